"""`replay --format yaml`: the table as it then stands, as a file that `check` and `score` read."""

from babylon_cli.babylon.answers.replay import ReplayAnswer
from babylon_cli.babylon.files.written import written_table
from babylon_cli.printing.report import Report as BaseReport


class Report(BaseReport[ReplayAnswer]):
    """Prints one document of YAML a game."""

    is_first = True

    def entry(self, answer: ReplayAnswer) -> str:
        """One document."""
        if answer.closing is None:
            return ""
        divider = "" if self.is_first else "---\n"
        self.is_first = False
        return divider + written_table(answer.closing)
