"""The fourteen sides of the seven wonder boards of the base game."""

from typing import Literal, NamedTuple

from babylon_cli.babel.facts.french import in_french
from babylon_cli.wording.message import Name

Action = Literal["", "play_last_card", "play_discarded", "one_free_an_age", "copy_guild"]

FRENCH = {
    "Alexandria": "Alexandrie",
    "Babylon": "Babylone",
    "Ephesos": "Éphèse",
    "Gizah": "Gizeh",
    "Halikarnassus": "Halicarnasse",
    "Olympia": "Olympie",
    "Rhodos": "Rhodes",
}
"""What a French text calls the cities of the wonders; the boards themselves are the same in every box."""


class Stage(NamedTuple):
    """One stage of a wonder: what it costs and what it gives."""

    resources: str
    points: int = 0
    shields: int = 0
    produces: str = ""
    """One of these goods each turn; neighbours cannot buy it."""
    any_symbol: bool = False
    """A science symbol of the player's choice."""
    cheap_raw_materials: bool = False
    """Raw materials for 1 coin from both neighbours."""
    action: Action = ""


class Wonder(NamedTuple):
    """One side of a wonder board."""

    name: str
    side: Literal["A", "B"]
    resource: str
    stages: tuple[Stage, ...]

    @property
    def title(self) -> str:
        """Name and side, such as `Gizah A`."""
        return f"{self.name} {self.side}"

    @property
    def said(self) -> Name:
        """The same, for a language to say."""
        return in_french(self.title, f"{FRENCH[self.name]} {self.side}")


_ANY_RAW = "W/S/O/C"
_ANY_MANUFACTURED = "G/P/L"

WONDERS: tuple[Wonder, ...] = (
    Wonder("Alexandria", "A", "G", (Stage("SS", points=3), Stage("OO", produces=_ANY_RAW), Stage("GG", points=7))),
    Wonder(
        "Alexandria",
        "B",
        "G",
        (Stage("CC", produces=_ANY_RAW), Stage("WW", produces=_ANY_MANUFACTURED), Stage("SSS", points=7)),
    ),
    Wonder("Babylon", "A", "C", (Stage("CC", points=3), Stage("WWW", any_symbol=True), Stage("CCCC", points=7))),
    Wonder(
        "Babylon",
        "B",
        "C",
        (Stage("CL", points=3), Stage("WWG", action="play_last_card"), Stage("CCCP", any_symbol=True)),
    ),
    Wonder("Ephesos", "A", "P", (Stage("SS", points=3), Stage("WW"), Stage("PP", points=7))),
    Wonder("Ephesos", "B", "P", (Stage("SS", points=2), Stage("WW", points=3), Stage("GPL", points=5))),
    Wonder("Gizah", "A", "S", (Stage("SS", points=3), Stage("WWW", points=5), Stage("SSSS", points=7))),
    Wonder(
        "Gizah",
        "B",
        "S",
        (Stage("WW", points=3), Stage("SSS", points=5), Stage("CCC", points=5), Stage("SSSSP", points=7)),
    ),
    Wonder(
        "Halikarnassus", "A", "L", (Stage("CC", points=3), Stage("OOO", action="play_discarded"), Stage("LL", points=7))
    ),
    Wonder(
        "Halikarnassus",
        "B",
        "L",
        (
            Stage("OO", points=2, action="play_discarded"),
            Stage("CCC", points=1, action="play_discarded"),
            Stage("GPL", action="play_discarded"),
        ),
    ),
    Wonder("Olympia", "A", "W", (Stage("WW", points=3), Stage("SS", action="one_free_an_age"), Stage("OO", points=7))),
    Wonder(
        "Olympia",
        "B",
        "W",
        (Stage("WW", cheap_raw_materials=True), Stage("SS", points=5), Stage("OOL", action="copy_guild")),
    ),
    Wonder("Rhodos", "A", "O", (Stage("WW", points=3), Stage("CCC", shields=2), Stage("OOOO", points=7))),
    Wonder("Rhodos", "B", "O", (Stage("SSS", points=3, shields=1), Stage("OOOO", points=4, shields=1))),
)
"""No stage costs coins. Coins that a stage gives at once (Ephesos, Rhodos B) are in the player's purse."""
