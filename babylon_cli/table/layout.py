"""How a garden lies: what stands on what, what hides what, and where every typed piece really is."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from babylon_cli.table.cells import CELL_NAMES, CORNER_CELLS, COVER, HOLES, between, distance
from babylon_cli.table.garden import Garden
from babylon_cli.table.pieces import CORNER_NAMES, Decoration, Icon, Spot, Support
from babylon_cli.table.terrace import Terrace

Stack = tuple[Terrace, ...]

Item = TypeVar("Item")

SINGLE, DOUBLE, STATUE, OPEN = Support.SINGLE, Support.DOUBLE, Support.STATUE, Support.NONE
INFERRED_SUPPORT = {1: SINGLE, 2: DOUBLE}
"""The support that a corner is taken to have, by how far its surface lies below."""

LIFT = {SINGLE: 1, STATUE: 1, DOUBLE: 2}
"""How many levels each support lifts a terrace."""


class Footing(NamedTuple):
    """A supported corner, its support and the surface that the support stands on."""

    terrace: Terrace
    corner: int
    cell: int
    support: Support | None
    """None where nothing is written and no pillar is high enough."""
    gap: int
    """How many levels the surface lies below the terrace."""
    below: Terrace | None
    """The highest terrace beneath the corner; None for the board."""
    fits: bool
    """Whether the support reaches from its surface to the terrace."""

    @property
    def surface(self) -> int:
        """The level that the support stands on."""
        return self.terrace.level - self.gap

    @property
    def corner_name(self) -> str:
        """NW, NE, SW or SE."""
        return CORNER_NAMES[self.corner]

    @property
    def written(self) -> bool:
        """Whether the file names this support."""
        return self.terrace.pillars[self.corner] is not None

    @property
    def path(self) -> tuple[str | int, ...]:
        """Where the file names the support, or else the terrace, relative to its player."""
        if self.written:
            return (*self.terrace.path, "pillars", CORNER_NAMES[self.corner])
        return (*self.terrace.path, "at")

    @property
    def name(self) -> str:
        """How messages call the corner, such as `the NE corner of the terrace at C3`."""
        return f"the {CORNER_NAMES[self.corner]} corner of {self.terrace.name}"


class OpenCorner(NamedTuple):
    """A corner without support."""

    terrace: Terrace
    corner: int
    cell: int
    gap: int
    below: Terrace | None


class End(NamedTuple):
    """One end of a decoration, found on the garden."""

    cell: int
    level: int | None
    """The level of the terrace there; where no terrace is, the level as typed."""
    terraces: Stack
    """The terraces that the spot belongs to: none, one, or several that collide."""

    @property
    def name(self) -> str:
        """How messages call the spot, such as D4 on level 2."""
        if self.level == 0:
            return f"{CELL_NAMES[self.cell]} on the board"
        return CELL_NAMES[self.cell] if self.level is None else f"{CELL_NAMES[self.cell]} on level {self.level}"

    @property
    def spelling(self) -> str:
        """How a file would spell the spot, such as D4@2."""
        return CELL_NAMES[self.cell] if self.level is None else f"{CELL_NAMES[self.cell]}@{self.level}"


class Placed(NamedTuple):
    """A decoration with its ends found on the garden."""

    decoration: Decoration
    ends: tuple[End, ...]
    on_terraces: bool
    """Whether every end lies on a terrace spot, or may lie on a hidden one that the file leaves out."""

    @property
    def name(self) -> str:
        """How messages call it, such as `the bridge D4-F4` or `the statue at C3`."""
        return f"the {self.noun} {'at ' if len(self.ends) == 1 else ''}{self.place}"

    @property
    def noun(self) -> str:
        """What it is: statue, fountain, bridge or staircase."""
        return self.decoration.kind.word

    @property
    def place(self) -> str:
        """Its cells with their levels, as the file would spell them, such as D4@2-F4@2."""
        return "-".join(end.spelling for end in self.ends)

    @property
    def path(self) -> tuple[str | int, ...]:
        """Where the file names it, relative to its player."""
        return (f"{self.noun}s", self.decoration.number)

    @property
    def length(self) -> int | None:
        """How many cells apart its ends are, 0 for a statue; None where they are in no common row or column."""
        return distance(self.ends[0].cell, self.ends[-1].cell)

    @property
    def gap_cell(self) -> int | None:
        """The cell between the two ends of a bridge that are exactly two cells apart in a line, else None."""
        return between(self.ends[0].cell, self.ends[-1].cell)


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """A garden with everything that follows from where its terraces lie; an off-board terrace is left out."""

    garden: Garden
    terraces: Stack
    """The terraces on the board, lowest level first."""
    off_board: Stack
    footings: tuple[Footing, ...]
    """Every supported corner."""
    misfits: tuple[Footing, ...]
    """The corners whose support does not reach from its surface to the terrace."""
    statue_footings: tuple[Footing, ...]
    """The corners that are said to rest on a statue."""
    open_corners: dict[int, tuple[OpenCorner, ...]]
    """For each terrace with open corners, by its index in the file, those corners."""
    stacks: dict[int, Stack]
    """For each covered cell its terraces, lowest first."""
    placed: tuple[Placed, ...]

    @property
    def visible_holes(self) -> int:
        """How many of the 64 holes no terrace covers, seen from above (fr, Décompte final)."""
        return HOLES - len(self.stacks)

    def hides(self, cell: int, level: int) -> bool:
        """Whether a terrace above this level covers the cell."""
        stack = self.stacks.get(cell)
        return stack is not None and stack[-1].level > level

    def is_visible(self, terrace: Terrace) -> bool:
        """Whether at least one of a terrace's four cells is seen from above (fr, Décompte final)."""
        cells = CORNER_CELLS[terrace.at] or ()
        return any(not self.hides(cell, terrace.level) for cell in cells)

    def surface_below(self, cell: int, level: int) -> Terrace | None:
        """The highest terrace under this level at a cell, or None for the board."""
        return _surface(self.stacks.get(cell, ()), level)

    def of_kind(self, kind: Icon) -> list[Placed]:
        """The decorations of one kind, in the order of the file."""
        return [piece for piece in self.placed if piece.decoration.kind is kind]

    def statue_supports(self) -> Iterator[Footing]:
        """The corners that rest on a statue, where a statue reaches and stands on a terrace."""
        for footing in self.statue_footings:
            if footing.fits and footing.below is not None:
                yield footing

    def supports_of(self, number: int) -> list[Support]:
        """The supports of one terrace, by its number, that reach or are written."""
        return [
            footing.support
            for footing in self.footings
            if footing.terrace.number == number and footing.support is not None
        ]

    def may_leave_out(self, end: End) -> bool:
        """Whether the garden was noted from above and a hidden terrace may be missing at this end."""
        return not self.garden.complete and _may_be_left_out(self.stacks, end)

    def find(self, spot: Spot) -> End:
        """What a typed spot means on this garden."""
        return _find(self.stacks, spot)


