"""`verify --format github`: annotations on the promises that are not kept."""

from babylon_cli.judging.promised import Promised
from babylon_cli.printing.annotations import annotation, unusable
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.verify.text import difference_line
from babylon_cli.wording.message import Message


class Report(BaseReport[Promised]):
    """Prints one annotation a difference or mistake."""

    def entry(self, answer: Promised) -> str:
        """The annotations of one document."""
        document, say = answer.document, self.screen.language.say
        title = say(Message("not as promised"))
        differences = [
            annotation("error", document.file, answer.line, answer.column, title, say(difference_line(difference)))
            for difference in answer.differences
        ]
        return "".join([*unusable(document, say), *differences])
