"""`replay --format yaml`: the table as it then stands, as a file that `check` and `score` read."""

from babylon_cli.babylon.answers.replay import ReplayAnswer
from babylon_cli.babylon.files.written import written_table
from babylon_cli.babylon.terms import terrace_name
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.wording.message import Message

TO_FILL_IN = "{player}: nobody knows the flower of {terrace}; write it here before `babylon check` reads this table"


class Report(BaseReport[ReplayAnswer]):
    """Prints one document of YAML a game."""

    is_first = True

    def entry(self, answer: ReplayAnswer) -> str:
        """One document."""
        if answer.closing is None:
            return ""
        divider = "" if self.is_first else "---\n"
        self.is_first = False
        return divider + self._to_fill_in(answer) + written_table(answer.closing)

    def _to_fill_in(self, answer: ReplayAnswer) -> str:
        """Comments on what a table has to tell and a record need not."""
        return "".join(
            [
                f"# {self.screen.say(Message(TO_FILL_IN, player=player, terrace=terrace_name(terrace)))}\n"
                for player, terrace in answer.unknown_flowers
            ]
        )
