"""`check --format junit`: one test case a document, for CI servers."""

from babylon_cli.judging.checked import Checked
from babylon_cli.printing.check.concise import concise_lines
from babylon_cli.printing.screen import Screen
from babylon_cli.printing.xml_text import Case, JunitReport
from babylon_cli.wording.message import Counted, Message


class Report(JunitReport[Checked]):
    """Collects one short case a document."""

    suite = "babylon check"

    def case(self, answer: Checked) -> Case:
        """The case of one document."""
        screen, document = Screen(colour=False, language=self.screen.language), answer.document  # XML has no colours
        title, text = screen.say(document.title), "\n".join(concise_lines(answer, screen))
        if document.problems:
            kind = screen.say(Message("unusable"))
            return Case(title, "error", kind, screen.say(document.problems[0].message), text)
        broken = [finding.rule for finding in answer.findings if finding.severity == "error"]
        if broken:
            faults = screen.say(Counted(len(broken), "fault"))
            return Case(title, "failure", ", ".join(dict.fromkeys(broken)), faults, text)
        return Case(title, "passed")
