"""What is meant by a word that cannot stand in a terrace, a build or a tile of one line."""

import re
from collections.abc import Set as AbstractSet

from babylon_cli.babylon.files.other_languages import CORNERS, ICONS, MATERIALS
from babylon_cli.babylon.files.short_forms import ELSEWHERE, NO_OTHERS, Form, meant_by
from babylon_cli.babylon.files.values import ICONS_WITH_OTHER_SIGNS, MEANT_ICONS, icons_meant
from babylon_cli.babylon.table.pieces import MATERIAL_WORDS
from babylon_cli.reading.suggesting import meant_elsewhere, to_type_for
from babylon_cli.wording.message import Message, Name
from babylon_cli.wording.spelling import folded, nearest

AS_LETTERS = Message("write four icon letters, such as S..F: S statue, F fountain, B bridge, T staircase, . none")

LEFT_OUT = Message("leave it out where there is none")

ICON_WORDS = [word for word in (*ICONS, *MEANT_ICONS) if MEANT_ICONS.get(word, word) != "none"]
"""The words of icons in every language."""


def in_english(key: str, word: str) -> str:
    """The word of the format for one of another language; any other stays as it is."""
    return meant_by(ELSEWHERE.get(key, NO_OTHERS), word) or word


def in_place_of(form: Form, word: str) -> Message:
    """The word of the format to write in place of one of another language."""
    return Message("{english} for `{word}`", english=in_english(form.key_elsewhere(word), word), word=word)


def instead_of(word: str) -> Message | None:
    """What to write in place of a word that is for none of the keys, such as one of an icon; None if nobody knows."""
    if _is_near_an_icon(word):
        return AS_LETTERS
    return LEFT_OUT if MEANT_ICONS.get(word.lower(), word) == "none" else None


def _is_near_an_icon(word: str) -> bool:
    """Whether an icon is meant, and no material is nearer."""
    return nearest(word, (*MATERIAL_WORDS, *ICON_WORDS)) in ICON_WORDS


def with_other_signs(word: str) -> Message | None:
    """What to write for a word with other signs where no icon is, such as `S--F`; None if it has none."""
    icons = icons_meant(word)
    if icons:
        return Message("did you mean {icons}? A dot stands where there is no icon", icons=icons)
    has_icons = re.fullmatch(ICONS_WITH_OTHER_SIGNS, word)
    return Message("write a dot where there is no icon, such as S..F") if has_icons else None


def did_you_mean(form: Form, word: str, beside: str, flowers: AbstractSet[str]) -> Message | None:
    """Which material or corner is meant, given the word that is the flower then, and the flowers of the file, folded.

    A word of another language is suggested only where it would be read.
    """
    if form.key_elsewhere(word) and folded(word) in flowers:
        return Message("write {words}, here and wherever else it is no flower", words=in_place_of(form, word))
    guess = _meant(form, word)
    if isinstance(guess, Name):
        suggested = {folded(each) for _, each in guess.others}
        guess = guess if flowers.isdisjoint(suggested) and not form.key_elsewhere(beside) else guess.english
    return Message("did you mean {guess} by `{word}`?", guess=guess, word=word) if guess else None


def _meant(form: Form, word: str) -> str | Name | None:
    key = form.key_elsewhere(word)
    if key:
        return in_english(key, word)
    if _is_near_an_icon(word):
        return None
    materials = {each: MATERIALS[each] for each in MATERIALS if each in form.elsewhere["material"].values()}
    material = nearest(word, MATERIAL_WORDS) or meant_elsewhere(word, materials)
    if material:
        return to_type_for(word, material, MATERIAL_WORDS, materials)
    corner = meant_elsewhere(word, CORNERS) if "belvedere" in form.elsewhere else None
    return to_type_for(word, corner, (), CORNERS) if corner else None
