"""Every command in every format ends with the same status."""

from pathlib import Path

import pytest

from babylon_cli.babylon.pages.formats import MOVES_FORMATS, NOTATION_FORMATS, QUARRY_FORMATS, REPLAY_FORMATS
from babylon_cli.printing.formats import CHECK_FORMATS, SCORE_FORMATS, VERIFY_FORMATS
from tests.cases import for_each
from tests.cli.plays import BEGUN_TURN, GAME, LEGAL_GAME
from tests.cli.running import run, write
from tests.cli.tables import ILLEGAL, LEGAL, NO_PLAYERS, PROMISES, QUARRY, SEVERAL, UNUSABLE

COMMANDS = {
    "check": CHECK_FORMATS,
    "score": SCORE_FORMATS,
    "quarry": QUARRY_FORMATS,
    "verify": VERIFY_FORMATS,
    "replay": REPLAY_FORMATS,
    "moves": MOVES_FORMATS,
    "notation": NOTATION_FORMATS,
}

EVERY_FORMAT = [(name, form) for name in ("check", "score", "quarry", "verify") for form in COMMANDS[name]]

UNKNOWN_FLOWER = """\
players: [{name: Ana, flower: white, start: ....}, {name: Bo, flower: pink, start: ....}]
rounds: [{turns: [{player: Ana, dig: A1, build: [{from: dug, at: C3, level: 1}]}]}]
"""
"""A record that nobody can go on with as a table."""

STATUSES = [
    ("check", LEGAL, 0),
    ("check", ILLEGAL, 1),
    ("check", UNUSABLE, 2),
    ("check", SEVERAL, 2),
    ("check", NO_PLAYERS, 0),
    ("check", "", 2),
    ("score", LEGAL, 0),
    ("score", ILLEGAL, 1),
    ("score", UNUSABLE, 2),
    ("score", SEVERAL, 2),
    ("score", NO_PLAYERS, 2),
    ("score", "", 2),
    ("quarry", QUARRY, 0),
    ("quarry", NO_PLAYERS, 0),
    ("quarry", LEGAL, 2),
    ("quarry", UNUSABLE, 2),
    ("quarry", f"{QUARRY}---\n{LEGAL}", 2),
    ("verify", LEGAL, 0),
    ("verify", ILLEGAL, 1),
    ("verify", PROMISES, 1),
    ("verify", UNUSABLE, 2),
    ("verify", SEVERAL, 2),
    ("replay", LEGAL_GAME, 0),
    ("replay", GAME, 1),
    ("replay", UNKNOWN_FLOWER, 0),
    ("replay", LEGAL, 2),
    ("replay", f"{GAME}---\n{UNUSABLE}", 2),
    ("notation", LEGAL, 0),
    ("notation", ILLEGAL, 0),
    ("notation", SEVERAL, 2),
    ("notation", GAME, 2),
    ("moves", BEGUN_TURN, 0),
    ("moves", LEGAL, 2),
]


@pytest.mark.thorough
@for_each(
    ("name", "form", "text", "status"),
    [(name, form, text, status) for name, text, status in STATUSES for form in COMMANDS[name]],
)
def test_the_format_never_changes_the_status(name: str, form: str, text: str, status: int, tmp_path: Path) -> None:
    ended = run(name, "--format", form, write(tmp_path, text))
    assert ended.status == status
    assert "Traceback" not in ended.error


@pytest.mark.parametrize(("name", "form"), EVERY_FORMAT)
def test_the_other_files_are_still_done(name: str, form: str, tmp_path: Path) -> None:
    path = write(tmp_path, PROMISES)
    ended = run(name, "--format", form, tmp_path / "missing.yaml", path)
    assert ended.status == 2
    assert ("createPlay" if form == "bgstats" else "garden") in ended.output  # a link names no file
    assert "there is no such file" in ended.output + ended.error


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("chek",),
        ("zzz",),
        ("--nothing",),
        ("check", "--format", "xml"),
        ("check", "--color", "sometimes"),
        ("quarry",),
        ("verify", "--jobs", "0", "x"),
        ("verify", "--jobs", "many", "x"),
        ("quarry", "--token", "triple", "x"),
        ("quarry", "--take", "E5", "x"),
        ("quarry", "--player", "Ana", "--flower", "white", "x"),
        ("explain", "stairway"),
        ("explain", "xyzzy", "qwerty"),
        ("new", "--players", "5"),
        ("new", "--players", "1"),
        ("schema", "x"),
    ],
)
def test_arguments_that_cannot_be_used_end_with_2(arguments: tuple[str, ...]) -> None:
    ended = run(*arguments)
    assert ended.status == 2
    assert ended.output == ""
    assert ended.error.startswith(("Usage: babylon", "Error: "))


@pytest.mark.parametrize(
    "arguments",
    [("--help",), ("--version",), ("check", "-h"), ("explain",), ("explain", "rulings"), ("schema",), ("new",)],
)
def test_what_needs_no_file_ends_with_0(arguments: tuple[str, ...]) -> None:
    ended = run(*arguments)
    assert ended.status == 0
    assert ended.output
    assert ended.error == ""


def test_warnings_alone_are_legal(tmp_path: Path) -> None:
    alone = write(tmp_path, "players:\n  - {name: Ana, flower: white}\n")
    ended = run("check", alone)
    assert ended.status == 0
    assert "warning" in ended.output
    assert "0 errors, 1 warning in 1 document" in ended.output


def test_an_unknown_command_names_the_nearest() -> None:
    assert "There is no command 'chek'. Did you mean check?" in run("chek").error
    assert "Did you mean" not in run("zzz").error


def test_player_and_flower_are_one_question() -> None:
    assert "give one of the two" in run("quarry", "--player", "Ana", "--flower", "white", "x").error
