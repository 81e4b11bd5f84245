"""The 24 tiles of the Tower of Babel: laws for everyone while they are visible.

The laws in words are the texts `tiles/1` to `tiles/24` (see wording/texts.py).
"""

TILES = tuple(range(1, 25))

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
