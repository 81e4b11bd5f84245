"""`verify --format junit`: one test case a document, for CI servers."""

from collections.abc import Iterator

from babylon_cli.judging.promised import Promised
from babylon_cli.printing.verify.text import difference_line, problem_lines, unpromised_line
from babylon_cli.printing.xml_text import Case, JunitReport
from babylon_cli.wording.message import Message, Text


class Report(JunitReport[Promised]):
    """Collects one case a document."""

    suite = "babylon verify"

    def cases_of(self, answer: Promised) -> Iterator[Case]:
        """The case of one document."""
        screen, document = self.screen, answer.document
        title = screen.say(document.title)
        if document.problems:
            lines = [screen.say(line) for line in problem_lines(answer)]
            kind, line = screen.say(Message("unusable")), document.problems[0].line
            yield Case(title, document.file, "error", line, kind, lines[0], "\n".join(lines))
        elif answer.differences:
            lines = []
            for difference in answer.differences:
                lines += [screen.say(difference_line(difference))]
                lines += [f"  {screen.say(unpromised_line(found))}" for found in difference.unpromised]
            kind, (line, message) = screen.say(Message("not as promised")), _first(answer)
            yield Case(title, document.file, "failure", line, kind, screen.say(message), "\n".join(lines))
        else:
            yield Case(title, document.file)


def _first(answer: Promised) -> tuple[int, Text]:
    """The first fault that was not promised, by its own line and text; else the first promise that is not kept."""
    for difference in answer.differences:
        for found in difference.unpromised:
            return found.line, unpromised_line(found)
    difference = answer.differences[0]
    return difference.line, difference_line(difference)
