"""What the visible tiles in the quarry of one document would give, and to whom."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.quarry.reward import Dig, dig_everywhere
from babylon_cli.babylon.table.quarry import POSITION_NAMES, Quarry
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import Token
from babylon_cli.judging.answer import Answer, error_entry, file_entry
from babylon_cli.wording.message import ENGLISH, Language, Message, Text
from babylon_cli.wording.spelling import is_one_name, nearest_name


class QuarryQuestion(NamedTuple):
    """What is asked of a quarry; None means everything or everyone."""

    player: str | None = None
    flower: str | None = None
    token: Token = "none"
    take: int | None = None
    """A position from 0 (A1) to 15 (D4)."""


@dataclass(frozen=True, slots=True)
class QuarryAnswer(Answer):
    """One document with the tiles asked for and the flowers to count for; an unusable one has neither."""

    document: GardenDocument
    question: QuarryQuestion
    quarry: Quarry | None = None
    digs: tuple[Dig, ...] = ()
    flowers: tuple[str, ...] = ()

    def data(self, language: Language = ENGLISH) -> dict[str, Any]:
        """The document's entry in the JSON of `babylon quarry`."""
        if self.quarry is None:
            return error_entry(self.document, language)
        return {**file_entry(self.document), "tiles": [self._tile_data(found) for found in self.digs]}

    def _tile_data(self, found: Dig) -> dict[str, Any]:
        return {
            "take": POSITION_NAMES[found.position],
            "material": found.tile.material.value,
            "flower": found.tile.flower,
            "edges": found.edge_pillars,
            "reasons": {edge.direction: edge.neighbour if edge.gives else None for edge in found.edges},
            "pillars": {flower: found.pillars(flower, self.question.token) for flower in self.flowers},
        }


def quarry_of(document: GardenDocument, question: QuarryQuestion) -> QuarryAnswer:
    """What each visible tile of a document's quarry would give to those who ask."""
    table = document.table
    if table is None:
        return QuarryAnswer(document, question)
    if table.quarry is None:
        return _refused(document, question, Message("the document has no `quarry`"), ADD_A_QUARRY)
    flowers = _flowers(table, question)
    if flowers is None:
        return _refused(document, question, _no_such_player(table, question.player or ""))
    digs = dig_everywhere(table.quarry)
    if question.take is not None:
        digs = tuple([found for found in digs if found.position == question.take])
        if not digs:
            position = POSITION_NAMES[question.take]
            floor = Message("{position} shows the floor: no tile can be taken there", position=position)
            return _refused(document, question, floor)
    return QuarryAnswer(document, question, table.quarry, digs, flowers)


ADD_A_QUARRY = Message("add four rows of four tiles")


def _flowers(table: Table, question: QuarryQuestion) -> tuple[str, ...] | None:
    """The flowers to count for; None where no player has the name that is asked for."""
    if question.flower is not None:
        known = [flower for flower in table.known_flowers() if is_one_name(flower, question.flower)]
        return tuple(known) or (question.flower,)
    if question.player is None:
        return table.known_flowers()
    for player in table.players:
        if is_one_name(player.name, question.player):
            return (player.flower,)
    return None


def _no_such_player(table: Table, name: str) -> Message:
    guess = nearest_name(name, [player.name for player in table.players])
    if guess is None:
        return Message("there is no player {name}", name=name)
    return Message("there is no player {name}; did you mean {guess}?", name=name, guess=guess)


def _refused(document: GardenDocument, question: QuarryQuestion, message: Message, help: Text = "") -> QuarryAnswer:
    return QuarryAnswer(document.refused(message, help, ("quarry",)), question)
