"""A line read from left to right: each piece with its place, and what is wrong at the first one that is no piece."""

import re
from typing import NamedTuple, NoReturn

from babylon_cli.reading.nodes import NO_ITEMS, NO_KEYS, Group, Marked
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.short_texts import Position, Word
from babylon_cli.wording.message import Message, Text

COPY_OR_MEND = Message("copy the line once more, or write there what was expected")


class Mistake(Exception):
    """What keeps a line from being one."""

    def __init__(self, message: Text, start: int, width: int = 1, help: Text = "") -> None:
        """Take what is wrong with how many characters from which on, counted from 0."""
        super().__init__(message)
        self.problem = Problem(message, 1, start + 1, max(1, width), help)


class Piece(NamedTuple):
    """A value that a line tells, and where it stands there."""

    data: PlainData
    node: Marked


def word(line: str, start: int, end: int) -> Word:
    """What stands in a line from one character to another."""
    return Word(line[start:end], Position(0, start, start), Position(0, end, end))


def group(values: dict[str, Piece], start: int, end: int) -> Piece:
    """A group of keys, each of which stands where its value does."""
    marks = {key: piece.node for key, piece in values.items()}
    node = Group(Position(0, start, start), Position(0, end, end), marks, marks, NO_ITEMS)
    return Piece({key: piece.data for key, piece in values.items()}, node)


def entries(pieces: list[Piece], start: int, end: int) -> Piece:
    """A list."""
    nodes = [piece.node for piece in pieces]
    node = Group(Position(0, start, start), Position(0, end, end), NO_KEYS, NO_KEYS, nodes)
    return Piece([piece.data for piece in pieces], node)


class Cursor:
    """A place in a line, which goes on piece by piece to the end of an item or a part."""

    def __init__(self, line: str, start: int, end: int) -> None:
        """Begin at a character, and go to another one at most."""
        self.line = line
        self.position = start
        self.end = end

    @property
    def is_at_end(self) -> bool:
        """Whether nothing is left."""
        return self.position >= self.end

    @property
    def rest(self) -> str:
        """What is left."""
        return self.line[self.position : self.end]

    def take(self, pattern: re.Pattern[str]) -> Word | None:
        """The piece that comes next, if it is like this; None, and nothing is taken, where it is not."""
        found = pattern.match(self.line, self.position, self.end)
        if found is None:
            return None
        taken = word(self.line, self.position, found.end())
        self.position = found.end()
        return taken

    def need(self, pattern: re.Pattern[str], expected: Message) -> Word:
        """The piece that comes next; raises Mistake where it is not like this."""
        taken = self.take(pattern)
        if taken is None:
            self.refuse(expected)
        return taken

    def finish(self, expected: Message) -> None:
        """Raise Mistake where something is left."""
        if not self.is_at_end:
            self.refuse(expected)

    def refuse(self, expected: Message) -> NoReturn:
        """Say what stands here in place of what was expected; before the end of a line something always does."""
        found = self.line[self.position : self.position + 1]
        message = Message("`{found}` stands here; expected {expected}", found=found, expected=expected)
        raise Mistake(message, self.position, help=COPY_OR_MEND)

    def items(self, separator: str) -> list["Cursor"]:
        """What is left, item by item."""
        cursors = []
        start = self.position
        for item in self.rest.split(separator):
            cursors.append(Cursor(self.line, start, start + len(item)))
            start += len(item) + 1
        return cursors
