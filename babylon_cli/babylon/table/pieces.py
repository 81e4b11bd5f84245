"""The pieces of the box and what is printed on the tiles, as closed sets named in the game's words."""

from enum import Enum
from typing import NamedTuple


class Icon(Enum):
    """What is printed on a spot of a terrace, and so which decoration may stand there."""

    NONE = "none"
    STATUE = "statue"
    FOUNTAIN = "fountain"
    BRIDGE = "bridge"
    STAIRCASE = "staircase"

    def __init__(self, word: str) -> None:
        """Keep the word as an attribute of its own: `value` is many times slower to read."""
        self.word = word

    __hash__ = object.__hash__
    """Each member is one object; to hash it by its name takes many times as long."""


ICON_LETTERS = {".": Icon.NONE, "S": Icon.STATUE, "F": Icon.FOUNTAIN, "B": Icon.BRIDGE, "T": Icon.STAIRCASE}
ICON_WORDS = {icon.value: icon for icon in Icon}


class Support(Enum):
    """What stands under a corner of a terrace; NONE is an open corner."""

    SINGLE = "single"
    DOUBLE = "double"
    STATUE = "statue"
    NONE = "none"

    __hash__ = object.__hash__


SUPPORT_WORDS = {support.value: support for support in Support}


class Material(Enum):
    """The back of a terrace: the layer of the quarry that it comes from, or a start terrace."""

    CLAY = "clay"
    GRANITE = "granite"
    BASALT = "basalt"
    START = "start"

    __hash__ = object.__hash__


MATERIAL_WORDS = {material.value: material for material in Material}

ICONS_OF_MATERIAL = {Material.CLAY: 2, Material.GRANITE: 3, Material.BASALT: 4}
"""How many icons a terrace of each quarry material shows (fr, Description des tuiles Terrasse)."""

QUARRY_LEVELS = {Material.CLAY: 3, Material.GRANITE: 2, Material.BASALT: 1}
"""How high each material lies in the quarry, over the floor at 0 (fr, Mise en place, 3)."""

CORNER_NAMES = ("NW", "NE", "SW", "SE")
"""The four corners of a terrace, in the order of its icons."""


class Spot(NamedTuple):
    """A place for one piece: a cell, and the level of the terrace meant there or None for the topmost."""

    cell: int
    level: int | None


class Decoration(NamedTuple):
    """A decoration as it was typed: one end for a statue, two for a fountain, bridge or staircase."""

    kind: Icon
    number: int
    """Its place in the player's list of that kind."""
    ends: tuple[Spot, ...]
