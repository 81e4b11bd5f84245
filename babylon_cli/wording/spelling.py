"""How near two words are, for `did you mean`."""

from collections.abc import Iterable
from functools import lru_cache


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


def nearest(word: str, known: Iterable[str], close: float = 0.6) -> str | None:
    """The known word that is most like this one, or None where none is close, from 0 (anything) to 1 (equal)."""
    from difflib import get_close_matches  # noqa: PLC0415 - only for a mistake

    spellings = {name.lower(): name for name in known}
    matches = get_close_matches(word.lower(), spellings, n=1, cutoff=close)
    return spellings[matches[0]] if matches else None
