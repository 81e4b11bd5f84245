"""What makes a document unusable whatever its shape: nothing described, equal or unknown names, tally and garden.

These are asked of the plain data, so that they are told together with the mistakes of its shape.
"""

from collections.abc import Iterator
from typing import Any

from babylon_cli.babylon.files.models import GARDEN_KEYS
from babylon_cli.reading.nodes import Marked, descend, key_of, place_of
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import PlainData
from babylon_cli.reading.shape import document_model
from babylon_cli.wording.spelling import nearest
from babylon_cli.words import listed


def contradictions(data: PlainData, root: Marked) -> list[Problem]:
    """Every such mistake in the plain data of a document."""
    if not isinstance(data, dict):
        return []
    problems = []
    misspelt = data.keys() - document_model(data).model_fields.keys()
    if all([data.get(key) is None for key in ("players", "quarry", "rounds")]) and not misspelt:
        problems.append(Problem("the document has neither `players` nor `quarry`", *place_of(root)._replace(width=1)))
    players = list(groups_in(data.get("players")))
    problems += equal_names(players, root)
    for index, player in players:
        problems += _tally_beside_garden(index, player, root)
    names = [str(player["name"]) for _, player in players if is_name(player.get("name"))]
    problems += _unknown_players(data, list(dict.fromkeys(names)), root)
    return problems


def is_name(value: Any) -> bool:
    """Whether a value can be a name: a text, or a whole number taken as one."""
    return isinstance(value, str | int) and not isinstance(value, bool)


def equal_names(players: list[tuple[int, dict[str, Any]]], root: Marked) -> Iterator[Problem]:
    """Every player who is called as one before."""
    first: dict[str, int] = {}
    for index, player in players:
        name = player.get("name")
        if not is_name(name):
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


def _unknown_players(data: dict[str, Any], names: list[str], root: Marked) -> Iterator[Problem]:
    """Every turn, and the first player, whose name no player has."""
    for path, name in _named_players(data):
        if is_name(name) and str(name) not in names:
            guess = nearest(str(name), names)
            hint = f"did you mean {guess}?" if guess else f"the players are {listed(names) or 'not given'}"
            yield Problem(f"no player is called {name}", *place_of(descend(root, path)), hint)


def _named_players(data: dict[str, Any]) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Every place at which play names a player, with what stands there."""
    yield ("first_player",), data.get("first_player")
    turn = data.get("turn")
    if isinstance(turn, dict):
        yield ("turn", "player"), turn.get("player")
    for number, played_round in groups_in(data.get("rounds")):
        for index, played_turn in groups_in(played_round.get("turns")):
            yield ("rounds", number, "turns", index, "player"), played_turn.get("player")


def groups_in(entries: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    """The groups of keys in what should be a list of them."""
    for index, entry in enumerate(entries if isinstance(entries, list) else ()):
        if isinstance(entry, dict):
            yield index, entry
