"""A quarry that nobody wrote down, taken for all the quarries that it may be."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from .digging import pillars

if TYPE_CHECKING:
    from .reading import Document

STACK = ("clay", "granite", "basalt")
POSITIONS = [column + row for row in "1234" for column in "ABCD"]
TOKENS = ("none", "single", "double", "icon-swap", "blank-icon", "flower-double", "minus-one")

# For each position the stacks that may lie there, top first; an empty one is the floor.
Worlds = dict[str, list[tuple[str, ...]]]


def laid_out(document: Document) -> Worlds:
    """The stacks of a record after setup: without clay where it was taken out, or perhaps so where nobody says."""
    removed = document.get("removed")
    taken_somewhere = removed is None and len(document.get("players") or []) != 4
    taken = [position.upper() for position in removed or []]
    worlds: Worlds = {}
    for position in POSITIONS:
        worlds[position] = [STACK[1:] if position in taken else STACK]
        if taken_somewhere:
            worlds[position].append(STACK[1:])
    return worlds


def in_the_middle_of_a_game() -> Worlds:
    """The stacks of a table, of which nothing is known."""
    return {position: [STACK, STACK[1:], STACK[2:], ()] for position in POSITIONS}


def tops_at(worlds: Worlds, position: str, said: str | None) -> tuple[list[str], bool]:
    """What the top tile may be, and whether what is said of it cannot be."""
    tops = sorted({stack[0] for stack in worlds[position.upper()] if stack})
    if said is None or not tops:
        return tops, False
    return ([said], False) if said in tops else ([*tops, said], True)


def take_top(worlds: Worlds, position: str, said: str | None) -> None:
    """Take the top tile away in every world that what is said of it leaves, or in all if it leaves none."""
    stacks = [stack for stack in worlds[position.upper()] if stack]
    agreeing = [stack for stack in stacks if said in (None, stack[0])] or stacks
    worlds[position.upper()] = [stack[1:] for stack in agreeing] or [()]


def edge_counts(worlds: Worlds, position: str, tops: list[str]) -> set[int]:
    """How many edges may give a pillar, over all worlds."""
    around = neighbours(position.upper())
    seen = tuple(tuple(sorted({stack[:1] for stack in worlds[place]})) for place in around)
    return {edges for top in tops for edges in edges_of(position.upper(), top, tuple(around), seen)}


def neighbours(position: str) -> list[str]:
    """The positions beside one."""
    column, row = "ABCD".index(position[0]), int(position[1]) - 1
    beside = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    return ["ABCD"[right] + str(down + 1) for right, down in beside if right in range(4) and down in range(4)]


@cache
def edges_of(
    position: str, top: str, around: tuple[str, ...], seen: tuple[tuple[tuple[str, ...], ...], ...]
) -> frozenset[int]:
    """The edges that give a pillar when every combination of neighbours is laid out in turn."""
    found = set()
    for tiles in product(*seen):
        quarry = [["floor"] * 4 for _ in range(4)]
        for place, tile in [(position, (top,)), *zip(around, tiles, strict=True)]:
            if tile:
                quarry[int(place[1]) - 1]["ABCD".index(place[0])] = tile[0]
        found.add(pillars(quarry, position, None))
    return frozenset(found)


def rewards_for(edges: set[int], printed: str | None, flower: str, token: str) -> set[int]:
    """What so many edges give together with the own flower, which may or may not be printed if nobody knows."""
    found = set()
    for own in [True, False] if printed is None else [printed == flower]:
        for count in edges:
            reward = count + (0 if not own else 2 if token == "flower-double" else 1)
            found.add(max(0, reward - 1) if token == "minus-one" else reward)
    return found
