"""`replay --format yaml`: the table as it then stands, as a file that `check` and `score` read."""

from babylon_cli.babylon.answers.replay import ReplayAnswer
from babylon_cli.babylon.files.written import written_table
from babylon_cli.printing.screen import Screen


class Report:
    """Prints one document of YAML a game."""

    tells_faults = False
    """A table has no place for the faults on the way to it."""

    def __init__(self, screen: Screen) -> None:
        """YAML has no colours."""
        self.first = True

    def begin(self) -> str:
        """Nothing stands before the first document."""
        return ""

    def entry(self, answer: ReplayAnswer) -> str:
        """One document."""
        if answer.closing is None:
            return ""
        divider = "" if self.first else "---\n"
        self.first = False
        return divider + written_table(answer.closing)

    def end(self) -> str:
        """Nothing stands after the last document."""
        return ""
