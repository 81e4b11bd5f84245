"""`check --format github`: annotations on the lines of a pull request."""

from babylon_cli.judging.checked import Checked
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.annotations import annotation, unusable
from babylon_cli.printing.check.rulebook import rulebook_remark
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.wording.message import Message


class Report(BaseReport[Checked]):
    """Prints one annotation a fault or mistake."""

    is_for_programs = True
    tells_reading = False

    def entry(self, answer: Checked) -> str:
        """The annotations of one document."""
        file, say = answer.document.file, self.screen.language.say
        faults = [
            annotation(found.severity, file, found.line, found.column, found.rule, say(annotated(found)))
            for found in answer.findings
        ]
        return "".join([*unusable(answer.document, say), *faults])


def annotated(finding: Finding) -> Message:
    """What is wrong, and where the rulebook has it."""
    return Message("{told} {rulebook}", told=finding.told, rulebook=rulebook_remark(finding, [finding.rule]))
