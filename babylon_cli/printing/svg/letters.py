"""A letter for each of several names, which no other of them has: where a colour or a name cannot stand."""

import unicodedata
from collections.abc import Iterable, Sequence


def letters_of(names: Sequence[str]) -> dict[str, str]:
    """The first letter of a name that no name before it has, first letters first; or else its number, from 1."""
    letters: dict[str, str] = {}
    for name in names:
        _take(letters, name, _capitals(name)[:1])
    for number, name in enumerate(names, start=1):
        if name not in letters:
            _take(letters, name, [*_capitals(name), str(number)])
    return {name: letters[name] for name in names}


def _take(letters: dict[str, str], name: str, choices: Iterable[str]) -> None:
    free = [letter for letter in choices if letter not in letters.values()]
    if free:
        letters[name] = free[0]


def _capitals(name: str) -> list[str]:
    """The letters of a name that can be written with strokes, without their accents."""
    plain = unicodedata.normalize("NFKD", name).upper()
    return [letter for letter in plain if "A" <= letter <= "Z"]
