"""What is published about one of the 66 rulings: a question of the table, its answer, and what the answer rests on."""

from typing import Literal, NamedTuple

from babylon_cli.babel.rules.about import Source

Basis = Literal["rulebook", "base rules", "derived", "unresolved"]
"""Stated in the rulebook of Babel, stated in the base rules, derived from either, or open."""


class Value(NamedTuple):
    """One answer to an open question, and what it means."""

    name: str
    meaning: str


class Choice(NamedTuple):
    """The name under which `rulings:` of a file answers an open question, and the values it may take."""

    name: str
    values: tuple[Value, ...]
    """The first is the default."""


class Ruling(NamedTuple):
    """One ruling."""

    id: str
    """E01 to E66."""
    question: str
    answer: str
    """For an open question, the answer that the toolkit takes by default."""
    basis: tuple[Basis, ...]
    sources: tuple[Source, ...]
    """Where it is stated, what it is derived from, or where the question arises."""
    tiles: tuple[int, ...] = ()
    """The tiles that it is about."""
    projects: tuple[str, ...] = ()
    """The cards of the Great Projects that it is about, by their English names."""
    choice: Choice | None = None
    """For an open question only."""
    beyond_the_file: str = ""
    """Why no file can express it; empty where a file can."""
    partly_beyond: str = ""
    """What part of it no file can express, and why; empty where a file can express all of it."""
