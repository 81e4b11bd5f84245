"""Which word to type in place of a slip: one that its reader knows, in whichever language."""

from collections.abc import Iterable

from babylon_cli.reading.values import Elsewhere, meanings
from babylon_cli.wording.message import LANGUAGES, Name
from babylon_cli.wording.spelling import NEAR, folded, is_one_edit_away, nearest

_, *OTHERS = LANGUAGES

FIRST_OF_CHINESE = "\u2e80"
"""Where the characters begin that are words or parts of words."""

NEAR_IN_CHINESE = 0.5
"""How like a Chinese word is to a slip in it: of its two or three characters one is wrong."""


def meant_elsewhere(slip: str, elsewhere: Elsewhere) -> str | None:
    """The word of the format that was meant by a slip in a word of another language, if one is near."""
    others = meanings(elsewhere)
    near = nearest(slip, others, NEAR_IN_CHINESE if min(slip, default="") >= FIRST_OF_CHINESE else NEAR)
    return others[near] if near else None


def to_type(word: str, elsewhere: Elsewhere) -> str | Name:
    """A word of the format as each reader types it."""
    if word not in elsewhere:
        return word
    usual = [(own or word).split()[0] for own in elsewhere[word]]
    return Name(word, tuple(zip(OTHERS, usual, strict=True)))


def to_type_for(slip: str, word: str, words: Iterable[str], elsewhere: Elsewhere) -> str | Name:
    """The same in place of a slip in it, or in another word of the reader's language that is nearer to the slip.

    It stays a word of the format where only one letter of it is wrong: a French reader gets fontaine for `fontane`, and
    fountain for `fountan`.
    """
    usual, known = to_type(word, elsewhere), list(words)
    if isinstance(usual, str):
        return usual
    by_language = zip(usual.others, zip(*elsewhere.values(), strict=True), strict=True)
    return Name(
        word, tuple([(code, _near(slip, known, " ".join(own).split()) or first) for (code, first), own in by_language])
    )


def _near(slip: str, words: list[str], own: list[str]) -> str | None:
    """What is nearest to a slip: a word of the reader's language, or one of the format but for a letter; or None."""
    near = nearest(slip, [*own, *words])
    return near if near and (near in own or is_one_edit_away(folded(slip), folded(near))) else None
