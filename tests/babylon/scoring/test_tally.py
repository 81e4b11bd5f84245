"""The pad of a player who only counted."""

import pytest

from babylon_cli.babylon.scoring.ranking import settle
from babylon_cli.judging.line import Line
from tests.drawing import garden, lines, points

EVERYTHING = """
tally:
  statues: {1: 2, 3: 1}
  fountains: {1: 1, 2: 2}
  bridges: {2: 1}
  staircases: {1-2: 1, 3-2: 1}
  flowers: {white: 3, pink: 2, sun: 2, vine: 4}
  belvederes: 2
  highest_terrace: 3
  visible_holes: 24
"""
NOTHING = "tally: {highest_terrace: 0, visible_holes: 64}"


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("statues", 2 + 3),
        ("fountains", 3 + 12),
        ("bridges", 6),
        ("staircases", 3 + 5),
        ("decoration_sets", 4),
        ("flower_sets", 8),
        ("belvederes", 2),
        ("highest_terrace", 6),
        ("total", 54),
    ],
)
def test_every_row(row: str, expected: int) -> None:
    assert points(row, garden(EVERYTHING)) == expected


def test_the_lines_name_how_many_and_where() -> None:
    drawn = garden(EVERYTHING)
    assert lines("statues", drawn) == [
        Line(2, "2 statues", "level 1", "1 × level 1 each"),
        Line(3, "1 statue", "level 3", "1 × level 3 each"),
    ]
    assert lines("fountains", drawn)[1] == Line(12, "2 fountains", "level 2", "3 × level 2 each")
    assert lines("bridges", drawn) == [Line(6, "1 bridge", "level 2", "3 × level 2 each")]
    assert lines("staircases", drawn) == [
        Line(3, "1 staircase", "levels 1 to 2", "level 1 + level 2 each"),
        Line(5, "1 staircase", "levels 2 to 3", "level 2 + level 3 each"),
    ]
    assert lines("decoration_sets", drawn) == [
        Line(4, "1 set", "3 statues, 3 fountains, 1 bridge and 2 staircases", "statue, fountain, bridge and staircase")
    ]
    assert lines("belvederes", drawn) == [Line(2, "2 belvederes", "counted", "1 each on any level")]
    assert lines("highest_terrace", drawn) == [Line(6, "highest terrace", "level 3", "2 × level 3")]


def test_the_flowers_of_a_tally() -> None:
    assert lines("flower_sets", garden(EVERYTHING))[-1] == Line(
        0, "left over", "1 white and 2 vine", "not four different flowers"
    )
    one_is_missing = "tally: {flowers: {white: 3, pink: 2, sun: 2, vine: 0}, highest_terrace: 1, visible_holes: 40}"
    assert points("flower_sets", garden(one_is_missing)) == 0


def test_what_was_not_counted_is_nothing() -> None:
    drawn = garden(NOTHING)
    assert points("total", drawn) == 0
    assert settle(drawn).standings[0].pad.visible_holes == 64


def test_both_spellings_of_a_staircase_add_up() -> None:
    tally = "tally: {staircases: {1-2: 1, 2-1: 2}, highest_terrace: 2, visible_holes: 50}"
    assert points("staircases", garden(tally)) == 9


def test_a_tally_stands_in_place_of_a_garden() -> None:
    assert settle(garden(EVERYTHING)).standings[0].pad.visible_holes == 24
