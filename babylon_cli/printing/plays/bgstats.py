"""`score --format bgstats`: each document as a link that enters it in the app BG Stats."""

from typing import Any

from babylon_cli.judging.scored import Scored
from babylon_cli.printing.plays.link import AS_THE_FILE_SAYS, Logging, play_link
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.screen import Screen


class Report(BaseReport[Scored]):
    """Prints one link a line."""

    tells_reading = False

    def __init__(self, screen: Screen, *, logging: Logging = AS_THE_FILE_SAYS, **settings: Any) -> None:
        """Print on a screen, and log with what no file tells."""
        super().__init__(screen, **settings)
        self.logging = logging

    def entry(self, answer: Scored) -> str:
        """The link of one document."""
        link = play_link(answer, self.logging)
        return f"{link}\n" if link else ""
