"""JUnit's XML, made by the standard library and safe to show everywhere: ASCII, other characters as references."""

from abc import abstractmethod
from typing import ClassVar, Literal, NamedTuple
from xml.etree import ElementTree

from babylon_cli.judging.answer import Totals
from babylon_cli.printing.report import AnswerT, Report
from babylon_cli.printing.safe import visible


class Case(NamedTuple):
    """One test case of a report: a document, and what is wrong with it."""

    name: str
    outcome: Literal["passed", "failure", "error"]
    kind: str = ""
    message: str = ""
    text: str = ""


class JunitReport(Report[AnswerT]):
    """Collects one case a document; the counts stand at the top of the XML."""

    suite: ClassVar[str]
    cases: list[Case]

    def begin(self) -> str:
        """Nothing can be printed before everything is counted."""
        self.cases = []
        return ""

    @abstractmethod
    def case(self, answer: AnswerT) -> Case:
        """The case of one document."""

    def entry(self, answer: AnswerT) -> str:
        """Keep one document for the end."""
        self.cases.append(self.case(answer))
        return ""

    def end(self, totals: Totals) -> str:
        """The whole report."""
        return junit(self.suite, self.cases)


def junit(suite: str, cases: list[Case]) -> str:
    """A JUnit report with one suite."""
    counts = {
        "tests": str(len(cases)),
        "failures": str(sum(case.outcome == "failure" for case in cases)),
        "errors": str(sum(case.outcome == "error" for case in cases)),
    }
    root = ElementTree.Element("testsuites", counts)
    element = ElementTree.SubElement(root, "testsuite", {"name": suite, **counts})
    for case in cases:
        entry = ElementTree.SubElement(element, "testcase", {"classname": suite, "name": visible(case.name)})
        if case.outcome != "passed":
            attributes = {"type": visible(case.kind), "message": visible(case.message)}
            ElementTree.SubElement(entry, case.outcome, attributes).text = _lines(case.text)
    ElementTree.indent(root)
    encoded: bytes = ElementTree.tostring(root, encoding="us-ascii", xml_declaration=True)
    return encoded.decode("ascii") + "\n"


def _lines(text: str) -> str:
    return "\n".join(visible(line) for line in text.split("\n"))
