"""What is published about a rule of Babel: its text, its place in the rulebook, and the rulings it follows."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Fault


class Source(NamedTuple):
    """One place in a rulebook: `babel` is the French rulebook of the expansion, `base` the game that it extends."""

    book: str
    section: str
    item: str


class About(NamedTuple):
    """The published text of one rule."""

    id: str
    summary: str
    """One line for the list of rules."""
    text: str
    """The rule in our own words."""
    broken_when: str
    sources: tuple[Source, ...]
    rulings: tuple[str, ...] = ()
    """The rulings that it follows, such as E46."""


class Rule(NamedTuple):
    """A rule that is checked once on the whole table; the paths of its faults are those of the document."""

    about: About
    check: Callable[[Table], Iterator[Fault]]
