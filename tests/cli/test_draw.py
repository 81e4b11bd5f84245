"""`babylon draw` in the terminal."""

from pathlib import Path

import pytest

from babylon_cli.printing.layout import display_width
from tests.cli.plays import BEGUN_TURN, LEGAL_GAME
from tests.cli.running import EXAMPLES, run, write
from tests.cli.tables import ILLEGAL, LEGAL, QUARRY

ILLEGAL_BRIDGE = EXAMPLES / "rules/bridge-gap/illegal-terrace-between-the-ends.yaml"


def test_a_garden_is_drawn(tmp_path: Path) -> None:
    ended = run("draw", write(tmp_path, LEGAL))
    assert ended.status == 0
    assert ended.error == ""
    assert "  ┌──" in ended.output or "  ┏━━" in ended.output


def test_a_terminal_without_unicode_gets_plain_outlines(tmp_path: Path) -> None:
    ended = run("draw", write(tmp_path, LEGAL), encoding="latin-1")
    assert ended.status == 0
    assert ended.output.isascii()
    assert "\n  +--" in ended.output


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_no_line_is_wider_than_the_page(columns: int) -> None:
    ended = run("draw", "--top", "--faults", EXAMPLES / "games", env={"COLUMNS": str(columns)})
    assert ended.status == 0
    lines = [line for line in ended.output.splitlines() if not line.startswith(str(EXAMPLES))]
    assert max([display_width(line) for line in lines]) <= columns
    beside = [line for line in ended.output.splitlines() if line.count("A     B     C     D     E") == 2]
    assert bool(beside) == (columns == 120)


def test_faults_change_no_status(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    assert run("check", path).status == 1
    assert run("draw", path).status == 0
    ended = run("draw", "--faults", path)
    assert ended.status == 0
    assert "\n!1 error: " in ended.output


def test_faults_are_numbered_as_check_finds_them() -> None:
    checked = run("check", "--format", "concise", ILLEGAL_BRIDGE)
    drawn = run("draw", "--faults", ILLEGAL_BRIDGE)
    assert "bridge-gap" in checked.output
    assert [line.split(" ")[1] for line in checked.output.splitlines()] == ["warning", "error"]
    assert "\n!1 warning: player-count: " in drawn.output
    assert "\n!2 error: bridge-gap: " in drawn.output
    assert "│1S !2      ┃" in drawn.output


def test_a_player_nobody_knows(tmp_path: Path) -> None:
    ended = run("draw", "--player", "Anna", write(tmp_path, LEGAL))
    assert ended.status == 2
    assert ended.output == ""
    assert "no player of the file is called Anna" in ended.error
    assert "did you mean Ana?" in ended.error


def test_a_storey_that_no_garden_has(tmp_path: Path) -> None:
    ended = run("draw", "--storey", "9", write(tmp_path, LEGAL))
    assert ended.status == 2
    assert "no terrace lies on storey 9" in ended.error
    assert "the highest storey is " in ended.error


@pytest.mark.parametrize(
    "options",
    [
        ["--storey", "1", "--top"],
        ["--storeys", "--top"],
        ["--storeys", "--storey", "1"],
        ["--quarry", "--top"],
        ["--quarry", "--faults"],
    ],
)
def test_two_options_that_ask_for_different_drawings(options: list[str], tmp_path: Path) -> None:
    ended = run("draw", *options, write(tmp_path, QUARRY))
    assert ended.status == 2
    assert "give one of the two" in ended.error
    assert ended.output == ""


def test_a_file_of_babel_names_its_own_command() -> None:
    ended = run("draw", EXAMPLES / "babel/cities/three-players.yaml")
    assert ended.status == 2
    assert "7 Wonders: Babel" in ended.error


def test_a_record_is_drawn_at_its_end_and_a_turn_before_it(tmp_path: Path) -> None:
    record = run("draw", write(tmp_path, LEGAL_GAME))
    assert "The table as it stands at the end of the record.\n" in record.output
    turn = run("draw", write(tmp_path, BEGUN_TURN))
    assert "The table as it stands before the turn.\n" in turn.output


def test_the_quarry_alone(tmp_path: Path) -> None:
    ended = run("draw", "--quarry", write(tmp_path, QUARRY))
    assert ended.status == 0
    assert "The quarry\n" in ended.output
    assert "The number in the middle is how many single pillars a tile gives" in ended.output
    without = run("draw", "--quarry", write(tmp_path, LEGAL))
    assert without.status == 2
    assert "the document has no `quarry`" in without.error
