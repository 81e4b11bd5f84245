"""JUnit's XML, made by the standard library and safe to show everywhere."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import ClassVar, Literal, NamedTuple
from xml.etree import ElementTree

from babylon_cli.judging.answer import Totals
from babylon_cli.printing.report import AnswerT, Report
from babylon_cli.printing.repository import path_in_repository
from babylon_cli.printing.safe import visible


class Case(NamedTuple):
    """One test case of a report: a document, or one thing that is wrong with it."""

    name: str
    file: str
    outcome: Literal["passed", "failure", "error"] = "passed"
    line: int = 0
    """Where in the file, from 1; 0 is nowhere in it."""
    kind: str = ""
    message: str = ""
    text: str = ""
    beside: str = ""
    """What is said of it that makes it neither pass nor fail."""
    seconds: float = 0.0
    """How long the answer on its document took, told once a document."""


class JunitReport(Report[AnswerT]):
    """Collects the cases of all documents; the counts stand at the top of the XML."""

    is_for_programs = True
    suite: ClassVar[str]
    cases: list[Case]
    seconds: float = 0.0

    def begin(self) -> str:
        """Nothing can be printed before everything is counted."""
        self.cases = []
        return ""

    def took(self, seconds: float) -> None:
        """Keep it for the case that comes next."""
        self.seconds = seconds

    @abstractmethod
    def cases_of(self, answer: AnswerT) -> Iterator[Case]:
        """The cases of one document, one at least."""

    def entry(self, answer: AnswerT) -> str:
        """Keep one document for the end."""
        first, *others = self.cases_of(answer)
        self.cases += [first._replace(seconds=self.seconds), *others]
        return ""

    def end(self, totals: Totals) -> str:
        """The whole report."""
        return junit(self.suite, self.cases, takes_unicode=self.screen.takes_unicode)


def junit(suite: str, cases: Iterable[Case], *, takes_unicode: bool = True) -> str:
    """A JUnit report with one suite, in ASCII with references where not every character is taken."""
    listed = list(cases)
    counts = {
        "tests": str(len(listed)),
        "failures": str(sum([case.outcome == "failure" for case in listed])),
        "errors": str(sum([case.outcome == "error" for case in listed])),
        "time": _time(sum([case.seconds for case in listed])),
    }
    root = ElementTree.Element("testsuites", counts)
    element = ElementTree.SubElement(root, "testsuite", {"name": suite, **counts})
    for case in listed:
        _add(element, suite, case)
    ElementTree.indent(root)
    encoding = "utf-8" if takes_unicode else "us-ascii"
    encoded: bytes = ElementTree.tostring(root, encoding=encoding, xml_declaration=True)
    return encoded.decode(encoding) + "\n"


def _add(suite: ElementTree.Element, name: str, case: Case) -> None:
    place = {"file": visible(path_in_repository(case.file)), **({"line": str(case.line)} if case.line else {})}
    told = {"classname": name, "name": visible(case.name), **place, "time": _time(case.seconds)}
    entry = ElementTree.SubElement(suite, "testcase", told)
    if case.outcome != "passed":
        attributes = {"type": visible(case.kind), "message": visible(case.message)}
        ElementTree.SubElement(entry, case.outcome, attributes).text = _lines(case.text)
    if case.beside:
        ElementTree.SubElement(entry, "system-out").text = _lines(case.beside)


def _time(seconds: float) -> str:
    return f"{seconds:.3f}"


def _lines(text: str) -> str:
    return "\n".join([visible(line) for line in text.split("\n")])
