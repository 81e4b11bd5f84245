"""A player's column of the score pad, row by row in the order of the pad in the box."""

from collections.abc import Callable, Sequence
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
from babylon_cli.babylon.table.pad_rows import PAD_ROWS
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.table import Player
from babylon_cli.judging.line import TOTAL, CountedRows, Line, PadForm, Points, Untold, told, total_of, totals_of
from babylon_cli.wording.message import Term

PAD_FORM = PadForm(PAD_ROWS, about="flower", tie="visible_holes", tie_label=Term("Visible holes"))


class Pad(NamedTuple):
    """A player's points: the lines of each row, and the visible holes that break a tie."""

    counted: CountedRows
    """What each row is made of."""
    visible_holes: int | None
    """None where nobody counted them."""
    points: Points
    """Points by row key in the pad's order, None for a row that nobody knows; and their total."""
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
        return self.points[TOTAL] or 0


def pad_of(
    counted: CountedRows, visible_holes: int | None, unknown: tuple[str, ...] = (), written_total: int | None = None
) -> Pad:
    """The pad of these rows, added up."""
    points: dict[str, int | None] = totals_of(counted)
    if unknown:
        points.update(dict.fromkeys(unknown))
    if written_total is not None:
        points[TOTAL] = written_total
    return Pad(counted, visible_holes, points, unknown, written_total)


RowLines = Callable[[Layout, CountedRows], Sequence[Line | Untold]]

ROWS: dict[str, RowLines] = {
    "statues": statue_lines,
    "fountains": fountain_lines,
    "bridges": bridge_lines,
    "staircases": staircase_lines,
    "decoration_sets": decoration_set_lines,
    "flower_sets": flower_set_lines,
    "belvederes": belvedere_lines,
    "highest_terrace": highest_terrace_lines,
}
"""How each row is counted, in the pad's order and by the default rulings; a row may look at the rows above it."""


def score_player(player: Player, rulings: Rulings) -> Pad:
    """Count a garden as it was typed, legal or not, or the tally or the pad that stands in its place."""
    if player.tally is not None:
        return pad_of(tally_lines(player.tally), player.tally.visible_holes)
    if player.only_pad:
        unknown = unknown_rows(player)
        return pad_of(kept_lines(player), None, unknown, player.score_pad.get(TOTAL) if unknown else None)
    pad = _pad_by_default(player.layout)
    if rulings.hidden_belvedere == "none" or not _hides_belvedere(pad):
        return pad
    return _with_hidden_belvederes(player.layout, pad)


def has_hidden_belvedere(player: Player) -> bool:
    """Whether a terrace hides a belvedere, which gives no point then; no edition but zh-Hans says whether it counts."""
    return _hides_belvedere(_pad_by_default(player.layout))


def _hides_belvedere(pad: Pad) -> bool:
    return pad.points["belvederes"] != len(pad.counted["belvederes"])


def _with_hidden_belvederes(layout: Layout, pad: Pad) -> Pad:
    """The pad of a garden on which hidden belvederes count."""
    lines = belvedere_lines(layout, pad.counted, hidden_count=True)
    counted, before = total_of(lines), pad.points["belvederes"] or 0
    points = {**pad.points, "belvederes": counted, TOTAL: pad.total + counted - before}
    return Pad({**pad.counted, "belvederes": lines}, pad.visible_holes, points)


@lru_cache(maxsize=8)
def _pad_by_default(layout: Layout) -> Pad:
    """The pad of a garden by the default rulings; those of the last ones are kept, to be asked under another ruling."""
    rows: dict[str, Sequence[Line | Untold]] = {}
    for key, lines in ROWS.items():
        rows[key] = lines(layout, rows)
    return pad_of(rows, layout.visible_holes)
