"""One terrace as it lies on a garden or waits in a notch."""

from functools import lru_cache
from typing import NamedTuple

from babylon_cli.babylon.table.cells import CORNER_AT, CORNER_CELLS, bit
from babylon_cli.babylon.table.frozen import dataclass
from babylon_cli.babylon.table.pieces import ICON_LETTERS, Icon, Material, Support

DOUBLE, STATUE, OPEN = Support.DOUBLE, Support.STATUE, Support.NONE

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


class Stance(NamedTuple):
    """How a terrace stands by what is written; its sets are of the cells of a terrace at A1."""

    open_corners: tuple[int, ...]
    inferred: int
    """Where what stands follows from the levels: no support is written, nor is the corner open."""
    lifted_by_one: int
    """Where a single pillar or a statue is written."""
    lifted_by_two: int
    """Where a double pillar is written."""


@lru_cache(maxsize=1024)
def stance_of(pillars: Corners, belvedere: int | None) -> Stance:
    """How a terrace stands by its written supports and the corner of its belvedere."""
    open_corners, inferred, lifted_by_one, lifted_by_two = [], 0, 0, 0
    for corner, cell in enumerate(CORNER_CELLS[0]):
        support = pillars[corner]
        if support is OPEN or (support is None and corner == belvedere):
            open_corners.append(corner)
        elif support is None:
            inferred |= bit(cell)
        elif support is DOUBLE:
            lifted_by_two |= bit(cell)
        else:
            lifted_by_one |= bit(cell)
    return Stance(tuple(open_corners), inferred, lifted_by_one, lifted_by_two)


INFERRED = {belvedere: stance_of(NOTHING_WRITTEN, belvedere).inferred for belvedere in (None, 0, 1, 2, 3)}
"""By the corner of the belvedere, of which a terrace may have none: where supports are inferred if none is written."""


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
        return CORNER_CELLS[self.at]

    @property
    def path(self) -> tuple[str | int, ...]:
        """Where the file describes it, relative to its player."""
        return ("terraces", self.number)

    @property
    def open_corners(self) -> tuple[int, ...]:
        """Its corners without support."""
        return self.stance.open_corners

    @property
    def inferred(self) -> int:
        """The set of its cells where what stands follows from the levels: no support is written, nor is it open."""
        return self.stance.inferred << self.at

    @property
    def stance(self) -> Stance:
        """How it stands by what is written."""
        return stance_of(self.pillars, self.belvedere)

    def corner_at(self, cell: int) -> int:
        """The corner at one of its cells."""
        return CORNER_AT[cell - self.at]

    def is_open(self, corner: int) -> bool:
        """Whether a corner has no support: it is written so, or the belvedere's and nothing is written."""
        support = self.pillars[corner]
        return support is OPEN or (support is None and corner == self.belvedere)

    def rests_on_statue(self, corner: int) -> bool:
        """Whether a corner rests on a statue that it reaches: written so, or nothing is written and it is not open."""
        support = self.pillars[corner]
        return support is STATUE or (support is None and corner != self.belvedere)


Stack = tuple[Terrace, ...]
"""Terraces that lie one above the other, lowest first."""


class StoredTerrace(NamedTuple):
    """The terrace in a player's notch."""

    flower: str | None = None
    icons: Icons | None = None
    material: Material | None = None
