"""`moves --format json`: one JSON document for all files."""

from babylon_cli.babylon.answers.moves import MovesAnswer
from babylon_cli.printing.json_text import JsonFiles


class Report(JsonFiles):
    """Prints the entries as they come."""

    def entry(self, answer: MovesAnswer) -> str:
        """One entry of `files`."""
        return self.listed(answer.data())

    def end(self) -> str:
        """The closing of the document."""
        return self.closed()
