"""How a garden lies: what stands on what, what hides what, and where every typed piece really is."""

from collections.abc import Sequence
from typing import NamedTuple

from babylon_cli.babylon.table.cells import CELL_NAMES, CORNER_CELLS, HOLES, between, distance
from babylon_cli.babylon.table.frozen import dataclass
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Decoration, Icon, Spot, Support
from babylon_cli.babylon.table.terrace import Stack, Terrace

SINGLE, DOUBLE, STATUE = Support.SINGLE, Support.DOUBLE, Support.STATUE

LIFTED = {SINGLE: 1, STATUE: 1, DOUBLE: 2}
"""How many levels a terrace lies above the surface that such a support stands on."""


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

    @property
    def fits(self) -> bool:
        """Whether the support reaches from its surface to the terrace."""
        return self.support is not None and LIFTED[self.support] == self.gap

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


@dataclass(frozen=True, slots=True)
class End:
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


@dataclass(frozen=True, slots=True)
class Placed:
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
    written: Stack
    """Those of which any support is written."""
    colliding: Stack
    """The terraces that share a cell with one before them on their level."""
    statue_footings: tuple[Footing, ...]
    """The corners that are said to rest on a statue."""
    covered: dict[int, int]
    """By each level that has any terrace the set of cells that they cover; level 0 is the board."""
    inferred: dict[int, int]
    """By level the set of cells where supports follow from the levels, without those of terraces that collide."""
    stacks: dict[int, Stack]
    """For each covered cell its terraces, lowest first."""
    placed: tuple[Placed, ...]
    kinds: dict[Icon, list[Placed]]
    """Those of each kind, in the order of the file."""

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
        for cell in CORNER_CELLS[terrace.at]:  # noqa: SIM110 - asked of every terrace, and a generator takes twice as long
            if self.stacks[cell][-1].level <= level:
                return True
        return False

    def surface_below(self, cell: int, level: int) -> Terrace | None:
        """The highest terrace under this level at a cell, or None for the board."""
        return surface_in(self.stacks.get(cell, ()), level)

    def of_kind(self, kind: Icon) -> Sequence[Placed]:
        """The decorations of one kind, in the order of the file."""
        return self.kinds.get(kind, ())

    def was_seen_built(self, terrace: Terrace) -> bool:
        """Whether what a terrace rests on is known: it was built since the garden was noted, or all is noted."""
        return self.garden.complete or terrace.number >= self.garden.noted

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
        return any([hidden.issuperset(cells) for cells in CORNER_CELLS if cells])

    def may_leave_out(self, end: End) -> bool:
        """Whether the garden was noted from above and a hidden terrace may be missing at this end."""
        return not self.garden.complete and may_be_left_out(self.stacks, end)

    def find(self, spot: Spot) -> End:
        """What a typed spot means on this garden."""
        return find_in(self.stacks, spot)


def surface_in(stack: Stack, level: int) -> Terrace | None:
    """The highest terrace of a stack under this level, or None for the board."""
    for terrace in reversed(stack):
        if terrace.level < level:
            return terrace
    return None


def find_in(stacks: dict[int, Stack], spot: Spot) -> End:
    """What a typed spot means where terraces lie like this."""
    cell, level = spot
    stack = stacks.get(cell)
    if stack is None:
        return End(cell, level, ())
    if level is None:
        level = stack[-1].level
    if len(stack) == 1 and stack[0].level == level:  # as nearly everywhere
        return End(cell, level, stack)
    return End(cell, level, tuple([terrace for terrace in stack if terrace.level == level]))


def may_be_left_out(stacks: dict[int, Stack], end: End) -> bool:
    """Whether a terrace at this end would be hidden, so that a garden noted from above does not have it."""
    stack = stacks.get(end.cell)
    return stack is not None and 0 < end.height < stack[-1].level
