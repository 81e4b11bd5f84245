"""A turn and a whole game as they were written down, before anything is made of them."""

from typing import Literal, NamedTuple

from babylon_cli.babylon.table.pieces import CORNER_NAMES, Decoration, Spot
from babylon_cli.babylon.table.terrace import NO_TOKEN, NOTHING_WRITTEN, Corners, CountsAs, Icons, StoredTerrace

Token = Literal["none", "single", "double", "icon-swap", "blank-icon", "flower-double", "minus-one"]
TOKENS: tuple[Token, ...] = ("none", "single", "double", "icon-swap", "blank-icon", "flower-double", "minus-one")

Origin = Literal["dug", "stored"]
KeptTerrace = Literal["none", "dug", "stored", "both"]

Path = tuple[str | int, ...]

ROUNDS = {2: 15, 3: 13, 4: 11}
"""How many rounds a game has, by the number of players (fr, Déroulement d'une partie)."""

MOST_BUILDS = 2
"""A turn builds the dug and the stored terrace (fr, B. 1); what a file lists after two builds is not put down."""


def acting_token(round: int | None, token: Token | None) -> Token | None:
    """The round token that acts: none in the first round, whatever a file names (fr, Fin de tour)."""
    return "none" if round == 1 else token


class Build(NamedTuple):
    """One terrace that a turn builds."""

    number: int
    """Its place in the turn's list."""
    origin: Origin
    """Whether it is the terrace dug this turn or the one from the notch."""
    at: int
    level: int
    icons: Icons | None = None
    """How it lies; None where it lies as it was given."""
    belvedere: int | None = None
    pillars: Corners = NOTHING_WRITTEN
    counts_as: CountsAs = NO_TOKEN

    @property
    def changed_spots(self) -> list[str]:
        """The corners whose icon a round token is said to change."""
        return [name for name, icon in zip(CORNER_NAMES, self.counts_as, strict=True) if icon is not None]


class Keep(NamedTuple):
    """What a player says to have kept at the end of a turn; None where nothing is said."""

    pillars: int | None = None
    doubles: int = 0
    terrace: KeptTerrace | None = None


NOTHING_SAID = Keep()


class Turn(NamedTuple):
    """One player's turn as it was typed."""

    player: int
    """The player's place in the file."""
    path: Path
    """Where the document describes it."""
    dig: int | None
    """The quarry position, the first one where several are typed."""
    digs_listed: bool
    """Whether the file lists several positions, or none, where one belongs."""
    dug: StoredTerrace | None = None
    """What the file says of the dug terrace."""
    claim: int | None = None
    """The single pillars that digging is said to have given."""
    builds: tuple[Build, ...] = ()
    decorations: tuple[Decoration, ...] = ()
    keep: Keep = NOTHING_SAID
    bare_pillars: tuple[Spot, ...] = ()


class Round(NamedTuple):
    """One round of a game."""

    number: int
    """From 1."""
    token: Token | None
    """The round token in force; None where the file names none."""
    turns: tuple[Turn, ...]


class Record(NamedTuple):
    """A whole game, or its beginning."""

    first_player: int
    rounds: tuple[Round, ...]
    removed: tuple[int, ...] | None = None
    """The quarry positions from which clay was taken at setup; None where the file does not say."""
