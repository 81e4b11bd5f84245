"""How the whole board may have been read: rows counted from below, columns from the right, letters for rows."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from babylon_cli.babylon.mends.change import WHOLE_GARDEN, Change
from babylon_cli.babylon.table.cells import SIDE
from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.pieces import Spot
from babylon_cli.wording.message import Message

LAST = SIDE - 1

ROWS = Message("with row 1 at the top, as the toolkit has it (write A8 for A1, A7 for A2 …),")
COLUMNS = Message("with column A on the left, as the toolkit has it (write H1 for A1, G1 for B1 …),")
BOTH = Message("with A1 at the top left, as the toolkit has it (write H8 for A1, G8 for B1 …),")
TRANSPOSED = Message(
    "with letters for the columns and numbers for the rows, as the toolkit has it (write A2 for B1, A3 for C1 …),"
)
NORTH_WEST = "{view} and each terrace by its NW cell,"
"""What is said of a board read otherwise where a terrace, too, is named by another cell."""


class View(NamedTuple):
    """Another way in which cells may have been named."""

    told: Message
    cell: Callable[[int, int], tuple[int, int]]
    """The row and column that is meant, given those that were typed."""
    first: tuple[int, int] = (0, 0)
    """How far the north-west cell of a terrace lies from what is meant, where another corner of it comes first."""


def _rows_from_below(row: int, column: int) -> tuple[int, int]:
    return LAST - row, column


def _columns_from_the_right(row: int, column: int) -> tuple[int, int]:
    return row, LAST - column


def _from_the_last_cell(row: int, column: int) -> tuple[int, int]:
    return LAST - row, LAST - column


def _as_typed(row: int, column: int) -> tuple[int, int]:
    return row, column


def _by_the_corner(corner: str) -> Message:
    return Message("with each terrace named by its NW cell, not by its {corner} cell,", corner=corner)


VIEWS = (
    View(ROWS, _rows_from_below),
    View(Message(NORTH_WEST, view=ROWS), _rows_from_below, (-1, 0)),
    View(COLUMNS, _columns_from_the_right),
    View(Message(NORTH_WEST, view=COLUMNS), _columns_from_the_right, (0, -1)),
    View(BOTH, _from_the_last_cell),
    View(Message(NORTH_WEST, view=BOTH), _from_the_last_cell, (-1, -1)),
    View(TRANSPOSED, lambda row, column: (column, row)),
    View(_by_the_corner("SE"), _as_typed, (-1, -1)),
    View(_by_the_corner("SW"), _as_typed, (-1, 0)),
    View(_by_the_corner("NE"), _as_typed, (0, -1)),
)


def read_otherwise(garden: Garden) -> Iterator[Change]:
    """The garden with all its cells read in every other way that leaves its terraces on the board."""
    for view in VIEWS:
        changed = seen_by(view, garden)
        if changed is not None:
            yield Change(WHOLE_GARDEN, changed, WHOLE_GARDEN, view.told)


def seen_by(view: View, garden: Garden) -> Garden | None:
    """The garden with all its cells read in another way; None where a terrace would leave the board."""
    places = [_place(view, terrace.at) for terrace in garden.terraces]
    if not all([0 <= row < LAST and 0 <= column < LAST for row, column in places]):
        return None
    pairs = zip(garden.terraces, places, strict=True)
    pieces = garden.decorations
    return garden._replace(
        terraces=tuple([replace(terrace, at=SIDE * row + column) for terrace, (row, column) in pairs]),
        decorations=tuple([piece._replace(ends=tuple([_spot(view, end) for end in piece.ends])) for piece in pieces]),
        bare_pillars=tuple([_spot(view, spot) for spot in garden.bare_pillars]),
    )


def _place(view: View, at: int) -> tuple[int, int]:
    row, column = view.cell(*divmod(at, SIDE))
    return row + view.first[0], column + view.first[1]


def _spot(view: View, spot: Spot) -> Spot:
    row, column = view.cell(*divmod(spot.cell, SIDE))
    return spot._replace(cell=SIDE * row + column)
