"""What is said beside a result: a text that a comment cut short, the lines of the file, a question without answer."""

import json
from pathlib import Path

import pytest

from tests.cli.running import run, write
from tests.cli.tables import ILLEGAL, LEGAL, QUARRY

CUT_SHORT = LEGAL.replace("title: Friday night", "title: Game #3")

NOTICE = """\
{file}:1:13: warning
    a # after a space begins a comment: `Game` is read, and `#3` is not
  1 | title: Game #3
    |             ^^
    help: if it is text, put all of it in quotes: 'Game #3'; if not, write a
          space after the #

"""


@pytest.mark.parametrize(
    "command",
    [
        ("check",),
        ("score",),
        ("verify",),
        ("check", "--format", "json"),
        ("score", "--format", "json"),
        ("verify", "--jobs", "2"),
    ],
)
def test_a_title_that_a_comment_cuts_short_is_a_warning_beside_the_result(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    cut, whole = write(tmp_path, CUT_SHORT, "cut.yaml"), write(tmp_path, LEGAL, "whole.yaml")
    told, untold = run(*command, cut.name), run(*command, whole.name)
    assert told.status == untold.status == 0
    assert untold.error == ""
    assert told.error == NOTICE.format(file="cut.yaml")


def test_an_unusable_file_has_both(tmp_path: Path) -> None:
    ended = run("score", write(tmp_path, CUT_SHORT.replace("level: 1", "level: 0", 1)))
    assert ended.status == 2
    assert "`Game` is read, and `#3` is not" in ended.error
    assert "`level` is the number 0" in ended.error


def test_a_fault_beside_a_result_is_shown_where_it_stands_on_a_terminal_alone(tmp_path: Path) -> None:
    file = write(tmp_path, ILLEGAL)
    (line,) = run("score", file).error.splitlines()
    assert line.startswith(f"{file}:5:25: error storey-order: Ana: ")
    shown = run("score", "--color", "never", file, is_terminal=True).error
    assert "\n  5 |       - {at: C3, level: 2" in shown


def test_the_numbers_of_the_lines_end_in_one_column(tmp_path: Path) -> None:
    """The ninth line and the tenth, of which one refers to the other."""
    doubled = LEGAL.replace("    statues: [C3]\n", "    statues: [C3]\n\n    statues: [C3]\n")
    assert (
        "  10 |     statues: [C3]\n     |     ^^^^^^^\n   8 |     statues: [C3]\n     |     ^ it stands first here\n"
    ) in run("check", write(tmp_path, doubled)).output


def test_a_tab_is_shown_as_wide_as_it_is_counted(tmp_path: Path) -> None:
    tab = LEGAL.replace("      - {at: E3", "      -\t{at: E3")
    shown = run("check", write(tmp_path, tab)).output
    assert "  7 |       - {at: E3, level: 1, flower: pink, icons: .TF.}\n    |        ^\n" in shown
    assert "\\u0009" not in shown


@pytest.mark.parametrize("command", ["score", "verify", "check"])
def test_without_a_path_the_current_folder_is_read(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path, LEGAL, "FRIDAY.YAML")
    named, found = run(command, "."), run(command)
    assert (found.status, found.output) == (0, named.output)
    assert "FRIDAY.YAML" in run(command, "--format", "json").output


def test_a_wrong_question_is_not_the_fault_of_the_file(tmp_path: Path) -> None:
    path = write(tmp_path, QUARRY)
    ended = run("quarry", "--player", "Anna", path)
    assert (
        ended.error == f"{path}: no answer\n    no player of the file is called Anna\n    help: did you mean Ana?\n\n"
    )
    shown = json.loads(run("quarry", "--player", "Anna", "--format", "json", path).output)
    (entry,) = shown["files"]
    assert entry["error"] == {"message": "no player of the file is called Anna", "line": 0, "column": 0} | {
        key: value for key, value in entry["error"].items() if key not in {"message", "line", "column"}
    }


@pytest.mark.parametrize("take", ["B2", "b2"])
def test_a_place_in_the_quarry_is_taken_in_either_case(take: str, tmp_path: Path) -> None:
    path = write(tmp_path, QUARRY)
    assert run("quarry", "--take", take, path).output == run("quarry", "--take", "B2", path).output
    assert run("quarry", path, env={"BABYLON_QUARRY_TAKE": take}).output == run("quarry", "--take", "B2", path).output


def test_the_mistake_in_the_arguments_fits_into_the_terminal(tmp_path: Path) -> None:
    ended = run("quarry", "--token", "swap", write(tmp_path, QUARRY), is_terminal=True)
    assert ended.error.startswith("Error: Invalid value for '--token': 'swap' is not one of 'none', 'single',\n")
    assert max(len(line) for line in ended.error.split("\n")) <= 80


def test_a_folder_in_the_place_of_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "Friday games").mkdir()
    ended = run("Friday games")
    assert ended.status == 2
    assert ended.error == "Error: There is no command 'Friday games'. Did you mean `babylon score 'Friday games'`?\n"
