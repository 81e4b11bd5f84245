"""`stats --format text`: the plays of each game as tables as wide as the page."""

from collections.abc import Iterator, Sequence

from tabulate import tabulate

from babylon_cli.judging.answer import Totals
from babylon_cli.judging.statistics import GameSum, PlayerSum
from babylon_cli.printing.layout import display_width, shortened
from babylon_cli.printing.stats.report import StatsReport
from babylon_cli.printing.stats.told import (
    AVERAGE,
    AVERAGE_ROWS,
    BEST,
    EVERYONE,
    NOTHING_PLAYED,
    PLAYER,
    PLAYS,
    SHARED,
    WINS,
    average_told,
    plays_told,
    remarks,
    rows_of,
)
from babylon_cli.wording.message import Message

LONGEST_NAME = 24
"""How many columns a name takes at most, however wide the page is."""

PADDING = 4
"""The columns that a number has around the head above it."""

COUNTS = (PLAYS, WINS, SHARED, AVERAGE, BEST)


class Report(StatsReport):
    """Prints a section a game."""

    def end(self, totals: Totals) -> str:
        """The sections, or that there is nothing to tell."""
        sections = ["\n".join(self._section(summed)) for summed in self.statistics.games]
        return "\n\n".join(sections or [self.screen.say(NOTHING_PLAYED)]) + "\n"

    def _section(self, summed: GameSum) -> Iterator[str]:
        screen = self.screen
        yield screen.head(Message("{game}: {plays}", game=self.title_of(summed), plays=plays_told(summed)))
        for remark in remarks(summed):
            yield screen.wrapped(remark, "", "  ")
        players = summed.players
        if players:
            yield from ("", self._of_players(players), "", screen.head(AVERAGE_ROWS))
            for part in self._parts(summed, players):
                yield from ("", self._of_rows(summed, part))

    def _of_players(self, players: Sequence[PlayerSum]) -> str:
        heads = [self.screen.say(label) for label in (PLAYER, *COUNTS)]
        rows: list[list[str | int]] = [
            [
                self._name(player),
                *(player.plays, player.wins, player.shared),
                self.screen.say(average_told(player.average)),
                player.best.points,
            ]
            for player in players
        ]
        return _table(heads, rows)

    def _parts(self, summed: GameSum, players: Sequence[PlayerSum]) -> list[Sequence[PlayerSum]]:
        """The players side by side as far as the page is wide, the others below; everyone beside each part."""
        for most in range(len(players), 1, -1):
            parts = [players[start : start + most] for start in range(0, len(players), most)]
            if all([self._width(summed, part) <= self.screen.width for part in parts]):
                return parts
        return [[player] for player in players]

    def _width(self, summed: GameSum, part: Sequence[PlayerSum]) -> int:
        return max([display_width(line) for line in self._of_rows(summed, part).split("\n")])

    def _of_rows(self, summed: GameSum, part: Sequence[PlayerSum]) -> str:
        heads = ["", *[self._name(player) for player in part], self.screen.say(EVERYONE)]
        say = self.screen.say
        rows = [
            [
                say(row.label),
                *[say(average_told(player.row(row.key).average)) for player in part],
                say(average_told(summed.everyone(row.key).average)),
            ]
            for row in rows_of(summed)
        ]
        return _table(heads, rows)

    def _name(self, player: PlayerSum) -> str:
        """The name, or as much of it as leaves room for what is counted."""
        counts = sum([display_width(self.screen.say(label)) + PADDING for label in COUNTS])
        return shortened(self.screen.say(player.name), min(LONGEST_NAME, self.screen.width - counts))


def _table(heads: list[str], rows: Sequence[Sequence[str | int]]) -> str:
    alignment = ("left", *["right"] * (len(heads) - 1))
    return tabulate(rows, headers=heads, tablefmt="simple", colalign=alignment, disable_numparse=True)
