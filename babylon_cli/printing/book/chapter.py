"""What a game hands over for the book of all its pages: chapters, and where its examples belong."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from babylon_cli.wording.message import Fact, Message


class Chapter(NamedTuple):
    """Pages of one kind."""

    title: Fact
    pages: tuple[tuple[str, Fact], ...]
    """Their names and titles, in the order of the book."""


class Volume(NamedTuple):
    """What the book tells of one game."""

    chapters: tuple[Chapter, ...]
    examples: Mapping[str, Message]
    """The folders of examples that are no near-miss pairs of a rule, by their paths, and what they are examples of."""
    subject_of: Callable[[str, str], str]
    """The page that an example is about, given its folder and its name; empty where it is about no single one."""
