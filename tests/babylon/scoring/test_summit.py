"""The last row: twice the level of the highest terrace."""

import pytest

from babylon_cli.judging.line import Line
from tests.drawing import garden, lines, points


@pytest.mark.parametrize("level", [1, 2, 7])
def test_twice_the_level(level: int) -> None:
    assert (
        points("highest_terrace", garden(f"terraces: [{{at: A1, level: 1}}, {{at: C3, level: {level}}}]")) == 2 * level
    )


def test_an_empty_board() -> None:
    assert lines("highest_terrace", garden("terraces: []")) == []


def test_a_terrace_off_the_board_is_not_looked_at() -> None:
    assert points("highest_terrace", garden("terraces: [{at: A1, level: 1}, {at: H3, level: 5}]")) == 2


def test_the_line_names_the_terrace() -> None:
    drawn = garden("terraces: [{at: D4, level: 3}, {at: A1, level: 1}]")
    assert lines("highest_terrace", drawn) == [Line(6, "highest terrace", "D4 on level 3", "2 × level 3")]
