"""Laying a garden out: what every corner comes to rest on, from nothing or on top of what lies there."""

from collections.abc import Sequence
from dataclasses import replace

from babylon_cli.babylon.table.cells import COVER
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.layout import (
    DOUBLE,
    INFERRED_SUPPORT,
    OPEN,
    STATUE,
    Footing,
    Layout,
    OpenCorner,
    Placed,
    Stack,
    find_in,
    may_be_left_out,
    surface_in,
)
from babylon_cli.babylon.table.pieces import Decoration, Spot
from babylon_cli.babylon.table.terrace import Terrace


def lay_out(garden: Garden) -> Layout:
    """Work out how a garden lies. Every described garden has a layout, legal or not."""
    terraces = sorted([terrace for terrace in garden.terraces if COVER[terrace.at]], key=_level_of)
    stacks: dict[int, Stack] = {}
    footings: list[Footing] = []
    open_corners: dict[int, tuple[OpenCorner, ...]] = {}
    for terrace in terraces:
        _set_down(terrace, stacks, footings, open_corners)
    placed = [_place(piece, stacks, complete=garden.complete) for piece in garden.decorations]
    return _layout(garden, terraces, footings, open_corners, stacks, placed)


def lay_on(layout: Layout, terrace: Terrace, decorations: tuple[Decoration, ...]) -> Layout:
    """The garden with one more terrace, and with these decorations of its own, all of them typed with levels.

    It is what `lay_out` makes of that garden; where the terrace lies on top of everything, the rest is not worked out
    again.
    """
    garden = layout.garden._replace(terraces=(*layout.garden.terraces, terrace), decorations=decorations)
    cells = terrace.cells
    tops = [stack[-1].level for cell in cells if (stack := layout.stacks.get(cell)) is not None]
    if not cells or not garden.complete or any([top >= terrace.level for top in tops]):
        return lay_out(garden)
    stacks, open_corners, footings = dict(layout.stacks), dict(layout.open_corners), list(layout.footings)
    _set_down(terrace, stacks, footings, open_corners)
    as_it_was = {piece.decoration: piece for piece in layout.placed}
    placed = [
        _place(piece, stacks, complete=True) if _waits_at(as_it_was[piece], cells) else as_it_was[piece]
        for piece in decorations
    ]
    return _layout(
        garden,
        sorted([*layout.terraces, terrace], key=_level_of),
        sorted(footings, key=_level_of_footing),
        open_corners,
        stacks,
        placed,
    )


def _waits_at(piece: Placed, cells: Sequence[int]) -> bool:
    """Whether an end of a decoration lies on no terrace yet, at one of these cells."""
    return any([not end.terraces and end.cell in cells for end in piece.ends])


def decorate(layout: Layout, decorations: tuple[Decoration, ...], bare_pillars: tuple[Spot, ...] = ()) -> Layout:
    """The garden with more decorations and bare pillars, as `lay_out` makes it; its terraces stay as they lie."""
    garden = layout.garden
    placed = tuple([_place(piece, layout.stacks, complete=garden.complete) for piece in decorations])
    garden = garden._replace(
        decorations=(*garden.decorations, *decorations), bare_pillars=(*garden.bare_pillars, *bare_pillars)
    )
    return replace(layout, garden=garden, placed=(*layout.placed, *placed))


def _layout(
    garden: Garden,
    terraces: Sequence[Terrace],
    footings: Sequence[Footing],
    open_corners: dict[int, tuple[OpenCorner, ...]],
    stacks: dict[int, Stack],
    placed: Sequence[Placed],
) -> Layout:
    return Layout(
        garden=garden,
        terraces=tuple(terraces),
        off_board=tuple([terrace for terrace in garden.terraces if not COVER[terrace.at]]),
        footings=tuple(footings),
        misfits=tuple([footing for footing in footings if not footing.fits]),
        statue_footings=tuple([footing for footing in footings if footing.support is STATUE]),
        open_corners=open_corners,
        stacks=stacks,
        placed=tuple(placed),
    )


def _level_of(terrace: Terrace) -> int:
    return terrace.level


def _level_of_footing(footing: Footing) -> int:
    return footing.terrace.level


def _place(piece: Decoration, stacks: dict[int, Stack], *, complete: bool) -> Placed:
    ends = tuple([find_in(stacks, spot) for spot in piece.ends])
    return Placed(piece, ends, all([end.terraces or (not complete and may_be_left_out(stacks, end)) for end in ends]))


def _set_down(
    terrace: Terrace, stacks: dict[int, Stack], footings: list[Footing], open_corners: dict[int, tuple[OpenCorner, ...]]
) -> None:
    """Put a terrace on what lies there, and note what each of its corners rests on."""
    level, belvedere, pillars = terrace.level, terrace.belvedere, terrace.pillars
    for corner, cell in enumerate(terrace.cells):
        support = pillars[corner]
        stack = stacks.get(cell)
        if stack is None:
            below, gap = None, level
            stacks[cell] = (terrace,)
        else:
            below = surface_in(stack, level)
            gap = level - below.level if below else level
            stacks[cell] = (*stack, terrace)
        if support is OPEN or (support is None and corner == belvedere):
            open_corner = OpenCorner(terrace, corner, cell, gap, below)
            open_corners[terrace.number] = (*open_corners.get(terrace.number, ()), open_corner)
        elif support is None:
            footings.append(Footing(terrace, corner, cell, INFERRED_SUPPORT.get(gap), gap, below, gap <= 2))
        else:
            footings.append(Footing(terrace, corner, cell, support, gap, below, gap == (2 if support is DOUBLE else 1)))
