"""A fault as a rule yields it, and a finding as it travels on to the reports."""

from typing import Literal, NamedTuple

PathStep = str | int
Path = tuple[PathStep, ...]

Severity = Literal["error", "warning"]


class Related(NamedTuple):
    """Another place in the file that a fault concerns, with what it is."""

    path: Path
    caption: str


class Fault(NamedTuple):
    """What a rule found wrong. Paths are relative to what the rule was given: one player, or the table."""

    path: Path
    where: str
    """The place on the table, such as `D4 on level 2`."""
    message: str
    """What is wrong, where, and what was expected, in one sentence."""
    help: str
    """How to mend it."""
    related: tuple[Related, ...] = ()
    severity: Severity = "error"
    player: int | None = None
    """The player concerned, where a rule of the whole table knows one."""


class Finding(NamedTuple):
    """A fault with its rule and its player; paths are those of the document."""

    rule: str
    severity: Severity
    player: str | None
    where: str
    message: str
    help: str
    path: Path
    related: tuple[Related, ...] = ()
    round: int | None = None
    """The round in which it happened, in a game that was written down."""

    @property
    def who(self) -> str:
        """Whom it concerns and when, such as `round 3, Ana`; empty for the whole table."""
        when = [] if self.round is None else [f"round {self.round}"]
        return ", ".join([*when, *([self.player] if self.player else [])])

    @property
    def told(self) -> str:
        """The message with whom it concerns before it, where it does not name the player itself."""
        names_player = self.message.startswith(f"{self.player} ") or f" of {self.player} " in f"{self.message} "
        if self.who and not (self.round is None and names_player):
            return f"{self.who}: {self.message}"
        return self.message
