"""A sheet on which a garden is drawn as text, cell by cell."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from babylon_cli.babylon.picture.seen import Seen
from babylon_cli.babylon.table.cells import SIDE
from babylon_cli.babylon.table.terrace import Stack
from babylon_cli.printing.canvas import Canvas
from babylon_cli.printing.screen import Role, Screen

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
    "place",
    "unknown flower",
    "storey",
    "tile",
    "floor",
]
"""What a legend tells of, each where it stands in a drawing."""


class Window(NamedTuple):
    """The rows and columns of the board that are drawn."""

    rows: range
    columns: range

    def cells(self) -> frozenset[int]:
        """The cells that are drawn."""
        return frozenset([SIDE * row + column for row in self.rows for column in self.columns])


WHOLE_BOARD = Window(range(SIDE), range(SIDE))


class Drawing(NamedTuple):
    """The part of a canvas that is shown, and which of its signs a legend tells of."""

    canvas: Canvas
    told: frozenset[Told]
    rows: Sequence[int]
    columns: Sequence[int]

    def lines(self, screen: Screen) -> list[str]:
        """Line by line, all of one width."""
        return self.canvas.excerpt(screen, self.rows, self.columns)


HOLE = "·"

NO_FLOWER = "?"
"""The sign of a flower that nobody noted."""


class Sheet:
    """What is put later stands over what was put before."""

    def __init__(self, seen: Seen, window: Window) -> None:
        """Begin with nothing drawn."""
        self.seen, self.surfaces = seen, seen.surfaces()
        self.window, self.cells = window, window.cells()
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

    def drawing(self) -> Drawing:
        """What was drawn of the cells, between the letters and the numbers of the axes."""
        rows, columns = self.window
        top, bottom = TOP + rows[0] * CELL_HEIGHT, TOP + (rows[-1] + 1) * CELL_HEIGHT
        left, right = LEFT + columns[0] * CELL_WIDTH, LEFT + (columns[-1] + 1) * CELL_WIDTH
        shown_rows = (*range(TOP), *range(top, bottom + 1))
        return Drawing(self.canvas, frozenset(self.told), shown_rows, (*range(LEFT), *range(left, right + 1)))


def corner_of(cell: int) -> tuple[int, int]:
    """Row and column of the corner at which the outline of a cell begins."""
    row, column = divmod(cell, SIDE)
    return TOP + row * CELL_HEIGHT, LEFT + column * CELL_WIDTH


def level_of(surface: Stack) -> int:
    """The level of a cell that shows this; 0 for the board."""
    return surface[0].level if surface else 0
