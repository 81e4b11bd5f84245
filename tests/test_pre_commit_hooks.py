"""The hooks pass in a repository that has other YAML, as every one with pre-commit has, and fail for its tables only.

Run as pre-commit runs them, without pre-commit: the files decide whether, and the entry with its arguments what.
"""

import re
import shlex
from pathlib import Path

import pytest
import yaml

from tests.cli.running import ROOT, Outcome, run, write
from tests.cli.tables import ILLEGAL, LEGAL, UNUSABLE

HOOKS = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))


@pytest.fixture(params=HOOKS, ids=[hook["id"] for hook in HOOKS])
def hook(request: pytest.FixtureRequest) -> dict[str, object]:
    """One hook as the file describes it."""
    return dict(request.param)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a table and what else may lie there."""
    for name in (".pre-commit-config.yaml", ".github/workflows/ci.yml", "node_modules/a/a.yaml", "mkdocs.yml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        write(tmp_path, "name: of another program\n", name)
    write(tmp_path, LEGAL)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def ran(hook: dict[str, object], *arguments: str) -> Outcome:
    """How it ends, with the arguments of the user's configuration in place of its own."""
    assert hook["language"] == "python"
    assert hook["pass_filenames"] is False
    own = hook["args"]
    assert isinstance(own, list)
    program, *words = shlex.split(str(hook["entry"]))
    assert program == "babylon"
    return run(*words, *(arguments or own))


def test_it_passes_beside_other_yaml(hook: dict[str, object], repository: Path) -> None:
    ended = ran(hook)
    assert ended.status == 0
    assert ended.error == "1 other YAML file skipped\n"


@pytest.mark.parametrize(("text", "status"), [(ILLEGAL, 1), (UNUSABLE, 2), ("players: [\n", 2)])
def test_it_fails_for_a_table(text: str, status: int, hook: dict[str, object], repository: Path) -> None:
    (repository / "tables").mkdir()
    write(repository, text, "tables/friday.yaml")
    ended = ran(hook)
    assert ended.status == status
    assert "tables/friday.yaml" in ended.output
    assert ran(hook, "tables").status == status
    assert ran(hook, "--exclude", "tables/", ".").status == 0


@pytest.mark.parametrize(
    ("name", "does"), [("garden.yaml", True), (".pre-commit-config.yaml", False), (".github/workflows/ci.yml", False)]
)
def test_what_sets_it_off(name: str, does: bool, hook: dict[str, object]) -> None:
    assert hook["types"] == ["yaml"]
    assert (re.search(str(hook["exclude"]), name) is None) == does
