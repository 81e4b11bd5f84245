"""The action of GitHub at the root: its steps, run in a shell with the variables that a runner sets."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.cli.running import ROOT, clean_environment, write
from tests.cli.tables import ILLEGAL, LEGAL, UNUSABLE

ACTION = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))

INSTALL, VERIFY = ACTION["runs"]["steps"]

PYTHON_OF_THE_STAND_IN = """\
#!/usr/bin/env bash
set -eu
if [ "$2" = venv ]; then mkdir -p "$3/{scripts}"; cp "$0" "$3/{scripts}/python"; fi
printf '%s\\n' "$@" >> "{told}"
"""
"""Stands for a Python that makes an environment and installs into it; it notes what it is asked."""


def script(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


class Runner:
    """What a runner gives a step: its inputs and variables, a folder for the job, and a shell."""

    def __init__(self, folder: Path) -> None:
        self.workspace = folder / "a workspace"
        self.temporary = folder / "a temporary folder"
        self.output = folder / "output"
        for each in (self.workspace, self.temporary):
            each.mkdir()
        self.output.touch()

    def value(self, expression: str, inputs: dict[str, str]) -> str:
        """What an expression of the action stands for."""
        *context, name = expression.split(".")
        if context == ["inputs"]:
            assert name in ACTION["inputs"]
            return inputs.get(name, str(ACTION["inputs"][name]["default"]))
        if context == ["steps", INSTALL["id"], "outputs"]:
            told = dict(line.split("=", 1) for line in self.output.read_text(encoding="utf-8").splitlines())
            return told[name]
        assert expression == "github.action_path"
        return str(ROOT)

    def run(self, step: dict[str, object], **inputs: str) -> subprocess.CompletedProcess[str]:
        """Run one step as `shell: bash` has it."""
        assert step["shell"] == "bash"
        given = step["env"]
        assert isinstance(given, dict)
        env = {
            name: re.sub(r"\$\{\{ (\S+) \}\}", lambda found: self.value(found[1], inputs), text)
            for name, text in given.items()
        }
        variables = {
            "GITHUB_ACTIONS": "true",
            "GITHUB_OUTPUT": str(self.output),
            "GITHUB_WORKSPACE": str(self.workspace),
            "RUNNER_TEMP": str(self.temporary),
        }
        path = script(self.temporary / "step.sh", str(step["run"]))
        return subprocess.run(
            ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", path],
            env=clean_environment({**variables, **env}),
            cwd=self.workspace,
            capture_output=True,
            text=True,
            check=False,
        )

    def verify(self, **inputs: str) -> subprocess.CompletedProcess[str]:
        """Run the second step with the babylon of this checkout."""
        wrapper = f'#!/usr/bin/env bash\nexec "{sys.executable}" -m babylon_cli "$@"\n'
        babylon = script(self.temporary / "babylon", wrapper)
        self.output.write_text(f"babylon={babylon}\n", encoding="utf-8")
        return self.run(VERIFY, **inputs)


@pytest.fixture
def runner(tmp_path: Path) -> Runner:
    return Runner(tmp_path)


def test_it_is_an_action_that_a_workflow_can_use() -> None:
    assert ACTION["runs"]["using"] == "composite"
    assert ACTION["name"]
    assert ACTION["description"]
    for described in ACTION["inputs"].values():
        assert described["description"]
        assert isinstance(described["default"], str)
    for step in ACTION["runs"]["steps"]:
        assert "${{" not in step["run"], "what comes from a workflow would be read as a command"


@pytest.mark.parametrize("scripts", ["bin", "Scripts"])
def test_it_installs_what_was_checked_out_with_it(scripts: str, runner: Runner, tmp_path: Path) -> None:
    told = tmp_path / "told"
    python = script(tmp_path / "a python", PYTHON_OF_THE_STAND_IN.format(scripts=scripts, told=told))
    ended = runner.run(INSTALL, python=str(python))
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
    home = runner.temporary / "babylon"
    words = told.read_text(encoding="utf-8").splitlines()
    assert words[:3] == ["-m", "venv", str(home)]
    assert words[3:6] == ["-m", "pip", "install"]
    assert words[-1] == str(ROOT)
    assert runner.output.read_text(encoding="utf-8") == f"babylon={home / scripts / 'babylon'}\n"


def test_it_ends_where_nothing_can_be_installed(runner: Runner) -> None:
    assert runner.run(INSTALL, python="a-python-that-is-not-there").returncode == 127
    assert runner.output.read_text(encoding="utf-8") == ""


def test_it_passes_where_all_is_as_promised(runner: Runner) -> None:
    write(runner.workspace, LEGAL)
    ended = runner.verify()
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


def test_it_marks_the_line_that_breaks_a_rule(runner: Runner) -> None:
    (runner.workspace / "some games").mkdir()
    write(runner.workspace, ILLEGAL, "some games/friday.yaml")
    ended = runner.verify()
    assert ended.returncode == 1
    place = "::error file=some games/friday.yaml,line=5,col=25,title=storey-order::"
    assert ended.stdout.startswith(f"{place}Ana: the terrace at C3 on level 2 has no storey")
    assert len(ended.stdout.splitlines()) == 1


def test_it_fails_for_a_file_that_cannot_be_used(runner: Runner) -> None:
    write(runner.workspace, UNUSABLE)
    assert runner.verify().returncode == 2


def test_its_inputs_are_words_one_a_line(runner: Runner) -> None:
    for name in ("one.yaml", "the other.yaml", "--third.yaml"):
        write(runner.workspace, ILLEGAL, name)
    ended = runner.verify(paths="one.yaml\n\nthe other.yaml\n--third.yaml\n")
    assert [line.split(",")[0] for line in ended.stdout.splitlines()] == [
        "::error file=one.yaml",
        "::error file=the other.yaml",
        "::error file=--third.yaml",
    ]
    assert runner.verify(arguments="--ignore=storey-order\n--jobs\n2\n").returncode == 0
    report = runner.workspace / "a report.txt"
    assert runner.verify(arguments=f"--format\ntext\n--output\n{report.name}").stdout == runner.verify().stdout
    assert report.read_text(encoding="utf-8").endswith("0 passed, 3 failed\n")


def test_no_input_is_a_command(runner: Runner) -> None:
    write(runner.workspace, LEGAL)
    hostile = "\n".join(["$(touch here)", "`touch here`", "; touch here", '"; touch here; "', "'; touch here; '"])
    assert runner.verify(paths=hostile).returncode == 2
    assert runner.verify(arguments=hostile).returncode == 2
    assert not (runner.workspace / "here").exists()


@pytest.mark.thorough
def test_the_whole_action(runner: Runner, tmp_path: Path) -> None:
    """It takes what the package is built with, and what it needs, from wherever pip takes packages."""
    reached = subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", tmp_path, "hatchling"],
        capture_output=True,
        check=False,
    )
    if reached.returncode:
        pytest.skip("pip reaches no packages")
    ended = runner.run(INSTALL, python=sys.executable)
    assert (ended.returncode, ended.stdout) == (0, ""), ended.stderr
    write(runner.workspace, ILLEGAL)
    found = runner.run(VERIFY)
    assert found.returncode == 1
    assert found.stdout.startswith("::error file=garden.yaml,line=5,col=25,title=storey-order::")
    assert os.path.realpath(runner.value("steps.install.outputs.babylon", {})).startswith(str(runner.temporary))
    shutil.rmtree(runner.temporary)
