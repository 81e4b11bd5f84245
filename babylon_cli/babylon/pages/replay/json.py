"""`replay --format json`: one JSON document for all files."""

from babylon_cli.babylon.answers.replay import ReplayAnswer
from babylon_cli.printing.json_text import JsonFiles


class Report(JsonFiles):
    """Prints the entries as they come."""

    tells_faults = True
    """Every fault stands in its turn."""

    def entry(self, answer: ReplayAnswer) -> str:
        """One entry of `files`."""
        return self.listed(answer.data())

    def end(self) -> str:
        """The closing of the document."""
        return self.closed()
