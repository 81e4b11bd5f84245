"""`babel draft`: the tiles dealt at random, the same for the same seed, and never written over another file."""

import re
from pathlib import Path

import pytest

from babylon_cli.babel.files.draft_file import draft_file
from babylon_cli.babel.play.draft import draft
from tests.cli.running import run, run_process


@pytest.mark.parametrize(
    ("arguments", "players"), [([], 3), (["--players", "2"], 2), (["--players", "8"], 8), (["-"], 3)]
)
def test_it_goes_to_standard_output(arguments: list[str], players: int) -> None:
    assert run("babel", "draft", "--seed", "7", *arguments) == (0, draft_file(draft(players, 7)), "")


def test_a_process_of_its_own_gives_the_same() -> None:
    seed = "123456789012345678901234567890"
    ended = run_process("babel", "draft", "--players", "5", "--seed", seed)
    assert ended == (0, draft_file(draft(5, int(seed))), "")


def test_with_eight_every_tile_is_dealt_and_one_wonder_stands_in() -> None:
    shown = run("babel", "draft", "--players", "8", "--seed", "3").output
    assert "\n# All 24 tiles are dealt.\n" in shown
    assert "\n  # the base game has no eighth wonder: this one stands in for the board of an expansion\n" in shown


def test_without_a_seed_it_tells_the_one_that_it_drew() -> None:
    texts = [run("babel", "draft").output for _ in range(3)]
    assert len(set(texts)) > 1
    for text in texts:
        command = re.search(r"^#   babylon (babel draft .*)$", text, re.MULTILINE)
        assert command is not None
        assert run(*command[1].split()).output == text


@pytest.mark.parametrize("players", range(2, 8))
def test_what_it_writes_is_legal_and_can_be_asked(players: int, tmp_path: Path) -> None:
    path = tmp_path / "a new table.yaml"
    written = run("babel", "draft", "--players", str(players), "--seed", "7", path)
    assert written == (0, "", f"Wrote {path}. Write down what is built, then run: babylon babel tower '{path}'\n")
    assert path.read_text(encoding="utf-8") == draft_file(draft(players, 7))
    for arguments in (
        ("babel", "tower"),
        ("babel", "project"),
        ("babel", "conflict"),
        ("babel", "score"),
        ("babel", "check"),
        ("check",),
        ("verify",),
    ):
        ended = run(*arguments, path)
        assert (ended.status, ended.error) == (0, "")


@pytest.mark.parametrize(("variable", "value", "option"), [("PLAYERS", "4", "--players"), ("SEED", "8", "--seed")])
def test_every_option_has_its_variable(variable: str, value: str, option: str) -> None:
    env = {
        f"BABYLON_BABEL_DRAFT_{variable}": value,
        **({"BABYLON_BABEL_DRAFT_SEED": "7"} if option != "--seed" else {}),
    }
    seed = [] if option == "--seed" else ["--seed", "7"]
    assert run("babel", "draft", env=env) == run("babel", "draft", option, value, *seed)
    assert run("babel", "draft", env=env).output != run("babel", "draft", "--seed", "7").output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "1"], "'1' is no whole number from 2 to 8."),
        (["--players", "9"], "'9' is no whole number from 2 to 8."),
        (["--players", "two"], "'two' is no whole number from 2 to 8."),
        (["--seed", "-1"], "'-1' is no whole number from 0 up."),
        (["--seed", "x"], "'x' is no whole number from 0 up."),
    ],
)
def test_what_cannot_be_used_is_said(arguments: list[str], message: str) -> None:
    ended = run("babel", "draft", *arguments)
    assert (ended.status, ended.output) == (2, "")
    assert message in ended.error


def test_it_refuses_to_write_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "table.yaml"
    path.write_text("mine", encoding="utf-8")
    ended = run("babel", "draft", path)
    assert (ended.status, ended.output) == (2, "")
    assert "exists already, and nothing was written" in ended.error
    assert path.read_text(encoding="utf-8") == "mine"
    assert run("babel", "draft", tmp_path / "no such folder" / "table.yaml").status == 2
    assert run("babel", "draft", tmp_path).status == 2
