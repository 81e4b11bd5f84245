"""The sixteen stacks of the quarry."""

import pytest

from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.quarry import POSITION_NAMES, Quarry, Tile, position_name
from tests.drawing import table


def test_positions_are_numbered_row_by_row() -> None:
    assert POSITION_NAMES[:5] == ("A1", "B1", "C1", "D1", "A2")
    assert POSITION_NAMES[15] == position_name(15) == "D4"
    assert len(set(POSITION_NAMES)) == 16


def test_the_top_of_a_stack_is_visible() -> None:
    drawn = table("""
        quarry:
          - [clay white > granite pink S.FB, floor, floor, floor]
          - [floor, floor, floor, floor]
          - [floor, floor, floor, floor]
          - [floor, floor, floor, basalt]
        """).quarry
    assert drawn is not None
    assert drawn.visible(0) == Tile(Material.CLAY, "white")
    assert drawn.visible(1) is None
    assert drawn.visible(15) == Tile(Material.BASALT)
    below = drawn.piles[0][1]
    assert (below.material, below.flower, below.icons and len(below.icons)) == (Material.GRANITE, "pink", 4)


def test_a_bare_quarry() -> None:
    bare = Quarry(((),) * 16)
    assert [bare.visible(position) for position in range(16)] == [None] * 16


@pytest.mark.parametrize("text", ["players: [{name: Ana, flower: white}]"])
def test_a_table_may_have_none(text: str) -> None:
    assert table(text).quarry is None
