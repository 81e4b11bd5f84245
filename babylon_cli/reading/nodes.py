"""Where everything in a document stands: a tree of marks beside the plain data."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

LINE_BREAK = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
"""What YAML counts as the end of a line."""


class Mark(Protocol):
    """A position as the YAML parser gives it, counted from 0 in characters."""

    @property
    def line(self) -> int:
        """The line."""

    @property
    def column(self) -> int:
        """The column in its line."""

    @property
    def index(self) -> int:
        """How many characters stand before it."""


class Place(NamedTuple):
    """A position as people count it, from 1, and how many characters it marks."""

    line: int
    column: int
    width: int = 1


class Marked(Protocol):
    """Anything with a beginning and an end: the event of a scalar, or a group."""

    @property
    def start_mark(self) -> Mark:
        """Where it begins."""

    @property
    def end_mark(self) -> Mark:
        """Where it ends."""


class Group:
    """The marks of a mapping or a sequence, and those of everything in it.

    A scalar has no object of its own: its event stands in the tree, for files have many scalars.
    """

    __slots__ = ("end_mark", "items", "keys", "start_mark", "values")

    def __init__(
        self, start_mark: Mark, end_mark: Mark, keys: dict[str, Marked], values: dict[str, Marked], items: list[Marked]
    ) -> None:
        """Take the marks of a mapping by key: of the keys and of the values; or those of a sequence's entries."""
        self.start_mark = start_mark
        self.end_mark = end_mark
        self.keys = keys
        self.values = values
        self.items = items

    def child(self, step: str | int) -> Marked | None:
        """The value under a key, which may be typed in small letters, or at a position; or None."""
        if isinstance(step, str):
            return self.values.get(step) or self.values.get(step.lower())
        return self.items[step] if 0 <= step < len(self.items) else None


NO_KEYS: dict[str, Marked] = {}
"""What a sequence has for keys; shared and never changed."""

NO_ITEMS: list[Marked] = []
"""What a mapping has for entries; shared and never changed."""

MarksWithin = tuple[dict[str, Marked], dict[str, Marked], list[Marked]]
"""The marks of a group's keys, of its values, and of its entries."""


class Branch(Group):
    """A group whose marks are looked for when someone asks: of a sound document hardly anyone does."""

    __slots__ = ("find",)

    def __init__(self, start_mark: Mark, end_mark: Mark, find: Callable[[], MarksWithin]) -> None:
        """Take what finds the marks in it."""
        self.start_mark = start_mark
        self.end_mark = end_mark
        self.find = find

    def __getattr__(self, name: str) -> Any:
        """Python asks here only for what is not there yet."""
        self.keys, self.values, self.items = self.find()
        return object.__getattribute__(self, name)


def descend(root: Marked, path: tuple[str | int, ...]) -> Marked:
    """The value at a path, or the deepest one on the way to it."""
    node = root
    for step in path:
        child = node.child(step) if isinstance(node, Group) else None
        if child is None:
            return node
        node = child
    return node


def key_of(node: Marked, name: str) -> Marked:
    """The key of that name in a mapping, or the mapping itself."""
    return node.keys.get(name, node) if isinstance(node, Group) else node


def place_of(node: Marked) -> Place:
    """Where a scalar or a group begins; a scalar on one line is marked over its whole width."""
    start, end = node.start_mark, node.end_mark
    whole = start.line == end.line and not isinstance(node, Group)
    return Place(start.line + 1, start.column + 1, max(1, end.column - start.column) if whole else 1)
