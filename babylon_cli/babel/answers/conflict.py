"""`conflict`: the shields of each city, and what each pair of neighbours takes."""

from dataclasses import dataclass
from typing import NamedTuple

from babylon_cli.babel.answers.answer import Answered, TableAnswer, answered
from babylon_cli.babel.files.load import TowerDocument
from babylon_cli.babel.play.conflicts import Conflict, Shields, conflicts, shields_by_seat
from babylon_cli.babel.table.table import Table
from babylon_cli.wording.message import ENGLISH, Counted, Language, Message, listed


class CityShields(NamedTuple):
    """The shields of one city."""

    name: str
    shields: Shields

    @property
    def told(self) -> Message:
        """Such as `Ana: 3 (2 on cards, 1 on tokens)`."""
        shields = self.shields
        parts = (
            (shields.cards, Message("{number} on cards", number=shields.cards)),
            (shields.stages, Message("{number} on the wonder", number=shields.stages)),
            (shields.tokens, Message("{number} on tokens", number=shields.tokens)),
            (shields.won, Message("{number} just won by the project", number=shields.won)),
            (
                shields.lost,
                Message("-{number} on the red card just lost, the one with the fewest", number=shields.lost),
            ),
        )
        sources = listed([part for number, part in parts if number], "")
        if not sources.facts:
            return Message("{player}: {total}", player=self.name, total=shields.total)
        return Message("{player}: {total} ({sources})", player=self.name, total=shields.total, sources=sources)


class Pair(NamedTuple):
    """Two neighbours; `left` is the one who sits on the other's left."""

    left: str
    right: str
    shields: tuple[int, int]
    """Left's and right's."""
    tokens: tuple[tuple[int, ...], tuple[int, ...]]
    """What left and right take: a victory token, or one or two of defeat; nothing when even."""

    @property
    def told(self) -> Message:
        """Who takes what."""
        score = Message(
            "{left} {shields_left}, {right} {shields_right}",
            left=self.left,
            right=self.right,
            shields_left=self.shields[0],
            shields_right=self.shields[1],
        )
        if self.shields[0] == self.shields[1]:
            return Message("{score}: even, nobody takes a token", score=score)
        sides = ((self.left, self.tokens[0]), (self.right, self.tokens[1]))
        (winner, won), (loser, lost) = sides if self.shields[0] > self.shields[1] else sides[::-1]
        prize = Message("takes the token {token}", token=won[0]) if won else Message("takes nothing, by tile 19")
        defeat: Message | Counted = Counted(len(lost), "defeat token")
        if len(lost) > 1:
            defeat = Message("{tokens}, by tile 22", tokens=defeat)
        return Message(
            "{score}: {winner} {prize}, {loser} {defeat}",
            score=score,
            winner=winner,
            prize=prize,
            loser=loser,
            defeat=defeat,
        )

    def data(self) -> dict[str, object]:
        """As the JSON contract has it."""
        return {
            "left": self.left,
            "right": self.right,
            "shields": list(self.shields),
            "tokens": {self.left: list(self.tokens[0]), self.right: list(self.tokens[1])},
        }


@dataclass(frozen=True, slots=True)
class ConflictAnswer(TableAnswer):
    """The conflicts of an Age, after its project; no open ruling can change them."""

    age: int
    shields: tuple[CityShields, ...]
    conflicts: tuple[Pair, ...]

    def data(self, language: Language = ENGLISH) -> dict[str, object]:
        """The conflicts pair by pair."""
        return {"age": self.age, "conflicts": [pair.data() for pair in self.conflicts], "rests_on": []}


def conflict(document: TowerDocument) -> Answered[ConflictAnswer]:
    """The conflicts of a document's Age."""
    return answered(document, conflict_answer)


def conflict_answer(table: Table) -> ConflictAnswer:
    """The conflicts of a table's Age."""
    shields = [CityShields(table.cities[seat].name, shields) for seat, shields in shields_by_seat(table).items()]
    return ConflictAnswer(table.age, tuple(shields), tuple([_pair(conflict) for conflict in conflicts(table)]))


def _pair(conflict: Conflict) -> Pair:
    return Pair(conflict.left.name, conflict.right.name, conflict.shields, conflict.tokens)
