"""What `check` says of a document in every format that is written in sentences: verdict, rulings, notes and mends."""

from collections.abc import Iterable
from typing import Any, Literal

from babylon_cli.judging.answer import Totals
from babylon_cli.judging.beside import Mend, Placing
from babylon_cli.judging.scored import PadReliance
from babylon_cli.judging.verdict import Reliance, Unchecked, Verdict
from babylon_cli.wording.message import Counted, Fact, Message, Text, listed, plural

Tone = Literal["error", "warning", "good"]

WHO_IS_FIRST = {
    "": "ruling: who is first rests on {ruling}: {value}, a ruling that no publisher confirms; {becomes}",
    "before": "ruling: who is first before the turn rests on {ruling}: {value}, a ruling that no publisher confirms; "
    "{becomes}",
    "after": "ruling: who is first after the turn rests on {ruling}: {value}, a ruling that no publisher confirms; "
    "{becomes}",
}
"""By the moment of the pad: what rests on a ruling, and what it would be."""


def verdict_told(verdict: Verdict[Any]) -> tuple[Message, Tone]:
    """The verdict on the game, and how many faults are on the pads."""
    on_pad = verdict.errors - verdict.illegal
    if not on_pad:
        return _told_of_the_game(verdict)
    told, _ = _told_of_the_game(verdict)
    return Message("{verdict}, and {slips} on the pad", verdict=told, slips=Counted(on_pad, "fault")), "error"


def _told_of_the_game(verdict: Verdict[Any]) -> tuple[Message, Tone]:
    if verdict.illegal:
        return Message("illegal, {faults}", faults=Counted(verdict.illegal, "fault")), "error"
    if verdict.left_out:
        template = "legal but for {faults} of rules that were left out"
        return Message(template, faults=Counted(verdict.left_out, "fault")), "warning"
    if verdict.has_nothing_to_check:
        return Message("no garden to check"), "warning"
    return Message("legal"), "good"


def unchecked_told(note: Unchecked) -> Message:
    """What was not judged, and why."""
    template = "unchecked: {player}: {reason}; not judged: {rules}"
    return Message(template, player=note.player, reason=note.reason, rules=listed(note.rules, ""))


def mend_told(mend: Mend) -> Message:
    """What would mend it."""
    return Message("mend: {mend}", mend=mend.told)


def help_told(help: Text) -> Message:
    """How to mend what is wrong."""
    return Message("help: {help}", help=help)


def ruling_told(reliance: Reliance) -> Message:
    """On which ruling a fault rests, and what it would be."""
    template = "ruling: this rests on {ruling}: {value}, a ruling that no publisher confirms; {becomes}"
    return Message(template, **_facts(reliance))


def legal_by_ruling_told(reliance: Reliance) -> Message:
    """What is legal only by a ruling."""
    template = "ruling: {where}: legal by {ruling}: {value}, a ruling that no publisher confirms; {becomes}"
    return Message(template, where=reliance.told, **_facts(reliance))


def winner_by_ruling_told(reliance: PadReliance) -> Message:
    """Who is first only by a ruling."""
    return Message(WHO_IS_FIRST[reliance.moment], **_facts(reliance))


def more_of_a_ruling_told(ruling: str) -> Message:
    """Where more is told of a ruling."""
    return Message("`babylon explain {ruling}` tells more of it", ruling=ruling)


def order_told(player: str) -> Message:
    """What stands before an order of building."""
    return Message("an order of building that explains the garden of {player}:", player=player)


def turn_told(number: int, turn: Iterable[Placing]) -> Message:
    """What one turn of an order of building places."""
    return Message("turn {number}: {pieces}", number=number, pieces=listed([placing.told for placing in turn], ""))


def totals_told(totals: Totals) -> Message:
    """What all documents together came to."""
    facts: list[Fact] = [Counted(totals.errors, "error"), Counted(totals.warnings, "warning")]
    if totals.unusable:
        facts.append(plural(totals.unusable, "{number} unusable", "{number} unusable", number=totals.unusable))
    return Message("{found} in {documents}", found=listed(facts, ""), documents=Counted(totals.documents, "document"))


def _facts(reliance: Reliance | PadReliance) -> dict[str, Fact]:
    return {"ruling": reliance.ruling, "value": reliance.value, "becomes": reliance.becomes}
