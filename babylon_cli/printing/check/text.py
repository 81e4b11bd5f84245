"""`check --format text`: each fault with the line it stands on, why it is one, and how to mend it."""

from collections.abc import Iterator
from typing import Any

from babylon_cli.judging.answer import Totals
from babylon_cli.judging.checked import Checked
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.scored import PadReliance
from babylon_cli.judging.verdict import Reliance, Verdict
from babylon_cli.printing.check.concise import heading_of, placed
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.screen import Screen
from babylon_cli.printing.snippet import snippets
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.reading.nodes import Place
from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import Counted, Fact, Message, Text, listed

WHO_IS_FIRST = {
    "": "ruling: who is first rests on {ruling}: {value}, a ruling that no publisher confirms; {becomes}",
    "before": "ruling: who is first before the turn rests on {ruling}: {value}, a ruling that no publisher confirms; "
    "{becomes}",
    "after": "ruling: who is first after the turn rests on {ruling}: {value}, a ruling that no publisher confirms; "
    "{becomes}",
}
"""By the moment of the pad: what rests on a ruling, and what it would be."""


class Report(BaseReport[Checked]):
    """Prints document by document, and a last line for all."""

    tells_rulings = True

    def entry(self, answer: Checked) -> str:
        """Everything about one document."""
        verdict = answer.verdict
        if verdict is None:
            return "".join([f"{block}\n\n" for block in problem_blocks(answer.document, self.screen)])
        blocks = [self._finding(answer, finding) for finding in verdict.findings]
        notes = [
            *self._unchecked(answer),
            *self._legal_by_ruling(answer),
            *self._winner_by_ruling(answer),
            *self._leaves(answer),
            *self._witnesses(answer),
        ]
        head = f"{self.screen.paint(self.screen.say(answer.document.title), 'place')}: {self._verdict(verdict)}"
        last = "\n".join([head, *notes])
        return "\n\n".join([*blocks, last]) + ("\n\n" if blocks or notes else "\n")

    def end(self, totals: Totals) -> str:
        """What all documents together came to."""
        facts = [Counted(totals.errors, "error"), Counted(totals.warnings, "warning")]
        found = listed([*facts, Message("{number} unusable", number=totals.unusable)] if totals.unusable else facts, "")
        documents = Counted(totals.documents, "document")
        return self.screen.say(Message("{found} in {documents}", found=found, documents=documents)) + "\n"

    def _verdict(self, verdict: Verdict) -> str:
        if not verdict.errors:
            return self.screen.paint(self.screen.say(Message("legal")), "good")
        illegal = Message("illegal, {faults}", faults=Counted(verdict.errors, "fault"))
        return self.screen.paint(self.screen.say(illegal), "error")

    def _finding(self, checked: Checked, finding: Finding) -> str:
        document, screen = checked.document, self.screen
        place = screen.paint(f"{screen.say(document.file)}:{finding.line}:{finding.column}", "place")
        lines = [
            f"{place}: {screen.severity(finding.severity)}: {screen.paint(finding.rule, 'name')}",
            screen.wrapped(finding.told),
        ]
        others = [(document.place(related.path), screen.say(related.caption)) for related in finding.related]
        lines += snippets(document, [(document.place(finding.path), ""), *others], screen)
        lines += [_help(finding.help, screen), *self._rests_on(checked, finding)]
        return "\n".join(lines)

    def _rests_on(self, checked: Checked, finding: Finding) -> Iterator[str]:
        template = "ruling: this rests on {ruling}: {value}, a ruling that no publisher confirms; {becomes}"
        for reliance in checked.reliances_of(finding):
            yield self.screen.wrapped(Message(template, **_facts(reliance)), hanging="            ")

    def _unchecked(self, checked: Checked) -> Iterator[str]:
        template = "unchecked: {player}: {reason}; not judged: {rules}"
        for note in checked.unchecked:
            text = Message(template, player=note.player, reason=note.reason, rules=listed(note.rules, ""))
            yield self.screen.wrapped(text, hanging="               ")

    def _legal_by_ruling(self, checked: Checked) -> Iterator[str]:
        template = "ruling: {where}: legal by {ruling}: {value}, a ruling that no publisher confirms; {becomes}"
        for reliance in checked.legal_by_ruling():
            text = Message(template, where=reliance.told, **_facts(reliance))
            yield self.screen.wrapped(text, hanging="            ")

    def _winner_by_ruling(self, checked: Checked) -> Iterator[str]:
        for reliance in checked.winner_rests_on:
            text = Message(WHO_IS_FIRST[reliance.moment], **_facts(reliance))
            yield self.screen.wrapped(text, hanging="            ")

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


def _facts(reliance: Reliance | PadReliance) -> dict[str, Fact]:
    return {"ruling": reliance.ruling, "value": reliance.value, "becomes": reliance.becomes}


def notice_blocks(document: LoadedDocument[Any, Any], screen: Screen) -> Iterator[str]:
    """One block for each thing that may not have been meant as it is read."""
    for notice in document.notices:
        yield _problem(document, notice, screen, screen.severity("warning"))


def problem_blocks(document: LoadedDocument[Any, Any], screen: Screen) -> Iterator[str]:
    """One block for each mistake that makes a document unusable."""
    for problem in document.problems:
        yield _problem(document, problem, screen, screen.paint(screen.say(heading_of(problem)), "error"))


def _problem(document: LoadedDocument[Any, Any], problem: Problem, screen: Screen, heading: str) -> str:
    where = screen.paint(screen.say(document.file) + placed(problem), "place")
    lines = [f"{where}: {heading}", screen.wrapped(problem.message)]
    others = [(Place(line, column), screen.say(caption)) for caption, line, column in problem.related]
    lines += snippets(document, [(Place(problem.line, problem.column, problem.width), ""), *others], screen)
    return "\n".join([*lines, _help(problem.help, screen)] if problem.help else lines)


def _help(help: Text, screen: Screen) -> str:
    return screen.wrapped(Message("help: {help}", help=help), hanging="          ")
