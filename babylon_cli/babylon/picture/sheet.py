"""A sheet on which a garden is drawn as text, cell by cell."""

from typing import Literal, NamedTuple

from babylon_cli.babylon.picture.seen import Seen
from babylon_cli.babylon.table.cells import SIDE
from babylon_cli.babylon.table.layout import Stack
from babylon_cli.printing.canvas import Canvas
from babylon_cli.printing.screen import Role

CELL_WIDTH, CELL_HEIGHT = 6, 3
"""A cell with the outline to its left, and the one above it."""

LEFT, TOP = 2, 1
"""Where the outline of the board begins: beside the numbers of the rows, and beneath the letters of the columns."""

INSIDE = CELL_WIDTH - 1
"""How many columns a cell has within its outlines."""

MIDDLE = INSIDE // 2

WIDTH = LEFT + SIDE * CELL_WIDTH + 1

HEIGHT = TOP + SIDE * CELL_HEIGHT + 1


Told = Literal[
    "statue",
    "fountain",
    "bridge",
    "staircase",
    "belvedere",
    "bare pillar",
    "icon",
    "other icon",
    "step",
    "owner",
    "support",
    "covered",
    "fault",
    "unknown flower",
    "storey",
    "tile",
    "floor",
]
"""What a legend tells of, each where it stands in a drawing."""


class Drawing(NamedTuple):
    """A drawing, and which of its signs a legend tells of."""

    canvas: Canvas
    told: frozenset[Told]


HOLE = "·"

NO_FLOWER = "?"
"""The sign of a flower that nobody noted."""


class Sheet:
    """What is put later stands over what was put before."""

    def __init__(self, seen: Seen) -> None:
        """Begin with nothing drawn."""
        self.seen, self.surfaces = seen, seen.surfaces()
        self.canvas = Canvas(HEIGHT, WIDTH)
        self.tags: dict[int, str] = {}
        """For the first cell of each part of a terrace its storey and flower."""
        self.told = set[Told]()
        """What stands in it that a legend tells of."""

    def put(self, cell: int, line: int, place: int, text: str, role: Role | None = None) -> None:
        """Put a text into line 1 or 2 of a cell."""
        row, column = corner_of(cell)
        self.canvas.put(row + line, column + 1 + place, text, role)

    def put_in_the_middle(self, cell: int, text: str, role: Role | None = None) -> None:
        """Put a text where the piece of a cell stands."""
        self.put(cell, 2, MIDDLE - (len(text) - 1) // 2, text, role)


def corner_of(cell: int) -> tuple[int, int]:
    """Row and column of the corner at which the outline of a cell begins."""
    row, column = divmod(cell, SIDE)
    return TOP + row * CELL_HEIGHT, LEFT + column * CELL_WIDTH


def level_of(surface: Stack) -> int:
    """The level of a cell that shows this; 0 for the board."""
    return surface[0].level if surface else 0
