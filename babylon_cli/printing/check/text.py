"""`check --format text`: each fault with the line it stands on, why it is one, and how to mend it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from babylon_cli.judging.answer import Totals
from babylon_cli.judging.checked import Checked
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.verdict import Reliance
from babylon_cli.printing.check.concise import heading_of, placed
from babylon_cli.printing.check.told import (
    help_told,
    legal_by_ruling_told,
    mend_told,
    more_of_a_ruling_told,
    order_told,
    ruling_told,
    totals_told,
    turn_told,
    unchecked_told,
    verdict_told,
    winner_by_ruling_told,
)
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.screen import Role, Screen, behind_label
from babylon_cli.printing.snippet import snippets
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.reading.nodes import Place
from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import Fact, Message, Term, Text

if TYPE_CHECKING:
    from babylon_cli.judging.beside import Sketch

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
        last = "\n".join([self.screen.headline(answer.document.title, verdict_told(verdict)), *notes])
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
        return self.screen.say(totals_told(totals)) + "\n"

    def _mends(self, checked: Checked) -> Iterator[str]:
        for mend in checked.mends or ():
            yield self.screen.set_off(mend_told(mend))

    def _unchecked(self, checked: Checked) -> Iterator[str]:
        for note in checked.unchecked:
            yield self.screen.set_off(unchecked_told(note))

    def _legal_by_ruling(self, checked: Checked) -> Iterator[str]:
        found = list(checked.legal_by_ruling())
        for reliance, following in zip_longest(found, found[1:]):
            yield self.screen.set_off(legal_by_ruling_told(reliance))
            if following is None or (following.ruling, following.rule) != (reliance.ruling, reliance.rule):
                yield _rulebook(reliance, [reliance.ruling], self.screen)

    def _winner_by_ruling(self, checked: Checked) -> Iterator[str]:
        for reliance in checked.winner_rests_on:
            told, tells_more = winner_by_ruling_told(reliance), more_of_a_ruling_told(reliance.ruling)
            yield self.screen.set_off(told)
            behind = behind_label(self.screen.say(told))
            yield self.screen.paint(self.screen.wrapped(tells_more, behind), "faint")

    def _leaves(self, checked: Checked) -> Iterator[str]:
        """What a legal turn leaves: pillars, notch and the new garden."""
        if checked.leaves is not None:
            yield ""
            yield from [self.screen.wrapped(line) if line else "" for line in checked.leaves.told]

    def _witnesses(self, checked: Checked) -> Iterator[str]:
        """Turn by turn, how each legal garden can have been built."""
        for player, turns in checked.witnesses or ():
            yield ""
            yield self.screen.wrapped(order_told(player))
            for number, turn in enumerate(turns, 1):
                yield self.screen.wrapped(turn_told(number, turn), hanging="        ")


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
    return "\n".join([*lines, _rulebook(finding, list(pages), screen)])


def _indented(sketch: Sequence[str]) -> list[str]:
    """The lines of a picture without the empty ones at its end."""
    return "\n".join([f"    {line}".rstrip() for line in sketch]).rstrip("\n").splitlines()


def _rests_on(reliances: Iterable[Reliance], screen: Screen) -> Iterator[str]:
    for reliance in reliances:
        yield screen.set_off(ruling_told(reliance))


def _rulebook(found: Finding | Reliance, pages: list[str], screen: Screen) -> str:
    from babylon_cli.printing.check.rulebook import rulebook_line  # noqa: PLC0415 - only where there is a fault

    return rulebook_line(found, pages, screen)


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
    return screen.set_off(help_told(help))
