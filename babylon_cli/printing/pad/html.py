"""`score --format html`: the pad with its lines, and the gardens that it is of."""

from typing import Any

from babylon_cli.judging.scored import Scored
from babylon_cli.printing.html.faults import shown_faults
from babylon_cli.printing.html.gardens import with_faults
from babylon_cli.printing.html.report import WORDS, PageReport
from babylon_cli.printing.pad.rows import outcome_of
from babylon_cli.printing.pad.shown import shown_pads
from babylon_cli.wording.message import Fact, Message


class Report(PageReport[Scored]):
    """Prints one section a document."""

    heading = Message("Score")
    template = "printing/pad/pad.html"

    def facts(self, id: str, answer: Scored) -> dict[str, Any]:
        """The pads, and the gardens with their faults."""
        drawn = self.pictures_of(answer.document, answer.findings, self.screen.language)
        pictures, others = with_faults(drawn, shown_faults(answer.document, answer.findings), id)
        return {"told": shown_pads(answer), "pictures": pictures, "others": others, "words": WORDS}

    def remark(self, answer: Scored) -> Fact:
        """Who wins or leads."""
        return outcome_of(answer.sheets[-1]) if answer.sheets else super().remark(answer)
