"""What things are called, and where on a board they are."""

import pytest

from babylon_cli.babylon.terms import at_ends, on, piece_name
from babylon_cli.judging.finding import BoardPlace
from tests.drawing import layout

GARDEN = layout(
    """
    terraces: [{at: C3, level: 1}, {at: E3, level: 2}, {at: H8, level: 1}]
    statues: [C3]
    fountains: [C3-D3]
    staircases: [D3-E3]
    """
)


def test_a_terrace_lies_on_its_four_cells() -> None:
    (low, high) = GARDEN.terraces
    assert on(low) == BoardPlace(("C3", "D3", "C4", "D4"), 1)
    assert on(high) == BoardPlace(("E3", "F3", "E4", "F4"), 2)


def test_a_terrace_that_leaves_the_board_lies_on_those_that_are_there() -> None:
    (outside,) = GARDEN.off_board
    assert on(outside) == BoardPlace(("H8",), 1)


@pytest.mark.parametrize(
    ("number", "name", "place"),
    [
        (0, "the statue at C3@1", BoardPlace(("C3",), 1)),
        (1, "the fountain C3@1-D3@1", BoardPlace(("C3", "D3"), 1)),
        (2, "the staircase D3@1-E3@2", BoardPlace(("D3", "E3"), None)),
    ],
)
def test_a_decoration_is_where_its_ends_are(number: int, name: str, place: BoardPlace) -> None:
    piece = GARDEN.placed[number]
    assert str(piece_name(piece)) == name
    assert at_ends(piece) == place
