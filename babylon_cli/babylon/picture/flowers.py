"""The sign of each flower of a table in a picture: a letter that no other of its flowers has, or else a number."""

from collections.abc import Iterable
from string import ascii_uppercase
from unicodedata import normalize


def flower_signs(flowers: Iterable[str]) -> dict[str, str]:
    """For each flower its first letter, or else the first of its letters that is no sign yet, or else its number.

    First letters go before later ones: of purple, pink and iris, iris has I and pink N.
    """
    names = list(dict.fromkeys(flowers))
    letters = {name: _letters(name) for name in names}
    signs: dict[str, str] = {}
    for name in names:
        if letters[name] and letters[name][0] not in signs.values():
            signs[name] = letters[name][0]
    for number, name in enumerate(names, start=1):
        free = [letter for letter in letters[name] if letter not in signs.values()]
        signs.setdefault(name, free[0] if free else str(number))
    return {name: signs[name] for name in names}


def _letters(name: str) -> list[str]:
    """The letters of a name as capitals without accents; none of a name in another script than the latin one."""
    return [letter for letter in normalize("NFD", name).upper() if letter in ascii_uppercase]


def beside_a_number(sign: str) -> str:
    """The sign as it stands beside the number of a storey, where a number has a mark before it."""
    return f"#{sign}" if sign.isdigit() else sign
