"""What the faults of a garden point at: the terraces and pieces that they name, and those beside them."""

from collections.abc import Sequence
from typing import NamedTuple

from babylon_cli.babylon.table.cells import CELL_NUMBERS, SIDE
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.judging.finding import Finding, Path


class Focus(NamedTuple):
    """Where a slip is likely, what is named by most faults first."""

    terraces: list[Terrace]
    pieces: list[Placed]
    named: frozenset[Path]
    """The paths of the terraces and pieces that faults name, relative to the player."""


def focus_of(layout: Layout, faults: Sequence[Finding]) -> Focus:
    """What the faults of a garden point at."""
    paths = [path[2:4] for fault in faults for path in (fault.path, *[place.path for place in fault.related])]
    cells = {CELL_NUMBERS[cell] for fault in faults if fault.place is not None for cell in fault.place.cells}
    around = {near for cell in cells for near in _around(cell)}
    terraces = [
        terrace
        for terrace in layout.garden.terraces
        if terrace.path in paths or not around.isdisjoint(terrace.cells or (terrace.at,))
    ]
    pieces = [piece for piece in layout.placed if piece.path in paths or any([end.cell in cells for end in piece.ends])]
    terraces.sort(key=lambda terrace: -paths.count(terrace.path))
    pieces.sort(key=lambda piece: -paths.count(piece.path))
    return Focus(terraces, pieces, frozenset(paths))


def _around(cell: int) -> list[int]:
    """A cell and those beside it, also over a corner."""
    row, column = divmod(cell, SIDE)
    rows = range(max(row - 1, 0), min(row + 2, SIDE))
    columns = range(max(column - 1, 0), min(column + 2, SIDE))
    return [SIDE * down + right for down in rows for right in columns]
