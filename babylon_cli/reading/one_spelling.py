"""Names that are one, whatever their letter case and however an accent is written, are read as they are first typed."""

from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any, NamedTuple

from babylon_cli.reading.nodes import Marked, descend, key_of, place_of
from babylon_cli.reading.problem import Problem
from babylon_cli.wording.message import Message
from babylon_cli.wording.spelling import folded

Path = tuple[str | int, ...]


class Named(NamedTuple):
    """A place at which a document names someone or something, with what stands there."""

    path: Path
    name: Any
    is_key: bool = False


class Change(NamedTuple):
    """A name that was first typed otherwise."""

    path: Path
    typed: str
    first: str
    is_key: bool = False
    whole: str = ""
    """The whole text to read at the path, where the name is a part of it."""


def is_name(value: Any) -> bool:
    """Whether a value can be a name: a text, or a whole number taken as one."""
    return type(value) is str or type(value) is int


class Spellings:
    """Every name as it was first typed."""

    def __init__(self) -> None:
        """Begin without names."""
        self._first: dict[str, str] = {}
        self.as_first: set[Any] = {None}
        """Every name just as it was first typed, and what stands where one is left out."""

    def first(self, name: str) -> str:
        """How a name was first typed; it is now, if it was not before."""
        first = self._first.setdefault(folded(name), name)
        self.as_first.add(first)
        return first


def are_in_one_spelling(names: set[Any]) -> bool:
    """Whether no two of these names are one."""
    return len(set(map(folded, map(str, names)))) == len(names)


def changes_of(named: Iterable[Named], spellings: Spellings) -> Iterator[Change]:
    """Every name that was first typed otherwise, in data of the right shape."""
    for path, name, is_key in named:
        if name not in spellings.as_first:
            typed = str(name)
            first = spellings.first(typed)
            if first != typed:
                yield Change(path, typed, first, is_key)


def respelled(data: Any, changes: Iterable[Change]) -> Any:
    """A copy of plain data with these changes; no change is beneath a key that another one changes."""
    data = deepcopy(data)
    for path, _, first, is_key, whole in changes:
        group = data
        for step in path[:-1]:
            group = group[step]
        if is_key:
            entries = [(first if key == path[-1] else key, value) for key, value in group.items()]
            group.clear()
            group.update(entries)
        else:
            group[path[-1]] = whole or first
    return data


def equal_keys(named: Iterable[Named], root: Marked) -> Iterator[Problem]:
    """Every key that is one name with another key of its group."""
    first: dict[Path, str] = {}
    for path, name, is_key in named:
        if not is_key:
            continue
        other = first.setdefault((*path[:-1], folded(name)), name)
        if other != name:
            group = descend(root, path[:-1])
            there = place_of(key_of(group, other))
            related = ((Message("it stands first here"), there.line, there.column),)
            message = Message("the key `{key}` is written twice: `{other}` is the same name", key=name, other=other)
            yield Problem(message, *place_of(key_of(group, name)), Message("keep one of the two"), related)
