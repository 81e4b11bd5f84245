"""Shell completion: a script for each shell, and the words that may come next."""

import os
from pathlib import Path

import pytest

from babylon_cli.cli.main import COMMANDS
from babylon_cli.pages import topics
from tests.cli.running import run, run_process, write


def completed(words: str, position: int, shell: str = "bash") -> list[str]:
    """The words offered for the last one of the line."""
    ended = run(env={"_BABYLON_COMPLETE": f"{shell}_complete", "COMP_WORDS": words, "COMP_CWORD": str(position)})
    assert ended.status == 0
    assert ended.error == ""
    return [line.split(",", 1)[1] for line in ended.output.splitlines() if line]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_for_each_shell(shell: str) -> None:
    ended = run_process(env={"_BABYLON_COMPLETE": f"{shell}_source"})
    assert ended.status == 0
    assert "_BABYLON_COMPLETE" in ended.output
    assert "babylon" in ended.output


@pytest.mark.parametrize(
    ("words", "position", "offered"),
    [
        ("babylon sc", 1, ["score", "schema"]),
        ("babylon ", 1, list(COMMANDS)),
        ("babylon x", 1, []),
        ("babylon --v", 1, ["--version"]),
        ("babylon check --f", 2, ["--format", "--fix"]),
        ("babylon check --format j", 3, ["json", "jsonl", "junit"]),
        ("babylon score --color n", 3, ["never"]),
        ("babylon quarry --token m", 3, ["minus-one"]),
        ("babylon nothing --f", 2, []),
        ("babylon check --ruling bri", 3, ["bridge_gap=clear", "bridge_gap=any", "bridge_gap=ground"]),
        ("babylon score --ruling hidden_belvedere=c", 3, ["hidden_belvedere=counts"]),
        ("babylon babel price --ruling bri", 4, []),
        ("babylon babel price --ruling half", 4, ["half_penalty=token", "half_penalty=partial"]),
        ("babylon moves --edition zh", 3, ["zh-Hant", "zh-Hans"]),
        ("babylon explain bridge-l", 2, ["bridge-link"]),
        ("babylon explain HIDDEN", 2, [topic for topic in topics() if topic.startswith("hidden")]),
        ("babylon explain E3", 2, [f"e{number}" for number in range(30, 40)]),
        ("babylon explain tile-2", 2, ["tile-2", "tile-20", "tile-21", "tile-22", "tile-23", "tile-24"]),
        ("babylon explain project-w", 2, ["project-war-mirror"]),
        ("babylon explain icon", 2, ["icon-swap"]),
        ("babylon explain ", 2, list(dict.fromkeys(topics()))),
        ("babylon quarry --take b", 3, ["B1", "B2", "B3", "B4"]),
        ("babylon quarry --player ", 3, []),
    ],
)
def test_the_words_that_may_come_next(words: str, position: int, offered: list[str]) -> None:
    assert completed(words, position) == offered


def test_the_help_stands_beside_the_command() -> None:
    ended = run(env={"_BABYLON_COMPLETE": "zsh_complete", "COMP_WORDS": "babylon sch", "COMP_CWORD": "1"})
    assert ended.output.splitlines() == ["plain", "schema", "Print the JSON Schema of a table file."]


TABLE = """\
players:
  - {name: Ana, flower: white}
  - {name: Zoë Ann's, flower: pink}
  - {name: $(touch oops), flower: pink}
  - {name: "a\\tb", flower: 3}
  - Ana
quarry:
  - [floor, clay white, floor, floor]
  - [granite pink > clay white, floor, floor, floor]
"""


@pytest.mark.parametrize("shell", ["bash", "zsh"])
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("quarry FILE --player ", ["Ana", "Zoë Ann's", "$(touch oops)"]),
        ("quarry FILE --player a", ["Ana"]),
        ("quarry FILE FILE --player an", ["Ana"]),
        ("quarry --take A1 FILE --player An", ["Ana"]),
        ("draw FILE --player a", ["Ana"]),
        ("quarry FILE --flower ", ["white", "pink"]),
        ("quarry FILE --take ", ["B1", "A2"]),
        ("quarry nowhere.yaml --take A", ["A1", "A2", "A3", "A4"]),
        ("quarry . --player ", []),
        ("quarry - --player ", []),
    ],
)
def test_what_stands_in_the_files_of_the_line(shell: str, words: str, offered: list[str], tmp_path: Path) -> None:
    path = write(tmp_path, TABLE, "my table.yaml")
    line = "babylon " + words.replace("FILE", f"'{path}'")
    found = run(
        env={"_BABYLON_COMPLETE": f"{shell}_complete", "COMP_WORDS": line, "COMP_CWORD": str(len(words.split(" ")))}
    )
    assert (found.status, found.error) == (0, "")
    lines = [line.replace("\\\\", "").removeprefix("plain,") for line in found.output.splitlines() if line]
    assert (lines if shell == "bash" else lines[1::3]) == offered


def test_bash_inserts_no_command(tmp_path: Path) -> None:
    """What a file says is quoted; its script takes one backslash of two away."""
    words = f"babylon quarry {write(tmp_path, TABLE)} --player $"
    assert completed(words, 4) == [r"\\$\\(touch\\ oops\\)"]


@pytest.mark.parametrize(
    "text", ["", "players: 3\nquarry: 4", "- 1", "players: [", "players: [{name: 3}]\nquarry: [3, [4]]"]
)
@pytest.mark.parametrize("option", ["--player", "--flower", "--take"])
def test_a_file_that_tells_nothing_is_no_trouble(text: str, option: str, tmp_path: Path) -> None:
    completed(f"babylon quarry {write(tmp_path, text)} {option} ", 4)


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    assert completed(f"babylon quarry {tmp_path / 'pipe.yaml'} --player ", 4) == []
