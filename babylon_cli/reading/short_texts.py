"""Texts that stand for groups of keys, such as `C3 1 white S..F` for a terrace: written out as the groups they mean.

Whatever reads the data afterwards finds the group alone, and at each of its keys the place of the word in the text.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from babylon_cli.reading.nodes import LINE_BREAK, NO_ITEMS, NO_KEYS, Group, Mark, Marked, descend, key_of, place_of
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.text import FileText
from babylon_cli.wording.message import Message


class Position:
    """Where a word begins or ends, counted from 0 as the marks of YAML are."""

    __slots__ = ("column", "index", "line")

    def __init__(self, line: int, column: int, index: int) -> None:
        """Take the line, the column and how many characters come before."""
        self.line = line
        self.column = column
        self.index = index


class Word(NamedTuple):
    """A word of a text, and where it stands in the file."""

    text: str
    start_mark: Mark
    end_mark: Mark


Found = TypeVar("Found")


class Whole:
    """A whole document, and what was found in it."""

    def __init__(self, data: PlainData) -> None:
        """Take the document; nothing is found yet."""
        self.data = data
        self._found: dict[Callable[[Any], Any], Any] = {}

    def once(self, find: Callable[[Any], Found]) -> Found:
        """What is to be found in it, which is looked for once, however many texts ask."""
        if find not in self._found:
            self._found[find] = find(self.data)
        found: Found = self._found[find]
        return found


class ShortText(NamedTuple):
    """What stands where a text may stand for a group: the text, or a group of one key that may begin with one."""

    value: PlainData
    node: Marked
    number: int
    """Its place in its list, from 1; 0 outside a list."""
    document: Whole
    """The whole document, for what it says elsewhere."""
    file: FileText

    def words(self, text: str, node: Marked) -> list[Word]:
        """The words of the text, or of the key that begins with one, each at its own place in the file."""
        return _placed(text.split(), node, self.file.whole)

    @property
    def is_in_braces(self) -> bool:
        """Whether it is a group in braces."""
        return self.file.whole[self.node.start_mark.index] == "{"

    def marks_of(self, key: str) -> tuple[Marked, Marked]:
        """Where a key of the group stands, and its value."""
        return key_of(self.node, key), descend(self.node, (key,))


class Written(NamedTuple):
    """The group that a text stands for, with its marks, and what is wrong with the text."""

    data: PlainData
    node: Marked
    problems: list[Problem]


Kind = str
"""What a text stands for at a place, such as `terrace`."""

Reading = Callable[[Kind, ShortText], Written]
"""How the text of a kind is read."""


class Entries(NamedTuple):
    """A list with a place in each of its entries."""

    place: "ShortPlace"


ShortPlace = Kind | Entries | dict[str, "ShortPlace"]
"""Where such texts may stand: a kind of text, or a list or a group with such places in it."""


def group_of(node: Marked, values: dict[str, PlainData], words: Mapping[str, Marked]) -> tuple[PlainData, Group]:
    """A group as if it were written with its keys, each of which stands where its value does."""
    marks = dict(words)
    return values, Group(node.start_mark, node.end_mark, marks, marks, NO_ITEMS)


def written_out(
    data: PlainData, root: Marked, file: FileText, places: ShortPlace, read: Reading
) -> tuple[PlainData, Marked, list[Problem]]:
    """The data with a group in place of every such text, its marks, and what is wrong with the texts."""
    walk = _Walk(data, file, read)
    data, root = walk.value(data, root, places, 0)
    return data, root, walk.problems


class _Walk:
    """One pass over the places of a document; what has no text in it is left as it is."""

    def __init__(self, document: PlainData, file: FileText, read: Reading) -> None:
        self.document = Whole(document)
        self.file = file
        self.read = read
        self.problems: list[Problem] = []

    def value(self, data: PlainData, node: Marked, place: ShortPlace, number: int) -> tuple[PlainData, Marked]:
        if isinstance(place, str):
            return self.text(data, node, place, number) if _begins_with_a_text(data) else (data, node)
        if isinstance(data, list) and isinstance(node, Group) and isinstance(place, Entries):
            return self.entries(data, node, place.place)
        if isinstance(data, dict) and isinstance(node, Group) and isinstance(place, dict):
            return self.group(data, node, place)
        return data, node

    def text(self, data: PlainData, node: Marked, kind: Kind, number: int) -> tuple[PlainData, Marked]:
        data, node, problems = self.read(kind, ShortText(data, node, number, self.document, self.file))
        self.problems += problems
        return data, node

    def entries(self, data: list[PlainData], node: Group, place: ShortPlace) -> tuple[PlainData, Marked]:
        if isinstance(place, str) and not any([_begins_with_a_text(entry) for entry in data]):
            return data, node
        entries = enumerate(zip(data, node.items, strict=True), start=1)
        read = [self.value(entry, mark, place, number) for number, (entry, mark) in entries]
        if all([entry is before for (entry, _), before in zip(read, data, strict=True)]):
            return data, node
        items = [mark for _, mark in read]
        return [entry for entry, _ in read], Group(node.start_mark, node.end_mark, node.keys, node.values, items)

    def group(self, data: dict[str, PlainData], node: Group, places: dict[str, ShortPlace]) -> tuple[PlainData, Marked]:
        changed: dict[str, tuple[PlainData, Marked]] = {}
        for key, place in places.items():
            before = data.get(key)
            if isinstance(before, str) and _is_a_list_of_texts(place) and len(before.split()) > 1:
                changed[key] = self.no_list(key, node.values[key])
            elif before is not None:
                read = self.value(before, node.values[key], place, 0)
                if read[0] is not before:
                    changed[key] = read
        if not changed:
            return data, node
        values = {**node.values, **{key: mark for key, (_, mark) in changed.items()}}
        written = {**data, **{key: value for key, (value, _) in changed.items()}}
        return written, Group(node.start_mark, node.end_mark, node.keys, values, node.items)

    def no_list(self, key: str, node: Marked) -> tuple[PlainData, Marked]:
        """An empty list in place of a text that should be a list of texts."""
        start, end = node.start_mark.index, node.end_mark.index
        first, *others = [line.strip() for line in LINE_BREAK.split(self.file.whole[start:end])]
        if others:
            help = Message("begin each line with a dash and a space, such as `- {first}`", first=first)
        else:
            help = Message("put it in brackets, such as `{key}: [{first}]`", key=key, first=first)
        message = Message("`{key}` is a text; expected a list", key=key)
        self.problems.append(Problem(message, *place_of(node), help))
        return [], Group(node.start_mark, node.end_mark, NO_KEYS, NO_KEYS, NO_ITEMS)


def _is_a_list_of_texts(place: ShortPlace) -> bool:
    return isinstance(place, Entries) and isinstance(place.place, str)


def _begins_with_a_text(data: PlainData) -> bool:
    """Whether it is a text, or a group of one key that may be one: more than a word, or no word of the format."""
    if isinstance(data, dict) and len(data) == 1:
        ((key, value),) = data.items()
        return not key.islower() or " " in key or (isinstance(value, str) and " " in value)
    return isinstance(data, str)


def _placed(words: list[str], node: Marked, whole: str) -> list[Word]:
    """Each word where it stands in the file; the place of one that is written with escapes is the whole text."""
    start, end = node.start_mark, node.end_mark
    if "\\" in whole[start.index : end.index]:
        return [Word(word, start, end) for word in words]
    placed = []
    reached = start
    for word in words:
        found = whole.find(word, reached.index, end.index)
        if found < 0:
            placed.append(Word(word, start, end))
        else:
            begins = _position(reached, whole, found)
            reached = _position(begins, whole, found + len(word))
            placed.append(Word(word, begins, reached))
    return placed


def _position(start: Mark, whole: str, index: int) -> Position:
    """A place in the file, given the last one before it that is known."""
    lines = LINE_BREAK.split(whole[start.index : index])
    column = len(lines[-1]) + (start.column if len(lines) == 1 else 0)
    return Position(start.line + len(lines) - 1, column, index)