def _surface(stack: Stack, level: int) -> Terrace | None:
    for terrace in reversed(stack):
        if terrace.level < level:
            return terrace
    return None


def _find(stacks: dict[int, Stack], spot: Spot) -> End:
    cell, level = spot
    stack = stacks.get(cell, ())
    if level is None:
        if not stack:
            return End(cell, None, ())
        level = stack[-1].level
    return End(cell, level, tuple([terrace for terrace in stack if terrace.level == level]))


def _level_of(terrace: Terrace) -> int:
    return terrace.level


def lay_out(garden: Garden) -> Layout:
    """Work out how a garden lies. Every described garden has a layout, legal or not."""
    terraces = tuple(sorted([terrace for terrace in garden.terraces if COVER[terrace.at]], key=_level_of))
    stacks: dict[int, Stack] = {}
    footings: list[Footing] = []
    open_corners: dict[int, tuple[OpenCorner, ...]] = {}
    for terrace in terraces:
        _set_down(terrace, stacks, footings, open_corners)
    return Layout(
        garden=garden,
        terraces=terraces,
        off_board=tuple([terrace for terrace in garden.terraces if not COVER[terrace.at]]),
        footings=tuple(footings),
        misfits=tuple([footing for footing in footings if not footing.fits]),
        statue_footings=tuple([footing for footing in footings if footing.support is STATUE]),
        open_corners=open_corners,
        stacks=stacks,
        placed=tuple([_place(piece, stacks, complete=garden.complete) for piece in garden.decorations]),
    )


