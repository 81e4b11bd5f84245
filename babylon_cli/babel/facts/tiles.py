"""The 24 tiles of the Tower of Babel: laws for everyone while they are visible."""

from typing import NamedTuple


class Tile(NamedTuple):
    """One tile and its law in words; A is the number of the Age."""

    number: int
    law: str


_LAWS = (
    "building a red card costs a tax of A coins to the bank",
    "red cards cost no resources; their coins, if any, are paid",
    "brown cards that make two of one resource, or one of two, make nothing",
    "the Trading Posts, Marketplace, Caravansery and Forum have no effect; they may be built and chained from",
    "building a blue card brings A coins from the bank afterwards",
    "building a blue card costs a tax of A coins to the bank",
    "buildings of both neighbouring cities serve for chains, too",
    "blue cards are paid in coins, 1 to the bank for each resource in their cost; chains stay free",
    "manufactured goods cost 1 coin less from a neighbour",
    "manufactured goods cost 1 coin more from a neighbour",
    "raw materials cost 1 coin less from a neighbour",
    "raw materials cost 1 coin more from a neighbour",
    "building by a chain costs a tax of A coins to the bank",
    "building by a chain brings A coins from the bank afterwards",
    "wonder stages cost no resources; their coins, if any, are paid",
    "building a wonder stage costs a tax of A coins to the bank",
    "each player has 1 wood or 1 stone more in each turn",
    "each player has 1 ore or 1 clay more in each turn",
    "victory tokens shrink as they are taken: 1 becomes nothing, 3 becomes 1, 5 becomes 3",
    "brown cards that make one resource make any number of it; wonder boards do not",
    "each player has 1 glass, 1 loom or 1 papyrus more in each turn",
    "whoever takes a defeat token takes two in its place",
    "guilds are paid in coins, 1 to the bank for each resource in their cost",
    "building a guild brings 5 coins from the bank afterwards",
)

TILES = {number: Tile(number, law) for number, law in enumerate(_LAWS, start=1)}

FREE_GOODS = {17: "W/S", 18: "O/C", 21: "G/L/P"}
"""What the tiles of free goods give each player, one of choice in each turn."""

TRADE = {9: (-1, "GLP"), 10: (1, "GLP"), 11: (-1, "WSCO"), 12: (1, "WSCO")}
"""What the tiles of trade add to the price of which goods."""

YELLOW_OFF = ("East Trading Post", "West Trading Post", "Marketplace", "Caravansery", "Forum")
"""The cards that tile 4 stops."""

TOKENS_UNDER_19 = {1: 0, 3: 1, 5: 3}
"""What tile 19 makes of a victory token; 0 is none."""

POINTS = (0, 2, 5, 10)
"""Points for 0, 1, 2 and 3 tiles built."""


def points_for(tiles: int) -> int:
    """Points for the tiles that a player built; more than three count as three."""
    return POINTS[min(tiles, len(POINTS) - 1)]
