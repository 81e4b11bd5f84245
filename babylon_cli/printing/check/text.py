"""`check --format text`: each fault with the line it stands on, why it is one, and how to mend it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any

from babylon_cli.judging.about import Source
from babylon_cli.judging.answer import Totals
from babylon_cli.judging.checked import Checked, Sketch
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.scored import PadReliance
from babylon_cli.judging.verdict import Reliance, Verdict
from babylon_cli.printing.check.concise import heading_of, placed
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.screen import Role, Screen
from babylon_cli.printing.snippet import snippets
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.reading.nodes import Place
from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import Counted, Fact, Message, Term, Text, listed

WHO_IS_FIRST = {
    "": "ruling: who is first rests on {ruling}: {value}, a ruling that no publisher confirms; {becomes}",
    "before": "ruling: who is first before the turn rests on {ruling}: {value}, a ruling that no publisher confirms; "
    "{becomes}",
    "after": "ruling: who is first after the turn rests on {ruling}: {value}, a ruling that no publisher confirms; "
    "{becomes}",
}
"""By the moment of the pad: what rests on a ruling, and what it would be."""


DRAWS_ALL = Message("`babylon draw --faults` draws the whole of it, and tells what the signs mean")


class Report(BaseReport[Checked]):
    """Prints document by document, and a last line for all."""

    tells_rulings = True

    @property
    def shows_places(self) -> bool:  # type: ignore[override]
        """On a terminal, where someone looks; what a program reads stays as it is."""
        return self.screen.is_terminal

    def entry(self, answer: Checked) -> str:
        """Everything about one document."""
        verdict = answer.verdict
        if verdict is None:
            return "".join([f"{block}\n\n" for block in problem_blocks(answer.document, self.screen)])
        blocks = list(self._findings(answer))
        notes = [
            *self._mends(answer),
            *self._unchecked(answer),
            *self._legal_by_ruling(answer),
            *self._winner_by_ruling(answer),
            *self._leaves(answer),
            *self._witnesses(answer),
        ]
        if any([answer.sketch_of(finding) for finding in answer.findings]) and self.shows_places:
            notes.append(self.screen.paint(self.screen.wrapped(DRAWS_ALL), "faint"))
        last = "\n".join([self.screen.headline(answer.document.title, _told(verdict)), *notes])
        return "\n\n".join([*blocks, last]) + ("\n\n" if blocks or notes else "\n")

    def _findings(self, answer: Checked) -> Iterator[str]:
        """One block for each finding; where several are at one place, it is shown with the first of them."""
        shown: list[Sketch] = []
        for finding in answer.findings:
            sketch = answer.sketch_of(finding) if self.shows_places else None
            if sketch in shown:
                sketch = None
            lines = [] if sketch is None else sketch.lines(self.screen)
            yield finding_block(answer.document, finding, self.screen, list(answer.reliances_of(finding)), lines)
            if sketch is not None:
                shown.append(sketch)

    def end(self, totals: Totals) -> str:
        """What all documents together came to."""
        facts = [Counted(totals.errors, "error"), Counted(totals.warnings, "warning")]
        found = listed([*facts, Message("{number} unusable", number=totals.unusable)] if totals.unusable else facts, "")
        documents = Counted(totals.documents, "document")
        return self.screen.say(Message("{found} in {documents}", found=found, documents=documents)) + "\n"

    def _mends(self, checked: Checked) -> Iterator[str]:
        for mend in checked.mends or ():
            yield self.screen.set_off(Message("mend: {mend}", mend=mend.told), hanging="          ")

    def _unchecked(self, checked: Checked) -> Iterator[str]:
        template = "unchecked: {player}: {reason}; not judged: {rules}"
        for note in checked.unchecked:
            text = Message(template, player=note.player, reason=note.reason, rules=listed(note.rules, ""))
            yield self.screen.set_off(text, hanging="               ")

    def _legal_by_ruling(self, checked: Checked) -> Iterator[str]:
        template = "ruling: {where}: legal by {ruling}: {value}, a ruling that no publisher confirms; {becomes}"
        found = list(checked.legal_by_ruling())
        for reliance, following in zip_longest(found, found[1:]):
            text = Message(template, where=reliance.told, **_facts(reliance))
            yield self.screen.set_off(text, hanging="            ")
            if following is None or (following.ruling, following.rule) != (reliance.ruling, reliance.rule):
                yield _rulebook(reliance.sources, [reliance.ruling], self.screen)

    def _winner_by_ruling(self, checked: Checked) -> Iterator[str]:
        for reliance in checked.winner_rests_on:
            text = Message(WHO_IS_FIRST[reliance.moment], **_facts(reliance))
            yield self.screen.set_off(text, hanging="            ")
            tells_more = Message("`babylon explain {ruling}` tells more of it", ruling=reliance.ruling)
            yield self.screen.paint(self.screen.wrapped(tells_more, "            "), "faint")

    def _leaves(self, checked: Checked) -> Iterator[str]:
        """What a legal turn leaves: pillars, notch and the new garden."""
        if checked.leaves is not None:
            yield ""
            yield from [self.screen.wrapped(line) if line else "" for line in checked.leaves.told]

    def _witnesses(self, checked: Checked) -> Iterator[str]:
        """Turn by turn, how each legal garden can have been built."""
        for player, turns in checked.witnesses or ():
            yield ""
            yield self.screen.wrapped(
                Message("an order of building that explains the garden of {player}:", player=player)
            )
            for number, turn in enumerate(turns, 1):
                pieces = listed([placing.told for placing in turn], "")
                text = Message("turn {number}: {pieces}", number=number, pieces=pieces)
                yield self.screen.wrapped(text, hanging="        ")


def _told(verdict: Verdict) -> tuple[Message, Role]:
    """The verdict on the game, and how many faults are on the pads."""
    on_pad = verdict.errors - verdict.illegal
    if not on_pad:
        return _told_of_the_game(verdict)
    told, _ = _told_of_the_game(verdict)
    return Message("{verdict}, and {slips} on the pad", verdict=told, slips=Counted(on_pad, "fault")), "error"


def _told_of_the_game(verdict: Verdict) -> tuple[Message, Role]:
    if verdict.illegal:
        return Message("illegal, {faults}", faults=Counted(verdict.illegal, "fault")), "error"
    if verdict.left_out:
        template = "legal but for {faults} of rules that were left out"
        return Message(template, faults=Counted(verdict.left_out, "fault")), "warning"
    if verdict.has_nothing_to_check:
        return Message("no garden to check"), "warning"
    return Message("legal"), "good"


def _facts(reliance: Reliance | PadReliance) -> dict[str, Fact]:
    return {"ruling": reliance.ruling, "value": reliance.value, "becomes": reliance.becomes}


def finding_block(
    document: LoadedDocument[Any, Any],
    finding: Finding,
    screen: Screen,
    rests_on: Sequence[Reliance] = (),
    sketch: Sequence[str] = (),
) -> str:
    """One fault: its place, what is wrong, the line that it stands on, how to mend it, and what the rulebook says."""
    place = f"{document.file}:{finding.line}:{finding.column}"
    places = [(Place(finding.line, finding.column, finding.width), "")]
    places += [(Place(each.line, each.column, each.width), screen.say(each.caption)) for each in finding.related]
    pages = dict.fromkeys([finding.rule, *[reliance.ruling for reliance in rests_on]])
    lines = [
        screen.headline(place, (Term(finding.severity), finding.severity), (finding.rule, "name")),
        screen.wrapped(finding.told),
        *snippets(document, places, screen, role=finding.severity),
        *_indented(sketch),
        _help(finding.help, screen),
        *_rests_on(rests_on, screen),
    ]
    return "\n".join([*lines, _rulebook(finding.sources, list(pages), screen)])


def _indented(sketch: Sequence[str]) -> list[str]:
    """The lines of a picture without the empty ones at its end."""
    return "\n".join([f"    {line}".rstrip() for line in sketch]).rstrip("\n").splitlines()


def _rests_on(reliances: Iterable[Reliance], screen: Screen) -> Iterator[str]:
    template = "ruling: this rests on {ruling}: {value}, a ruling that no publisher confirms; {becomes}"
    for reliance in reliances:
        yield screen.set_off(Message(template, **_facts(reliance)), hanging="            ")


def _rulebook(sources: tuple[Source, ...], pages: list[str], screen: Screen) -> str:
    from babylon_cli.printing.check.rulebook import rulebook_line  # noqa: PLC0415 - only where there is a fault

    return rulebook_line(sources, pages, screen)


def notice_blocks(document: LoadedDocument[Any, Any], screen: Screen) -> Iterator[str]:
    """One block for each thing that may not have been meant as it is read."""
    for notice in document.notices:
        yield _problem(document, notice, screen, (Term("warning"), "warning"))


def problem_blocks(document: LoadedDocument[Any, Any], screen: Screen) -> Iterator[str]:
    """One block for each mistake that makes a document unusable."""
    for problem in document.problems:
        yield _problem(document, problem, screen, (heading_of(problem), "error"))


def _problem(document: LoadedDocument[Any, Any], problem: Problem, screen: Screen, heading: tuple[Fact, Role]) -> str:
    place, (_, role) = Place(problem.line, problem.column, problem.width), heading
    others = [(Place(line, column), screen.say(caption)) for caption, line, column in problem.related]
    lines = [
        screen.headline(document.file + placed(problem), heading),
        screen.wrapped(problem.message),
        *snippets(document, [(place, ""), *others], screen, role=role),
    ]
    return "\n".join([*lines, _help(problem.help, screen)] if problem.help else lines)


def _help(help: Text, screen: Screen) -> str:
    return screen.set_off(Message("help: {help}", help=help), hanging="          ")
