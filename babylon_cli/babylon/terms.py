"""The names of things on the table, as messages; and where on a garden's board they lie."""

from collections.abc import Sequence

from babylon_cli.babylon.table.cells import CELL_NAMES, HOLES, SIDE
from babylon_cli.babylon.table.layout import Placed
from babylon_cli.babylon.table.pieces import Support
from babylon_cli.babylon.table.quarry import Tile
from babylon_cli.babylon.table.terrace import Icons, StoredTerrace, Terrace, icon_letters
from babylon_cli.judging.finding import BoardPlace
from babylon_cli.wording.message import Fact, Message, Term

A_PIECE = {
    "statue": Message("a statue"),
    "fountain": Message("a fountain"),
    "bridge": Message("a bridge"),
    "staircase": Message("a staircase"),
    "belvedere": Message("a belvedere"),
    "bare pillar": Message("a bare pillar"),
}
"""For each noun of a piece, one of them."""

UNKNOWN_ICONS = Term("icons unknown")

PILLAR_NOUNS = {Support.SINGLE: "single pillar", Support.DOUBLE: "double pillar", Support.STATUE: "statue"}
"""What stands under a corner, in the singular."""


def terrace_place(terrace: Terrace) -> Message:
    """Where a terrace lies, such as `C3 on level 2`."""
    return Message("{cell} on level {level}", cell=CELL_NAMES[terrace.at], level=terrace.level)


def terrace_name(terrace: Terrace) -> Message:
    """How messages call a terrace, such as `the terrace at C3 on level 2`."""
    return Message("the terrace at {cell} on level {level}", cell=CELL_NAMES[terrace.at], level=terrace.level)


def tile_name(tile: Tile | StoredTerrace) -> Fact:
    """A terrace that is not built, as far as it is known, such as `clay white S..F`."""
    material = None if tile.material is None else Term(tile.material.value)
    return _in_a_row(material, tile.flower, icon_letters(tile.icons)) or Message("a terrace that nobody noted")


def tile_face(tile: Tile) -> Fact:
    """The flower and icons of a tile, as far as they are known, such as `white S..F`."""
    return _in_a_row(tile.flower, icon_letters(tile.icons))


def _in_a_row(*facts: Fact | None) -> Fact:
    """What is known of these, one after the other; empty where nothing is."""
    row: Fact = ""
    for fact in facts:
        if fact:
            row = Message("{first} {second}", first=row, second=fact) if row else fact
    return row


def icons_name(icons: Icons | None) -> Fact:
    """Icons as a file writes them, such as `S.FB`, or that nobody knows them."""
    return icon_letters(icons) or UNKNOWN_ICONS


def on(terrace: Terrace) -> BoardPlace:
    """The cells of a terrace that are on the board, its north-west one first, and its level."""
    return BoardPlace(CELLS_UNDER[terrace.at], terrace.level)


def _cells_under(at: int) -> tuple[str, ...]:
    row, column = divmod(at, SIDE)
    rows, columns = range(row, min(row + 2, SIDE)), range(column, min(column + 2, SIDE))
    return tuple([CELL_NAMES[SIDE * south + east] for south in rows for east in columns])


CELLS_UNDER = tuple([_cells_under(at) for at in range(HOLES)])
"""For each north-west cell the cells of a terrace there that are on the board."""


def at_spot(cell: int, level: int | None) -> BoardPlace:
    """One cell on a level; None where nobody knows it."""
    return BoardPlace((CELL_NAMES[cell],), level)


def at_ends(placed: Placed) -> BoardPlace:
    """The cells of a decoration's ends, and their level if they share it."""
    cells = tuple([CELL_NAMES[end.cell] for end in placed.ends])
    first, last = placed.ends[0].level, placed.ends[-1].level
    return BoardPlace(cells, first if first == last else None)


def together(places: Sequence[BoardPlace]) -> BoardPlace:
    """The cells of several places, each once, and their level if they share it."""
    cells = dict.fromkeys([cell for place in places for cell in place.cells])
    levels = {place.storey for place in places}
    return BoardPlace(tuple(cells), levels.pop() if len(levels) == 1 else None)