def lay_on(layout: Layout, terrace: Terrace, decorations: tuple[Decoration, ...]) -> Layout:
    """The garden with one more terrace, and with these decorations, all of them typed with levels.

    It is what `lay_out` makes of that garden; where the terrace lies on top of everything, the rest is not worked out
    again.
    """
    garden = layout.garden._replace(terraces=(*layout.garden.terraces, terrace), decorations=decorations)
    cells = CORNER_CELLS[terrace.at] or ()
    tops = [stack[-1].level for cell in cells if (stack := layout.stacks.get(cell)) is not None]
    if not cells or not garden.complete or any([top >= terrace.level for top in tops]):
        return lay_out(garden)
    stacks = dict(layout.stacks)
    footings: list[Footing] = []
    open_corners = dict(layout.open_corners)
    _set_down(terrace, stacks, footings, open_corners)
    placed = {piece.decoration: piece for piece in layout.placed}
    return Layout(
        garden=garden,
        terraces=_with_level(layout.terraces, (terrace,), terrace.level, _level_of),
        off_board=layout.off_board,
        footings=_with_level(layout.footings, tuple(footings), terrace.level, _level_of_footing),
        misfits=_with_level(
            layout.misfits, tuple([new for new in footings if not new.fits]), terrace.level, _level_of_footing
        ),
        statue_footings=_with_level(
            layout.statue_footings,
            tuple([new for new in footings if new.support is STATUE]),
            terrace.level,
            _level_of_footing,
        ),
        open_corners=open_corners,
        stacks=stacks,
        placed=tuple([placed[piece] for piece in decorations]),
    )


def _with_level(
    old: tuple[Item, ...], new: tuple[Item, ...], level: int, level_of: Callable[[Item], int]
) -> tuple[Item, ...]:
    """Things in the order of their levels, with new ones after all others of their level."""
    place = len(old)
    while place and level_of(old[place - 1]) > level:
        place -= 1
    return (*old[:place], *new, *old[place:]) if new else old


def _level_of_footing(footing: Footing) -> int:
    return footing.terrace.level


def decorate(layout: Layout, decorations: tuple[Decoration, ...], bare_pillars: tuple[Spot, ...] = ()) -> Layout:
    """The garden with more decorations and bare pillars, as `lay_out` makes it; its terraces stay as they lie."""
    garden = layout.garden
    placed = tuple([_place(piece, layout.stacks, complete=garden.complete) for piece in decorations])
    garden = garden._replace(
        decorations=(*garden.decorations, *decorations), bare_pillars=(*garden.bare_pillars, *bare_pillars)
    )
    return replace(layout, garden=garden, placed=(*layout.placed, *placed))


def _place(piece: Decoration, stacks: dict[int, Stack], *, complete: bool) -> Placed:
    ends = tuple([_find(stacks, spot) for spot in piece.ends])
    return Placed(piece, ends, all([end.terraces or (not complete and _may_be_left_out(stacks, end)) for end in ends]))


def _may_be_left_out(stacks: dict[int, Stack], end: End) -> bool:
    """Whether a terrace at this end would be hidden, so that a garden noted from above does not have it."""
    stack = stacks.get(end.cell)
    return stack is not None and bool(end.level) and stack[-1].level > (end.level or 0)


def _set_down(
    terrace: Terrace,
    stacks: dict[int, Stack],
    footings: list[Footing],
    open_corners: dict[int, tuple[OpenCorner, ...]],
) -> None:
    """Put a terrace on what lies there, and note what each of its corners rests on."""
    level, belvedere, pillars = terrace.level, terrace.belvedere, terrace.pillars
    for corner, cell in enumerate(CORNER_CELLS[terrace.at] or ()):
        support = pillars[corner]
        stack = stacks.get(cell)
        if stack is None:
            below, gap = None, level
            stacks[cell] = (terrace,)
        else:
            below = _surface(stack, level)
            gap = level - below.level if below else level
            stacks[cell] = (*stack, terrace)
        if support is OPEN or (support is None and corner == belvedere):
            open_corner = OpenCorner(terrace, corner, cell, gap, below)
            open_corners[terrace.number] = (*open_corners.get(terrace.number, ()), open_corner)
        elif support is None:
            footings.append(Footing(terrace, corner, cell, INFERRED_SUPPORT.get(gap), gap, below, gap <= 2))
        else:
            footings.append(Footing(terrace, corner, cell, support, gap, below, gap == (2 if support is DOUBLE else 1)))
