"""The signs of pieces, icons and supports in a drawing of text."""

from babylon_cli.babylon.picture.seen import Link, Piece
from babylon_cli.babylon.picture.sheet import (
    CELL_HEIGHT,
    CELL_WIDTH,
    HOLE,
    INSIDE,
    LEFT,
    MIDDLE,
    TOP,
    Sheet,
    corner_of,
    level_of,
)
from babylon_cli.babylon.table.cells import SIDE
from babylon_cli.babylon.table.pieces import Icon, Support
from babylon_cli.babylon.table.supports import footings_of
from babylon_cli.babylon.table.terrace import LETTERS, Terrace

PIECE_SIGNS: dict[Piece, str] = {
    "statue": "S",
    "fountain": "F",
    "bridge": "B",
    "staircase": "T",
    "belvedere": "V",
    "bare pillar": "I",
}

SUPPORT_SIGNS = {Support.SINGLE: "1", Support.DOUBLE: "2", Support.STATUE: "S", None: "?"}

OPEN_SIGN = "-"

MOST_PIECES = 3
"""How many pieces on one spot are shown, by the room of a cell."""

COVERED = "░"

PLANKS = ("═", "║")
"""Of a bridge across, and of one down the page."""

WATER = "~"

CLIMBS, DESCENDS, ON_A_LEVEL = (">", "v"), ("<", "^"), ("-", "|")
"""A staircase that leads up to its right or lower end, to the other one, or to neither: across and down the page."""

NO_ICON = ""


def put_ground(sheet: Sheet) -> None:
    """The dots of the holes, and what hatches the cells of a storey that are covered."""
    for cell in sheet.cells:
        surface = sheet.surfaces[cell]
        if not surface:
            sheet.put_in_the_middle(cell, HOLE, "faint")
        elif sheet.seen.is_covered(cell) and level_of(surface) == sheet.seen.storey:
            for line in range(1, CELL_HEIGHT):
                sheet.put(cell, line, 0, COVERED * INSIDE, "faint")
            sheet.told.add("covered")


def put_pieces(sheet: Sheet) -> None:
    """What links the ends of decorations, over it the pieces, and icons where nothing stands."""
    under_a_bridge = set[int]()
    for link in sheet.seen.links():
        _put_link(sheet, link)
        under_a_bridge.update(link.seen.intersection(link.cells[1:-1]))
    standing: dict[int, str] = {}
    for piece in [piece for piece in sheet.seen.pieces() if piece.cell in sheet.cells]:
        standing[piece.cell] = standing.get(piece.cell, "") + PIECE_SIGNS[piece.noun]
        sheet.told.add(piece.noun)
    for cell, letters in standing.items():
        sheet.put_in_the_middle(cell, letters[:MOST_PIECES], "place")
    for cell in sheet.cells:
        surface = sheet.surfaces[cell]
        is_lower = sheet.seen.storey not in (None, level_of(surface))
        if surface and not is_lower and cell not in standing and cell not in under_a_bridge:
            _put_icon(sheet, cell, surface[0])


def _put_link(sheet: Sheet, link: Link) -> None:
    """Draw what leads from one end to the other, over every cell where it is seen and the lines between such cells."""
    first, last = sorted([link.cells[0], link.cells[-1]])
    is_down = first % SIDE == last % SIDE
    sign = _link_sign(link, is_down=is_down)
    (row, column), (last_row, last_column) = _middle_of(first), _middle_of(last)
    while (row, column) != (last_row, last_column):
        if cells_at(row, column) <= link.seen:
            sheet.canvas.put(row, column, sign)
        row, column = row + is_down, column + (not is_down)


def _middle_of(cell: int) -> tuple[int, int]:
    row, column = corner_of(cell)
    return row + 2, column + 1 + MIDDLE


def cells_at(row: int, column: int) -> set[int]:
    """The cells to which a place of the drawing belongs: one, or on an outline those on either side of it."""
    rows = {(row - TOP) // CELL_HEIGHT, (row - TOP - 1) // CELL_HEIGHT}
    columns = {(column - LEFT) // CELL_WIDTH, (column - LEFT - 1) // CELL_WIDTH}
    return {SIDE * south + east for south in rows for east in columns}


def _link_sign(link: Link, *, is_down: bool) -> str:
    if link.kind is Icon.BRIDGE:
        return PLANKS[is_down]
    if link.kind is Icon.FOUNTAIN:
        return WATER
    climbs = link.climb if link.cells[0] < link.cells[-1] else -link.climb
    return ON_A_LEVEL[is_down] if climbs == 0 else (CLIMBS if climbs > 0 else DESCENDS)[is_down]


def _put_icon(sheet: Sheet, cell: int, terrace: Terrace) -> None:
    """The icon of a spot in a small letter, and the other one that it counted as after a stroke."""
    corner = terrace.corner_at(cell)
    icon = NO_ICON if terrace.icons is None else _small_letter(terrace.icons[corner])
    other = terrace.counts_as[corner]
    sheet.put_in_the_middle(cell, icon if other is None else f"{icon}/{_small_letter(other)}", "faint")
    if other is not None:
        sheet.told.add("other icon")
    elif icon:
        sheet.told.add("icon")


def _small_letter(icon: Icon) -> str:
    return NO_ICON if icon is Icon.NONE else LETTERS[icon].lower()


def put_supports(sheet: Sheet, storey: int) -> None:
    """What each corner of a storey stands on, at the lower right of its cell."""
    layout = sheet.seen.layout
    sheet.told.add("support")
    terraces = [terrace for terrace in layout.terraces if terrace.level == storey]
    for terrace in terraces:
        for footing in footings_of(layout, terrace):
            sheet.put(footing.cell, 2, INSIDE - 1, SUPPORT_SIGNS[footing.support], "faint")
    for terrace in terraces:
        for corner in terrace.open_corners:
            sheet.put(terrace.cells[corner], 2, INSIDE - 1, OPEN_SIGN, "faint")
