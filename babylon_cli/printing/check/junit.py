"""`check --format junit`: one test case a fault, or for a document without one, for CI servers."""

from collections.abc import Iterator

from babylon_cli.judging.checked import Checked
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.check.concise import concise_lines, finding_line
from babylon_cli.printing.screen import Screen
from babylon_cli.printing.xml_text import Case, JunitReport
from babylon_cli.wording.message import Message


class Report(JunitReport[Checked]):
    """Collects the cases of each document."""

    suite = "babylon check"

    def cases_of(self, answer: Checked) -> Iterator[Case]:
        """A case that fails for each fault; else one that passes, whatever warnings it has."""
        screen, document = self._plain(), answer.document
        title = screen.say(document.title)
        if document.problems:
            kind, first = screen.say(Message("unusable")), document.problems[0]
            text = "\n".join(concise_lines(answer, screen))
            yield Case(title, document.file, "error", first.line, kind, screen.say(first.message), text)
            return
        warnings = [finding_line(answer, found, screen) for found in answer.findings if found.severity == "warning"]
        errors = [found for found in answer.findings if found.severity == "error"]
        cases = [self._case(answer, found) for found in errors] or [Case(title, document.file)]
        yield cases[0]._replace(beside="\n".join(warnings))
        yield from cases[1:]

    def _case(self, answer: Checked, finding: Finding) -> Case:
        screen, document = self._plain(), answer.document
        place = f"{finding.line}:{finding.column}"
        name = Message("{document}:{place}: {rule}", document=document.title, place=place, rule=finding.rule)
        message, help = screen.say(finding.told), screen.say(Message("help: {help}", help=finding.help))
        text = "\n".join([finding_line(answer, finding, screen), help])
        return Case(screen.say(name), document.file, "failure", finding.line, finding.rule, message, text)

    def _plain(self) -> Screen:
        """XML has no colours."""
        return Screen(colour=False, language=self.screen.language)
