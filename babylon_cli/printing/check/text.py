"""`check --format text`: each fault with the line it stands on, why it is one, and how to mend it."""

from collections.abc import Iterator

from babylon_cli.judging.finding import Finding
from babylon_cli.printing.check.concise import placed
from babylon_cli.printing.checked import Checked, Totals
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen
from babylon_cli.printing.snippet import snippet
from babylon_cli.reading.nodes import Place
from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import Message, listed
from babylon_cli.words import counted


class Report:
    """Prints document by document, and a last line for all."""

    tells_rulings = True
    """It tells what a verdict rests on."""

    def __init__(self, screen: Screen) -> None:
        """Begin a report in colour or not."""
        self.screen = screen

    def begin(self) -> str:
        """Nothing stands before the first document."""
        return ""

    def entry(self, checked: Checked) -> str:
        """Everything about one document."""
        verdict = checked.verdict
        if verdict is None:
            return "".join(f"{block}\n\n" for block in problem_blocks(checked, self.screen))
        blocks = [self._finding(checked, finding) for finding in verdict.findings]
        notes = [*self._unchecked(checked), *self._legal_by_ruling(checked), *self._leaves(checked)]
        head = f"{self.screen.paint(visible(checked.title), 'place')}: "
        if verdict.errors:
            head += self.screen.paint(f"illegal, {counted(verdict.errors, 'fault')}", "error")
        else:
            head += self.screen.paint("legal", "good")
        last = "\n".join([head, *notes])
        return "\n\n".join([*blocks, last]) + ("\n\n" if blocks or notes else "\n")

    def end(self, totals: Totals) -> str:
        """What all documents together came to."""
        parts = [counted(totals.errors, "error"), counted(totals.warnings, "warning")]
        if totals.unusable:
            parts.append(f"{totals.unusable} unusable")
        return f"{', '.join(parts)} in {counted(totals.documents, 'document')}\n"

    def _finding(self, checked: Checked, finding: Finding) -> str:
        document, screen = checked.document, self.screen
        place = document.place(finding.path)
        where = f"{visible(document.file)}:{place.line}:{place.column}"
        severity = screen.paint(finding.severity, finding.severity)
        lines = [
            f"{screen.paint(where, 'place')}: {severity}: {screen.paint(finding.rule, 'name')}",
            screen.wrapped(finding.told),
            *snippet(document, place, screen),
        ]
        for related in finding.related:
            there = document.place(related.path)
            lines += snippet(document, there, screen, screen.say(related.caption))
        lines.append(screen.wrapped(Message("help: {help}", help=finding.help), hanging="          "))
        lines += self._rests_on(checked, finding)
        return "\n".join(lines)

    def _rests_on(self, checked: Checked, finding: Finding) -> Iterator[str]:
        for reliance in checked.reliances_of(finding):
            text = (
                f"ruling: this rests on {reliance.ruling}: {reliance.value}, a ruling that no publisher confirms; "
                f"with {reliance.ruling}: {reliance.instead} it is no fault"
            )
            yield wrapped(text, hanging="            ")

    def _unchecked(self, checked: Checked) -> Iterator[str]:
        for note in checked.verdict.unchecked if checked.verdict else ():
            rules = listed(note.rules, "")
            text = Message(
                "unchecked: {player}: {reason}; not judged: {rules}",
                player=note.player,
                reason=note.reason,
                rules=rules,
            )
            yield self.screen.wrapped(text, hanging="               ")

    def _legal_by_ruling(self, checked: Checked) -> Iterator[str]:
        for reliance in checked.legal_by_ruling():
            player = f"{reliance.player}, " if reliance.player else ""
            text = (
                f"ruling: {player}{reliance.where}: legal by {reliance.ruling}: {reliance.value}, a ruling "
                f"that no publisher confirms; with {reliance.ruling}: {reliance.instead} it breaks {reliance.rule}"
            )
            yield wrapped(visible(text), hanging="            ")

    def _leaves(self, checked: Checked) -> Iterator[str]:
        """What a legal turn leaves: pillars, notch and the new garden."""
        turn = checked.legal_turn
        if turn is None:
            return
        from babylon_cli.babylon.pages.turn_words import what_it_leaves  # noqa: PLC0415 - only for a turn

        yield ""
        yield from (self.screen.wrapped(line) if line else "" for line in what_it_leaves(turn))


def problem_blocks(checked: Checked, screen: Screen) -> Iterator[str]:
    """One block for each mistake that makes a document unusable."""
    for problem in checked.document.problems:
        yield _problem(checked, problem, screen)


def _problem(checked: Checked, problem: Problem, screen: Screen) -> str:
    document = checked.document
    where = visible(document.file) + placed(problem)
    lines = [
        f"{screen.paint(where, 'place')}: {screen.paint('unusable', 'error')}",
        screen.wrapped(problem.message),
        *snippet(document, Place(problem.line, problem.column, problem.width), screen),
    ]
    for caption, line, column in problem.related:
        lines += snippet(document, Place(line, column), screen, screen.say(caption))
    if problem.help:
        lines.append(screen.wrapped(Message("help: {help}", help=problem.help), hanging="          "))
    return "\n".join(lines)
