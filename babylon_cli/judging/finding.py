"""A fault as a rule yields it, and a finding as it travels on to whoever asks."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from babylon_cli.judging.about import Source
from babylon_cli.wording.message import ENGLISH, Language, Message, Text

PathStep = str | int
Path = tuple[PathStep, ...]


def dotted(path: Path) -> str:
    """A path as JSON shows it, such as `players.0.terraces.3.at`."""
    return ".".join([str(step) for step in path])


Severity = Literal["error", "warning"]


class BoardPlace(NamedTuple):
    """Where on a player's board something is: its cells by name, and the storey that it lies on."""

    cells: tuple[str, ...]
    """Such as `D3`; the first is the one that names it."""
    storey: int | None = None
    """1 is the lowest storey and 0 the board; None where it has none, or several."""

    def data(self) -> dict[str, object]:
        """As the JSON contract has it."""
        return {"cells": list(self.cells), "storey": self.storey}


class Related(NamedTuple):
    """Another place in the file that a fault concerns, with what it is."""

    path: Path
    caption: Text
    line: int = 0
    """Where the file says it, from 1."""
    column: int = 0
    width: int = 1


class Fault(NamedTuple):
    """What a rule found wrong. Paths are relative to what the rule was given: one player, or the table."""

    path: Path
    where: Text
    """The place on the table, such as `D4 on level 2`."""
    message: Text
    """What is wrong, where, and what was expected, in one sentence; a player that it names is the fact `player`."""
    help: Text
    """How to mend it."""
    related: tuple[Related, ...] = ()
    severity: Severity = "error"
    player: int | None = None
    """The player concerned, where a rule of the whole table knows one."""
    place: BoardPlace | None = None
    """The cells and the storey, where it is about some."""
    on_pad: bool = False
    """Whether it is a fault of what the players wrote on their pad, and breaks no rule of the game."""


class Finding(NamedTuple):
    """A fault with its rule and its player; paths are those of the document."""

    rule: str
    severity: Severity
    player: str | None
    where: Text
    message: Text
    help: Text
    path: Path
    related: tuple[Related, ...] = ()
    round: int | None = None
    """The round in which it happened, in a game that was written down."""
    place: BoardPlace | None = None
    line: int = 0
    """Where the file says it, from 1."""
    column: int = 0
    sources: tuple[Source, ...] = ()
    """Where the rulebook speaks of it, in the edition by which the document is read."""
    everywhere: tuple[Source, ...] = ()
    """The same in every edition, for whoever has another one; empty where the document names its own."""
    width: int = 1
    """How many characters of the line are about it."""
    on_pad: bool = False
    """Whether it is a fault of what the players wrote on their pad, and breaks no rule of the game."""

    @property
    def is_illegal(self) -> bool:
        """Whether a rule of the game is broken."""
        return self.severity == "error" and not self.on_pad

    @property
    def who(self) -> Text | None:
        """Whom it concerns and when, such as `round 3, Ana`; None for the whole table."""
        if self.round is None:
            return Message("{player}", player=self.player) if self.player else None
        if not self.player:
            return Message("round {round}", round=self.round)
        return Message("round {round}, {player}", round=self.round, player=self.player)

    @property
    def told(self) -> Text:
        """The message with whom it concerns before it, where it does not name the player itself."""
        who = self.who
        if who is None or (self.round is None and _names_a_player(self.message)):
            return self.message
        return Message("{who}: {message}", who=who, message=self.message)

    def data(self, language: Language = ENGLISH) -> dict[str, object]:
        """As every command's JSON shows it."""
        place = {} if self.place is None else {"place": self.place.data()}
        return {
            "rule": self.rule,
            "severity": self.severity,
            "player": self.player,
            "where": language.say(self.where),
            "message": language.say(self.message),
            "line": self.line,
            "column": self.column,
            "help": language.say(self.help),
            "path": dotted(self.path),
            "sources": [source.data(language) for source in self.sources],
            **place,
        }


def found(rule: str, player: str | None, fault: Fault, prefix: Path = (), round: int | None = None) -> Finding:
    """A fault as a finding; the prefix leads from the document to what the fault's paths are relative to."""
    related = tuple([place._replace(path=prefix + place.path) for place in fault.related]) if prefix else fault.related
    path, where, message, help, _, severity, _, place, on_pad = fault
    return Finding(rule, severity, player, where, message, help, prefix + path, related, round, place, on_pad=on_pad)


def _names_a_player(message: Text) -> bool:
    return isinstance(message, Message) and message.tells("player")


TABLE = Message("the table")
"""Where a fault of the whole table is."""


def data_by_number(found: Iterable[tuple[int, Finding]], language: Language) -> list[dict[str, object]]:
    """Findings as JSON has them, each with the number that marks it in a picture."""
    return [{"number": number, **finding.data(language)} for number, finding in found]
