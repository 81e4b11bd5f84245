"""A garden as a drawing of text: the outlines of its terraces, their storeys and flowers, and what stands on them."""

from collections.abc import Iterator, Mapping

from babylon_cli.babylon.picture.fault_signs import Faults, put_faults
from babylon_cli.babylon.picture.flowers import beside_a_number
from babylon_cli.babylon.picture.outlines import goes_on, outline, tint
from babylon_cli.babylon.picture.seen import Seen
from babylon_cli.babylon.picture.sheet import (
    CELL_HEIGHT,
    CELL_WIDTH,
    INSIDE,
    LEFT,
    MIDDLE,
    NO_FLOWER,
    TOP,
    WHOLE_BOARD,
    WIDTH,
    Drawing,
    Sheet,
    Window,
    level_of,
)
from babylon_cli.babylon.picture.standing_signs import put_ground, put_pieces, put_supports
from babylon_cli.babylon.table.cells import COLUMNS, SIDE
from babylon_cli.babylon.table.terrace import Stack

NO_FAULTS: Faults = {}


def garden_drawing(
    seen: Seen,
    flowers: Mapping[str, str],
    *,
    owner: str | None = None,
    faults: Faults = NO_FAULTS,
    window: Window = WHOLE_BOARD,
) -> Drawing:
    """A garden from above or one storey of it, given the sign of each flower, and each cell's faults by number."""
    sheet = Sheet(seen, window)
    outline(sheet)
    tint(sheet)
    put_ground(sheet)
    put_pieces(sheet)
    if seen.storey is not None:
        put_supports(sheet, seen.storey)
    _put_tags(sheet, flowers)
    put_faults(sheet, faults)
    _put_axes(sheet)
    if owner is not None:
        sign = f"*{flowers[owner]}"
        sheet.canvas.put(0, WIDTH - len(sign), sign, "place")
        sheet.told.add("owner")
    return sheet.drawing()


def _put_axes(sheet: Sheet) -> None:
    for index, letter in enumerate(COLUMNS):
        sheet.canvas.put(0, LEFT + index * CELL_WIDTH + 1 + MIDDLE, letter, "faint")
        sheet.canvas.put(TOP + index * CELL_HEIGHT + 2, 0, str(index + 1), "faint")


def _put_tags(sheet: Sheet, flowers: Mapping[str, str]) -> None:
    """Put a tag into the first cell of every part of a terrace that is seen."""
    for cell in _first_cells(sheet):
        sheet.told.add("storey")
        surface = sheet.surfaces[cell]
        is_lower = sheet.seen.storey not in (None, level_of(surface))
        sheet.tags[cell] = _tag(sheet, surface, flowers)[:INSIDE]
        sheet.put(cell, 1, 0, sheet.tags[cell], "faint" if is_lower else "place")


def _tag(sheet: Sheet, surface: Stack, flowers: Mapping[str, str]) -> str:
    """The storey and the sign of the flower, or of each flower where terraces collide."""
    if any([terrace.flower is None for terrace in surface]):
        sheet.told.add("unknown flower")
    signs = [NO_FLOWER if terrace.flower is None else beside_a_number(flowers[terrace.flower]) for terrace in surface]
    return f"{level_of(surface)}{''.join(signs)}"


def _first_cells(sheet: Sheet) -> Iterator[int]:
    """The first cell of every part of a terrace, row by row: a part hangs together and shows the same."""
    reached = set[int]()
    for cell in sorted(sheet.cells):
        if sheet.surfaces[cell] and cell not in reached:
            yield cell
            _reach(sheet, cell, reached)


def _reach(sheet: Sheet, cell: int, reached: set[int]) -> None:
    """Add the cells that hang together with one, of those that are drawn."""
    waiting = [cell]
    while waiting:
        cell = waiting.pop()
        if cell in sheet.cells and cell not in reached:
            reached.add(cell)
            waiting += [cell + step for step in (1, SIDE) if goes_on(sheet, cell, step)]
            waiting += [cell - step for step in (1, SIDE) if cell >= step and goes_on(sheet, cell - step, step)]
