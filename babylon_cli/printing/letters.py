"""A letter for each of several names, which no other of them has: where a colour or a name cannot stand."""

from collections.abc import Iterable
from string import ascii_uppercase
from unicodedata import normalize


def letters_of(names: Iterable[str]) -> dict[str, str]:
    """For each name its first letter, or else the first of its letters that is not taken yet, or else its number.

    First letters go before later ones: of purple, pink and iris, iris has I and pink N.
    """
    listed = list(dict.fromkeys(names))
    own = {name: _capitals(name) for name in listed}
    letters: dict[str, str] = {}
    for name in listed:
        if own[name] and own[name][0] not in letters.values():
            letters[name] = own[name][0]
    for number, name in enumerate(listed, start=1):
        free = [letter for letter in own[name] if letter not in letters.values()]
        letters.setdefault(name, free[0] if free else str(number))
    return {name: letters[name] for name in listed}


def _capitals(name: str) -> list[str]:
    """The letters of a name as capitals without accents; none of a name in another script than the latin one."""
    return [letter for letter in normalize("NFD", name).upper() if letter in ascii_uppercase]
