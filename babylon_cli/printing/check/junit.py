"""`check --format junit`: one test case a document, for CI servers."""

from babylon_cli.printing.check.concise import concise_lines
from babylon_cli.printing.checked import Checked, Totals
from babylon_cli.printing.screen import PLAIN, Screen
from babylon_cli.printing.xml_text import Case, junit
from babylon_cli.wording.message import ENGLISH
from babylon_cli.words import counted


class Report:
    """Collects one short case a document; the counts stand at the top of the XML."""

    tells_rulings = False
    """It has no room for what a verdict rests on, so that is not asked."""

    def __init__(self, screen: Screen) -> None:
        """XML has no colours."""
        self.cases: list[Case] = []

    def begin(self) -> str:
        """Nothing can be printed before everything is counted."""
        return ""

    def entry(self, checked: Checked) -> str:
        """Keep one document for the end."""
        self.cases.append(_case(checked))
        return ""

    def end(self, totals: Totals) -> str:
        """The whole report."""
        return junit("babylon check", self.cases)


def _case(checked: Checked) -> Case:
    text = "\n".join(concise_lines(checked, PLAIN))
    if checked.verdict is None:
        return Case(checked.title, "error", "unusable", ENGLISH.say(checked.document.problems[0].message), text)
    broken = [finding.rule for finding in checked.verdict.findings if finding.severity == "error"]
    if broken:
        return Case(checked.title, "failure", ", ".join(dict.fromkeys(broken)), counted(len(broken), "fault"), text)
    return Case(checked.title, "passed")
