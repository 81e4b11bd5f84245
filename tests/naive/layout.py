"""A garden as plain cells, spots, terraces and pieces, and what lies over what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Cell = tuple[int, int]
Spot = tuple[int, int, int]

CORNERS: dict[str, Cell] = {"NW": (0, 0), "NE": (1, 0), "SW": (0, 1), "SE": (1, 1)}


@dataclass(eq=False)
class Terrace:
    """A terrace as typed; `cells` maps each of its four corners to the cell that it covers."""

    level: int
    cells: dict[str, Cell]
    flower: str | None = None
    icons: dict[str, str] | None = None
    material: str | None = None
    belvedere: str | None = None
    written: dict[str, str] = field(default_factory=dict)
    counts_as: dict[str, str] = field(default_factory=dict)

    def corner_at(self, cell: Cell) -> str | None:
        """The corner that covers the cell, if any."""
        for corner, covered in self.cells.items():
            if covered == cell:
                return corner
        return None

    def on_board(self) -> bool:
        """Whether all four cells are holes of the board."""
        return all(0 <= column <= 7 and 0 <= row <= 7 for column, row in self.cells.values())


@dataclass(eq=False)
class Support:
    """What holds one corner up, typed or inferred; an inferred support with a gap of 3 or more is of kind `nothing`."""

    terrace: Terrace
    corner: str
    cell: Cell
    kind: str
    typed: bool
    surface: int
    gap: int

    def fits(self) -> bool:
        """Whether the support reaches exactly from its surface to its terrace."""
        return self.gap == {"single": 1, "statue": 1, "double": 2}.get(self.kind)

    def spot(self) -> Spot:
        """Where the support stands."""
        return (*self.cell, self.surface)


@dataclass(eq=False)
class Decoration:
    """A statue with one end, or a fountain, bridge or staircase with two."""

    kind: str
    ends: list[Spot]


@dataclass
class Garden:
    """One player's garden with its off-board terraces left out, and what lies in the storage."""

    name: str
    flower: str
    complete: bool
    terraces: list[Terrace]
    off_board: int
    stored: Terrace | None
    storage: dict[str, int]
    tally: dict[str, Any] | None
    score_pad: dict[str, int]
    only_pad: bool = False
    supports: list[Support] = field(default_factory=list)
    noted: list[Terrace] = field(default_factory=list)
    over: dict[Cell, list[Terrace]] = field(default_factory=dict)
    decorations: list[Decoration] = field(default_factory=list)
    bare_pillars: list[Spot] = field(default_factory=list)

    def terraces_at(self, cell: Cell) -> list[Terrace]:
        """All terraces over one cell, of any level."""
        return self.over.get(cell, [])

    def terraces_of(self, spot: Spot) -> list[Terrace]:
        """The terraces that own this spot: one, none, or several that collide."""
        return [terrace for terrace in self.terraces_at(spot[:2]) if terrace.level == spot[2]]

    def top(self, cell: Cell) -> int:
        """The level of the topmost terrace over a cell, 0 for the board."""
        return max([0] + [terrace.level for terrace in self.terraces_at(cell)])

    def surface(self, cell: Cell, level: int) -> int:
        """The highest level below the given one at a cell, 0 for the board."""
        return max([0] + [terrace.level for terrace in self.terraces_at(cell) if terrace.level < level])

    def is_visible(self, spot: Spot) -> bool:
        """Whether no terrace lies over the spot."""
        return self.top(spot[:2]) <= spot[2]

    def is_on_terrace(self, spot: Spot) -> bool:
        """Whether a terrace has this spot, or might: one that an incomplete garden leaves out under a listed one."""
        if self.terraces_of(spot):
            return True
        return not self.complete and spot[2] > 0 and not self.is_visible(spot)

    def is_settled(self, support: Support) -> bool:
        """Whether what lies under a support is known: an incomplete garden may hide terraces under those it lists."""
        if self.complete or support.gap == 1:
            return True
        return support.terrace not in self.noted and self.top(support.cell) <= support.terrace.level

    def may_hide(self, level: int) -> bool:
        """Whether an incomplete garden has room for a terrace of this level that nobody could see from above."""
        if self.complete:
            return False
        roof = {cell for terrace in self.noted if terrace.level > level for cell in terrace.cells.values()}
        return any({(column + right, row + down) for right, down in CORNERS.values()} <= roof for column, row in roof)

    def belvederes(self) -> list[Spot]:
        """The spot of every belvedere."""
        carrying = [terrace for terrace in self.terraces if terrace.belvedere is not None]
        return [(*terrace.cells[terrace.belvedere or ""], terrace.level) for terrace in carrying]

    def standing(self, kind: str) -> list[Decoration]:
        """The decorations of one kind of which every end is on a terrace spot."""
        return [each for each in self.decorations if each.kind == kind and self.is_sound(each)]

    def sound_decorations(self) -> list[Decoration]:
        """The decorations of which every end is on a terrace spot."""
        return [each for each in self.decorations if self.is_sound(each)]

    def is_sound(self, decoration: Decoration) -> bool:
        """Whether every end of a decoration is on a terrace spot."""
        return all(self.is_on_terrace(end) for end in decoration.ends)


def find_supports(garden: Garden) -> list[Support]:
    """Every supported corner of the garden with its typed or inferred support."""
    found = []
    for terrace in garden.terraces:
        for corner, cell in terrace.cells.items():
            typed = terrace.written.get(corner)
            if typed == "none" or (typed is None and corner == terrace.belvedere):
                continue
            surface = garden.surface(cell, terrace.level)
            gap = terrace.level - surface
            kind = typed or {1: "single", 2: "double"}.get(gap, "nothing")
            found.append(Support(terrace, corner, cell, kind, typed is not None, surface, gap))
    return found
