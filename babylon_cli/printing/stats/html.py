"""`stats --format html`: the plays of each game as tables on a page, with a bar beside each average."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from markupsafe import Markup

from babylon_cli.judging.answer import Totals
from babylon_cli.judging.line import PadRow
from babylon_cli.judging.statistics import GameSum, PlayerSum
from babylon_cli.printing.html.shell import Shell, as_taken
from babylon_cli.printing.pad.rows import TOTAL_LABEL
from babylon_cli.printing.stats import told
from babylon_cli.printing.stats.bars import bar
from babylon_cli.printing.stats.report import StatsReport
from babylon_cli.wording.message import Counted, Fact, Message, Term, Text, listed

TITLE = Message("Statistics")

PLAYERS = Message("Players")

AVERAGE_ROWS_OF = "Average points by row of the pad: {names}"

MOST_PLAYERS = 4
"""How many stand side by side."""

HEADS = (told.PLAYS, told.WINS, told.SHARED, told.AVERAGE, told.BEST)


class ShownNumber(NamedTuple):
    """One cell: a number, what is said beside it, and its bar."""

    number: Text
    bar: Markup
    remarks: tuple[Fact, ...] = ()


class ShownLine(NamedTuple):
    """One row of a table."""

    label: Fact
    notation: str
    is_total: bool
    cells: tuple[ShownNumber, ...]


class ShownTable(NamedTuple):
    """One table."""

    caption: Fact
    corner: Term | None
    heads: tuple[Fact, ...]
    lines: tuple[ShownLine, ...]


class ShownGame(NamedTuple):
    """The section of one game."""

    title: str
    plays: Message
    remarks: tuple[Message, ...]
    tables: tuple[ShownTable, ...]


class Report(StatsReport):
    """Prints one page."""

    def end(self, totals: Totals) -> str:
        """The whole page."""
        games = [self._game(summed) for summed in self.statistics.games]
        facts: dict[str, Any] = {"games": games, "nothing": told.NOTHING_PLAYED, "unusable": _unusable(totals)}
        page = Shell(self.screen.language).whole("printing/stats/stats.html", title=TITLE, **facts)
        return as_taken(page, takes_unicode=self.screen.takes_unicode)

    def _game(self, summed: GameSum) -> ShownGame:
        tables = (_of_players(summed), *_of_rows(summed)) if summed.players else ()
        return ShownGame(self.title_of(summed), told.plays_told(summed), tuple(told.remarks(summed)), tables)


def _unusable(totals: Totals) -> Fact:
    if not totals.unusable:
        return ""
    return Message("Left out: {documents}.", documents=Counted(totals.unusable, "unusable document"))


def _of_players(summed: GameSum) -> ShownTable:
    players = summed.players
    most = max([player.best.points for player in players])
    lines = [ShownLine(player.name, "", is_total=False, cells=tuple(_counts(player, most))) for player in players]
    return ShownTable(PLAYERS, told.PLAYER, HEADS, tuple(lines))


def _counts(player: PlayerSum, most: int) -> Iterator[ShownNumber]:
    yield ShownNumber(str(player.plays), Markup())
    yield ShownNumber(str(player.wins), bar(player.wins, player.plays))
    yield ShownNumber(str(player.shared), Markup())
    yield ShownNumber(told.average_told(player.average), bar(player.average, most))
    best = player.best
    remarks: tuple[Fact, ...] = (best.title,) if best.day is None else (best.title, best.day)
    yield ShownNumber(str(best.points), bar(best.points, most), remarks)


def _of_rows(summed: GameSum) -> Iterator[ShownTable]:
    """The rows of the pad, in tables of a few players each, as wide as a sheet of paper."""
    players, keys = summed.players, [row.key for row in summed.form.rows]
    most = max([0, *[player.row(key).average or 0 for player in players for key in keys]])
    for start in range(0, len(players), MOST_PLAYERS):
        part = players[start : start + MOST_PLAYERS]
        names = [player.name for player in part]
        caption = told.AVERAGE_ROWS if len(part) == len(players) else Message(AVERAGE_ROWS_OF, names=listed(names))
        lines = [_row(summed, part, row, most) for row in told.rows_of(summed)]
        yield ShownTable(caption, None, (*names, told.EVERYONE), tuple(lines))


def _row(summed: GameSum, players: Sequence[PlayerSum], row: PadRow, most: int | Fraction) -> ShownLine:
    is_total = row.label is TOTAL_LABEL
    averages = [*[player.row(row.key).average for player in players], summed.everyone(row.key).average]
    cells = [
        ShownNumber(told.average_told(each), Markup() if is_total or each is None else bar(each, most))
        for each in averages
    ]
    return ShownLine(row.label, row.notation, is_total=is_total, cells=tuple(cells))
