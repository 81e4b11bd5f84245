"""The pad of a player of whom nothing else was kept: its own rows, and its total where some of them are not known."""

from babylon_cli.babylon.table.pad_rows import PAD_ROWS
from babylon_cli.babylon.table.table import Player
from babylon_cli.judging.line import Line
from babylon_cli.wording.message import Message

FROM_THE_PAD = Message("from the pad")


def kept_lines(player: Player) -> dict[str, tuple[Line, ...]]:
    """A line for every row, in the pad's order; none for a row that was not written."""
    pad = player.score_pad
    return {row.key: (Line(pad[row.key], row.label, "", FROM_THE_PAD),) if row.key in pad else () for row in PAD_ROWS}


def unknown_rows(player: Player) -> tuple[str, ...]:
    """The rows that were not written."""
    return tuple([row.key for row in PAD_ROWS if row.key not in player.score_pad])
