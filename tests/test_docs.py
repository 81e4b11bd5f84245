"""What the README and `docs/` show is what the commands print; `BABYLON_UPDATE_SNAPSHOTS=1` writes it anew."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

import babylon_cli as babylon
from babylon_cli.cli.main import COMMANDS
from tests.cli.running import clean_environment, run

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"# (\S+\.(?:yaml|jsonl))\n")
COMMAND = re.compile(r"\$ babylon (.*)\n")
FILES_OF = ("yaml", "jsonl")
"""What stands behind the fence of a file."""
LONGEST_README = 250
"""In lines: who comes for the first time reads one page."""


class Page(NamedTuple):
    """A page with its fenced blocks, each with the word behind its fence."""

    path: Path
    text: str
    blocks: list[tuple[str, str]]

    @property
    def files(self) -> dict[str, str]:
        """The files that its commands read, by name: the first line of each tells it, and is left out of JSON Lines."""
        named = [(FILE.match(block), block) for word, block in self.blocks if word in FILES_OF]
        return {
            match[1]: block[match.end() :] if match[1].endswith(".jsonl") else block for match, block in named if match
        }

    @property
    def shown(self) -> list[tuple[str, str]]:
        """Each command that it shows, with what it prints."""
        consoles = [(COMMAND.match(block), block) for word, block in self.blocks if word == "console"]
        return [(match[1], block[match.end() :]) for match, block in consoles if match]

    def write_files(self, folder: Path) -> None:
        """Write them, and the examples beside them."""
        for name, text in self.files.items():
            (folder / name).write_text(text, encoding="utf-8")
        (folder / "examples").symlink_to(ROOT / "examples")


def page(path: Path) -> Page:
    text = path.read_text(encoding="utf-8")
    return Page(path, text, BLOCK.findall(text))


PAGES = [page(path) for path in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]]
SHOWN = [(page, arguments, output) for page in PAGES for arguments, output in page.shown]


@pytest.mark.parametrize(
    ("page", "arguments", "output"), SHOWN, ids=[f"{page.path.name}: {arguments}" for page, arguments, _ in SHOWN]
)
def test_a_page_shows_real_output(
    page: Page, arguments: str, output: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.write_files(tmp_path)
    monkeypatch.chdir(tmp_path)
    ended = run(*shlex.split(arguments))
    if os.environ.get("BABYLON_UPDATE_SNAPSHOTS"):
        old, new = f"$ babylon {arguments}\n{output}```", f"$ babylon {arguments}\n{ended.output.rstrip()}\n```"
        page.path.write_text(page.path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
        return
    assert ended.output.rstrip() == output.rstrip()
    assert ended.error == ""


FILES = [(page, name) for page in PAGES for name in page.files if name.endswith(".yaml")]


@pytest.mark.parametrize(("page", "name"), FILES, ids=[f"{page.path.name}: {name}" for page, name in FILES])
def test_a_file_of_a_page_is_legal_or_shown_with_its_faults(page: Page, name: str) -> None:
    document = next(babylon.read(page.files[name].encode()))
    shown = "".join([output for arguments, output in page.shown if name in shlex.split(arguments)])
    told = shown + page.files[name]  # what it promises under `expect:` is told, too
    assert shown
    assert not document.problems
    assert [finding.rule for finding in babylon.check(document).findings if finding.rule not in told] == []


@pytest.mark.parametrize("page", PAGES, ids=[page.path.name for page in PAGES])
def test_the_python_of_a_page_prints_what_it_shows(
    page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page.write_files(tmp_path)
    monkeypatch.chdir(tmp_path)
    for program, output in re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", page.text, re.DOTALL):
        exec(compile(program, page.path.name, "exec"), {})
        assert capsys.readouterr().out == output


@pytest.mark.parametrize("page", PAGES, ids=[page.path.name for page in PAGES])
def test_no_block_of_a_page_is_left_unrun(page: Page) -> None:
    words = [word for word, _ in page.blocks]
    assert len(page.files) == words.count("yaml") + words.count("jsonl")
    assert len(page.shown) == words.count("console")
    assert words.count("python") == words.count("text")
    assert set(words) <= {*FILES_OF, "yml", "console", "python", "text", "sh"}
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    for word, block in page.blocks:
        is_run = block.startswith("parallel ") or block.strip() in script
        assert word != "sh" or is_run or is_the_score_command(block.strip(), script)


def is_the_score_command(line: str, script: str) -> bool:
    """Whether CI takes a line from the README by its pattern, and runs it."""
    pattern = re.search(r"score_command=\$\(grep '(.*?)' README\.md\)", script)
    assert pattern is not None
    return [line] == [each for each in README.split("\n") if re.search(pattern[1], each)]


PARALLEL = [(page, block) for page in PAGES for word, block in page.blocks if block.startswith("parallel ")]


@pytest.mark.skipif(shutil.which("parallel") is None, reason="GNU parallel is not installed")
@pytest.mark.parametrize(("page", "line"), PARALLEL)
def test_gnu_parallel_gives_what_one_process_does(page: Page, line: str, tmp_path: Path) -> None:
    page.write_files(tmp_path)
    path = tmp_path / "tables.jsonl"
    path.write_bytes(path.read_bytes() * 30)
    bin = tmp_path / "bin"
    bin.mkdir()
    (bin / "babylon").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m babylon_cli "$@"\n', encoding="utf-8")
    (bin / "babylon").chmod(0o755)
    env = clean_environment({"PATH": f"{bin}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(ROOT)})
    env |= {"HOME": str(tmp_path), "PARALLEL": "--block 4k"}
    shared = subprocess.run(["sh", "-c", line], cwd=tmp_path, env=env, capture_output=True, check=False)
    told = [json.loads(answer) for answer in shared.stdout.splitlines()]
    alone = [json.loads(answer) for answer in run("score", "--format", "jsonl", path).output.splitlines()]
    assert [wins(answer) for answer in told] == [wins(answer) for answer in alone]
    assert len([answer for answer in told if answer["line"] == 1]) > 1


def wins(answer: dict[str, Any]) -> list[str] | None:
    """Who wins, or None where the answer is an error."""
    winners: list[str] | None = answer.get("winners")
    return winners


def test_the_pages_have_the_two_recipes_for_streams() -> None:
    assert len(PARALLEL) == 1
    assert any(["dask.bag" in page.text for page in PAGES])


@pytest.mark.parametrize("page", PAGES, ids=[page.path.name for page in PAGES])
def test_a_workflow_gives_the_action_what_it_takes(page: Page) -> None:
    action = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    for workflow in [yaml.safe_load(block) for word, block in page.blocks if word == "yml"]:
        steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
        (given,) = [step["with"] for step in steps if "/babylon@" in step["uses"]]
        assert set(given) <= set(action["inputs"])


@pytest.mark.parametrize("page", PAGES, ids=[page.path.name for page in PAGES])
def test_every_link_of_a_page_leads_somewhere(page: Page) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.text):
        assert (page.path.parent / target).exists(), target


def test_the_readme_is_short_and_leads_to_every_page() -> None:
    assert len(README.splitlines()) <= LONGEST_README
    for path in sorted((ROOT / "docs").glob("*.md")):
        assert f"](docs/{path.name})" in README


def test_the_readme_shows_the_main_uses() -> None:
    assert {arguments.split()[0] for arguments, _ in PAGES[0].shown} >= {"score", "check", "verify"}


@pytest.mark.parametrize("command", COMMANDS)
def test_the_page_of_the_commands_names_every_command(command: str) -> None:
    assert f"`babylon {command}" in (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")


def test_the_first_screen_has_the_two_commands() -> None:
    first_screen = "\n".join(README.split("\n")[:24])
    assert first_screen.count("python3 -m venv .venv && .venv/bin/pip install") == 2
