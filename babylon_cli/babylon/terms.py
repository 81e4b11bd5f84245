"""What messages call the things on a table of Babylon, and where on a board they are."""

from collections.abc import Iterable
from functools import cache

from babylon_cli.babylon.table.cells import CELL_NAMES, SIDE
from babylon_cli.babylon.table.layout import Footing, Placed
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Icon, Support
from babylon_cli.babylon.table.quarry import POSITION_NAMES, Tile
from babylon_cli.babylon.table.terrace import LETTERS, Icons, StoredTerrace, Terrace, icon_letters
from babylon_cli.judging.finding import BoardPlace
from babylon_cli.wording.message import Fact, Message, Term, Text, listed

UNKNOWN_ICONS = Term("icons unknown")

PILLAR_NOUNS = {Support.SINGLE: "single pillar", Support.DOUBLE: "double pillar", Support.STATUE: "statue"}
"""What stands under a corner, in the singular."""

THE_BOARD = Message("the board")

ICON_NAMES = {
    Icon.NONE: Message("no icon"),
    Icon.STATUE: Message("a statue icon"),
    Icon.FOUNTAIN: Message("a fountain icon"),
    Icon.BRIDGE: Message("a bridge icon"),
    Icon.STAIRCASE: Message("a staircase icon"),
}

A_PIECE = {
    "statue": Message("a statue"),
    "fountain": Message("a fountain"),
    "bridge": Message("a bridge"),
    "staircase": Message("a staircase"),
    "belvedere": Message("a belvedere"),
    "bare pillar": Message("a bare pillar"),
}
"""For each noun of a piece, one of them."""


def spot_name(cell: int, level: int | None) -> Text:
    """A cell with its level, such as `D4 on level 2` or `D4 on the board`; the cell alone where it has no level."""
    name = CELL_NAMES[cell]
    if level is None:
        return name
    if level == 0:
        return Message("{cell} on the board", cell=name)
    return Message("{cell} on level {level}", cell=name, level=level)


def terrace_name(terrace: Terrace) -> Message:
    """Such as `the terrace at C3 on level 2`."""
    return Message("the terrace at {cell} on level {level}", cell=CELL_NAMES[terrace.at], level=terrace.level)


def terrace_place(terrace: Terrace) -> Message:
    """Such as `C3 on level 2`."""
    return Message("{cell} on level {level}", cell=CELL_NAMES[terrace.at], level=terrace.level)


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


def shown_icons(terrace: Terrace) -> Message:
    """Such as `the terrace at F2 shows F at F2 and T at F3`."""
    shown = [
        Message("{icon} at {cell}", icon=LETTERS[icon], cell=CELL_NAMES[cell])
        for icon, cell in zip(terrace.icons or (), terrace.cells, strict=False)
        if icon is not Icon.NONE
    ]
    if not shown:
        return Message("the terrace at {cell} shows no icons", cell=CELL_NAMES[terrace.at])
    return Message("the terrace at {cell} shows {icons}", cell=CELL_NAMES[terrace.at], icons=listed(shown))


def corner_name(terrace: Terrace, corner: int) -> Message:
    """Such as `the NE corner of the terrace at C3 on level 2`."""
    return Message("the {corner} corner of {terrace}", corner=CORNER_NAMES[corner], terrace=terrace_name(terrace))


def corner_place(terrace: Terrace, corner: int) -> Message:
    """Such as `C3 on level 2, NE corner`."""
    cell, level = CELL_NAMES[terrace.at], terrace.level
    return Message("{cell} on level {level}, {corner} corner", cell=cell, level=level, corner=CORNER_NAMES[corner])


def pillar_name(footing: Footing) -> Message:
    """Such as `the double pillar under the NE corner of the terrace at C3 on level 2`."""
    corner = corner_name(footing.terrace, footing.corner)
    if footing.support is Support.DOUBLE:
        return Message("the double pillar under {corner}", corner=corner)
    return Message("the single pillar under {corner}", corner=corner)


def piece_name(piece: Placed) -> Message:
    """Such as `the bridge D4@1-F4@1` or `the statue at C3@2`."""
    return Message(_THE_PIECE[piece.decoration.kind].template, spots=piece.place)


_THE_PIECE = {
    Icon.STATUE: Message("the statue at {spots}"),
    Icon.FOUNTAIN: Message("the fountain {spots}"),
    Icon.BRIDGE: Message("the bridge {spots}"),
    Icon.STAIRCASE: Message("the staircase {spots}"),
}


def in_quarry(position: int) -> Message:
    """Such as `B2 in the quarry`."""
    return Message("{position} in the quarry", position=POSITION_NAMES[position])


def storage_zone(player: str) -> Message:
    """Such as `the storage zone of Ana`."""
    return Message("the storage zone of {player}", player=player)


def on(terrace: Terrace) -> BoardPlace:
    """The cells of a terrace that are on the board, its north-west one first, and its level."""
    return BoardPlace(_cells_under(terrace.at), terrace.level)


@cache
def _cells_under(at: int) -> tuple[str, ...]:
    """For a north-west cell the cells of a terrace there that are on the board."""
    row, column = divmod(at, SIDE)
    rows, columns = range(row, min(row + 2, SIDE)), range(column, min(column + 2, SIDE))
    return tuple([CELL_NAMES[SIDE * south + east] for south in rows for east in columns])


def at_spot(cell: int, level: int | None) -> BoardPlace:
    """One cell on a level; None where nobody knows it."""
    return BoardPlace((CELL_NAMES[cell],), level)


def at_corner(terrace: Terrace, corner: int) -> BoardPlace:
    """The cell under a corner of a terrace on the board, and the level of the terrace."""
    return at_spot(terrace.cells[corner], terrace.level)


def at_ends(piece: Placed) -> BoardPlace:
    """The cells of a decoration's ends, and their level if they share it."""
    cells = dict.fromkeys([CELL_NAMES[end.cell] for end in piece.ends])
    first, last = piece.ends[0].level, piece.ends[-1].level
    return BoardPlace(tuple(cells), first if first == last else None)


def together(places: Iterable[BoardPlace]) -> BoardPlace:
    """The cells of several places, each once, and their level if they share it."""
    cells, levels = dict[str, None](), set[int | None]()
    for place in places:
        cells.update(dict.fromkeys(place.cells))
        levels.add(place.storey)
    return BoardPlace(tuple(cells), levels.pop() if len(levels) == 1 else None)
