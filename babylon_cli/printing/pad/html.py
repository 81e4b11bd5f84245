"""`score --format html`: the pad with its lines, and the gardens that it is of."""

from typing import TYPE_CHECKING, Any

from babylon_cli.judging.scored import Scored
from babylon_cli.printing.html.faults import shown_faults
from babylon_cli.printing.html.gardens import with_faults
from babylon_cli.printing.html.report import WORDS, PageReport
from babylon_cli.printing.pad.rows import evening_of, outcome_of
from babylon_cli.printing.pad.shown import shown_pads
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Fact, Message

if TYPE_CHECKING:
    from babylon_cli.printing.plays.link import Logging
    from babylon_cli.printing.plays.shown import ShownPlay


class Report(PageReport[Scored]):
    """Prints one section a document."""

    heading = Message("Score")
    template = "printing/pad/pad.html"

    def __init__(self, screen: Screen, *, logging: "Logging | None" = None, **settings: Any) -> None:
        """Print on a screen; `logging` shows with each pad the code that logs its play."""
        super().__init__(screen, **settings)
        self.logging = logging

    def facts(self, id: str, answer: Scored) -> dict[str, Any]:
        """The pads, and the gardens with their faults."""
        drawn = self.pictures_of(answer.document, answer.findings, self.screen.language)
        pictures, others = with_faults(drawn, shown_faults(answer.document, answer.findings), id)
        return {
            "evening": [*evening_of(answer), *(answer.document.occasion.notes or "").splitlines()],
            "told": shown_pads(answer),
            "pictures": pictures,
            "others": others,
            "play": self._play(answer),
            "words": WORDS,
        }

    def _play(self, answer: Scored) -> "ShownPlay | None":
        if self.logging is None:
            return None
        from babylon_cli.printing.plays.shown import shown_play  # noqa: PLC0415 - only for a code

        return shown_play(answer, self.logging, self.screen.language)

    def remark(self, answer: Scored) -> Fact:
        """Who wins or leads."""
        return outcome_of(answer.sheets[-1]) if answer.sheets else super().remark(answer)
