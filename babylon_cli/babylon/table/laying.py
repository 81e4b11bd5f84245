"""Laying a garden out: what every corner comes to rest on, from nothing or on top of what lies there."""

from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter

from babylon_cli.babylon.table.cells import CORNER_CELLS, COVER, ROW_CELLS
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.layout import STATUE, Layout, Placed, find_in, may_be_left_out
from babylon_cli.babylon.table.pieces import Decoration, Icon, Spot
from babylon_cli.babylon.table.supports import footing_in
from babylon_cli.babylon.table.terrace import INFERRED, NOTHING_WRITTEN, Stack, Terrace

BOARD = sum(ROW_CELLS)

level_of = attrgetter("level")


def lay_out(garden: Garden) -> Layout:
    """Work out how a garden lies. Every described garden has a layout, legal or not."""
    terraces = sorted([terrace for terrace in garden.terraces if COVER[terrace.at]], key=level_of)
    stacks: dict[int, Stack] = {}
    covered: dict[int, int] = {0: BOARD}
    inferred: dict[int, int] = {}
    colliding = _set_down(terraces, stacks, covered, inferred)
    placed = _place(garden.decorations, stacks, complete=garden.complete)
    return _layout(garden, terraces, colliding, covered, inferred, stacks, placed)


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
    stacks, covered, inferred = dict(layout.stacks), dict(layout.covered), dict(layout.inferred)
    _set_down([terrace], stacks, covered, inferred)
    as_it_was = {piece.decoration: piece for piece in layout.placed}
    placed = [as_it_was[piece] for piece in decorations]
    if any([_waits_at(piece, cells) for piece in placed]):
        placed = _place(decorations, stacks, complete=True)
    terraces = sorted([*layout.terraces, terrace], key=level_of)
    return _layout(garden, terraces, layout.colliding, covered, inferred, stacks, placed)


def _waits_at(piece: Placed, cells: Sequence[int]) -> bool:
    """Whether an end of a decoration lies on no terrace yet, at one of these cells."""
    return any([not end.terraces and end.cell in cells for end in piece.ends])


def decorate(layout: Layout, decorations: tuple[Decoration, ...], bare_pillars: tuple[Spot, ...] = ()) -> Layout:
    """The garden with more decorations and bare pillars, as `lay_out` makes it; its terraces stay as they lie."""
    garden = layout.garden
    placed = (*layout.placed, *_place(decorations, layout.stacks, complete=garden.complete))
    garden = garden._replace(
        decorations=(*garden.decorations, *decorations), bare_pillars=(*garden.bare_pillars, *bare_pillars)
    )
    return replace(layout, garden=garden, placed=placed, kinds=_by_kind(placed))


def _layout(  # noqa: PLR0913, PLR0917 - all that was worked out of how it lies
    garden: Garden,
    terraces: Sequence[Terrace],
    colliding: Sequence[Terrace],
    covered: dict[int, int],
    inferred: dict[int, int],
    stacks: dict[int, Stack],
    placed: Sequence[Placed],
) -> Layout:
    all_lie = len(terraces) == len(garden.terraces)
    off_board = () if all_lie else tuple([terrace for terrace in garden.terraces if not COVER[terrace.at]])
    written = tuple([terrace for terrace in terraces if terrace.pillars is not NOTHING_WRITTEN])
    on_statues = [
        footing_in(stacks, terrace, corner)
        for terrace in written
        if STATUE in terrace.pillars
        for corner in range(4)
        if terrace.pillars[corner] is STATUE
    ]
    return Layout(
        garden,
        tuple(terraces),
        off_board,
        written,
        tuple(colliding),
        tuple(on_statues),
        covered,
        inferred,
        stacks,
        tuple(placed),
        _by_kind(placed),
    )


def _by_kind(placed: Sequence[Placed]) -> dict[Icon, list[Placed]]:
    kinds: dict[Icon, list[Placed]] = {}
    for piece in placed:
        kinds.setdefault(piece.decoration.kind, []).append(piece)
    return kinds


def _place(decorations: Sequence[Decoration], stacks: dict[int, Stack], *, complete: bool) -> list[Placed]:
    """Find the ends of decorations on what lies there."""
    placed = []
    for piece in decorations:
        ends, on_terraces = [], True
        for spot in piece.ends:
            end = find_in(stacks, spot)
            ends.append(end)
            if not end.terraces and (complete or not may_be_left_out(stacks, end)):
                on_terraces = False
        placed.append(Placed(piece, tuple(ends), on_terraces))
    return placed


def _set_down(
    terraces: Sequence[Terrace], stacks: dict[int, Stack], covered: dict[int, int], inferred: dict[int, int]
) -> list[Terrace]:
    """Put terraces on what lies there, lowest level first, and tell which of them collide."""
    colliding = []
    for terrace in terraces:
        at, level, alone = terrace.at, terrace.level, (terrace,)
        for cell in CORNER_CELLS[at]:
            stacks[cell] = stacks[cell] + alone if cell in stacks else alone
        cover, taken = COVER[at], covered.get(level, 0)
        covered[level] = taken | cover
        if taken & cover:
            colliding.append(terrace)
        elif terrace.pillars is NOTHING_WRITTEN:  # as on most, without a look at each corner
            inferred[level] = inferred.get(level, 0) | INFERRED[terrace.belvedere] << at
        else:
            inferred[level] = inferred.get(level, 0) | terrace.inferred
    return colliding
