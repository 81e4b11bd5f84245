"""The outlines of the terraces in a drawing of text, and the tints of their storeys."""

from babylon_cli.babylon.picture.sheet import CELL_HEIGHT, CELL_WIDTH, INSIDE, Sheet, corner_of, level_of
from babylon_cli.babylon.table.cells import HOLES, SIDE
from babylon_cli.babylon.table.terrace import Stack
from babylon_cli.printing.canvas import HEAVY, LIGHT, Weight


def outline(sheet: Sheet) -> None:
    """Draw what parts every cell from the cells beside it, and the rim of the board."""
    surfaces = sheet.surfaces
    for cell in range(HOLES):
        row, column = corner_of(cell)
        above = surfaces[cell - SIDE] if cell >= SIDE else None
        before = surfaces[cell - 1] if cell % SIDE else None
        _across(sheet, row, column, above, surfaces[cell])
        _down(sheet, row, column, before, surfaces[cell])
        if cell >= HOLES - SIDE:
            _across(sheet, row + CELL_HEIGHT, column, None, surfaces[cell])
        if cell % SIDE == SIDE - 1:
            _down(sheet, row, column + CELL_WIDTH, None, surfaces[cell])


def _across(sheet: Sheet, row: int, column: int, above: Stack | None, below: Stack) -> None:
    weight = _weight(sheet, above, below)
    if weight is not None:
        sheet.canvas.across(row, column, CELL_WIDTH, weight)


def _down(sheet: Sheet, row: int, column: int, before: Stack | None, after: Stack) -> None:
    weight = _weight(sheet, before, after)
    if weight is not None:
        sheet.canvas.down(row, column, CELL_HEIGHT, weight)


def _weight(sheet: Sheet, one: Stack | None, other: Stack) -> Weight | None:
    """How the line between two cells is drawn, heavy where it is a step; None is beyond the rim of the board."""
    if one == other:
        return None
    levels = {level_of(one or ()), level_of(other)}
    if len(levels) == 1:
        return LIGHT
    if sheet.seen.storey is None:
        sheet.told.add("step")
        return HEAVY
    return HEAVY if sheet.seen.storey in levels else LIGHT


def tint(sheet: Sheet) -> None:
    """Give each cell the tint of its storey; of one storey alone only what lies on it has a tint."""
    for cell, surface in enumerate(sheet.surfaces):
        level = level_of(surface)
        if level and sheet.seen.storey in (None, level):
            row, column = corner_of(cell)
            goes_on_right, goes_on_below = goes_on(sheet, cell, 1), goes_on(sheet, cell, SIDE)
            width = INSIDE + goes_on_right
            for line in range(1, CELL_HEIGHT):
                sheet.canvas.tint(row + line, column + 1, width, level)
            if goes_on_below:
                through = goes_on_right and goes_on(sheet, cell + 1, SIDE) and goes_on(sheet, cell + SIDE, 1)
                sheet.canvas.tint(row + CELL_HEIGHT, column + 1, INSIDE + through, level)


def goes_on(sheet: Sheet, cell: int, step: int) -> bool:
    """Whether the cell to the right, or the one below, shows the same."""
    is_at_the_rim = cell % SIDE == SIDE - 1 if step == 1 else cell >= HOLES - SIDE
    return not is_at_the_rim and sheet.surfaces[cell + step] == sheet.surfaces[cell]
