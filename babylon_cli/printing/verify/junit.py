"""`verify --format junit`: one test case a document, for CI servers."""

from babylon_cli.babylon.answers.promised import Promised
from babylon_cli.printing.screen import Screen
from babylon_cli.printing.verify.text import difference_lines
from babylon_cli.printing.xml_text import Case, junit


class Report:
    """Collects one case a document."""

    def __init__(self, screen: Screen) -> None:
        """XML has no colours."""
        self.cases: list[Case] = []

    def begin(self) -> str:
        """Nothing can be printed before everything is counted."""
        return ""

    def entry(self, promised: Promised) -> str:
        """Keep one document for the end."""
        lines = list(difference_lines(promised))
        if promised.problems:
            self.cases.append(Case(promised.title, "error", "unusable", lines[0], "\n".join(lines)))
        elif promised.differences:
            self.cases.append(Case(promised.title, "failure", "not as promised", lines[0], "\n".join(lines)))
        else:
            self.cases.append(Case(promised.title, "passed"))
        return ""

    def end(self) -> str:
        """The whole report."""
        return junit("babylon verify", self.cases)
