"""How many pillars a tile of the quarry gives, edge by edge."""

from __future__ import annotations

from .names import same
from .reading import read_cell, read_stack

HEIGHTS = {"clay": 3, "granite": 2, "basalt": 1}


def pillars(quarry: list[list[str]], take: str, flower: str | None, token: str | None = None) -> int:
    """The reward for digging the tile at `take` by a player of this flower; the token's own pillars are not dug."""
    column, row = read_cell(take)
    tile = read_stack(quarry[row][column])[0]
    reward = 0
    for right, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        if height_at(quarry, column + right, row + down) <= HEIGHTS[tile["material"]]:
            reward += 1
    if flower is not None and tile.get("flower") == same(flower):
        reward += 2 if token == "flower-double" else 1
    if token == "minus-one":
        reward = max(0, reward - 1)
    return reward


def height_at(quarry: list[list[str]], column: int, row: int) -> int:
    """How high the quarry is at one place: nothing beyond its border and on bare floor."""
    if not (0 <= column <= 3 and 0 <= row <= 3):
        return 0
    stack = read_stack(quarry[row][column])
    return HEIGHTS[stack[0]["material"]] if stack else 0
