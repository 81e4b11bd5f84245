"""`verify --format text`: what is not as promised, and how many documents are."""

from collections.abc import Iterator
from shlex import quote

from babylon_cli.judging.answer import Totals
from babylon_cli.judging.finding import Finding
from babylon_cli.judging.promised import Difference, Promised
from babylon_cli.printing.annotations import with_help
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.safe import visible
from babylon_cli.reading.given_lines import LINE
from babylon_cli.wording.message import Message, Text


class Report(BaseReport[Promised]):
    """Prints the documents that are not as promised, and a last line for all."""

    def entry(self, answer: Promised) -> str:
        """The differences of one document; nothing where there are none."""
        if answer.ok:
            return ""
        screen, document = self.screen, answer.document
        what = Message("unusable") if document.problems else Message("not as promised")
        lines = [screen.headline(document.title, (what, "error"))]
        lines += [screen.wrapped(line) for line in problem_lines(answer)]
        for difference in answer.differences:
            lines.append(screen.wrapped(difference_line(difference)))
            lines += [screen.wrapped(unpromised_line(each), "      ", "        ") for each in difference.unpromised]
        if document.file != "-" and any([difference.unpromised for difference in answer.differences]):
            file = f"{LINE} LINE" if document.text.is_notation else quote(visible(document.file))
            more = Message("`babylon check {file}` tells more.", file=file)
            lines.append(screen.wrapped(more))
        return "\n".join(lines) + "\n\n"

    def end(self, totals: Totals) -> str:
        """How many documents passed and failed."""
        failed = totals.broken + totals.unusable
        summary = Message("{passed} passed, {failed} failed", passed=totals.documents - failed, failed=failed)
        return self.screen.paint(self.screen.say(summary), "error" if failed else "good") + "\n"


def problem_lines(promised: Promised) -> Iterator[Message]:
    """One line for each mistake that makes a document unusable."""
    for problem in promised.document.problems:
        if problem.line:
            yield _at(problem.line, problem.column, with_help(problem))
        else:
            yield Message("{message}", message=with_help(problem))


def difference_line(difference: Difference) -> Message:
    """A difference in words, with the place of the promise where one is not kept."""
    if not difference.is_missing:
        return difference.told
    return _at(difference.line, difference.column, difference.told)


def unpromised_line(finding: Finding) -> Message:
    """A fault that was not promised, and where the file has it."""
    told = Message("{rule}: {message}", rule=finding.rule, message=finding.told)
    return _at(finding.line, finding.column, told)


def _at(line: int, column: int, message: Text) -> Message:
    return Message("{place}: {message}", place=f"{line}:{column}", message=message)
