"""What the visible tiles in the quarry of one document would give, and to whom."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from babylon_cli.babylon.answers.who import no_such_player, player_named
from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.play.now import now
from babylon_cli.babylon.quarry.reward import Dig, dig_everywhere
from babylon_cli.babylon.rules.table.flower_count import FLOWERS_IN_THE_GAME
from babylon_cli.babylon.table.quarry import POSITION_NAMES, Quarry
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.babylon.table.turn import Token
from babylon_cli.judging.answer import Answer, error_entry, file_entry
from babylon_cli.wording.message import ENGLISH, Language, Message, Text, listed
from babylon_cli.wording.spelling import is_one_name


class QuarryQuestion(NamedTuple):
    """What is asked of a quarry; None means everything or everyone."""

    player: str | None = None
    flower: str | None = None
    token: Token | None = None
    """None is the one that the file tells."""
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
    player: Player | None = None
    """For whom the tiles are counted: whom the question names, or whose turn it is."""
    token: Token | None = "none"
    """The round token in force; None where a record does not name it yet, so that none is counted."""

    def pillars(self, found: Dig, flower: str | None) -> int:
        """What a tile gives a player of this flower."""
        return found.pillars(flower, self.token or "none")

    def data(self, language: Language = ENGLISH) -> dict[str, Any]:
        """The document's entry in the JSON of `babylon quarry`."""
        if self.quarry is None:
            return error_entry(self.document, language)
        return {
            **file_entry(self.document),
            "player": None if self.player is None else self.player.name,
            "token": self.token,
            "tiles": [self._tile_data(found) for found in self.digs],
        }

    def _tile_data(self, found: Dig) -> dict[str, Any]:
        return {
            "take": POSITION_NAMES[found.position],
            "material": found.tile.material.value,
            "flower": found.tile.flower,
            "edges": found.edge_pillars,
            "reasons": {edge.direction: edge.neighbour if edge.gives else None for edge in found.edges},
            "pillars": {flower: self.pillars(found, flower) for flower in self.flowers},
        }


def quarry_of(document: GardenDocument, question: QuarryQuestion) -> QuarryAnswer:
    """What each visible tile of a document's quarry would give to those who ask."""
    table = document.table
    if table is None:
        return QuarryAnswer(document, question)
    stands = now(table)
    quarry = stands.quarry
    if quarry is None:
        return _refused(document, question, Message("the document has no `quarry`"), ADD_A_QUARRY)
    player = None if stands.player is None else table.players[stands.player]
    if question.player is not None:
        player = player_named(table, question.player)
        if player is None:
            return _no_answer(document, question, *no_such_player(table, question.player))
    if question.flower is not None and not _can_be_a_flower(table, question.flower):
        message = Message("no flower of the file is called {flower}", flower=question.flower)
        return _no_answer(
            document, question, message, Message("the flowers are {flowers}", flowers=listed(table.known_flowers()))
        )
    digs = dig_everywhere(quarry)
    if question.take is not None:
        digs = tuple([found for found in digs if found.position == question.take])
        if not digs:
            position = POSITION_NAMES[question.take]
            floor = Message("{position} shows the floor: no tile can be taken there", position=position)
            lying = [POSITION_NAMES[found.position] for found in dig_everywhere(quarry)]
            return _no_answer(document, question, floor, Message("tiles lie at {positions}", positions=listed(lying)))
    flowers = _flowers(table, question, player)
    return QuarryAnswer(document, question, quarry, digs, flowers, player, question.token or stands.token)


def _can_be_a_flower(table: Table, flower: str) -> bool:
    """Whether the file has the flower, or too few for all to be known."""
    known = table.known_flowers()
    return len(known) < FLOWERS_IN_THE_GAME or any([is_one_name(flower, name) for name in known])


ADD_A_QUARRY = Message("add four rows of four tiles")


def _flowers(table: Table, question: QuarryQuestion, player: Player | None) -> tuple[str, ...]:
    """The flowers to count for: the one that is asked for, or all, that of whose turn it is first."""
    if question.flower is not None:
        known = [flower for flower in table.known_flowers() if is_one_name(flower, question.flower)]
        return tuple(known) or (question.flower,)
    if player is None:
        return table.known_flowers()
    if question.player is not None:
        return (player.flower,)
    return tuple(dict.fromkeys([player.flower, *table.known_flowers()]))


def _no_answer(document: GardenDocument, question: QuarryQuestion, message: Message, help: Message) -> QuarryAnswer:
    return QuarryAnswer(document.cannot_answer(message, help), question)


def _refused(document: GardenDocument, question: QuarryQuestion, message: Message, help: Text) -> QuarryAnswer:
    return QuarryAnswer(document.refused(message, help, ("quarry",)), question)
