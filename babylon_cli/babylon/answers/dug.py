"""What `quarry` knows about one document: its visible tiles and who asks."""

from typing import NamedTuple

from babylon_cli.babylon.files.load import LoadedDocument
from babylon_cli.babylon.quarry.reward import Dig, dig_everywhere
from babylon_cli.babylon.table.quarry import POSITION_NAMES, Quarry
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import Token
from babylon_cli.wording.spelling import nearest


class Question(NamedTuple):
    """What the user asks of a quarry; None means everything or everyone."""

    player: str | None = None
    flower: str | None = None
    token: Token = "none"
    take: int | None = None
    """A position from 0 (A1) to 15 (D4)."""


class Dug(NamedTuple):
    """One document with the tiles asked for and the flowers to count for; an unusable one has neither."""

    document: LoadedDocument
    question: Question
    quarry: Quarry | None = None
    digs: tuple[Dig, ...] = ()
    flowers: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """The file, and which of its documents if it has several."""
        number = self.document.number
        return self.document.file if number is None else f"{self.document.file} (document {number})"


def dig_document(document: LoadedDocument, question: Question) -> Dug:
    """Answer a question about the quarry of one document, if it has one."""
    table = document.table
    if table is None:
        return Dug(document, question)
    if table.quarry is None:
        return _unusable(document, question, "the document has no `quarry`", "add four rows of four tiles")
    try:
        flowers = _flowers(table, question)
    except _NoSuchPlayer as mistake:
        return _unusable(document, question, str(mistake), "")
    digs = dig_everywhere(table.quarry)
    if question.take is not None:
        digs = tuple([found for found in digs if found.position == question.take])
        if not digs:
            position = POSITION_NAMES[question.take]
            return _unusable(document, question, f"{position} shows the floor: no tile can be taken there", "")
    return Dug(document, question, table.quarry, digs, flowers)


class _NoSuchPlayer(Exception):
    """The user asked for a player whom the document does not have."""


def _flowers(table: Table, question: Question) -> tuple[str, ...]:
    if question.flower is not None:
        return (question.flower,)
    if question.player is None:
        return table.known_flowers()
    for player in table.players:
        if player.name == question.player:
            return (player.flower,)
    guess = nearest(question.player, [player.name for player in table.players])
    raise _NoSuchPlayer(f"there is no player {question.player}" + (f"; did you mean {guess}?" if guess else ""))


def _unusable(document: LoadedDocument, question: Question, message: str, help: str) -> Dug:
    return Dug(document.refused(message, help, ("quarry",)), question)
