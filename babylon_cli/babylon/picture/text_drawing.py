"""A garden as a drawing of text: the outlines of its terraces, their storeys and flowers, and what stands on them."""

from collections.abc import Iterator, Mapping, Sequence

from babylon_cli.babylon.picture.outlines import goes_on, outline, tint
from babylon_cli.babylon.picture.seen import Seen
from babylon_cli.babylon.picture.sheet import (
    ASCII_SIGNS,
    CELL_HEIGHT,
    CELL_WIDTH,
    INSIDE,
    LEFT,
    MIDDLE,
    TOP,
    UNICODE_SIGNS,
    WIDTH,
    Sheet,
    level_of,
)
from babylon_cli.babylon.picture.standing_signs import put_ground, put_pieces, put_supports
from babylon_cli.babylon.table.cells import COLUMNS, HOLES, SIDE
from babylon_cli.babylon.table.layout import Stack
from babylon_cli.printing.canvas import Canvas
from babylon_cli.printing.screen import Screen

NO_FAULTS: Mapping[int, Sequence[int]] = {}

NO_FLOWER = "?"
"""The sign of a flower that nobody knows."""


def garden_drawing(
    seen: Seen,
    flowers: Mapping[str, str],
    screen: Screen,
    *,
    owner: str | None = None,
    faults: Mapping[int, Sequence[int]] = NO_FAULTS,
) -> Canvas:
    """A garden from above or one storey of it, given the sign of each flower, and each cell's faults by number."""
    sheet = Sheet(seen, UNICODE_SIGNS if screen.takes_unicode else ASCII_SIGNS)
    outline(sheet)
    tint(sheet)
    put_ground(sheet)
    put_pieces(sheet)
    if seen.storey is not None:
        put_supports(sheet, seen.storey)
    _put_tags(sheet, flowers)
    for cell, numbers in faults.items():
        sign = fault_sign(numbers)
        sheet.put(cell, 1, INSIDE - len(sign), sign, "mark")
    _put_axes(sheet)
    if owner is not None:
        sheet.canvas.put(0, WIDTH - 2, f"*{flowers[owner]}", "place")
    return sheet.canvas


def _put_axes(sheet: Sheet) -> None:
    for index, letter in enumerate(COLUMNS):
        sheet.canvas.put(0, LEFT + index * CELL_WIDTH + 1 + MIDDLE, letter, "faint")
        sheet.canvas.put(TOP + index * CELL_HEIGHT + 2, 0, str(index + 1), "faint")


def _put_tags(sheet: Sheet, flowers: Mapping[str, str]) -> None:
    """Put a tag into the first cell of every part of a terrace that is seen."""
    for cell in _first_cells(sheet):
        surface = sheet.surfaces[cell]
        is_lower = sheet.seen.storey not in (None, level_of(surface))
        sheet.put(cell, 1, 0, _tag(surface, flowers)[:INSIDE], "faint" if is_lower else "place")


def _tag(surface: Stack, flowers: Mapping[str, str]) -> str:
    """The storey and the sign of the flower, or of each flower where terraces collide."""
    signs = [NO_FLOWER if terrace.flower is None else flowers[terrace.flower] for terrace in surface]
    return f"{level_of(surface)}{''.join(signs)}"


def _first_cells(sheet: Sheet) -> Iterator[int]:
    """The first cell of every part of a terrace, row by row: a part hangs together and shows the same."""
    reached = set[int]()
    for cell in range(HOLES):
        if sheet.surfaces[cell] and cell not in reached:
            yield cell
            _reach(sheet, cell, reached)


def _reach(sheet: Sheet, cell: int, reached: set[int]) -> None:
    """Add the cells that hang together with one."""
    waiting = [cell]
    while waiting:
        cell = waiting.pop()
        if cell not in reached:
            reached.add(cell)
            waiting += [cell + step for step in (1, SIDE) if goes_on(sheet, cell, step)]
            waiting += [cell - step for step in (1, SIDE) if cell >= step and goes_on(sheet, cell - step, step)]


def fault_sign(numbers: Sequence[int]) -> str:
    """Such as `!2`, or `!2+` where there are others at the same cell."""
    return f"!{numbers[0]}{'+' if len(numbers) > 1 else ''}"
