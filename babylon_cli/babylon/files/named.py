"""Where a document names players and flowers."""

import re
from collections.abc import Iterator
from typing import Any

from babylon_cli.babylon.files.values import ICONS as ICONS_PATTERN
from babylon_cli.reading.contradictions import entries_in, groups_in, promise_of, promised_players
from babylon_cli.reading.one_spelling import Change, Named, Path

ICONS = re.compile(ICONS_PATTERN)
"""The icons of a tile in the quarry."""


PLAY_AND_PROMISES = frozenset(["first_player", "turn", "rounds", "expect"])
"""The keys beneath which names stand again that stand elsewhere: most tables have none of them."""


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


def named_flowers(data: dict[str, Any]) -> Iterator[Named]:
    """Every place that names a flower, outside the quarry and the turns."""
    for index, flower in enumerate(entries_in(data.get("flowers"))):
        yield Named(("flowers", index), flower)
    for index, player in groups_in(data.get("players")):
        path = ("players", index)
        yield Named((*path, "flower"), player.get("flower"))
        for number, terrace in groups_in(player.get("terraces")):
            yield Named((*path, "terraces", number, "flower"), terrace.get("flower"))
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


def played_flowers(data: dict[str, Any]) -> Iterator[Named]:
    """Every flower that a turn dug, or that a promise of the quarry names."""
    for path, turn in turns_in(data):
        yield Named((*path, "dug", "flower"), _group(turn, "dug").get("flower"))
    for index, promise in groups_in(promise_of(data).get("quarry")):
        yield Named(("expect", "quarry", index, "flower"), promise.get("flower"))
