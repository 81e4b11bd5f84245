"""Which files of a folder are looked at: what is hidden, installed, special or excluded is not."""

import os
import socket
from pathlib import Path

import pytest

from babylon_cli.reading.exclusion import Exclusion
from babylon_cli.reading.folder import files_in_order, why_no_file

PROJECT = """\
garden.yaml
.pre-commit-config.yaml
.github/workflows/ci.yml
.venv/lib/click.yaml
env/pyvenv.cfg
env/lib/deep/pydantic.yaml
node_modules/left-pad/a.yml
web/node_modules/left-pad/a.yml
src/__pycache__/a.yaml
src/b.yml
drafts/c.yaml
drafts/kept/d.yaml
src/drafts.yaml/e.yaml
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    for name in PROJECT.split():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    return folder


def found(folder: Path | str, *globs: str) -> list[str]:
    files = list(files_in_order(str(folder), Exclusion(globs) if globs else None))
    assert not any(each.error for each in files)
    return [each.name for each in files]


def test_what_is_hidden_or_installed_is_passed_over(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project)
    assert found(".") == ["drafts/c.yaml", "drafts/kept/d.yaml", "garden.yaml", "src/b.yml", "src/drafts.yaml/e.yaml"]


@pytest.mark.parametrize(
    ("folder", "name"),
    [
        (".venv", ".venv/lib/click.yaml"),
        ("env", "env/lib/deep/pydantic.yaml"),
        ("web/node_modules", "web/node_modules/left-pad/a.yml"),
        (".github/..//.github", ".github/../.github/workflows/ci.yml"),
    ],
)
def test_a_folder_that_is_named_is_looked_into(
    folder: str, name: str, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project)
    assert found(folder) == [name]


@pytest.mark.parametrize(
    ("globs", "left"),
    [
        (["drafts/"], ["garden.yaml", "src/b.yml", "src/drafts.yaml/e.yaml"]),
        (["/drafts", "src"], ["garden.yaml"]),
        (["drafts/*", "!drafts/kept"], ["drafts/kept/d.yaml", "garden.yaml", "src/b.yml", "src/drafts.yaml/e.yaml"]),
        (["drafts*"], ["garden.yaml", "src/b.yml"]),
        (["**/[b-e].*"], ["garden.yaml"]),
        (["*"], []),
    ],
)
@pytest.mark.parametrize("named", [".", "../project", "{project}"])
def test_exclusions_are_read_as_a_gitignore_of_the_current_folder(
    globs: list[str], left: list[str], named: str, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project)
    folder = named.format(project=project)
    assert found(folder, *globs) == [str(Path(folder) / name) for name in left]


def test_the_current_folder_counts_where_the_named_one_lies_in_it(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project)
    assert found("src", "src/b.yml") == ["src/drafts.yaml/e.yaml"]
    assert len(found("src", "/b.yml")) == 2


def test_the_named_folder_counts_where_it_lies_elsewhere(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project / "drafts")
    assert found("../src", "/b.yml", "project") == ["../src/drafts.yaml/e.yaml"]


def test_exclusions_outlive_the_current_folder(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = project / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert found(project, "drafts", "*.yml") == [str(project / "garden.yaml"), str(project / "src/drafts.yaml/e.yaml")]


def test_links_to_folders_are_not_followed(project: Path) -> None:
    (project / "loop").symlink_to(project)
    (project / "loop.yaml").symlink_to(project)
    assert len(found(project)) == 5


@pytest.mark.parametrize("ending", ["yaml", "yml", "YAML", "Yml", "yAmL", "jsonl", "JSONL"])
def test_an_ending_may_have_capitals(ending: str, tmp_path: Path) -> None:
    (tmp_path / f"a.{ending}").touch()
    (tmp_path / f"a{ending}").touch()
    assert found(tmp_path) == [str(tmp_path / f"a.{ending}")]


def test_why_something_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe.yaml")
    Path("table.yaml").touch()
    for link, target in {
        "gone": "nowhere",
        "itself": "itself.yaml",
        "device": os.devnull,
        "link": "table.yaml",
    }.items():
        Path(f"{link}.yaml").symlink_to(target)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("socket.yaml")
    assert {each.name for each in files_in_order(".") if each.is_file} == {"table.yaml"}
    reasons = {name: why_no_file(name) for name in found(".")}
    assert {name: str(reason) for name, reason in reasons.items() if reason} == {
        "device.yaml": "it is a device",
        "pipe.yaml": "it is a named pipe",
        "socket.yaml": "it is a socket",
    }
    assert set(reasons) >= {"gone.yaml", "itself.yaml", "link.yaml", "table.yaml"}
