"""`babylon notation`: the line of each document, or the file that a line stands for."""

from babylon_cli.babylon.answers.notation import NotationAnswer
from babylon_cli.babylon.files.written import written_data
from babylon_cli.printing.report import Report


class LineReport(Report[NotationAnswer]):
    """Prints one line a document."""

    is_prompt = True

    def entry(self, answer: NotationAnswer) -> str:
        """Its line."""
        return f"{answer.line}\n" if answer.line else ""


class YamlReport(Report[NotationAnswer]):
    """Prints one document of YAML a line."""

    is_first = True

    def entry(self, answer: NotationAnswer) -> str:
        """One document."""
        if not answer.line:
            return ""
        divider = "" if self.is_first else "---\n"
        self.is_first = False
        return divider + written_data(answer.table)
