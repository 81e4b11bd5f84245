"""`check --format html`: the verdict, and every fault beside the picture that outlines it."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from babylon_cli.judging.answer import Totals
from babylon_cli.judging.beside import Witness
from babylon_cli.judging.checked import Checked
from babylon_cli.printing.check.told import (
    legal_by_ruling_told,
    mend_told,
    more_of_a_ruling_told,
    order_told,
    totals_told,
    turn_told,
    unchecked_told,
    verdict_told,
    winner_by_ruling_told,
)
from babylon_cli.printing.html.faults import shown_faults
from babylon_cli.printing.html.gardens import with_faults
from babylon_cli.printing.html.report import WORDS, PageReport
from babylon_cli.wording.message import Fact, Message

if TYPE_CHECKING:
    from babylon_cli.judging.verdict import Reliance, Verdict


class Order(NamedTuple):
    """An order of building that explains a garden."""

    told: Message
    turns: tuple[Message, ...]


class Report(PageReport[Checked]):
    """Prints one section a document."""

    heading = Message("Check")
    template = "printing/check/check.html"

    def facts(self, id: str, answer: Checked) -> dict[str, Any]:
        """The verdict, the faults and their pictures, and what there is to say beside them."""
        told, tone = verdict_told(cast("Verdict[Any]", answer.verdict))
        faults = shown_faults(answer.document, answer.findings, lambda finding: list(answer.reliances_of(finding)))
        drawn = self.pictures_of(answer.document, answer.findings, self.screen.language)
        pictures, others = with_faults(drawn, faults, id)
        return {
            "verdict": told,
            "tone": tone,
            "pictures": pictures,
            "others": others,
            "mends": [mend_told(mend) for mend in answer.mends or ()],
            "notes": list(_notes(answer)),
            "leaves": list(_leaves(answer)),
            "orders": [_order(witness) for witness in answer.witnesses or ()],
            "words": WORDS,
        }

    def remark(self, answer: Checked) -> Fact:
        """The verdict."""
        return super().remark(answer) if answer.verdict is None else verdict_told(answer.verdict)[0]

    def summary(self, totals: Totals) -> Fact:
        """How many faults there are in how many documents."""
        return totals_told(totals)


def _notes(answer: Checked) -> Iterator[Message]:
    """What was not judged, and what rests on rulings."""
    yield from map(unchecked_told, answer.unchecked)
    found = list(answer.legal_by_ruling())
    for reliance, following in zip_longest(found, found[1:]):
        yield legal_by_ruling_told(reliance)
        if following is None or (following.ruling, following.rule) != (reliance.ruling, reliance.rule):
            yield _rulebook(reliance)
    for pad in answer.winner_rests_on:
        yield winner_by_ruling_told(pad)
        yield more_of_a_ruling_told(pad.ruling)


def _rulebook(reliance: "Reliance") -> Message:
    from babylon_cli.printing.check.rulebook import rulebook_told  # noqa: PLC0415 - only where something rests on a ruling

    return rulebook_told(reliance, [reliance.ruling])


def _leaves(answer: Checked) -> Iterator[Fact]:
    """What a legal turn leaves, but for the map of the garden, which is a picture here."""
    for fact in () if answer.leaves is None else answer.leaves.told:
        if not fact:
            return
        yield fact


def _order(witness: Witness) -> Order:
    turns = [turn_told(number, turn) for number, turn in enumerate(witness.turns, 1)]
    return Order(order_told(witness.player), tuple(turns))
