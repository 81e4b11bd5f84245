"""`check --format concise`: one line a fault, for editors and for reading many files."""

from babylon_cli.judging.answer import Answer
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import Message


class Report(BaseReport[Answer]):
    """Prints one line a fault or mistake, and nothing for a legal document."""

    tells_reading = False

    def entry(self, answer: Answer) -> str:
        """The lines of one document."""
        return "".join([f"{line}\n" for line in concise_lines(answer, self.screen)])


def placed(problem: Problem) -> str:
    """Line and column of a mistake with colons before them; nothing where it has no place."""
    return f":{problem.line}:{problem.column}" if problem.line else ""


def heading_of(problem: Problem) -> Message:
    """What a mistake makes of a document."""
    return Message("no answer") if problem.is_of_question else Message("unusable")


def concise_lines(answer: Answer, screen: Screen) -> list[str]:
    """One line for each fault of a document, or for each mistake that makes it unusable."""
    problems = [problem_line(answer, problem, screen) for problem in answer.document.problems]
    return problems + [finding_line(answer, finding, screen) for finding in answer.findings]


def problem_line(answer: Answer, problem: Problem, screen: Screen) -> str:
    """One mistake that makes a document unusable."""
    heading = screen.paint(screen.say(heading_of(problem)), "error")
    return f"{screen.say(answer.document.file)}{placed(problem)}: {heading}: {screen.say(problem.message)}"


def finding_line(answer: Answer, finding: Finding, screen: Screen) -> str:
    """One fault of a document."""
    place = f"{screen.say(answer.document.file)}:{finding.line}:{finding.column}"
    return f"{place}: {screen.severity(finding.severity)} {finding.rule}: {screen.say(finding.told)}"
