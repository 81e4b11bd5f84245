"""What messages call the things on a table of Babylon, and where on a board they are."""

from collections.abc import Sequence

from babylon_cli.babylon.table.cells import CELL_NAMES, SIDE
from babylon_cli.babylon.table.layout import Placed
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.judging.finding import BoardPlace
from babylon_cli.wording.message import Message, Term


def terrace_name(terrace: Terrace) -> Message:
    """Such as `the terrace at C3 on level 2`."""
    return Message("the terrace at {cell} on level {level}", cell=CELL_NAMES[terrace.at], level=terrace.level)


def terrace_place(terrace: Terrace) -> Message:
    """Such as `C3 on level 2`."""
    return Message("{cell} on level {level}", cell=CELL_NAMES[terrace.at], level=terrace.level)


def on(terrace: Terrace) -> BoardPlace:
    """The cells of a terrace that are on the board, its north-west one first, and its level."""
    row, column = divmod(terrace.at, SIDE)
    rows, columns = range(row, min(row + 2, SIDE)), range(column, min(column + 2, SIDE))
    return BoardPlace(tuple([CELL_NAMES[SIDE * south + east] for south in rows for east in columns]), terrace.level)


def at_spot(cell: int, level: int | None) -> BoardPlace:
    """One cell on a level; None where nobody knows it."""
    return BoardPlace((CELL_NAMES[cell],), level)


def at_ends(placed: Placed) -> BoardPlace:
    """The cells of a decoration's ends, and their level if they share it."""
    return together([at_spot(end.cell, end.level) for end in placed.ends])


def together(places: Sequence[BoardPlace]) -> BoardPlace:
    """The cells of several places, each once, and their level if they share it."""
    cells = dict.fromkeys([cell for place in places for cell in place.cells])
    levels = {place.storey for place in places}
    return BoardPlace(tuple(cells), levels.pop() if len(levels) == 1 else None)


def piece_name(piece: Placed) -> Message:
    """Such as `the bridge D4@1-F4@1` or `the statue at C3@2`."""
    if len(piece.ends) == 1:
        return Message("the {kind} at {spot}", kind=Term(piece.noun), spot=piece.place)
    return Message("the {kind} {spots}", kind=Term(piece.noun), spots=piece.place)


def in_quarry(position: int) -> Message:
    """Such as `B2 in the quarry`."""
    return Message("{position} in the quarry", position=POSITION_NAMES[position])


def storage_zone(player: str) -> Message:
    """Such as `the storage zone of Ana`."""
    return Message("the storage zone of {player}", player=player)
