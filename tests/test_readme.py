"""What the README shows is what the commands print, and every command is in it."""

import re
import shlex
from pathlib import Path

import pytest

import babylon_cli as babylon
from babylon_cli.cli.main import COMMANDS
from tests.cli.running import run

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
FILES = re.findall(r"```yaml\n# (\S+\.yaml)\n(.*?)```", README, re.DOTALL)
SHOWN = re.findall(r"```console\n\$ babylon (.*?)\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize(("arguments", "output"), SHOWN, ids=[arguments for arguments, _ in SHOWN])
def test_the_readme_shows_real_output(
    arguments: str, output: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in FILES:
        (tmp_path / name).write_text(f"# {name}\n{text}", encoding="utf-8")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    ended = run(*shlex.split(arguments))
    assert ended.output.rstrip() == output.rstrip()
    assert ended.error == ""


@pytest.mark.parametrize(("name", "text"), FILES, ids=[name for name, _ in FILES])
def test_a_file_of_the_readme_is_legal_or_shown_with_its_faults(name: str, text: str) -> None:
    document = next(babylon.read(f"# {name}\n{text}".encode()))
    shown = "".join([output for arguments, output in SHOWN if name in shlex.split(arguments)])
    assert not document.problems
    assert [finding.rule for finding in babylon.check(document).findings if finding.rule not in shown] == []


def test_the_python_of_the_readme_prints_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ((program, output),) = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", README, re.DOTALL)
    for name, text in FILES:
        (tmp_path / name).write_text(f"# {name}\n{text}", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(compile(program, "README.md", "exec"), {})
    assert capsys.readouterr().out == output


def test_the_readme_shows_the_main_uses() -> None:
    assert {arguments.split()[0] for arguments, _ in SHOWN} >= {"score", "check", "explain", "quarry", "verify"}


@pytest.mark.parametrize("command", COMMANDS)
def test_the_readme_names_every_command(command: str) -> None:
    assert f"`babylon {command}" in README


def test_the_first_screen_has_the_two_commands() -> None:
    first_screen = "\n".join(README.split("\n")[:24])
    assert first_screen.count("python3 -m venv .venv && .venv/bin/pip install") == 2


def test_ci_runs_the_test_command_of_the_readme() -> None:
    command = next(line for line in README.split("\n") if line.endswith(".venv/bin/pytest"))
    assert command in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_ci_runs_the_score_command_of_the_readme() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    pattern = re.search(r"score_command=\$\(grep '(.*?)' README\.md\)", script)
    assert pattern is not None
    commands = [line for line in README.split("\n") if re.search(pattern[1], line)]
    assert len(commands) == 1
    assert commands[0].startswith("python3 -m venv .venv && .venv/bin/pip install -q . && .venv/bin/babylon score ")
