"""How a garden lies: what stands on what, what hides what, and where every typed piece really is."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from babylon_cli.babylon.table.cells import CELL_NAMES, CORNER_CELLS, HOLES, between, distance
from babylon_cli.babylon.table.frozen import dataclass
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Decoration, Icon, Spot, Support
from babylon_cli.babylon.table.terrace import Terrace

Stack = tuple[Terrace, ...]

SINGLE, DOUBLE, STATUE, OPEN = Support.SINGLE, Support.DOUBLE, Support.STATUE, Support.NONE
INFERRED_SUPPORT = {1: SINGLE, 2: DOUBLE}
"""The support that a corner is taken to have, by how far its surface lies below."""


@dataclass(frozen=True, slots=True)
class Footing:
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
    def written(self) -> bool:
        """Whether the file names this support."""
        return self.terrace.pillars[self.corner] is not None

    @property
    def path(self) -> tuple[str | int, ...]:
        """Where the file names the support, or else the terrace, relative to its player."""
        if self.written:
            return (*self.terrace.path, "pillars", CORNER_NAMES[self.corner])
        return (*self.terrace.path, "at")


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
    def height(self) -> int:
        """The level; 0 where it has none, as on the board."""
        return self.level or 0

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
        level = terrace.level
        for cell in terrace.cells:  # noqa: SIM110 - asked of every terrace, and a generator takes twice as long
            if self.stacks[cell][-1].level <= level:
                return True
        return False

    def surface_below(self, cell: int, level: int) -> Terrace | None:
        """The highest terrace under this level at a cell, or None for the board."""
        return surface_in(self.stacks.get(cell, ()), level)

    def of_kind(self, kind: Icon) -> Sequence[Placed]:
        """The decorations of one kind, in the order of the file."""
        return _by_kind(self).get(kind, ())

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

    def was_seen_built(self, terrace: Terrace) -> bool:
        """Whether what a terrace rests on is known: it was built since the garden was noted, or all is noted."""
        return self.garden.complete or terrace.number >= self.garden.noted

    def is_certain(self, footing: Footing) -> bool:
        """Whether no terrace that the garden leaves out can lie beneath a corner.

        A terrace is built on what is seen, if it slips under no other; and from one level to the next there is no room.
        """
        terrace, cell = footing.terrace, footing.cell
        return footing.gap == 1 or (self.was_seen_built(terrace) and not self.hides(cell, terrace.level))

    def may_hide_storey(self, level: int) -> bool:
        """Whether the garden may leave out a terrace on a level: four cells for one were wholly hidden when noted."""
        if self.garden.complete:
            return False
        noted = self.garden.noted
        hidden = {
            cell
            for cell, stack in self.stacks.items()
            if any([terrace.level > level and terrace.number < noted for terrace in stack])
        }
        return any([cells is not None and hidden.issuperset(cells) for cells in CORNER_CELLS])

    def may_leave_out(self, end: End) -> bool:
        """Whether the garden was noted from above and a hidden terrace may be missing at this end."""
        return not self.garden.complete and may_be_left_out(self.stacks, end)

    def find(self, spot: Spot) -> End:
        """What a typed spot means on this garden."""
        return find_in(self.stacks, spot)


@lru_cache(maxsize=8)
def _by_kind(layout: Layout) -> dict[Icon, list[Placed]]:
    """The decorations of each kind; those of the last gardens are kept, for nearly every rule asks for some."""
    kinds: dict[Icon, list[Placed]] = {}
    for piece in layout.placed:
        kinds.setdefault(piece.decoration.kind, []).append(piece)
    return kinds


def surface_in(stack: Stack, level: int) -> Terrace | None:
    """The highest terrace of a stack under this level, or None for the board."""
    for terrace in reversed(stack):
        if terrace.level < level:
            return terrace
    return None


def find_in(stacks: dict[int, Stack], spot: Spot) -> End:
    """What a typed spot means where terraces lie like this."""
    cell, level = spot
    stack = stacks.get(cell, ())
    if level is None:
        if not stack:
            return End(cell, None, ())
        level = stack[-1].level
    return End(cell, level, tuple([terrace for terrace in stack if terrace.level == level]))


def may_be_left_out(stacks: dict[int, Stack], end: End) -> bool:
    """Whether a terrace at this end would be hidden, so that a garden noted from above does not have it."""
    stack = stacks.get(end.cell)
    return stack is not None and 0 < end.height < stack[-1].level
