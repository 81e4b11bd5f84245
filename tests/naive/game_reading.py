"""Reads what turns and records are made of: tiles, whole stacks, icons and their quarter turns."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .names import same
from .reading import LETTERS, Document, read_cell, read_stack

WORDS = {word: letter for letter, word in LETTERS.items()}
LAYERS = ["clay", "granite", "basalt"]
ROUNDS = {1: 15, 2: 15, 3: 13, 4: 11}
REMOVED = {2: 6, 3: 3, 4: 0}

Tile = dict[str, Any]
Stacks = list[list[list[Tile]]]


def letters_of(icons: Any) -> str | None:
    """Four letters, whether letters or words were typed; None if nothing was."""
    if icons is None:
        return None
    return "".join(WORDS.get(icon, icon) for icon in icons)


def quarter_turns(icons: str) -> list[str]:
    """The four ways in which a terrace with these icons can lie: NW NE SW SE becomes SW NW SE NE, and so on."""
    found = [icons]
    for _ in range(3):
        last = found[-1]
        found.append(last[2] + last[0] + last[3] + last[1])
    return found


def same_icons(one: str, other: str) -> bool:
    """Whether both have the same icons as a set with repeats."""
    return Counter(one) == Counter(other)


def read_tile(data: Document | None) -> Tile:
    """What is known of one terrace that lies nowhere: flower, material and icons, each or None."""
    data = data or {}
    flower = data.get("flower")
    return {
        "flower": None if flower is None else same(flower),
        "material": data.get("material"),
        "icons": letters_of(data.get("icons")),
    }


def read_quarry(document: Document, *, to_the_bottom: bool) -> Stacks | None:
    """Four rows of four stacks, top first; in a record every stack but `floor` reaches down to basalt."""
    if document.get("quarry") is None:
        return None
    rows = []
    for row in document["quarry"]:
        stacks = []
        for text in row:
            stack = [read_tile(tile) for tile in read_stack(text)]
            while to_the_bottom and stack and stack[-1]["material"] != "basalt":
                below = LAYERS[LAYERS.index(stack[-1]["material"]) + 1]
                stack.append(read_tile({"material": below}))
            stacks.append(stack)
        rows.append(stacks)
    return rows


def write_stack(stack: list[Tile]) -> str:
    """A stack as text again."""
    tiles = [" ".join(word for word in (tile["material"], tile["flower"], tile["icons"]) if word) for tile in stack]
    return " > ".join(tiles) or "floor"


def write_quarry(stacks: Stacks) -> list[list[str]]:
    """The whole quarry as text again."""
    return [[write_stack(stack) for stack in row] for row in stacks]


def stack_at(stacks: Stacks, position: str) -> list[Tile]:
    """The stack at a position of the quarry."""
    column, row = read_cell(position)
    return stacks[row][column]


def player_named(document: Document, typed: object) -> str:
    """The name of a player as that player's own entry has it."""
    names = {same(player["name"]): str(player["name"]) for player in document["players"]}
    return names[same(typed)]


def seats_from(document: Document) -> list[str]:
    """The players' names clockwise from the first player."""
    names = [str(player["name"]) for player in document.get("players") or []]
    first = document.get("first_player")
    if first is None:
        return names
    start = names.index(player_named(document, first))
    return names[start:] + names[:start]
