"""`verify --format text`: what is not as promised, and how many documents are."""

from collections.abc import Iterator, Mapping

from babylon_cli.judging.answer import Totals
from babylon_cli.judging.promised import Difference, Promise, Promised
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.wording.message import Fact, Message, listed


class Report(BaseReport[Promised]):
    """Prints the documents that are not as promised, and a last line for all."""

    def entry(self, answer: Promised) -> str:
        """The differences of one document; nothing where there are none."""
        if answer.ok:
            return ""
        screen = self.screen
        what = Message("unusable") if answer.document.problems else Message("not as promised")
        lines = [screen.headline(answer.document.title, (what, "error"))]
        lines += [screen.wrapped(line) for line in difference_lines(answer)]
        return "\n".join(lines) + "\n\n"

    def end(self, totals: Totals) -> str:
        """How many documents passed and failed."""
        failed = totals.broken + totals.unusable
        summary = Message("{passed} passed, {failed} failed", passed=totals.documents - failed, failed=failed)
        return self.screen.paint(self.screen.say(summary), "error" if failed else "good") + "\n"


def difference_lines(promised: Promised) -> Iterator[Message]:
    """One line for each difference, or for each mistake that makes a document unusable."""
    for problem in promised.document.problems:
        if problem.line:
            place = f"{problem.line}:{problem.column}"
            yield Message("{place}: {message}", place=place, message=problem.message)
        else:
            yield Message("{message}", message=problem.message)
    for difference in promised.differences:
        yield difference_line(difference)


def difference_line(difference: Difference) -> Message:
    """A difference in words."""
    what, expected, actual = difference
    template = "{what}: promised {expected}, found {actual}"
    return Message(template, what=what, expected=_fact(expected), actual=_fact(actual))


def _fact(promise: Promise) -> Fact:
    if isinstance(promise, list) and all([isinstance(entry, str) for entry in promise]):
        return listed(promise, "") if promise else Message("none")
    if isinstance(promise, Mapping):
        pairs = [Message("{key}: {value}", key=str(key), value=_inside(value)) for key, value in promise.items()]
        return listed(pairs, "") if pairs else Message("nobody")
    return _inside(promise)


def _inside(promise: Promise) -> Fact:
    """A value inside another one: lists in brackets."""
    if isinstance(promise, list):
        return Message("[{values}]", values=listed([_inside(value) for value in promise], ""))
    if isinstance(promise, bool):
        return "true" if promise else "false"
    if promise is None:
        return Message("none")
    return promise if isinstance(promise, Message) else str(promise)
