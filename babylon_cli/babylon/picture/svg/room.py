"""Where there is room for a sign: what is taken, as squares of a quarter of a cell, in one integer."""

from collections.abc import Iterable
from functools import lru_cache

from babylon_cli.babylon.picture.svg.board import CELL
from babylon_cli.babylon.table.cells import SIDE

SQUARE = CELL // 4
SQUARES = 4 * (SIDE + 1)
"""In each direction; the last four for what hangs over the edge of the board."""


def area(left: float, top: float, right: float, bottom: float) -> int:
    """The squares that a rectangle touches, as far as they are on the drawing."""
    first, last = max(0, int(left // SQUARE)), min(SQUARES, -int(-right // SQUARE))
    row = ((1 << max(0, last - first)) - 1) << first
    rows = range(max(0, int(top // SQUARE)), min(SQUARES, -int(-bottom // SQUARE)))
    return sum([row << (SQUARES * place) for place in rows])


@lru_cache(maxsize=4096)
def around(x: float, y: float, width: float, height: float) -> int:
    """The squares that a sign with its middle at a point touches."""
    return area(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def cell_area(column: int, row: int) -> int:
    """The squares of a whole cell."""
    return CELL_AREA << (4 * column + 4 * SQUARES * row)


CELL_AREA = area(0, 0, CELL, CELL)


def roomiest(
    places: Iterable[tuple[float, float]], size: tuple[float, float], taken: int, within: int
) -> tuple[float, float]:
    """The first of some places where a sign covers least of what is taken; what is not within counts more."""
    best, least = (0.0, 0.0), None
    for x, y in places:
        squares = around(x, y, *size)
        cost = (squares & taken).bit_count() + 4 * (squares & ~within).bit_count()
        if least is None or cost < least:
            best, least = (x, y), cost
        if not cost:
            break
    return best
