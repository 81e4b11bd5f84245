"""`check --format github`: annotations on the lines of a pull request."""

from babylon_cli.printing.annotations import annotation
from babylon_cli.printing.checked import Checked, Totals
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import ENGLISH


class Report:
    """Prints one annotation a fault or mistake."""

    tells_rulings = False
    """It has no room for what a verdict rests on, so that is not asked."""

    def __init__(self, screen: Screen) -> None:
        """Annotations have no colours."""

    def begin(self) -> str:
        """Nothing stands before the first annotation."""
        return ""

    def entry(self, checked: Checked) -> str:
        """The annotations of one document."""
        document = checked.document
        if checked.verdict is None:
            return "".join(
                annotation(
                    "error", document.file, problem.line, problem.column, "unusable file", ENGLISH.say(problem.message)
                )
                for problem in document.problems
            )
        return "".join(
            annotation(
                finding.severity,
                document.file,
                *document.place(finding.path)[:2],
                finding.rule,
                ENGLISH.say(finding.told),
            )
            for finding in checked.verdict.findings
        )

    def end(self, totals: Totals) -> str:
        """Nothing stands after the last annotation."""
        return ""
