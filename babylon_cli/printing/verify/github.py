"""`verify --format github`: annotations on the promises that are not kept."""

from babylon_cli.babylon.answers.promised import Promised
from babylon_cli.printing.annotations import annotation
from babylon_cli.printing.screen import Screen
from babylon_cli.printing.verify.text import difference_line
from babylon_cli.wording.message import ENGLISH


class Report:
    """Prints one annotation a difference or mistake."""

    def __init__(self, screen: Screen) -> None:
        """Annotations have no colours."""

    def begin(self) -> str:
        """Nothing stands before the first annotation."""
        return ""

    def entry(self, promised: Promised) -> str:
        """The annotations of one document."""
        mistakes = [
            annotation(
                "error", promised.file, problem.line, problem.column, "unusable file", ENGLISH.say(problem.message)
            )
            for problem in promised.problems
        ]
        differences = [
            annotation(
                "error", promised.file, promised.line, promised.column, "not as promised", difference_line(difference)
            )
            for difference in promised.differences
        ]
        return "".join([*mistakes, *differences])

    def end(self) -> str:
        """Nothing stands after the last annotation."""
        return ""
