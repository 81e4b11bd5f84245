"""`stats --format json`: the sums of each game for programs."""

from babylon_cli.judging.answer import Totals
from babylon_cli.printing.json_text import VERSION, encoded
from babylon_cli.printing.stats.report import StatsReport


class Report(StatsReport):
    """Prints one JSON document."""

    def end(self, totals: Totals) -> str:
        """The whole document."""
        games = [summed.data() for summed in self.statistics.games]
        told = {"version": VERSION, "games": games, "unusable": totals.unusable}
        return encoded(told, takes_unicode=self.screen.takes_unicode) + "\n"
