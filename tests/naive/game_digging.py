"""Digging in a game: the removal at setup, the tile a turn takes, and the pillars that it gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .digging import pillars
from .game_reading import REMOVED, Stacks, Tile, read_tile, same_icons, stack_at, write_quarry
from .unwritten import TOKENS, Worlds, edge_counts, rewards_for, tops_at

if TYPE_CHECKING:
    from .reading import Document


def remove_clay(document: Document, stacks: Stacks | Worlds) -> tuple[set[str], int]:
    """Take the removed clay away; the ids broken by that, and how many tiles went."""
    broken: set[str] = set()
    positions = document.get("removed")
    if isinstance(stacks, dict) and positions is None:
        return broken, 0
    positions = positions or []
    players = len(document.get("players") or [])
    if players in REMOVED and len(positions) != REMOVED[players]:
        broken.add("quarry-removal")
    gone = 0
    seen: list[str] = []
    for position in positions:
        if isinstance(stacks, dict):
            gone += 1
            if position.upper() in seen:
                broken.add("quarry-removal")
            seen.append(position.upper())
            continue
        stack = stack_at(stacks, position)
        if stack and stack[0]["material"] == "clay":
            stack.pop(0)
            gone += 1
        else:
            broken.add("quarry-removal")
    return broken, gone


def dig(turn: Document, stacks: Stacks | Worlds) -> tuple[set[str], str | None, Tile | None]:
    """What is dug: the ids broken, the position (None if unknown or empty) and the tile (None if nobody tells of it).

    The stack keeps its tile: the reward is still to be counted.
    """
    position = turn.get("dig")
    broken = set()
    if isinstance(position, list) or position is None:
        broken.add("dig-required")
        position = position[0] if position else None
    described = read_tile(turn.get("dug"))
    told = described if turn.get("dug") is not None else None
    if position is None:
        return broken, None, told
    if isinstance(stacks, dict):
        tops, is_wrong = tops_at(stacks, position, described["material"])
        if not tops:
            return broken | {"dig-visible"}, None, told
        material = tops[0] if len(tops) == 1 else described["material"]
        return broken | ({"dig-visible"} if is_wrong else set()), position, {**described, "material": material}
    stack = stack_at(stacks, position)
    if not stack:
        return broken | {"dig-visible"}, None, told
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


def possible_rewards(
    stacks: Stacks | Worlds, position: str | None, tile: Tile | None, flower: str, token: str
) -> set[int]:
    """The rewards that the dug tile may give under a token."""
    printed = None if tile is None else tile["flower"]
    if position is None or tile is None:
        return rewards_for({0, 1, 2, 3, 4}, printed, flower, token)
    if isinstance(stacks, dict):
        tops, _ = tops_at(stacks, position, tile["material"])
        return rewards_for(edge_counts(stacks, position, tops), printed, flower, token)
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
    stacks: Stacks | Worlds, position: str | None, tile: Tile | None, flower: str, token: str | None, claim: int | None
) -> tuple[set[str], int | None, dict[str, int]]:
    """The ids broken by the claim, the pillars with which the game goes on (None if unknown), and the most by token.

    A token of None may be any: a claim is wrong if no token gives it, and without one the token is taken for none.
    """
    by_token = {
        each: possible_rewards(stacks, position, tile, flower, each) for each in (TOKENS if token is None else (token,))
    }
    rewards = by_token[token or "none"]
    received = min(rewards) if len(rewards) == 1 else None
    is_possible = any(claim in each for each in by_token.values())
    if is_possible:
        received = claim
    most = {each: max(by_token[each]) if received is None else received for each in by_token}
    return set() if claim is None or is_possible else {"dig-reward"}, received, most
