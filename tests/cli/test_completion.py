"""Shell completion: a script for each shell, and the words that may come next."""

import pytest

from babylon_cli.cli.main import COMMANDS
from tests.cli.running import run, run_process


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
        ("babylon check --f", 2, ["--format"]),
        ("babylon check --format j", 3, ["json", "junit"]),
        ("babylon score --color n", 3, ["never"]),
        ("babylon quarry --token m", 3, ["minus-one"]),
        ("babylon nothing --f", 2, []),
        ("babylon check --ruling bri", 3, ["bridge_gap=clear", "bridge_gap=any", "bridge_gap=ground"]),
        ("babylon score --ruling hidden_belvedere=c", 3, ["hidden_belvedere=counts"]),
        ("babylon babel price --ruling bri", 4, []),
        ("babylon babel price --ruling half", 4, ["half_penalty=token", "half_penalty=partial"]),
        ("babylon moves --edition zh", 3, ["zh-Hant", "zh-Hans"]),
    ],
)
def test_the_words_that_may_come_next(words: str, position: int, offered: list[str]) -> None:
    assert completed(words, position) == offered


def test_the_help_stands_beside_the_command() -> None:
    ended = run(env={"_BABYLON_COMPLETE": "zsh_complete", "COMP_WORDS": "babylon sch", "COMP_CWORD": "1"})
    assert ended.output.splitlines() == ["plain", "schema", "Print the JSON Schema of a table file."]
