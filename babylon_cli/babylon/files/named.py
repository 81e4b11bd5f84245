"""Where a document names players and flowers, and which of these names were first typed otherwise."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

from babylon_cli.babylon.files.values import ICONS as ICONS_PATTERN
from babylon_cli.babylon.files.values import house_stack
from babylon_cli.reading.contradictions import entries_in, groups_in, own_names, promise_of, promised_players
from babylon_cli.reading.one_spelling import Change, Named, NamedEach, Path, Spellings, are_in_one_spelling, changes_of
from babylon_cli.reading.remembered import remembering

ICONS = re.compile(ICONS_PATTERN)
"""The icons of a tile in the quarry."""


PLAY_AND_PROMISES = frozenset(["first_player", "turn", "rounds", "expect"])
"""The keys beneath which names stand again that stand elsewhere: most tables have none of them."""


def spelled_otherwise(data: dict[str, Any]) -> Iterator[Change]:
    """Every name of a player or a flower that was first typed otherwise."""
    if PLAY_AND_PROMISES.isdisjoint(data) and all(map(are_in_one_spelling, _names_on(data))):
        return
    yield from changes_of([*own_names(groups_in(data.get("players"))), *named_players(data)], Spellings())
    flowers = Spellings()
    yield from changes_of(named_flowers(data), flowers)
    yield from _changed_stacks(data, flowers)
    yield from changes_of(_played_flowers(data), flowers)


def _names_on(table: dict[str, Any]) -> tuple[set[Any], set[Any]]:
    """The names of the players and those of the flowers, without their places: of few tables those are asked for."""
    players = table.get("players") or ()
    flowers = {*(table.get("flowers") or ()), *[player["flower"] for player in players]}
    for player in players:
        flowers.update([terrace.get("flower") for terrace in player.get("terraces") or ()])
        flowers.add(_group(_group(player, "storage"), "terrace").get("flower"))
        flowers.update(_group(_group(player, "tally"), "flowers"))
    for row in table.get("quarry") or ():
        flowers.update(chain.from_iterable(map(_flowers_in, row)))
    return {player["name"] for player in players}, flowers


def names_a_flower(change: Change) -> bool:
    """Whether the name is a flower's, and no mere promise has it."""
    return change.path[0] == "quarry" or (
        change.path[0] != "expect" and not {"flower", "flowers"}.isdisjoint(change.path)
    )


def named_players(data: dict[str, Any]) -> Iterator[Named]:
    """Every place at which play, or a promise, names a player."""
    yield Named(("first_player",), data.get("first_player"))
    for path, turn in turns_in(data):
        yield Named((*path, "player"), turn.get("player"))
    yield from promised_players(data, "scores")


def turns_in(data: dict[str, Any]) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Every turn with its place."""
    turn = data.get("turn")
    if isinstance(turn, dict):
        yield ("turn",), turn
    for number, played_round in groups_in(data.get("rounds")):
        for index, played_turn in groups_in(played_round.get("turns")):
            yield ("rounds", number, "turns", index), played_turn


def named_flowers(data: dict[str, Any]) -> Iterator[Named | NamedEach]:
    """Every place that names a flower, outside the quarry and the turns."""
    for index, flower in enumerate(entries_in(data.get("flowers"))):
        yield Named(("flowers", index), flower)
    for index, player in groups_in(data.get("players")):
        path = ("players", index)
        yield Named((*path, "flower"), player.get("flower"))
        terraces = entries_in(player.get("terraces"))
        yield NamedEach((*path, "terraces"), "flower", [terrace.get("flower") for terrace in terraces])
        stored = _group(_group(player, "storage"), "terrace")
        if stored:
            yield Named((*path, "storage", "terrace", "flower"), stored.get("flower"))
        yield from counted_flowers(index, player)


def counted_flowers(index: int, player: dict[str, Any]) -> Iterator[Named]:
    """Every flower that a player's tally counts, each a key."""
    for flower in _group(_group(player, "tally"), "flowers"):
        yield Named(("players", index, "tally", "flowers", flower), flower, is_key=True)


def _group(group: dict[str, Any], key: str) -> dict[str, Any]:
    """The group of keys under a key, empty where there is none."""
    value = group.get(key)
    return value if isinstance(value, dict) else {}


def _changed_stacks(data: dict[str, Any], flowers: Spellings) -> Iterator[Change]:
    """Every stack of the quarry with a flower that was first typed otherwise."""
    for row, stacks in enumerate(entries_in(data.get("quarry"))):
        for column, stack in enumerate(stacks):
            if flowers.as_first.issuperset(_flowers_in(stack)):
                continue
            tiles = _tiles_in(stack)
            changed = [_as_first_typed(words, flowers) for words in tiles]
            whole = " > ".join([" ".join(words) for words in changed])
            for before, after in zip(tiles, changed, strict=True):
                if before != after:
                    yield Change(("quarry", row, column), before[1], after[1], whole=whole)


def _tiles_in(stack: str) -> list[list[str]]:
    """The words of each tile of a stack."""
    return [tile.split() for tile in house_stack(stack).split(">")]


@remembering
def _flowers_in(stack: str) -> list[str]:
    """The flowers of a stack."""
    return [words[1] for words in _tiles_in(stack) if _has_flower(words)]


def _has_flower(words: list[str]) -> bool:
    """Whether the second word of a tile is its flower: it may be the last and letters of icons."""
    return len(words) > 1 and not (len(words) == 2 and ICONS.fullmatch(words[1]))


def _as_first_typed(words: list[str], flowers: Spellings) -> list[str]:
    if not _has_flower(words):
        return words
    material, flower, *icons = words
    first = flowers.first(flower)
    return words if not icons and ICONS.fullmatch(first) else [material, first, *icons]


def _played_flowers(data: dict[str, Any]) -> Iterator[Named]:
    """Every flower that a turn dug, or that a promise of the quarry names."""
    for path, turn in turns_in(data):
        yield Named((*path, "dug", "flower"), _group(turn, "dug").get("flower"))
    for index, promise in groups_in(promise_of(data).get("quarry")):
        yield Named(("expect", "quarry", index, "flower"), promise.get("flower"))
