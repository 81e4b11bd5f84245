"""The tower as it is to be drawn, and what is found about the table."""

from dataclasses import dataclass
from functools import partial

from babylon_cli.babel.answers.answer import Answered, TableAnswer, answered
from babylon_cli.babel.answers.check import cite
from babylon_cli.babel.files.load import TowerDocument
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Finding, data_by_number
from babylon_cli.judging.verdict import placed
from babylon_cli.wording.message import ENGLISH, Language, Message


@dataclass(frozen=True, slots=True)
class TowerDrawn(TableAnswer):
    """A table whose tower is drawn."""

    table: Table
    findings: tuple[Finding, ...] | None
    """All that `check` finds, in its order; None where it is not asked."""

    def data(self, language: Language = ENGLISH) -> dict[str, object]:
        """What is found, by the numbers that mark it."""
        return {"violations": data_by_number(enumerate(self.findings or (), start=1), language)}


def drawn(document: TowerDocument, *, faults: bool = False) -> Answered[TowerDrawn]:
    """The tower of a document, with its faults if they are asked for; refused where the tower is not played."""
    if document.table is not None and "tower" not in document.table.modules:
        return Answered(document.refused(NOT_PLAYED, PLAY_IT, ("modules",)))
    return answered(document, partial(_drawn, document, faults=faults))


def _drawn(document: TowerDocument, table: Table, *, faults: bool) -> TowerDrawn:
    return TowerDrawn(table, placed(document, judge(table), cite).findings if faults else None)


NOT_PLAYED = Message("the tower is not played here, so that there is none to draw")
PLAY_IT = Message("add `tower` to `modules` if it is played after all")
