"""The shape of a document: its groups are read if everything has the right kind, and otherwise it is told what has not.

A sound document is read right here, from the same keys and kinds that the models of pydantic are made from; those are
imported only to say what is wrong. `tests/reading/test_shape.py` holds both to the same verdict.
"""

import re
import types
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from babylon_cli.reading.nodes import Marked
from babylon_cli.reading.parts import Part, keys_of
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.remembered import remembering
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.values import Between, Joined, Length, Matching, Spelled

PartT = TypeVar("PartT", bound=Part)

Reader = Callable[[Any], Any]
"""Gives a value as the house spells it, or raises Unsound."""


class Unsound(Exception):
    """Something in a document has not the right kind."""


Readers = dict[type, Reader]
"""How a value of a kind is read, by its class in Python; no value of the kind is of another class."""

SHORT = (str, int)
"""The classes of values of which many documents say the same few."""


def shape_of(part: type[PartT], data: PlainData, root: Marked) -> tuple[PartT | None, list[Problem]]:
    """The document as a group of some kind, or every mistake in its shape."""
    try:
        return read_as(part, data), []
    except Unsound:
        from babylon_cli.reading.misshapen import mistakes_in  # noqa: PLC0415 - only for a mistake

        return None, mistakes_in(part, data, root)


def read_as(part: type[PartT], data: PlainData) -> PartT:
    """The document as a group of some kind; raises Unsound where anything in it has not the right shape."""
    if not isinstance(data, dict):
        raise Unsound
    group: PartT = GROUPS[part](data)
    return group


def _refuse(_value: Any) -> Any:
    raise Unsound


@remembering
def _readers_of(kind: Any) -> Readers:
    """How values of a kind are read: what was met under one key is known under each other of that kind."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _marked(*get_args(kind))
    if origin in (Union, types.UnionType):
        return _any_of([_readers_of(member) for member in get_args(kind)])
    if origin is Literal:
        return _words(get_args(kind))
    if origin in (list, dict):
        read: Callable[..., Reader] = _entries if origin is list else _named_entries
        return {origin: read(*[_readers_of(member) for member in get_args(kind)])}
    if issubclass(kind, Part):
        return {dict: GROUPS[kind]}
    return {kind: _as_it_is}


def _as_it_is(value: Any) -> Any:
    return value


def _any_of(members: Iterable[Readers]) -> Readers:
    """What the first member takes that takes the value."""
    readers: Readers = {}
    for member in members:
        for each, read in member.items():
            readers[each] = _either(readers[each], read) if each in readers else read
    return readers


def _either(first: Reader, other: Reader) -> Reader:
    def read(value: Any) -> Any:
        try:
            return first(value)
        except Unsound:
            return other(value)

    return read


def _words(words: Iterable[Any]) -> Readers:
    """One of some words or numbers; true is no 1, though Python takes it for one."""
    by_class: dict[type, set[Any]] = {}
    for word in words:
        by_class.setdefault(word.__class__, set()).add(word)
    return {each: _holding(known.__contains__) for each, known in by_class.items()}


def _holding(holds: Callable[[Any], object]) -> Reader:
    """Take the values for which something holds."""

    def read(value: Any) -> Any:
        if not holds(value):
            raise Unsound
        return value

    return read


def _entries(entries: Readers) -> Reader:
    reader_for = entries.get

    def read(values: list[Any]) -> list[Any]:
        return [reader_for(type(value), _refuse)(value) for value in values]

    return read


def _named_entries(keys: Readers, values: Readers) -> Reader:
    key_reader_for, reader_for = keys.get, values.get

    def read(group: dict[str, Any]) -> dict[str, Any]:
        return {
            key_reader_for(type(key), _refuse)(key): reader_for(type(value), _refuse)(value)
            for key, value in group.items()
        }

    return read


def _marked(kind: Any, *marks: Any) -> Readers:
    """A kind with marks, each of which narrows or widens what stands before it."""
    readers = _readers_of(kind)
    for mark in marks:
        if isinstance(mark, Matching):
            readers = {str: _holding(re.compile(mark.pattern).fullmatch)}
        elif isinstance(mark, Joined):
            readers = {str: _holding(_are_joined(mark))}
        elif isinstance(mark, Between):
            readers = {int: _holding(range(mark.least, mark.most + 1).__contains__)}
        elif isinstance(mark, Length):
            readers = {each: _of_length(mark, read) for each, read in readers.items()}
        elif isinstance(mark, Spelled) and not mark.is_written_out:
            readers = _any_of([readers, {str: _respelled(mark)}])
    if any([isinstance(mark, Joined) for mark in marks]):
        return readers
    if any([isinstance(mark, Matching | Between | Spelled) for mark in marks]):
        return {each: remembering(read) if each in SHORT else read for each, read in readers.items()}
    return readers


def _are_joined(pair: Joined) -> Callable[[str], object]:
    """Whether a text is such a pair; its ends are remembered, as there are too many pairs for that."""
    is_end = remembering(re.compile(pair.end).fullmatch)

    def are_joined(text: str) -> object:
        first, hyphen, second = text.partition("-")
        return is_end(first) and hyphen and is_end(second)

    return are_joined


def _respelled(spelled: Spelled) -> Reader:
    def read(text: str) -> Any:
        if not spelled.takes(text):
            raise Unsound
        return spelled.house(text)

    return read


def _of_length(length: Length, read: Reader) -> Reader:
    def read_as_long(value: Any) -> Any:
        if len(value) < length.least or (length.most is not None and len(value) > length.most):
            raise Unsound
        return read(value)

    return read_as_long


class _Groups(dict[type[Part], Reader]):
    """How every group is read that was met."""

    def __missing__(self, part: type[Part]) -> Reader:
        self[part] = read = _group(part)
        return read


GROUPS = _Groups()


def _group(part: type[Part]) -> Reader:
    needed = [key.name for key in keys_of(part).values() if key.is_needed]

    @remembering
    def key_reader(typed: str) -> tuple[str, Callable[..., Reader]]:
        """The attribute of a key, and what finds how its value is read; made when the first file has the key."""
        key = keys_of(part).get(part.spelled_keys.get(typed, typed))
        if key is None:
            raise Unsound
        return key.name, _readers_of(key.kind).get

    def read(group: dict[str, Any]) -> Part:
        values: dict[str, Any] = {}
        for typed, value in group.items():
            name, reader_for = key_reader(typed)
            values[name] = reader_for(type(value), _refuse)(value)
        if len(values) < len(group):
            raise Unsound  # a key stands there in two spellings
        for name in needed:
            if name not in values:
                raise Unsound
        return part(values)

    return read
