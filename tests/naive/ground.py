"""A garden while it grows: what lies where, and where the rules leave room for more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .layout import CORNERS, Cell, Spot

if TYPE_CHECKING:
    from random import Random

STEPS: tuple[Cell, ...] = ((1, 0), (-1, 0), (0, 1), (0, -1))
LINKS = {"F": "fountains", "B": "bridges", "T": "staircases"}


@dataclass(eq=False)
class BuiltTerrace:
    """A terrace as it was built; icons are letters."""

    place: Cell
    level: int
    icons: dict[str, str] = field(default_factory=dict)
    belvedere: str | None = None
    pillars: dict[str, str] = field(default_factory=dict)
    counts_as: dict[str, str] = field(default_factory=dict)

    def cells(self) -> dict[str, Cell]:
        """The cell under each corner."""
        return {corner: (self.place[0] + right, self.place[1] + down) for corner, (right, down) in CORNERS.items()}


class Ground:
    """The terraces and pieces so far, for any spot the question whether a piece may go there."""

    def __init__(self, random: Random, rulings: dict[str, str]) -> None:
        """Start with the bare board."""
        self.random = random
        self.rulings = rulings
        self.terraces: list[BuiltTerrace] = []
        self.levels: dict[Cell, list[int]] = {(column, row): [0] for column in range(8) for row in range(8)}
        self.icons: dict[Spot, str] = {}
        self.owners: dict[Spot, BuiltTerrace] = {}
        self.taken: set[Spot] = set()
        self.feet: list[tuple[Cell, int, int]] = []
        self.gaps: list[tuple[Cell, int]] = []
        self.statues: list[Spot] = []
        self.ever: list[Spot] = []
        self.links: list[tuple[str, Spot, Spot]] = []

    def top(self, cell: Cell) -> int:
        """The level of the topmost terrace at a cell, 0 for the board."""
        return max(self.levels[cell])

    def is_clear_of_bridges(self, spot: Spot, height: int) -> bool:
        """Whether a piece of this height may stand here although bridges pass over the cell."""
        for cell, level in self.gaps:
            if cell == spot[:2] and spot[2] < level and (self.rulings["bridge_gap"] != "any" or level < height):
                return False
        return True

    def is_open(self, spot: Spot) -> bool:
        """Whether the spot is in sight, free, and under no bridge that minds."""
        if spot not in self.owners or spot in self.taken or self.top((spot[0], spot[1])) != spot[2]:
            return False
        return self.is_clear_of_bridges(spot, spot[2])

    def is_in_line(self, spot: Spot) -> bool:
        """Whether a statue may be placed here by the rule of alignment."""
        standing = self.statues
        if self.rulings["hidden_anchor"] == "ignored":
            standing = [statue for statue in standing if self.top((statue[0], statue[1])) == statue[2]]
        if not standing:
            if not self.ever or self.rulings["statue_restart"] == "free":
                return True
            standing = self.ever
        return any(statue[0] == spot[0] or statue[1] == spot[1] for statue in standing)

    def chances(self, spot: Spot) -> list[str]:
        """The icons that could be built on at this spot now."""
        found = [icon for icon in LINKS if self.partners(spot, icon)]
        return [*found, "S"] if self.is_in_line(spot) else found

    def partners(self, spot: Spot, icon: str) -> list[Spot]:
        """The spots to which a fountain, bridge or staircase from here may lead."""
        found = []
        reach = 2 if icon == "B" else 1
        for right, down in STEPS:
            cell = (spot[0] + reach * right, spot[1] + reach * down)
            if cell not in self.levels:
                continue
            other = (*cell, self.top(cell))
            if self.icons.get(other) != icon or not self.is_open(other):
                continue
            if abs(other[2] - spot[2]) != (1 if icon == "T" else 0):
                continue
            if icon == "F" and self.owners[other] is self.owners[spot] and self.rulings["fountain_terraces"] == "two":
                continue
            if icon == "B" and not self.is_gap((spot[0] + right, spot[1] + down), spot[2]):
                continue
            found.append(other)
        return found

    def is_gap(self, cell: Cell, level: int) -> bool:
        """Whether a bridge of this level may pass over the cell."""
        surface = self.top(cell)
        if surface >= level or (cell, level) in self.gaps:
            return False
        if self.rulings["bridge_gap"] == "ground" and surface > 0:
            return False
        return self.rulings["bridge_gap"] == "any" or (*cell, surface) not in self.taken
