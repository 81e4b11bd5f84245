"""`check --format concise`: one line a fault, for editors and for reading many files."""

from babylon_cli.printing.checked import Checked, Totals
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.problem import Problem


class Report:
    """Prints one line a fault or mistake, and nothing for a legal document."""

    tells_rulings = False
    """It has no room for what a verdict rests on, so that is not asked."""

    def __init__(self, screen: Screen) -> None:
        """Begin a report in colour or not."""
        self.screen = screen

    def begin(self) -> str:
        """Nothing stands before the first line."""
        return ""

    def entry(self, checked: Checked) -> str:
        """The lines of one document."""
        return "".join(f"{line}\n" for line in concise_lines(checked, self.screen))

    def end(self, totals: Totals) -> str:
        """Nothing stands after the last line."""
        return ""


def placed(problem: Problem) -> str:
    """Line and column of a mistake with colons before them; nothing where it has no place."""
    return f":{problem.line}:{problem.column}" if problem.line else ""


def concise_lines(checked: Checked, screen: Screen) -> list[str]:
    """One line for each fault of a document, or for each mistake that makes it unusable."""
    document = checked.document
    file = visible(document.file)
    if checked.verdict is None:
        return [
            f"{file}{placed(problem)}: {screen.paint('unusable', 'error')}: {screen.say(problem.message)}"
            for problem in document.problems
        ]
    lines = []
    for finding in checked.verdict.findings:
        place = document.place(finding.path)
        lines.append(
            f"{file}:{place.line}:{place.column}: {screen.paint(finding.severity, finding.severity)} "
            f"{finding.rule}: {screen.say(finding.told)}"
        )
    return lines
