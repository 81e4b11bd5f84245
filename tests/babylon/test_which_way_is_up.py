"""Where cells are typed or drawn it is said which way is up: row 1 is the far side of the owner's board."""

from typing import Any

import pytest

from babylon_cli.babylon.files.schema import schema
from babylon_cli.babylon.pages import example_pictures
from babylon_cli.babylon.picture.text_map import LEGEND
from tests.cli.running import run

UP = "Row 1 is at the top, the far side as the owner sees the board; A1 is the far left corner."

PARTS: Any = schema()["definitions"]


@pytest.mark.parametrize(("part", "key"), [("TerracePart", "at"), ("BuildPart", "at"), ("PlayerPart", "terraces")])
def test_the_schema_says_it_where_terraces_are_typed(part: str, key: str) -> None:
    assert UP in PARTS[part]["properties"][key]["description"]


@pytest.mark.parametrize("document", ["TableDocument", "TurnDocument", "RecordDocument"])
def test_the_schema_says_how_a_quarry_lies(document: str) -> None:
    said = PARTS[document]["properties"]["quarry"]["description"]
    assert said.startswith("Four rows of four, from north (row 1) to south, and in each from west (A) to east")


def test_every_map_says_it() -> None:
    for legend in (LEGEND, example_pictures.LEGEND):
        assert str(legend).startswith("row 1 is the far side of the board and row 8 its owner's; ")
    assert "row 1 is the far side of the board and row 8 its owner's; " in run("explain", "bridge-gap").output


def test_the_page_on_the_edge_of_the_board_says_it() -> None:
    page = " ".join(run("explain", "terrace-off-board").output.split())
    assert "So row 1 is the far side, row 8 is the side at which you sit, and A1 is the far left corner." in page


def test_the_help_of_moves_says_it() -> None:
    assert "Row 1 is the far side of the player's board" in " ".join(run("moves", "--help").output.split())
