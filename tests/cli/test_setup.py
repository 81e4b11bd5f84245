"""`setup`: a game drawn at random, the same for the same seed, and never written over another file."""

import re
import shlex
from pathlib import Path

import pytest

from babylon_cli.babylon.files.set_up_file import set_up_file
from babylon_cli.babylon.play.set_up import set_up
from babylon_cli.babylon.table.stand_ins import PLAYER_NAMES
from tests.cli.running import Outcome, run, run_process, write


def expected(players: int, seed: int) -> str:
    """The text for players of the names that stand in for theirs."""
    return set_up_file(set_up(players, seed), PLAYER_NAMES[:players])


def again(text: str) -> Outcome:
    """What the command that a file names gives."""
    named = re.search(r"^#   babylon (setup .*)$", text, re.MULTILINE)
    assert named is not None
    return run(*shlex.split(named[1]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_usable_and_legal(players: int, tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    written = run("setup", "--players", str(players), "--seed", "7", path)
    assert (written.status, written.output) == (0, "")
    assert written.error == f"Wrote {path}. Write the turns down in it, then run: babylon replay {path}\n"
    assert path.read_bytes().decode() == expected(players, 7)
    checked = run("check", path)
    assert checked.status == 0
    assert "0 errors, 0 warnings" in checked.output
    assert run("score", path).status == 0
    assert run("replay", path).status == 0


@pytest.mark.parametrize("arguments", [[], ["-"]])
def test_without_a_name_it_goes_to_standard_output(arguments: list[str]) -> None:
    assert run("setup", "--seed", "7", *arguments) == (0, expected(2, 7), "")


def test_a_process_of_its_own_gives_the_same() -> None:
    assert run_process("setup", "--players", "4", "--seed", "123456789012345678901234567890") == (
        0,
        expected(4, 123456789012345678901234567890),
        "",
    )


def test_without_a_seed_it_tells_the_one_that_it_drew() -> None:
    texts = {run("setup").output for _ in range(4)}
    assert len(texts) > 1
    for text in texts:
        assert again(text) == (0, text, "")


def test_the_players_may_be_named() -> None:
    ended = run("setup", "--names", "Ana, Bo,Cem O'Hara", "--seed", "7")
    assert ended == (0, set_up_file(set_up(3, 7), ("Ana", "Bo", "Cem O'Hara")), "")
    assert run("setup", "--names", "Ana,Bo,Cem O'Hara", "--players", "3", "--seed", "7") == ended
    assert again(ended.output) == ended


@pytest.mark.parametrize(
    ("variable", "value", "option"),
    [("PLAYERS", "4", "--players"), ("NAMES", "Ana,Cem", "--names"), ("SEED", "8", "--seed")],
)
def test_every_option_has_its_variable(variable: str, value: str, option: str) -> None:
    env = {"BABYLON_SETUP_SEED": "7", f"BABYLON_SETUP_{variable}": value}
    assert run("setup", env=env) == run("setup", "--seed", "7", option, value)
    assert run("setup", env=env) != run("setup", "--seed", "7")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "5"], "'5' is no whole number from 2 to 4."),
        (["--players", "two"], "'two' is no whole number from 2 to 4."),
        (["--seed", "-1"], "'-1' is no whole number from 0 up."),
        (["--seed", "x"], "'x' is no whole number from 0 up."),
        (["--names", "Ana"], "--names has 1 name, and Babylon has 2 to 4 players."),
        (["--names", "A,B,C,D,E"], "--names has 5 names, and Babylon has 2 to 4 players."),
        (["--names", "Ana,Bo", "--players", "3"], "--names has 2 names and --players says 3."),
        (["--names", "Ana,,Bo"], "--names has an empty name: write them as Ana,Bo,Cem."),
        (["--names", "Ana,Bo, Ana"], "--names has Ana twice: give each player a name of their own."),
        (["--names", "Ana,B\x07o"], "--names has B\\u0007o: a name cannot hold such a character."),
        (["--names", "Ana,B\no"], "--names has B\\u000ao: a name cannot hold such a character."),
        (["--names", "Ana,B\udcffo"], "--names has B\\udcffo: a name cannot hold such a character."),
    ],
)
def test_what_cannot_be_used_is_said(arguments: list[str], message: str) -> None:
    ended = run("setup", "--seed", "7", *arguments)
    assert (ended.status, ended.output) == (2, "")
    assert message in ended.error
    assert "Traceback" not in ended.error


def test_double_signs_may_stand_in_a_name() -> None:
    assert run("setup", "--seed", "7", "--names", "A::B,C##").status == 0


def test_it_refuses_to_write_over_a_file(tmp_path: Path) -> None:
    path = write(tmp_path, "mine")
    ended = run("setup", path)
    assert (ended.status, ended.output) == (2, "")
    assert "exists already, and nothing was written" in ended.error
    assert path.read_text(encoding="utf-8") == "mine"
