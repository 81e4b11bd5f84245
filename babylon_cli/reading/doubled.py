"""Keys that are written twice in one group: two of a kind, or a new entry of a list whose dash was forgotten."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from babylon_cli.reading.nodes import Group, Marked, place_of
from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import Message

Path = tuple[str | int, ...]

NO_DASH = {
    "players": Message("a player begins here, and its dash is missing"),
    "terraces": Message("a terrace begins here, and its dash is missing"),
    "quarry": Message("a promise begins here, and its dash is missing"),
    "rounds": Message("a round begins here, and its dash is missing"),
    "turns": Message("a turn begins here, and its dash is missing"),
    "build": Message("a build begins here, and its dash is missing"),
    "projects": Message("a project begins here, and its dash is missing"),
    "conflicts": Message("a conflict begins here, and its dash is missing"),
}
"""What is said of an entry of a list, by the key of the list."""


MOST_KEYS = 1000
"""A group of more keys is not looked through for entries: nobody forgets so many dashes."""


class Entry(NamedTuple):
    """One key of a group with its value, and where both stand."""

    key: str
    node: Marked
    value: Any
    child: Marked


class Doubled(NamedTuple):
    """A group in which keys were written again."""

    data: dict[str, Any]
    """Each key with its first value."""
    group: Group
    again: list[Entry]
    """The keys that were there before, in the order of the file."""
    in_block: bool
    """Whether it is written line by line, and not in braces."""
    is_entry: bool = False
    """Whether it is an entry of a list, and written line by line."""


class DoubledKeys:
    """The groups of a document with keys that are written twice, set right when all of it was read."""

    def __init__(self) -> None:
        """Begin with none."""
        self._found: dict[int, Doubled] = {}

    def add(self, doubled: Doubled) -> None:
        """Keep a group with the keys that were written again."""
        self._found[id(doubled.group)] = doubled

    def settle(self, data: Any, root: Marked | None) -> list[Problem]:
        """What is wrong with each; an entry that lost its dash is put into its list."""
        if not self._found:
            return []
        problems = [] if root is None else list(self._in_value(data, root, ()))
        problems += [problem for doubled in self._found.values() for problem in _twice(doubled)]
        self._found = {}
        return problems

    def _in_value(self, data: Any, node: Marked, path: Path) -> Iterator[Problem]:
        if not isinstance(node, Group):
            return
        if isinstance(data, list):
            yield from self._in_list(data, node, path)
            return
        for key, child in node.values.items():
            doubled = self._found.get(id(child))
            if key in NO_DASH and doubled is not None and doubled.in_block and _new_entry(doubled):
                yield _no_dash((*path, key), _once(doubled)[0])
                data[key] = [doubled.data]
                node.values[key] = Group(child.start_mark, child.end_mark, {}, {}, [child])
            yield from self._in_value(data[key], node.values[key], (*path, key))

    def _in_list(self, data: list[Any], node: Group, path: Path) -> Iterator[Problem]:
        position = 0
        while position < len(data):
            child = node.items[position]
            doubled = self._found.get(id(child))
            if doubled is not None and doubled.in_block:
                rest = _new_entry(doubled)
                if not rest:
                    self._found[id(child)] = doubled._replace(is_entry=True)
                else:
                    del self._found[id(child)]
                    yield _no_dash(path, rest[0])
                    data.insert(position + 1, self._begun(rest, doubled, node, position + 1))
            yield from self._in_value(data[position], node.items[position], (*path, position))
            position += 1

    def _begun(self, rest: list[Entry], before: Doubled, node: Group, position: int) -> dict[str, Any]:
        """The entry that begins with the first of these keys, taken out of the one before."""
        moved = {id(entry.node) for entry in rest}
        for entry in rest:
            if before.group.keys[entry.key] is entry.node:
                del before.data[entry.key], before.group.keys[entry.key], before.group.values[entry.key]
        left = [entry for entry in before.again if id(entry.node) not in moved]
        if left:
            self.add(before._replace(again=left))
        first: dict[str, Entry] = {}
        again = [entry for entry in rest if first.setdefault(entry.key, entry) is not entry]
        keys = {key: entry.node for key, entry in first.items()}
        group = Group(
            rest[0].node.start_mark, before.group.end_mark, keys, {key: first[key].child for key in first}, []
        )
        node.items.insert(position, group)
        data = {key: entry.value for key, entry in first.items()}
        if again:
            self.add(Doubled(data, group, again, in_block=True))
        return data


def _new_entry(doubled: Doubled) -> list[Entry]:
    """The keys from which on a group repeats itself, its first key among them; none where it does not."""
    entries = sorted([*_once(doubled), *doubled.again], key=lambda entry: entry.node.start_mark.index)
    if len(entries) > MOST_KEYS:
        return []
    first = entries[0].key
    for begins in range(2, len(entries) - 1):
        before = {entry.key for entry in entries[:begins]}
        repeated = []
        for entry in entries[begins:]:
            if entry.key not in before or entry.key in repeated:
                break
            repeated.append(entry.key)
        typed_again = entries[begins].key == entries[begins - 1].key
        if len(repeated) > 1 and first in repeated and len(before) > 1 and not typed_again:
            return entries[begins:]
    return []


def _once(doubled: Doubled) -> list[Entry]:
    """The keys of a group with their first values."""
    data, group = doubled.data, doubled.group
    return [Entry(key, node, data[key], group.values[key]) for key, node in group.keys.items()]


def _no_dash(path: Path, begins: Entry) -> Problem:
    message = NO_DASH.get(str(path[-1]) if path else "", Message("an entry begins here, and its dash is missing"))
    return Problem(message, *place_of(begins.node), Message("write `- {key}:`", key=begins.key))


def _twice(doubled: Doubled) -> Iterator[Problem]:
    help = Message("keep one of the two")
    if doubled.is_entry:
        help = Message("keep one of the two, or write a dash before the key with which a new entry begins")
    for entry in doubled.again:
        there = place_of(doubled.group.keys[entry.key])
        related = ((Message("it stands first here"), there.line, there.column),)
        message = Message("the key `{key}` is written twice", key=entry.key)
        yield Problem(message, *place_of(entry.node), help, related)
