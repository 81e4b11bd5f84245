"""The line of one document that describes a table, and the table in plain data."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from babylon_cli.babylon.answers.who import no_such_player, player_named
from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.notation.typed import typed_data
from babylon_cli.babylon.notation.writing import written_line
from babylon_cli.babylon.table.table import Player
from babylon_cli.judging.answer import Answer, error_entry, file_entry
from babylon_cli.wording.message import ENGLISH, Language, Message

NO_GAME = Message("a game that was written down does not fit into one line")
TABLE_OF_A_GAME = Message("`babylon replay --format yaml` writes the table as it stands at the end, or after any turn")
NO_TURN = Message("a turn does not fit into one line beside its table")
TABLE_WITHOUT_TURN = Message("leave out `turn`, or ask for one `--player`: a garden is told as it stands before it")


NO_QUARRY = Message("the document has no `quarry`")
ADD_A_QUARRY = Message("add four rows of four tiles")

HOW_TO_JUDGE = ("edition", "rulings", "flowers")
"""The keys that a garden or a quarry alone takes along."""


class NotationQuestion(NamedTuple):
    """What of a table is to be told; nothing named means all of it."""

    player: str | None = None
    """The garden of this player."""
    quarry: bool = False
    """The quarry."""


ALL = NotationQuestion()


@dataclass(frozen=True, slots=True)
class NotationAnswer(Answer):
    """One document with its line; an unusable one has none."""

    document: GardenDocument
    line: str = ""
    table: dict[str, Any] = field(default_factory=dict)
    """What the line tells, as a file has it."""

    def data(self, language: Language = ENGLISH) -> dict[str, Any]:
        """The document's entry in the JSON of `babylon notation`."""
        if not self.line:
            return error_entry(self.document, language)
        return {**file_entry(self.document), "notation": self.line}


def notation_of(document: GardenDocument, question: NotationQuestion = ALL) -> NotationAnswer:
    """The line of a document, if it describes a table alone, or of what is asked of its table."""
    table = document.table
    if table is None:
        return NotationAnswer(document)
    if table.record is not None:
        return NotationAnswer(document.refused(NO_GAME, TABLE_OF_A_GAME, ("rounds",)))
    if table.turn is not None and question == ALL:
        return NotationAnswer(document.refused(NO_TURN, TABLE_WITHOUT_TURN, ("turn",)))
    if question.quarry and table.quarry is None:
        return NotationAnswer(document.cannot_answer(NO_QUARRY, ADD_A_QUARRY))
    player = None if question.player is None else player_named(table, question.player)
    if question.player is not None and player is None:
        return NotationAnswer(document.cannot_answer(*no_such_player(table, question.player)))
    data = _asked_of(typed_data(document, table), question, player)
    return NotationAnswer(document, written_line(data), data)


def _asked_of(data: dict[str, Any], question: NotationQuestion, player: Player | None) -> dict[str, Any]:
    """What is asked of a table, with what says how it is to be judged."""
    if question == ALL:
        return data
    kept = {key: value for key, value in data.items() if key in HOW_TO_JUDGE}
    if player is not None:
        kept["players"] = [data["players"][player.index]]
    if question.quarry:
        kept["quarry"] = data["quarry"]
    return kept
