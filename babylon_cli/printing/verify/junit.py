"""`verify --format junit`: one test case a document, for CI servers."""

from babylon_cli.judging.promised import Promised
from babylon_cli.printing.verify.text import difference_lines
from babylon_cli.printing.xml_text import Case, JunitReport
from babylon_cli.wording.message import Message


class Report(JunitReport[Promised]):
    """Collects one case a document."""

    suite = "babylon verify"

    def case(self, answer: Promised) -> Case:
        """The case of one document."""
        screen, title = self.screen, self.screen.say(answer.document.title)
        if answer.ok:
            return Case(title, "passed")
        lines = [screen.say(line) for line in difference_lines(answer)]
        if answer.document.problems:
            return Case(title, "error", screen.say(Message("unusable")), lines[0], "\n".join(lines))
        return Case(title, "failure", screen.say(Message("not as promised")), lines[0], "\n".join(lines))
