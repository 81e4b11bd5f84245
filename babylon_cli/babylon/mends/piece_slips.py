"""How a decoration may have been mistyped: its cells, its storey, or that it became a pillar."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from babylon_cli.babylon.mends.change import WHOLE_GARDEN, Change, with_piece, with_terrace, without_piece
from babylon_cli.babylon.rules.garden.decoration_icon import may_carry
from babylon_cli.babylon.table.cells import SIDE, distance
from babylon_cli.babylon.table.layout import SINGLE, STATUE, Layout, Placed
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Decoration, Icon, Spot
from babylon_cli.babylon.table.supports import footings
from babylon_cli.babylon.table.terrace import Corners, Terrace
from babylon_cli.babylon.terms import corner_name, piece_name, spot_name, terrace_name
from babylon_cli.wording.message import Message

LENGTHS = {Icon.FOUNTAIN: 1, Icon.BRIDGE: 2, Icon.STAIRCASE: 1}
STEPS = {Icon.FOUNTAIN: 0, Icon.BRIDGE: 0, Icon.STAIRCASE: 1}
"""How far apart the levels of a link's two ends are."""


def elsewhere(layout: Layout, piece: Placed) -> Iterator[Change]:
    """The decoration on all spots that show its icon and lie as its ends must, the nearest first."""
    for moved, told in other_places(layout, piece):
        yield Change(piece.path, with_piece(layout.garden, piece.decoration, moved), piece.path, told)


def other_places(layout: Layout, piece: Placed) -> Iterator[tuple[Decoration, Message]]:
    """The same as a decoration, with what is then otherwise."""
    as_it_lies = tuple([(end.cell, end.level) for end in piece.ends])
    for ends in sorted(_places(layout, piece), key=lambda ends: _far(piece, ends)):
        if ends != as_it_lies:
            moved = piece.decoration._replace(ends=tuple([_as_typed(layout, *end) for end in ends]))
            yield moved, Message("with {piece}, not {typed},", piece=_name(layout, moved), typed=piece.place)


SpotOnLevel = tuple[int, int]
"""A cell and the level of a terrace there."""


def _places(layout: Layout, piece: Placed) -> Iterator[tuple[SpotOnLevel, ...]]:
    """The ends of every such decoration on the garden, those of a link in the order that is nearer to the typed one."""
    kind = piece.decoration.kind
    spots = [
        (cell, terrace.level) for terrace in layout.terraces for cell in terrace.cells if may_carry(terrace, cell, kind)
    ]
    if kind is Icon.STATUE:
        yield from [(spot,) for spot in spots]
        return
    for first, last in combinations(spots, 2):
        if abs(first[1] - last[1]) == STEPS[kind] and distance(first[0], last[0]) == LENGTHS[kind]:
            yield min([(first, last), (last, first)], key=lambda ends: _far(piece, ends))


def _far(piece: Placed, ends: tuple[SpotOnLevel, ...]) -> int:
    """How far the ends lie from where they were typed, all together; a storey is as far as a cell."""
    far = 0
    for typed, (cell, level) in zip(piece.ends, ends, strict=True):
        (typed_row, typed_column), (row, column) = divmod(typed.cell, SIDE), divmod(cell, SIDE)
        far += abs(typed_row - row) + abs(typed_column - column) + abs((typed.level or level) - level)
    return far


def _as_typed(layout: Layout, cell: int, level: int) -> Spot:
    """The spot as a file spells it: with its level only where that is not the topmost."""
    return Spot(cell, level if layout.hides(cell, level) else None)


def _name(layout: Layout, piece: Decoration) -> Message:
    ends = tuple([layout.find(spot) for spot in piece.ends])
    return piece_name(Placed(piece, ends, on_terraces=True))


def as_pillar(layout: Layout, statue: Placed) -> Iterator[Change]:
    """The statue as the pillar under each terrace that comes down exactly on it, and no longer listed by itself."""
    (spot,) = statue.decoration.ends
    for terrace, corner in _corners_just_above(layout, spot):
        told = Message(
            "with the statue at {spot} as the pillar under {corner},",
            spot=spot_name(spot.cell, terrace.level - 1),
            corner=corner_name(terrace, corner),
        )
        garden = without_piece(layout.garden, statue.decoration)
        yield Change(WHOLE_GARDEN, with_terrace(garden, _on_a_statue(terrace, corner)), statue.path, told)


def _corners_just_above(layout: Layout, spot: Spot) -> Iterator[tuple[Terrace, int]]:
    """The corners one storey above a spot; one without a level may have been noted before a terrace covered it."""
    stack = layout.stacks.get(spot.cell, ())
    levels = [terrace.level for terrace in stack] if spot.level is None else [spot.level]
    for terrace in stack:
        if terrace.level - 1 in levels:
            yield terrace, terrace.corner_at(spot.cell)


def _on_a_statue(terrace: Terrace, corner: int) -> Terrace:
    supports = list(terrace.pillars)
    supports[corner] = STATUE
    north_west, north_east, south_west, south_east = supports
    pillars: Corners = (north_west, north_east, south_west, south_east)
    belvedere = None if terrace.belvedere == corner else terrace.belvedere
    return replace(terrace, pillars=pillars, belvedere=belvedere)


def unlisted_pillars(layout: Layout) -> Iterator[Change]:
    """A statue for each single pillar that nobody wrote and that stands on a statue icon."""
    for footing in footings(layout):
        terrace, corner, below = footing.terrace, footing.corner, footing.below
        is_single = footing.support is SINGLE and not footing.written
        if is_single and below is not None and may_carry(below, footing.cell, Icon.STATUE):
            told = Message(
                "with a statue as the {corner} pillar of {terrace},",
                corner=CORNER_NAMES[corner],
                terrace=terrace_name(terrace),
            )
            garden = with_terrace(layout.garden, _on_a_statue(terrace, corner))
            yield Change((*terrace.path, "pillars"), garden, terrace.path, told)
