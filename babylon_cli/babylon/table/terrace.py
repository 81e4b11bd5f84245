"""One terrace as it lies on a garden or waits in a notch."""

from typing import NamedTuple

from babylon_cli.babylon.table.cells import CORNER_CELLS
from babylon_cli.babylon.table.frozen import dataclass
from babylon_cli.babylon.table.pieces import ICON_LETTERS, Icon, Material, Support

Icons = tuple[Icon, Icon, Icon, Icon]
Corners = tuple[Support | None, Support | None, Support | None, Support | None]
CountsAs = tuple[Icon | None, Icon | None, Icon | None, Icon | None]

NOTHING_WRITTEN: Corners = (None, None, None, None)
NO_TOKEN: CountsAs = (None, None, None, None)


LETTERS = {icon: letter for letter, icon in ICON_LETTERS.items()}


def icon_letters(icons: Icons | None) -> str:
    """Icons as a file writes them, such as S.FB; empty where they are not known."""
    return "" if icons is None else "".join([LETTERS[icon] for icon in icons])


def quarter_turns(icons: Icons) -> list[Icons]:
    """The icons of a terrace in the four ways in which it can lie, each a quarter turn clockwise from the last."""
    turns = [icons]
    for _ in range(3):
        north_west, north_east, south_west, south_east = turns[-1]
        turns.append((south_west, north_west, south_east, north_east))
    return turns


@dataclass(frozen=True, slots=True)
class Terrace:
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
    def cells(self) -> tuple[int, ...]:
        """Its four cells NW, NE, SW, SE; none where it leaves the board."""
        return CORNER_CELLS[self.at] or ()

    @property
    def path(self) -> tuple[str | int, ...]:
        """Where the file describes it, relative to its player."""
        return ("terraces", self.number)

    def is_open(self, corner: int) -> bool:
        """Whether a corner has no support: it is written so, or the belvedere's and nothing is written."""
        support = self.pillars[corner]
        return support is Support.NONE or (support is None and corner == self.belvedere)

    def rests_on_statue(self, corner: int) -> bool:
        """Whether a corner rests on a statue that it reaches: written so, or nothing is written and it is not open."""
        support = self.pillars[corner]
        return support is Support.STATUE or (support is None and corner != self.belvedere)


class StoredTerrace(NamedTuple):
    """The terrace in a player's notch."""

    flower: str | None = None
    icons: Icons | None = None
    material: Material | None = None
