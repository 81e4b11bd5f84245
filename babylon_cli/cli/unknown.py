"""What is said of a word that no command or page is called by."""

import re
import shlex
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from babylon_cli.wording.message import Message, listed
from babylon_cli.wording.spelling import nearest, nearest_name

TABLES = (".yaml", ".yml", ".jsonl")
"""How the names of files with tables end."""


def unknown_command(typed: str, known: Iterable[str], group: str) -> Message:
    """There is no such command of a group: its use for a file, the nearest command if one is near, or where all are."""
    names = list(known)
    if typed.lower().endswith(TABLES) or Path(typed).is_dir():
        template = "There is no command {typed}. Did you mean `{group} score {file}`?"
        return Message(template, typed=repr(typed), group=group, file=shlex.quote(typed))
    guess = nearest_name(typed, names)
    if guess:
        return Message("There is no command {typed}. Did you mean {guess}?", typed=repr(typed), guess=guess)
    return Message("There is no command {typed}. `{group} --help` lists all.", typed=repr(typed), group=group)


def unknown_ruling(name: str, value: str, known: Mapping[str, Sequence[str]]) -> Message | None:
    """There is no such ruling, or no such value of it; None where both are known."""
    if name not in known:
        guess, rulings = nearest(name, known), listed(known)
        if guess is None:
            return Message("There is no ruling {name}. The rulings are {rulings}.", name=repr(name), rulings=rulings)
        return Message("There is no ruling {name}. Did you mean {guess}?", name=repr(name), guess=guess)
    if value in known[name]:
        return None
    values = listed(known[name], "or")
    if not value:
        template = "{ruling} is {values}: write such as {ruling}={other}."
        return Message(template, ruling=name, values=values, other=known[name][-1])
    guess = nearest(value, known[name])
    if guess is None:
        return Message("{ruling} is {values}, not {value}.", ruling=name, values=values, value=repr(value))
    template = "{ruling} is {values}, not {value}. Did you mean {guess}?"
    return Message(template, ruling=name, values=values, value=repr(value), guess=guess)


MOST_GUESSES = 6
"""How many rules are named that have a word in their name."""


def unknown_rule(typed: str, known: Iterable[str]) -> Message:
    """There is no such rule; those that have the word in their name, else the nearest, if one is near."""
    names = list(known)
    with_the_word = [name for name in names if typed.lower() in re.split("[-_]", name)][:MOST_GUESSES]
    if with_the_word:
        guesses = listed(with_the_word, "or")
        return Message("There is no rule {typed}. Did you mean {guesses}?", typed=repr(typed), guesses=guesses)
    guess = nearest_name(typed, names)
    if guess:
        return Message("There is no rule {typed}. Did you mean {guess}?", typed=repr(typed), guess=guess)
    return Message("There is no rule {typed}. `babylon explain` lists all.", typed=repr(typed))
