"""A set-up drawn at random: the quarry, the clay that leaves it, the tokens, the first player, the start terraces."""

from random import Random
from typing import NamedTuple

from babylon_cli.babylon.table.pieces import ICONS_OF_MATERIAL, Icon, Material
from babylon_cli.babylon.table.quarry import POSITION_NAMES, Quarry, Tile
from babylon_cli.babylon.table.stand_ins import FLOWERS
from babylon_cli.babylon.table.supply import CLAY_REMOVED, TERRACES_OF_A_MATERIAL
from babylon_cli.babylon.table.terrace import Icons, StoredTerrace
from babylon_cli.babylon.table.turn import ROUNDS, TOKENS, Token
from babylon_cli.chance import below, shuffled

SAME_FLOWER = TERRACES_OF_A_MATERIAL // len(FLOWERS)
"""How many terraces of each material show each flower: assumed, for no rulebook tells."""

START_ICONS = 3
"""How many icons a start terrace shows: assumed."""

TOKENS_IN_BOX = TOKENS * 2
"""The 14 round tokens: two of each effect and two blank ones, which is assumed."""

ICON_KINDS = (Icon.STATUE, Icon.FOUNTAIN, Icon.BRIDGE, Icon.STAIRCASE)
"""What an icon can be; each is assumed to be as likely as the others."""

SPOTS = 4


class SetUp(NamedTuple):
    """What lies on the table before the first round."""

    seed: int
    """What it was drawn with."""
    starts: tuple[StoredTerrace, ...]
    """The start terrace of each player, clockwise."""
    first_player: int
    """Who begins, by place among the players."""
    quarry: Quarry
    """The whole stacks, before clay is taken out."""
    removed: tuple[int, ...]
    """The quarry positions from which clay is taken out, in order."""
    tokens: tuple[Token, ...]
    """The token of each round from the second on."""


def set_up(players: int, seed: int) -> SetUp:
    """Draw a set-up for 2 to 4 players; the same seed, 0 or more, gives the same one."""
    random = Random(seed)  # noqa: S311 - a game, and one that can be drawn again
    layers = [_layer(material, random) for material in ICONS_OF_MATERIAL]
    return SetUp(
        seed=seed,
        quarry=Quarry(tuple(zip(*layers, strict=True))),
        tokens=shuffled(TOKENS_IN_BOX, random)[: ROUNDS[players] - 1],
        first_player=below(players, random),
        removed=shuffled(range(len(POSITION_NAMES)), random)[: CLAY_REMOVED[players]],
        starts=tuple([_start(flower, random) for flower in FLOWERS[:players]]),
    )


def _layer(material: Material, random: Random) -> list[Tile]:
    """The sixteen tiles of a material, in the order of the quarry's positions."""
    flowers = shuffled(FLOWERS * SAME_FLOWER, random)
    return [Tile(material, flower, _icons(ICONS_OF_MATERIAL[material], random)) for flower in flowers]


def _start(flower: str, random: Random) -> StoredTerrace:
    return StoredTerrace(flower, _icons(START_ICONS, random), Material.START)


def _icons(number: int, random: Random) -> Icons:
    """So many icons, each of any kind, on any spots."""
    icons = [ICON_KINDS[below(len(ICON_KINDS), random)] for _ in range(number)]
    icons += [Icon.NONE] * (SPOTS - number)
    north_west, north_east, south_west, south_east = shuffled(icons, random)
    return (north_west, north_east, south_west, south_east)
