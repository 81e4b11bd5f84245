"""What is published about one rule, for formats that declare their rules."""

from collections.abc import Callable
from typing import NamedTuple


class PublishedRule(NamedTuple):
    """A rule with its text."""

    id: str
    summary: str
    """One line."""
    text: str
    broken_when: str


RulesOf = Callable[[str], tuple[PublishedRule, ...]]
"""The rules of a game, given the word that files tell it by."""
