"""`score --qr`: under what another format prints of a document, its link as a QR code."""

from babylon_cli.judging.answer import Totals
from babylon_cli.judging.scored import Scored
from babylon_cli.printing.plays.code import code_in_text
from babylon_cli.printing.plays.link import Logging, play_link
from babylon_cli.printing.report import Report as BaseReport


class WithCode(BaseReport[Scored]):
    """Prints what the other format does, and a code after each document."""

    def __init__(self, report: BaseReport[Scored], logging: Logging, columns: int) -> None:
        """Print so many columns wide; 0 where nobody knows how many can be seen."""
        super().__init__(report.screen, why=report.why)
        self.report = report
        self.logging = logging
        self.columns = columns

    @property
    def tells_reading(self) -> bool:  # type: ignore[override]
        """As the other format does."""
        return self.report.tells_reading

    def begin(self) -> str:
        """What the other format begins with."""
        return self.report.begin()

    def entry(self, answer: Scored) -> str:
        """One document, and its code; notes would only make that larger."""
        told, link = self.report.entry(answer), play_link(answer, self.logging, with_notes=False)
        return f"{told}{code_in_text(link, self.screen, self.columns)}\n" if link else told

    def end(self, totals: Totals) -> str:
        """What the other format ends with."""
        return self.report.end(totals)
