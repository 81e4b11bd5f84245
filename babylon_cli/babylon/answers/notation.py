"""The line of one document that describes a table, and the table in plain data."""

from dataclasses import dataclass, field
from typing import Any

from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.notation.typed import typed_data
from babylon_cli.babylon.notation.writing import written_line
from babylon_cli.judging.answer import Answer, error_entry, file_entry
from babylon_cli.wording.message import ENGLISH, Language, Message

NO_GAME = Message("a game that was written down does not fit into one line")
TABLE_OF_A_GAME = Message("`babylon replay --format yaml` writes the table as it stands at the end, or after any turn")
NO_TURN = Message("a turn does not fit into one line beside its table")
TABLE_WITHOUT_TURN = Message("leave out `turn`: the line then tells the table as it stands before it")


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


def notation_of(document: GardenDocument) -> NotationAnswer:
    """The line of a document, if it describes a table alone."""
    table = document.table
    if table is None:
        return NotationAnswer(document)
    if table.record is not None:
        return NotationAnswer(document.refused(NO_GAME, TABLE_OF_A_GAME, ("rounds",)))
    if table.turn is not None:
        return NotationAnswer(document.refused(NO_TURN, TABLE_WITHOUT_TURN, ("turn",)))
    data = typed_data(document, table)
    return NotationAnswer(document, written_line(data), data)
