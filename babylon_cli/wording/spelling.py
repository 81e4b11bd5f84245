"""When two words are one, and how near two others are, for `did you mean`."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

SHORT = 4
"""Names of fewer characters are all near each other: one edit is no likeness."""

LONG = 80
"""What has more characters is no name: to compare it with all names would take long."""
NEAR = 0.7
"""How like two words are of which one is meant by the other: `fleur` by `flower`, but not `place` by `players`."""

PARTS = re.compile("[-_]")

UNSEEN = (
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Unicode's characters that nobody sees (Default_Ignorable_Code_Point)."""

SOFT_HYPHEN, NEXT_UNSEEN = "\u00ad", "\u034f"
"""The first two of them: the letters of Latin, but for rare ones, come before the second."""


@lru_cache(maxsize=4096)
def folded(word: str) -> str:
    """A word without letter case, and each letter with its accents in one way: equal for names that are one.

    Composed once more after folding, so that folding twice changes nothing.
    """
    if word.isascii():
        return word.lower()
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", word).casefold())


def is_one_name(first: str, second: str) -> bool:
    """Whether two names differ at most in letter case, or in how an accent is written."""
    return folded(first) == folded(second)


@lru_cache(maxsize=1024)
def seen(word: str) -> str:
    """What of a folded name a reader sees: equal for names that nobody can tell apart."""
    is_seen = word.isascii() or (max(word) < NEXT_UNSEEN and SOFT_HYPHEN not in word)
    shown = word if is_seen else re.sub(UNSEEN, "", word)  # the pattern takes a while to compile
    return " ".join(folded(shown).split())


@lru_cache(maxsize=1024)
def is_one_edit_away(first: str, second: str) -> bool:
    """Whether one letter inserted, left out, changed or swapped with its neighbour turns one word into the other."""
    shorter, longer = sorted((first, second), key=len)
    if first == second or len(longer) - len(shorter) > 1:
        return False
    same = 0
    while same < len(shorter) and shorter[same] == longer[same]:
        same += 1
    if len(shorter) < len(longer):
        return shorter[same:] == longer[same + 1 :]
    swapped = shorter[:same] + shorter[same : same + 2][::-1] + shorter[same + 2 :]
    return shorter[same + 1 :] == longer[same + 1 :] or swapped == longer


def nearest(word: str, known: Iterable[str], close: float = NEAR) -> str | None:
    """The known word that is most like this one, or None where none is close, from 0 (anything) to 1 (equal).

    A word that is only the beginning or one of the parts of a known one is close as well.
    """
    return _nearest(word, tuple(known), close)


@lru_cache(maxsize=256)
def _nearest(word: str, known: tuple[str, ...], close: float) -> str | None:
    from difflib import get_close_matches  # noqa: PLC0415 - only for a mistake

    spellings, typed = {folded(name): name for name in known}, folded(word)
    matches = get_close_matches(typed, spellings, n=1, cutoff=close)
    if not matches and len(typed) >= SHORT:
        matches = [spelling for spelling in spellings if spelling.startswith(typed) or typed in PARTS.split(spelling)]
    return spellings[matches[0]] if matches else None


def nearest_few(word: str, known: Iterable[str]) -> list[str]:
    """Up to three known words that are much like this one, the nearest first; none where it is short, or very long."""
    from difflib import get_close_matches  # noqa: PLC0415 - only for a mistake

    if not SHORT <= len(word) <= LONG:
        return []
    spellings = {folded(name): name for name in known}
    return [spellings[near] for near in get_close_matches(folded(word), spellings, n=3, cutoff=0.7)]


def nearest_name(name: str, known: Iterable[str]) -> str | None:
    """The known name that is most like this one; a short one is like no other, for one edit makes any two alike."""
    return nearest(name, known) if len(name) >= SHORT else None
