"""One terrace as it lies on a garden or waits in a notch."""

from typing import NamedTuple

from babylon_cli.table.cells import CELL_NAMES
from babylon_cli.table.pieces import Icon, Material, Support

Icons = tuple[Icon, Icon, Icon, Icon]
Corners = tuple[Support | None, Support | None, Support | None, Support | None]
CountsAs = tuple[Icon | None, Icon | None, Icon | None, Icon | None]

NOTHING_WRITTEN: Corners = (None, None, None, None)
NO_TOKEN: CountsAs = (None, None, None, None)


class Terrace(NamedTuple):
    """A 2 x 2 terrace; corners are numbered 0 to 3 for NW, NE, SW, SE, as its icons are."""

    number: int
    """Its place in the player's list."""
    at: int
    """The cell, 0 to 63, under its north-west corner."""
    level: int
    """The storey that it lies on, 1 or more."""
    flower: str | None = None
    icons: Icons | None = None
    material: Material | None = None
    belvedere: int | None = None
    """The corner on which a belvedere stands."""
    pillars: Corners = NOTHING_WRITTEN
    """The supports as written; None where the file leaves them to be inferred."""
    counts_as: CountsAs = NO_TOKEN
    """The icon that a round token let a spot count as, too."""

    @property
    def name(self) -> str:
        """How messages call it, such as `the terrace at C3 on level 2`."""
        return f"the terrace at {self.place}"

    @property
    def place(self) -> str:
        """Its cell and level, such as `C3 on level 2`."""
        return f"{CELL_NAMES[self.at]} on level {self.level}"

    @property
    def path(self) -> tuple[str | int, ...]:
        """Where the file describes it, relative to its player."""
        return ("terraces", self.number)


class StoredTerrace(NamedTuple):
    """The terrace in a player's notch."""

    flower: str | None = None
    icons: Icons | None = None
    material: Material | None = None
