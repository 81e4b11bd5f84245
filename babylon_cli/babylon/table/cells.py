"""The 64 holes of the construction zone, numbered row by row, and sets of them as 64-bit integers.

Columns are A to H from left to right, rows 1 to 8 from top to bottom, as the owner sees the board.
A cell is an integer from 0 (A1) to 63 (H8); a set of cells is an integer whose bit n stands for cell n.
"""

from collections.abc import Iterable
from functools import cache

COLUMNS = "ABCDEFGH"
SIDE = 8
HOLES = SIDE * SIDE


def cell_name(cell: int) -> str:
    """The name of a cell from 0 to 63, such as C3."""
    row, column = divmod(cell, SIDE)
    return f"{COLUMNS[column]}{row + 1}"


CELL_NAMES = tuple(cell_name(cell) for cell in range(HOLES))
CELL_NUMBERS = {spelling: cell for cell, name in enumerate(CELL_NAMES) for spelling in (name, name.lower())}


def bit(cell: int) -> int:
    """The set that holds one cell."""
    return 1 << cell


def set_of(cells: Iterable[int]) -> int:
    """The set that holds these cells."""
    members = 0
    for cell in cells:
        members |= 1 << cell
    return members


def numbers_in(members: int) -> list[int]:
    """The numbers in a set, in order: of cells, or of what else is numbered."""
    numbers = []
    while members:
        first = members & -members
        numbers.append(first.bit_length() - 1)
        members ^= first
    return numbers


def names_of(cell_set: int) -> list[str]:
    """The cells of a set by name, such as C3 and C4."""
    return [CELL_NAMES[cell] for cell in numbers_in(cell_set)]


def _corner_cells(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, SIDE)
    if row == SIDE - 1 or column == SIDE - 1:
        return ()
    return (cell, cell + 1, cell + SIDE, cell + SIDE + 1)


CORNER_CELLS = tuple(_corner_cells(cell) for cell in range(HOLES))
"""For each north-west cell the four cells NW, NE, SW, SE of a terrace there; none where it leaves the board."""

COVER = tuple(set_of(cells) for cells in CORNER_CELLS)
"""For each north-west cell the set of cells that a terrace there covers; 0 where it leaves the board."""


ROW_CELLS = tuple(sum(bit(SIDE * row + column) for column in range(SIDE)) for row in range(SIDE))
"""For each row the set of its cells."""

COLUMN_CELLS = tuple(sum(bit(SIDE * row + column) for row in range(SIDE)) for column in range(SIDE))
"""For each column the set of its cells."""

LINES = tuple(ROW_CELLS[cell // SIDE] | COLUMN_CELLS[cell % SIDE] for cell in range(HOLES))
"""For each cell the set of cells in its row or column, itself among them."""

CORNER_AT = {cell: corner for corner, cell in enumerate(CORNER_CELLS[0])}
"""The corner of a terrace at a cell, by how many cells lie from its north-west one to there, row by row."""


@cache
def distance(first: int, second: int) -> int | None:
    """How many cells apart two cells of one row or column are; None when they are in no common row or column."""
    first_row, first_column = divmod(first, SIDE)
    second_row, second_column = divmod(second, SIDE)
    if first_row == second_row:
        return abs(first_column - second_column)
    if first_column == second_column:
        return abs(first_row - second_row)
    return None


def between(first: int, second: int) -> int | None:
    """The one cell between two cells that are exactly two apart in a row or column, else None."""
    return (first + second) // 2 if distance(first, second) == 2 else None
