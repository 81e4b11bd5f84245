"""Digging in a game: the removal at setup, the tile a turn takes, and the pillars that it gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .digging import pillars
from .game_reading import REMOVED, Stacks, Tile, read_tile, same_icons, stack_at, write_quarry

if TYPE_CHECKING:
    from .reading import Document


def remove_clay(document: Document, stacks: Stacks | None) -> tuple[set[str], int]:
    """Take the removed clay away; the ids broken by that, and how many tiles went."""
    broken: set[str] = set()
    positions = document.get("removed")
    if stacks is None and positions is None:
        return broken, 0
    positions = positions or []
    players = len(document.get("players") or [])
    if players in REMOVED and len(positions) != REMOVED[players]:
        broken.add("quarry-removal")
    gone = 0
    for position in positions:
        if stacks is None:
            gone += 1
            continue
        stack = stack_at(stacks, position)
        if stack and stack[0]["material"] == "clay":
            stack.pop(0)
            gone += 1
        else:
            broken.add("quarry-removal")
    return broken, gone


def dig(turn: Document, stacks: Stacks | None) -> tuple[set[str], str | None, Tile | None]:
    """What is dug: the ids broken, the position (None if unknown or empty) and the tile (None if unknown).

    The stack keeps its tile: the reward is still to be counted.
    """
    position = turn.get("dig")
    broken = set()
    if isinstance(position, list) or position is None:
        broken.add("dig-required")
        position = position[0] if position else None
    if position is None:
        return broken, None, None
    described = read_tile(turn.get("dug"))
    if stacks is None:
        return broken, position, described
    stack = stack_at(stacks, position)
    if not stack:
        return broken | {"dig-visible"}, None, None
    tile = dict(stack[0])
    for key in ("flower", "material", "icons"):
        if described[key] is None:
            continue
        if tile[key] is None:
            tile[key] = described[key]
            continue
        agrees = same_icons(tile[key], described[key]) if key == "icons" else tile[key] == described[key]
        if not agrees:
            broken.add("dig-visible")
    return broken, position, tile


def possible_rewards(stacks: Stacks, position: str, tile: Tile, flower: str, token: str) -> set[int]:
    """The rewards that the dug tile may give: one if its flower is known, or else one if own and one if not."""
    quarry = write_quarry(stacks)
    without_flower = pillars(quarry, position, None, token)
    # The pillar of the own flower is counted by writing the tile with a flower for certain.
    column, row = "ABCD".index(position[0].upper()), int(position[1:]) - 1
    quarry[row][column] = f"{tile['material']} {flower}"
    with_flower = pillars(quarry, position, flower, token)
    if tile["flower"] is None:
        return {without_flower, with_flower}
    return {with_flower} if tile["flower"] == flower else {without_flower}


def reward_of(
    stacks: Stacks | None, position: str | None, tile: Tile | None, flower: str, token: str, claim: int | None
) -> tuple[set[str], int | None]:
    """The ids broken by the claim, and the pillars with which the game goes on (None if unknown)."""
    if position is None or tile is None:
        return set(), None
    if stacks is None:
        return set(), claim
    rewards = possible_rewards(stacks, position, tile, flower, token)
    if claim in rewards:
        return set(), claim
    broken = set() if claim is None else {"dig-reward"}
    return broken, min(rewards) if len(rewards) == 1 else None
