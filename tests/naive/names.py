"""When two typed names are the same name, and when one looks like a slip for another."""

from __future__ import annotations

from unicodedata import normalize


def same(name: object) -> str:
    """A key that is equal for two names which differ only in letter case or in composed accents."""
    return normalize("NFC", normalize("NFC", str(name)).casefold())


def are_one_edit_apart(one: str, other: str) -> bool:
    """Whether one letter put in, left out, replaced or swapped with the next turns one name into the other."""
    longer, shorter = max(one, other, key=len), min(one, other, key=len)
    if len(one) != len(other):
        return any(longer[:place] + longer[place + 1 :] == shorter for place in range(len(longer)))
    differing = [place for place in range(len(one)) if one[place] != other[place]]
    if len(differing) != 2 or differing[1] != differing[0] + 1:
        return len(differing) == 1
    return [one[place] for place in differing] == [other[place] for place in reversed(differing)]


def looks_like_a_slip(one: str, other: str) -> bool:
    """Whether one of two names, as keys, may be meant for the other: among very short names nobody can tell."""
    return max(len(one), len(other)) > 3 and are_one_edit_apart(one, other)
