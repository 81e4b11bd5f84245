"""What is said of a word that no command or page is called by."""

from collections.abc import Iterable

from babylon_cli.cli.speech import said
from babylon_cli.wording.message import Message
from babylon_cli.wording.spelling import nearest_name


def unknown_command(typed: str, known: Iterable[str]) -> str:
    """There is no such command; the nearest, if one is near."""
    guess = nearest_name(typed, known)
    if guess:
        return said(Message("There is no command {typed}. Did you mean {guess}?", typed=repr(typed), guess=guess))
    return said(Message("There is no command {typed}.", typed=repr(typed)))


def unknown_rule(typed: str, known: Iterable[str]) -> Message:
    """There is no such rule; the nearest, if one is near."""
    guess = nearest_name(typed, known)
    if guess:
        return Message("There is no rule {typed}. Did you mean {guess}?", typed=repr(typed), guess=guess)
    return Message("There is no rule {typed}. `babylon explain` lists all.", typed=repr(typed))
