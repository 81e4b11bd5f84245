"""`verify --format github`: annotations on what breaks a promise, and on the promises that are not kept."""

from collections.abc import Iterator

from babylon_cli.judging.promised import Promised
from babylon_cli.printing.annotations import annotation, unusable
from babylon_cli.printing.check.github import annotated
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.wording.message import Message


class Report(BaseReport[Promised]):
    """Prints an annotation for every fault that was not promised, every promise that is not kept, and every mistake."""

    is_for_programs = True

    def entry(self, answer: Promised) -> str:
        """The annotations of one document."""
        return "".join([*unusable(answer.document, self.screen.language.say), *self._differences(answer)])

    def _differences(self, answer: Promised) -> Iterator[str]:
        """What is found at its own line with its own text, and what is missing where it is promised."""
        file, say = answer.document.file, self.screen.language.say
        for difference in answer.differences:
            for found in difference.unpromised:
                yield annotation("error", file, found.line, found.column, found.rule, say(annotated(found)))
            if difference.is_missing:
                title = say(Message("not as promised"))
                yield annotation("error", file, difference.line, difference.column, title, say(difference.told))
