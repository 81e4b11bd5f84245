"""One of the 66 rulings, but for its words: what the answer to a question of the table rests on."""

from typing import Literal, NamedTuple

from babylon_cli.babel.table.rulings import NAMES
from babylon_cli.judging.about import Source

Basis = Literal["rulebook", "rulebook and derived", "derived", "unresolved"]
"""Stated in the rulebook of Babel, derived from it or from that of the base game, or open."""


class Ruling(NamedTuple):
    """One ruling."""

    id: str
    """E01 to E66."""
    basis: Basis
    sources: tuple[Source, ...]
    """Where it is stated, what it is derived from, or where the question arises."""
    tiles: tuple[int, ...] = ()
    """The tiles that it is about."""
    projects: tuple[str, ...] = ()
    """The cards of the Great Projects that it is about, by their English names."""

    @property
    def name(self) -> str | None:
        """The name under which `rulings:` of a file answers an open question; None for any other."""
        return NAMES.get(self.id)
