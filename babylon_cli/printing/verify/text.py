"""`verify --format text`: what is not as promised, and how many documents are."""

from collections.abc import Iterator, Mapping

from babylon_cli.babylon.answers.promised import Difference, Promise, Promised
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen


class Report:
    """Prints the documents that are not as promised, and a last line for all."""

    def __init__(self, screen: Screen) -> None:
        """Begin in colour or not."""
        self.screen = screen
        self.passed = 0
        self.failed = 0

    def begin(self) -> str:
        """Nothing stands before the first difference."""
        return ""

    def entry(self, promised: Promised) -> str:
        """The differences of one document; nothing where there are none."""
        self.passed += promised.ok
        self.failed += not promised.ok
        if promised.ok:
            return ""
        what = "unusable" if promised.problems else "not as promised"
        lines = [f"{self.screen.paint(visible(promised.title), 'place')}: {self.screen.paint(what, 'error')}"]
        lines += [wrapped(line) for line in difference_lines(promised)]
        return "\n".join(lines) + "\n\n"

    def end(self) -> str:
        """How many documents passed and failed."""
        summary = f"{self.passed} passed, {self.failed} failed"
        return self.screen.paint(summary, "error" if self.failed else "good") + "\n"


def difference_lines(promised: Promised) -> Iterator[str]:
    """One line for each difference, or for each mistake that makes a document unusable."""
    for problem in promised.problems:
        yield visible(f"{problem.line}:{problem.column}: {problem.message}" if problem.line else str(problem.message))
    for difference in promised.differences:
        yield visible(difference_line(difference))


def difference_line(difference: Difference) -> str:
    """A difference in words."""
    return f"{difference.what}: promised {_said(difference.expected)}, found {_said(difference.actual)}"


def _said(promise: Promise) -> str:
    if isinstance(promise, list) and all([isinstance(entry, str) for entry in promise]):
        return ", ".join(promise) or "none"
    if isinstance(promise, Mapping):
        return ", ".join([f"{key}: {_inside(value)}" for key, value in promise.items()]) or "nobody"
    return _inside(promise)


def _inside(promise: Promise) -> str:
    """A value inside another one: lists in brackets."""
    if isinstance(promise, list):
        return f"[{', '.join([_inside(value) for value in promise])}]"
    if isinstance(promise, bool):
        return "true" if promise else "false"
    return "none" if promise is None else str(promise)
