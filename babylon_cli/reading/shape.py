"""The shape of a document: its groups are read if everything has the right kind, and otherwise it is told what has not.

A sound document is read right here, from the same keys and kinds that the models of pydantic are made from; those are
imported only to say what is wrong. `tests/reading/test_shape.py` holds both to the same verdict.
"""

import re
import types
from collections.abc import Callable, Iterable
from types import NoneType
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
"""How a value of a kind is read, by its class in Python."""

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


REFUSING: Readers = dict.fromkeys((str, int, bool, NoneType, list, dict), _refuse)
"""Every class that plain data has."""


def _every_reader_of(kind: Any) -> Readers:
    """How a value is read that should be of a kind, whatever it is."""
    return REFUSING | _readers_of(kind)


@remembering
def _readers_of(kind: Any) -> Readers:
    """How values of a kind are read: what was met under one key is known under each other of that kind.

    No value of the kind is of another class.
    """
    origin = get_origin(kind)
    if origin is Annotated:
        return _marked(*get_args(kind))
    if origin in (Union, types.UnionType):
        return _any_of([_readers_of(member) for member in get_args(kind)])
    if origin is Literal:
        return _words(get_args(kind))
    if origin in (list, dict):
        read: Callable[..., Reader] = _entries if origin is list else _named_entries
        return {origin: read(*[_every_reader_of(member) for member in get_args(kind)])}
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
    def read(values: list[Any]) -> list[Any]:
        return [entries[type(value)](value) for value in values]

    return read


def _named_entries(keys: Readers, values: Readers) -> Reader:
    def read(group: dict[str, Any]) -> dict[str, Any]:
        return {keys[type(key)](key): values[type(value)](value) for key, value in group.items()}

    return read


def _marked(kind: Any, *marks: Any) -> Readers:
    """A kind with marks, each of which narrows or widens what stands before it."""
    readers = _readers_of(kind)
    for mark in marks:
        if isinstance(mark, Matching):
            readers = {str: _holding(re.compile(mark.pattern).fullmatch)}
        elif isinstance(mark, Joined):
            readers = {str: _joined(_readers_of(mark.end)[str])}
        elif isinstance(mark, Between):
            readers = {int: _holding(range(mark.least, mark.most + 1).__contains__)}
        elif isinstance(mark, Length):
            readers = {each: _of_length(mark, read) for each, read in readers.items()}
        elif isinstance(mark, Spelled) and not mark.is_written_out:
            readers = _any_of([readers, {str: _respelled(mark)}])
    if any([isinstance(mark, Joined) for mark in marks]):
        return readers  # there are too many to remember
    if any([isinstance(mark, Matching | Between | Spelled) for mark in marks]):
        return {each: remembering(read) if each in SHORT else read for each, read in readers.items()}
    return readers


def _joined(end: Reader) -> Reader:
    def read(text: str) -> str:
        first, _, second = text.partition("-")
        return f"{end(first)}-{end(second)}"

    return read


def _respelled(spelled: Spelled) -> Reader:
    def read(text: str) -> Any:
        if spelled.usual is not None and re.fullmatch(spelled.usual, text):
            return text
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
    known: dict[str, tuple[str, Readers]] = {}

    def read(group: dict[str, Any]) -> Part:
        values: dict[str, Any] = {}
        for typed, value in group.items():
            try:
                name, readers = known[typed]
            except KeyError:
                name, readers = known[typed] = _key_of(part, typed)
            values[name] = readers[type(value)](value)
        if len(values) < len(group):
            raise Unsound  # a key stands there in two spellings
        for name in needed:
            if name not in values:
                raise Unsound
        return part(values)

    return read


def _key_of(part: type[Part], typed: str) -> tuple[str, Readers]:
    """The attribute of a key, and how its value is read; asked when the first file has the key."""
    key = keys_of(part).get(part.spelled_keys.get(typed, typed))
    if key is None:
        raise Unsound
    return key.name, _every_reader_of(key.kind)
