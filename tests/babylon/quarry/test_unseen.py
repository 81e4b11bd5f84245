"""What can lie in a quarry that nobody wrote down, and what its tiles can give at all."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.quarry.reward import dig
from babylon_cli.babylon.quarry.unseen import UNSEEN, Unseen, untouched
from babylon_cli.babylon.table.pieces import QUARRY_LEVELS, Material
from babylon_cli.babylon.table.quarry import Quarry, Tile

CLAY, GRANITE, BASALT = Material.CLAY, Material.GRANITE, Material.BASALT
AT_LEVEL = {level: material for material, level in QUARRY_LEVELS.items()}


def as_laid(levels: list[int]) -> Quarry:
    """A quarry of which only the top tiles are told, by their levels."""
    return Quarry(tuple((Tile(AT_LEVEL[level]),) if level else () for level in levels))


@pytest.mark.parametrize(
    ("removed", "corner", "beside"), [(None, {2, 3}, {2, 3}), ((), {3}, {3}), ((0, 0), {2}, {3}), ((0, 1), {2}, {2})]
)
def test_the_quarry_after_set_up(removed: tuple[int, ...] | None, corner: set[int], beside: set[int]) -> None:
    quarry = untouched(removed)
    assert list(quarry.levels[:2]) == [corner, beside]
    assert len(quarry.levels) == 16


def test_what_the_tile_on_top_may_be() -> None:
    assert UNSEEN.materials(5) == (CLAY, GRANITE, BASALT)
    assert UNSEEN.materials(5, GRANITE) == (GRANITE,)
    assert untouched(None).materials(5) == (CLAY, GRANITE)
    assert untouched(None).materials(5, BASALT) == (CLAY, GRANITE)
    assert untouched(()).materials(5) == (CLAY,)


def test_each_dig_takes_a_stack_down_until_the_floor_is_left() -> None:
    quarry = untouched(None)
    for expected in ({1, 2}, {0, 1}, {0}, {0}):
        quarry = quarry.without_top(7)
        assert quarry.levels[7] == expected
    assert quarry.materials(7, CLAY) == ()
    assert untouched(None).without_top(7, GRANITE).levels[7] == {1}
    assert untouched(None).without_top(7, BASALT).levels[7] == {1, 2}
    assert quarry.levels[6] == {2, 3}


@pytest.mark.parametrize(
    ("position", "material", "expected"),
    [
        (0, CLAY, {4}),
        (5, CLAY, {4}),
        (0, GRANITE, {2, 3, 4}),
        (3, BASALT, {2, 3, 4}),
        (4, GRANITE, {1, 2, 3, 4}),
        (5, GRANITE, {0, 1, 2, 3, 4}),
        (10, BASALT, {0, 1, 2, 3, 4}),
    ],
)
def test_the_border_always_gives_and_clay_gives_everywhere(
    position: int, material: Material, expected: set[int]
) -> None:
    assert set(UNSEEN.edges(position, material)) == expected


LEVELS = st.lists(st.sets(st.integers(0, 3), min_size=1).map(frozenset), min_size=16, max_size=16)


@settings(max_examples=60)
@given(LEVELS, st.integers(0, 15), st.data())
def test_the_bounds_are_those_of_all_the_quarries_that_it_may_be(
    levels: list[frozenset[int]], position: int, data: st.DataObject
) -> None:
    quarry = Unseen(tuple(levels))
    for material in quarry.materials(position):
        edges = quarry.edges(position, material)
        laid = [data.draw(st.sampled_from(sorted(possible))) for possible in levels]
        for tops, expected in (
            (laid, None),
            ([max(possible) for possible in levels], edges[0]),
            ([min(possible) for possible in levels], edges[-1]),
        ):
            found = dig(as_laid([*tops[:position], QUARRY_LEVELS[material], *tops[position + 1 :]]), position)
            assert found is not None
            assert found.edge_pillars in edges
            assert expected in (None, found.edge_pillars)
