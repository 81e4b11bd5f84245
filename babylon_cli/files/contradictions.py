"""What makes a document unusable whatever its shape: nothing described, equal names, a tally beside a garden.

These are asked of the plain data, so that they are told together with the mistakes of its shape.
"""

from collections.abc import Iterator
from typing import Any

from babylon_cli.files.models import GARDEN_KEYS, TableDocument
from babylon_cli.files.nodes import Marked, descend, key_of, place_of
from babylon_cli.files.problem import Problem
from babylon_cli.files.reader import PlainData


def contradictions(data: PlainData, root: Marked) -> list[Problem]:
    """Every such mistake in the plain data of a document."""
    if not isinstance(data, dict):
        return []
    problems = []
    misspelt = data.keys() - TableDocument.model_fields.keys()
    if data.get("players") is None and data.get("quarry") is None and not misspelt:
        problems.append(Problem("the document has neither `players` nor `quarry`", *place_of(root)._replace(width=1)))
    players = list(_players(data))
    problems += _equal_names(players, root)
    for index, player in players:
        problems += _tally_beside_garden(index, player, root)
    return problems


def _players(data: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    players = data.get("players")
    for index, player in enumerate(players if isinstance(players, list) else ()):
        if isinstance(player, dict):
            yield index, player


def _equal_names(players: list[tuple[int, dict[str, Any]]], root: Marked) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for index, player in players:
        name = player.get("name")
        if not isinstance(name, str | int) or isinstance(name, bool):
            continue
        other = first.setdefault(str(name), index)
        if other != index:
            place = place_of(descend(root, ("players", index, "name")))
            there = place_of(descend(root, ("players", other, "name")))
            related = (("the first one", there.line, there.column),)
            yield Problem(f"two players are called {name}", *place, "give each a name of its own", related)


def _tally_beside_garden(index: int, player: dict[str, Any], root: Marked) -> Iterator[Problem]:
    if player.get("tally") is None:
        return
    node = descend(root, ("players", index))
    for key in GARDEN_KEYS:
        if player.get(key) is not None:
            yield Problem(
                f"player {index + 1} has a `tally` and also `{key}`",
                *place_of(key_of(node, key)),
                "a tally stands in place of a garden: keep one of the two",
            )
