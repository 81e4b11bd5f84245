"""`stats --format csv`: one line a player and game, for spreadsheets."""

import csv
import io

from babylon_cli.judging.answer import Totals
from babylon_cli.judging.statistics import GameSum, PlayerSum, rounded
from babylon_cli.printing.safe import spreadsheet_cell
from babylon_cli.printing.stats.report import StatsReport

Cells = list[str | int | float | None]

HEAD: Cells = ["game", "player", "plays", "wins", "shared_wins", "average", "best", "best_of", "best_day"]


class Report(StatsReport):
    """Prints the lines of each game under a head of its own, since each has a pad of its own."""

    def end(self, totals: Totals) -> str:
        """All lines; where nothing was played, a head all the same."""
        lines: list[Cells] = []
        for summed in self.statistics.games:
            lines += [[*HEAD, *summed.row_keys()], *[_line(summed, player) for player in summed.players]]
        stream = io.StringIO()
        csv.writer(stream, lineterminator="\n").writerows(lines or [HEAD])
        return stream.getvalue()


def _line(summed: GameSum, player: PlayerSum) -> Cells:
    best = player.best
    told: Cells = [best.points, spreadsheet_cell(best.title), best.day]
    counts: Cells = [player.plays, player.wins, player.shared, rounded(player.average)]
    averages: Cells = [rounded(player.row(key).average) for key in summed.row_keys()]
    return [summed.game, spreadsheet_cell(player.name), *counts, *told, *averages]
