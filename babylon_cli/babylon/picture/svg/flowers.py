"""How the flowers of a table look: petals, a colour, and a letter that no other flower of the table has."""

from collections.abc import Sequence
from typing import NamedTuple

from babylon_cli.babylon.table.table import Table
from babylon_cli.printing.letters import letters_of
from babylon_cli.printing.svg.badges import flower_badge


class Colour(NamedTuple):
    """A colour for a flower and for the lines in it, and the flowers that are called after it."""

    fill: str
    ink: str
    names: frozenset[str]


COLOURS = (
    Colour("#ffffff", "#333333", frozenset({"white", "blanc", "blanche", "wit", "白", "白色"})),
    Colour("#f2a6c8", "#5b1338", frozenset({"pink", "rose", "roze", "粉", "粉色", "粉紅", "粉红"})),
    Colour("#f5d040", "#4a3b00", frozenset({"yellow", "jaune", "geel", "黃", "黄", "黃色", "黄色", "sun", "amber"})),
    Colour("#86aee6", "#0f2f63", frozenset({"blue", "bleu", "bleue", "blauw", "藍", "蓝", "藍色", "蓝色", "indigo"})),
    Colour("#e8776c", "#4d0b05", frozenset({"red", "rouge", "rood", "紅", "红", "紅色", "红色"})),
    Colour("#c0a2e4", "#33125e", frozenset({"purple", "violet", "violette", "paars", "紫", "紫色"})),
    Colour("#f3a75c", "#522700", frozenset({"orange", "oranje", "橙", "橙色"})),
)
"""The first four are those of flowers that are called after no colour."""

MORE = Colour("#d8d3c8", "#26241f", frozenset())
"""For the flowers after the fourth, which no game has."""

FEWEST_PETALS = 3


class Flower(NamedTuple):
    """One flower of a table."""

    name: str
    letter: str
    """A capital letter, or the number of the flower where its name has none left."""
    colour: Colour
    petals: int

    @property
    def badge(self) -> str:
        """It drawn around the origin."""
        return flower_badge(self.petals, self.colour.fill, self.colour.ink, self.letter)


Flowers = dict[str, Flower]
"""The flowers of a table by name."""


def flowers_of(table: Table) -> Flowers:
    """Every flower that the table names, in its order."""
    names = _names(table)
    colours, letters = _colours(names), letters_of(names)
    return {
        name: Flower(name, letters[name], colours[name], petals) for petals, name in enumerate(names, FEWEST_PETALS)
    }


def _names(table: Table) -> tuple[str, ...]:
    """The flowers of a table, and those of terraces that hang over the edge of a board and else count for nothing."""
    off_board = [terrace.flower for player in table.players for terrace in player.layout.off_board]
    return tuple(dict.fromkeys([*table.known_flowers(), *[flower for flower in off_board if flower is not None]]))


def _colours(names: Sequence[str]) -> dict[str, Colour]:
    """Its own colour for a flower that is called after it, and for each other one the next that is left."""
    taken: dict[str, Colour] = {}
    for name in names:
        own = [colour for colour in COLOURS if name.lower() in colour.names and colour not in taken.values()]
        if own:
            taken[name] = own[0]
    left = iter([colour for colour in COLOURS[:4] if colour not in taken.values()])
    return {name: taken.get(name) or next(left, MORE) for name in names}
