"""What makes a document of any game unusable whatever its shape: equal names, and players or rules that nobody knows.

These are asked of the plain data, so that they are told together with the mistakes of its shape.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from babylon_cli.reading.nodes import Marked, descend, key_of, place_of
from babylon_cli.reading.one_spelling import Named, Path, is_name
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.values import RULE_ID
from babylon_cli.wording.message import Message, listed
from babylon_cli.wording.spelling import folded, nearest, nearest_name, seen

Groups = list[tuple[int, dict[str, Any]]]


def groups_in(entries: Any) -> Groups:
    """The groups of keys in what should be a list of them, each with its place."""
    return [(index, entry) for index, entry in enumerate(entries_in(entries)) if isinstance(entry, dict)]


def entries_in(value: Any) -> list[Any]:
    """The entries of what should be a list."""
    return value if isinstance(value, list) else []


def promise_of(data: dict[str, PlainData]) -> dict[str, Any]:
    """What stands under `expect:`, if it is a group of keys."""
    promise = data.get("expect")
    return promise if isinstance(promise, dict) else {}


def names_of(players: Groups) -> list[str]:
    """The names of the players, each once."""
    return list(dict.fromkeys([str(player["name"]) for _, player in players if is_name(player.get("name"))]))


def own_names(players: Groups) -> list[Named]:
    """Where the players' own names stand."""
    return [Named(("players", index, "name"), player.get("name")) for index, player in players]


def equal_names(players: Groups, root: Marked) -> Iterator[Problem]:
    """Every player whose name cannot be told from that of one before."""
    if len({seen(str(player.get("name"))) for _, player in players}) == len(players):
        return
    first: dict[str, tuple[Path, str]] = {}
    for path, name, _ in own_names(players):
        if not is_name(name):
            continue
        other_path, other = first.setdefault(seen(str(name)), (path, str(name)))
        if other_path != path:
            there = place_of(descend(root, other_path))
            related = ((Message("the first one"), there.line, there.column),)
            message = Message("two players are called {name}", name=str(name))
            if other != str(name):
                template = "two players are called {name}: letter case and signs that nobody sees make no other name"
                message = Message(template, name=other)
            yield Problem(message, *place_of(descend(root, path)), Message("give each a name of its own"), related)


def unknown_players(named: Iterable[Named], names: list[str], root: Marked) -> Iterator[Problem]:
    """Every place that names a player whom the document does not have."""
    known = {folded(name) for name in names}
    for path, name, is_key in named:
        if is_name(name) and folded(str(name)) not in known:
            node = key_of(descend(root, path[:-1]), str(path[-1])) if is_key else descend(root, path)
            message = Message("no player is called {name}", name=str(name))
            yield Problem(message, *place_of(node), _players_hint(str(name), names))


def _players_hint(name: str, names: list[str]) -> Message:
    guess = nearest_name(name, names)
    if guess:
        return Message("did you mean {guess}?", guess=guess)
    if not names:
        return Message("the players are not given")
    return Message("the players are {names}", names=listed(names))


def all_have_names(data: dict[str, PlainData]) -> bool:
    """Whether every player has a name, so that one whom nobody knows is no other's slip."""
    players = entries_in(data.get("players"))
    return all([isinstance(player, dict) and is_name(player.get("name")) for player in players])


def promised_players(data: dict[str, PlainData], *keys: str) -> Iterator[Named]:
    """Every player whom `expect:` names: those under each of these keys, and the winners.

    Where a player's own name is missing or misspelt, that is told, and not what follows from it.
    """
    promise = promise_of(data)
    if not promise or not all_have_names(data):
        return
    for key in keys:
        named = promise.get(key)
        for name in named if isinstance(named, dict) else ():
            yield Named(("expect", key, name), name, is_key=True)
    for index, winner in enumerate(entries_in(promise.get("winners"))):
        yield Named(("expect", "winners", index), winner)


def promised_rules(data: dict[str, PlainData]) -> list[tuple[Path, str]]:
    """Every rule that `expect:` names, with its place."""
    promise = promise_of(data)
    return [
        (("expect", key, index), rule)
        for key in ("violations", "warnings")
        for index, rule in enumerate(entries_in(promise.get(key)))
        if isinstance(rule, str) and re.fullmatch(RULE_ID, rule)
    ]


def unknown_rules(promised: Iterable[tuple[Path, str]], known: Collection[str], root: Marked) -> Iterator[Problem]:
    """Every promised id that no rule has."""
    for path, rule in promised:
        if rule not in known:
            guess = nearest(rule, known)
            hint = (
                Message("did you mean {guess}?", guess=guess) if guess else Message("`babylon explain` lists all rules")
            )
            yield Problem(Message("no rule is called {rule}", rule=rule), *place_of(descend(root, path)), hint)
