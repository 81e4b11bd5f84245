"""Laying on top gives what laying out from nothing gives."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.laying import decorate, lay_on, lay_out
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pieces import Decoration, Icon, Spot, Support
from babylon_cli.babylon.table.supports import count_pillars, footings, misfits
from babylon_cli.babylon.table.terrace import Terrace

CORNERS = st.tuples(*[st.sampled_from([None, None, None, *Support])] * 4)

PLACES = st.sampled_from([*range(40), 7, 63])


@st.composite
def terraces(draw: st.DrawFn) -> tuple[Terrace, ...]:
    """Terraces anywhere, some off the board, many of them over each other, most of them illegal."""
    places = draw(st.lists(st.tuples(PLACES, st.integers(1, 4), CORNERS), max_size=7))
    return tuple(
        Terrace(number, at, level, "white", belvedere=draw(st.sampled_from([None, 0, 3])), pillars=pillars)
        for number, (at, level, pillars) in enumerate(places)
    )


def statues(cells: list[tuple[int, int]]) -> tuple[Decoration, ...]:
    return tuple(Decoration(Icon.STATUE, number, (Spot(cell, level),)) for number, (cell, level) in enumerate(cells))


@settings(max_examples=200, deadline=None)
@given(terraces(), st.booleans())
def test_a_quick_look_at_whole_storeys_tells_what_every_corner_tells(
    lying: tuple[Terrace, ...], complete: bool
) -> None:
    layout = lay_out(Garden(lying, complete=complete))
    every = list(footings(layout))
    assert misfits(layout) == [footing for footing in every if not footing.fits]
    doubles = [footing for footing in every if footing.support is Support.DOUBLE and (complete or footing.written)]
    singles = [footing for footing in every if footing.support is Support.SINGLE]
    assert count_pillars(layout) == (len(singles), len(doubles))
    assert list(layout.statue_footings) == [footing for footing in every if footing.support is Support.STATUE]
    for terrace in layout.colliding:
        assert any(len(layout.find(Spot(cell, terrace.level)).terraces) > 1 for cell in terrace.cells)


SPOTS = st.lists(st.tuples(st.integers(0, 63), st.integers(1, 4)), max_size=4)


def parts(layout: Layout) -> dict[str, Any]:
    """Everything that a layout says, for comparison."""
    return {name: getattr(layout, name) for name in Layout.__slots__}


@settings(max_examples=200, deadline=None)
@given(terraces(), SPOTS, st.booleans())
def test_one_terrace_after_another(lying: tuple[Terrace, ...], spots: list[tuple[int, int]], complete: bool) -> None:
    pieces = statues(spots)
    layout = lay_out(Garden((), pieces, complete=complete))
    for number, terrace in enumerate(lying, start=1):
        after = lay_on(layout, terrace, layout.garden.decorations)
        anew = lay_out(Garden(lying[:number], pieces, complete=complete))
        assert parts(after) == parts(anew)
        layout = anew


@settings(max_examples=100, deadline=None)
@given(terraces(), SPOTS, SPOTS, st.booleans())
def test_decorations_one_after_another(
    lying: tuple[Terrace, ...], first: list[tuple[int, int]], then: list[tuple[int, int]], complete: bool
) -> None:
    everything = statues([*first, *then])
    bare = (Spot(63, None),)
    begun = lay_out(Garden(lying, everything[: len(first)], complete=complete))
    after = decorate(begun, everything[len(first) :], bare)
    assert parts(after) == parts(lay_out(Garden(lying, everything, bare, complete=complete)))
