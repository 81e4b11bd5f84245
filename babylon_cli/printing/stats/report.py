"""What every format of `stats` does: it counts each document as it comes, and prints when all are counted."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from babylon_cli.judging.answer import Totals
from babylon_cli.judging.scored import Scored
from babylon_cli.judging.statistics import GameSum, Statistics
from babylon_cli.printing.report import Report
from babylon_cli.printing.screen import Screen

NO_TITLES: Mapping[str, str] = {}


class StatsReport(Report[Scored]):
    """Prints nothing before the end, and keeps nothing but sums."""

    tells_reading = False

    def __init__(self, screen: Screen, *, titles: Mapping[str, str] = NO_TITLES, **settings: Any) -> None:
        """Print on a screen; `titles` are those of the games, by the word that files tell them by."""
        super().__init__(screen, **settings)
        self.titles = titles
        self.statistics = Statistics()

    def entry(self, answer: Scored) -> str:
        """Count one document."""
        self.statistics.add(answer)
        return ""

    @abstractmethod
    def end(self, totals: Totals) -> str:
        """What all came to."""

    def title_of(self, summed: GameSum) -> str:
        """What a game is called."""
        return self.titles.get(summed.game, summed.game)
