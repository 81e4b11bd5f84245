"""What `check` tells beside a verdict: what a turn leaves, how gardens were built, what would mend faults."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from babylon_cli.judging.finding import BoardPlace, Path, dotted
from babylon_cli.wording.message import Fact, Language, Message, Text


class Leaves(NamedTuple):
    """What a legal turn leaves behind."""

    told: tuple[Fact, ...]
    """Line by line; an empty text is an empty line."""
    data: dict[str, Any]


class Placing(NamedTuple):
    """One piece that is placed in the course of a game."""

    noun: str
    spots: str
    """Where, as a file spells it."""
    path: Path
    """Where the file names it."""
    told: Text

    def data(self) -> dict[str, str]:
        """As the JSON contract has it."""
        return {"piece": self.noun, "at": self.spots, "path": dotted(self.path)}


class Witness(NamedTuple):
    """An order of building that explains what a player has on the table."""

    player: str
    turns: tuple[tuple[Placing, ...], ...]
    """The pieces of every turn that built something, in their order."""

    def data(self) -> dict[str, object]:
        """As the JSON contract has it."""
        return {"player": self.player, "turns": [[placing.data() for placing in turn] for turn in self.turns]}


class Mend(NamedTuple):
    """One change of the file that would take faults away, and would make no other."""

    path: Path
    """Where the file holds what is to be changed."""
    value: Any
    """What is to stand there, as a file spells it; None takes the key away, and a group stands in place of its keys."""
    removes: int
    leaves: int
    """How many errors the document then has."""
    told: Message

    def data(self, language: Language) -> dict[str, Any]:
        """As the JSON contract has it."""
        return {
            "path": dotted(self.path),
            "value": self.value,
            "removes": self.removes,
            "leaves": self.leaves,
            "text": language.say(self.told),
        }


class Sketch(Protocol):
    """A small picture of the place that a fault is about."""

    def lines(self, screen: Any) -> list[str]:
        """Line by line, as a screen shows it."""


Sketches = Mapping[tuple[Path, BoardPlace], Sketch]
"""By the path and the place of a finding; those at one place share one."""
