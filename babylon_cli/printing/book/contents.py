"""What the book holds: a volume for each game, in chapters of pages, each with its address."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.wording.message import Fact

INDEX = "index.html"


class Leaf(NamedTuple):
    """One page."""

    title: Fact
    address: str
    name: str = ""
    """The id by which `explain` tells it; empty for an example."""
    example: str = ""
    """The folder and the name of the file that it shows."""


class BookChapter(NamedTuple):
    """Pages of one kind."""

    id: str
    """Where the index has it."""
    title: Fact
    leaves: tuple[Leaf, ...]


class BookVolume(NamedTuple):
    """The pages of one game."""

    id: str
    title: str
    chapters: tuple[BookChapter, ...]


class Placed(NamedTuple):
    """A page with its chapter and the pages beside it."""

    leaf: Leaf
    chapter: BookChapter
    before: Leaf | None
    after: Leaf | None


def placed_leaves(volumes: tuple[BookVolume, ...]) -> Iterator[Placed]:
    """Every page in the order of the book."""
    found = [(leaf, chapter) for volume in volumes for chapter in volume.chapters for leaf in chapter.leaves]
    leaves = [None, *[leaf for leaf, _ in found], None]
    for (leaf, chapter), before, after in zip(found, leaves, leaves[2:], strict=False):
        yield Placed(leaf, chapter, before, after)
