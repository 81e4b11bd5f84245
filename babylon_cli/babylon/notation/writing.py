"""Plain data of a table as one line; the data have every key as `typed` gives it."""

from collections.abc import Iterator, Mapping
from typing import Any

from babylon_cli.babylon.files.named import ICONS
from babylon_cli.babylon.notation.letters import (
    BETWEEN_ITEMS,
    BETWEEN_PARTS,
    EDITION,
    END,
    FLOOR,
    FLOWERS,
    MARK,
    MATERIALS,
    NO_FLOWER,
    OTHER_FLOWERS,
    PLAYER,
    QUARRY,
    ROUND,
    RULING,
    TEXTS,
    TOKEN,
    FlowerCodes,
    icon_letters,
)
from babylon_cli.babylon.notation.texts import spelled
from babylon_cli.babylon.notation.write_player import written_player

Data = Mapping[str, Any]


def written_line(data: Data) -> str:
    """The line of a table."""
    declared = data.get("flowers", ())
    flowers = FlowerCodes(declared)
    body = [*_players(data, flowers), *_quarry(data, flowers)]
    others = [flower for flower in flowers.codes if flower not in declared]
    return BETWEEN_PARTS.join([MARK, *_head(data, others), *body, END])


def _head(data: Data, others: list[str]) -> Iterator[str]:
    """What stands before the players, given the flowers that the table has and does not declare."""
    for tag, key in TEXTS.items():
        if key in data:
            yield _part(tag, spelled(data[key]))
    if "edition" in data:
        yield _part(EDITION, data["edition"])
    for name, value in data.get("rulings", {}).items():
        yield _part(RULING, name, value)
    for tag, flowers in ((FLOWERS, data.get("flowers", ())), (OTHER_FLOWERS, others)):
        if flowers:
            yield _part(tag, *[spelled(flower) for flower in flowers])
    if "round" in data:
        yield _part(ROUND, str(data["round"]))
    if "token" in data:
        yield _part(TOKEN, data["token"])


def _part(*items: str) -> str:
    return BETWEEN_ITEMS.join(items)


def _players(data: Data, flowers: FlowerCodes) -> Iterator[str]:
    for player in data.get("players", ()):
        yield _part(PLAYER, *written_player(player, flowers))


def _quarry(data: Data, flowers: FlowerCodes) -> Iterator[str]:
    if "quarry" in data:
        yield _part(QUARRY, *[_stack(stack, flowers) for row in data["quarry"] for stack in row])


def _stack(stack: str, flowers: FlowerCodes) -> str:
    if stack == "floor":
        return FLOOR
    return "".join([_tile(tile.split(" "), flowers) for tile in stack.split(" > ")])


def _tile(words: list[str], flowers: FlowerCodes) -> str:
    """One tile from its words: material, flower if known, icons if known."""
    material, *rest = words
    icons = icon_letters(rest.pop()) if rest and ICONS.fullmatch(rest[-1]) else ""
    return MATERIALS[material] + (flowers.code(rest[0]) if rest else NO_FLOWER) + icons
