"""A player's column of the score pad, row by row in the order of the pad in the box."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from babylon_cli.babylon.scoring.kept_pad import kept_lines, unknown_rows
from babylon_cli.babylon.scoring.pieces import (
    belvedere_lines,
    bridge_lines,
    fountain_lines,
    staircase_lines,
    statue_lines,
)
from babylon_cli.babylon.scoring.sets import decoration_set_lines, flower_set_lines
from babylon_cli.babylon.scoring.summit import highest_terrace_lines
from babylon_cli.babylon.scoring.tally import tally_lines
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pad_rows import PAD_ROWS, ROW_KEYS
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.table import Player
from babylon_cli.judging.line import TOTAL, CountedRows, Line, PadForm, Points, Untold, told, total_of
from babylon_cli.wording.message import Term

PAD_FORM = PadForm(PAD_ROWS, about="flower", tie="visible_holes", tie_label=Term("Visible holes"))


class Pad(NamedTuple):
    """A player's points: the lines of each row, and the visible holes that break a tie."""

    counted: CountedRows
    """What each row is made of."""
    visible_holes: int | None
    """None where nobody counted them."""
    unknown: tuple[str, ...] = ()
    """The rows of which nobody knows the points."""
    written_total: int | None = None
    """The total that is written beside unknown rows."""

    @property
    def rows(self) -> dict[str, tuple[Line, ...]]:
        """The lines of each row."""
        return told(self.counted)

    @property
    def total(self) -> int:
        """The sum of all rows; where some are not known the total that is written, or else the sum of the others."""
        return self.points()[TOTAL] or 0

    def points(self) -> Points:
        """Points by row key in the pad's order, None for a row that nobody knows; and their total."""
        points = {key: total_of(lines) for key, lines in self.counted.items()}
        total = sum(points.values()) if self.written_total is None else self.written_total
        return {**points, **dict.fromkeys(self.unknown), TOTAL: total}


RowLines = Callable[[Layout, CountedRows], Iterable[Line | Untold]]

ROWS_WITHOUT_RULING: dict[str, RowLines] = {
    "statues": statue_lines,
    "fountains": fountain_lines,
    "bridges": bridge_lines,
    "staircases": staircase_lines,
    "decoration_sets": decoration_set_lines,
    "flower_sets": flower_set_lines,
    "highest_terrace": highest_terrace_lines,
}
"""How each row is counted but that of the belvederes; a row may look at the rows above it."""


def score_player(player: Player, rulings: Rulings) -> Pad:
    """Count a garden as it was typed, legal or not, or the tally or the pad that stands in its place."""
    if player.tally is not None:
        return Pad(tally_lines(player.tally), player.tally.visible_holes)
    if player.only_pad:
        unknown = unknown_rows(player)
        return Pad(kept_lines(player), None, unknown, player.score_pad.get(TOTAL) if unknown else None)
    belvederes = {"belvederes": tuple(belvedere_lines(player.layout, rulings))}
    rows = {**_rows_without_ruling(player.layout), **belvederes}
    return Pad({key: rows[key] for key in ROW_KEYS}, player.layout.visible_holes)


@lru_cache(maxsize=8)
def _rows_without_ruling(layout: Layout) -> CountedRows:
    """The rows that are the same under every ruling; of the last gardens they are kept, to be asked under another."""
    rows: dict[str, tuple[Line | Untold, ...]] = {}
    for key, lines in ROWS_WITHOUT_RULING.items():
        rows[key] = tuple(lines(layout, rows))
    return rows
