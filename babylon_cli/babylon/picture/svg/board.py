"""The construction zone as a drawing: where cells lie, the axes and the holes."""

from functools import lru_cache

from babylon_cli.babylon.table.cells import COLUMNS, SIDE
from babylon_cli.printing.svg.elements import Box, element
from babylon_cli.printing.svg.palette import GROUND, HOLE, SOFT_INK
from babylon_cli.printing.svg.strokes import strokes

CELL = 48
MARGIN = 26
ZONE = CELL * SIDE

PLAIN_BOX = Box(-MARGIN, -MARGIN, ZONE + 2 * MARGIN, ZONE + 2 * MARGIN)


def middle(column: float, row: float) -> tuple[float, float]:
    """The middle of a cell, given by its column and row from 0."""
    return (column + 0.5) * CELL, (row + 0.5) * CELL


@lru_cache(maxsize=8)
def board(letters: str = COLUMNS, step: int = CELL) -> str:
    """An empty ground with its axes, as many rows as columns."""
    side = step * len(letters)
    ground = element("rect", width=side, height=side, fill=GROUND, stroke=SOFT_INK)
    across = [strokes(letter, (place + 0.5) * step, -12, 11) for place, letter in enumerate(letters)]
    down = [strokes(str(place + 1), -13, (place + 0.5) * step, 11) for place in range(len(letters))]
    axes = element(
        "path",
        d="".join([*across, *down]),
        fill="none",
        stroke=SOFT_INK,
        stroke_width=1.65,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return ground + axes


@lru_cache(maxsize=1)
def holes() -> str:
    """The 64 holes."""
    middles = [middle(column, row) for row in range(SIDE) for column in range(SIDE)]
    d = "".join([f"M{x:g} {y:g}h0" for x, y in middles])
    return element("path", d=d, stroke=HOLE, stroke_width=8, stroke_linecap="round")
