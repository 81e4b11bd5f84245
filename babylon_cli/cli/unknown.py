"""What is said of a word that no command or page is called by."""

import re
from collections.abc import Iterable

from babylon_cli.cli.speech import said
from babylon_cli.wording.message import Message, listed
from babylon_cli.wording.spelling import nearest


def unknown_command(typed: str, known: Iterable[str]) -> str:
    """There is no such command; the nearest, if one is near."""
    guess = nearest(typed, known)
    if guess:
        return said(Message("There is no command {typed}. Did you mean {guess}?", typed=repr(typed), guess=guess))
    return said(Message("There is no command {typed}.", typed=repr(typed)))


MOST_GUESSES = 6
"""How many rules are named that have a word in their name."""


def unknown_rule(typed: str, known: Iterable[str]) -> Message:
    """There is no such rule; those that have the word in their name, else the nearest, if one is near."""
    names = list(known)
    with_the_word = [name for name in names if typed.lower() in re.split("[-_]", name)][:MOST_GUESSES]
    if with_the_word:
        guesses = listed(with_the_word, "or")
        return Message("There is no rule {typed}. Did you mean {guesses}?", typed=repr(typed), guesses=guesses)
    guess = nearest(typed, names)
    if guess:
        return Message("There is no rule {typed}. Did you mean {guess}?", typed=repr(typed), guess=guess)
    return Message("There is no rule {typed}. `babylon explain` lists all.", typed=repr(typed))
