"""Terraces, builds and tiles that are written in one line, read as the groups of keys that they stand for."""

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any, NamedTuple

from babylon_cli.babylon.files.short_faults import (
    OR_A_FLOWER,
    SIGN,
    Words,
    as_typed,
    in_order,
    lacking,
    names_a_key,
    needs_a_group,
    or_a_flower,
    refused,
    with_a_sign,
)
from babylon_cli.babylon.files.short_flowers import named_flowers, used_flowers
from babylon_cli.babylon.files.short_forms import FORMS, NO_OTHERS, PATTERNS, Form, key_of
from babylon_cli.babylon.files.short_meant import in_english
from babylon_cli.babylon.files.values import house_cell
from babylon_cli.reading.nodes import Branch, Marked, MarksWithin, place_of
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.scalars import PlainData, plain_value
from babylon_cli.reading.short_texts import Kind, ShortText, Word, Written, group_of
from babylon_cli.wording.message import Message
from babylon_cli.wording.spelling import folded


def read_short(kind: Kind, short: ShortText) -> Written:
    """The group that a text of this kind stands for."""
    form = FORMS[kind]
    if isinstance(short.value, dict):
        ((key, value),) = short.value.items()
        return _with_a_key(form, short, key, value)
    values = _values_of_a_sound_text(kind, str(short.value))
    if values is not None:
        start, end = short.node.start_mark, short.node.end_mark
        return Written(dict(values), Branch(start, end, partial(_marks_of, form, short)), [])
    words, problems = _sorted(form, short, short.words(str(short.value), short.node))
    problems = problems or _also_a_flower(form, short, words)
    problems += lacking(form, short, words)
    return Written(*group_of(short.node, _values(words), words), problems)


@lru_cache(maxsize=4096)
def _values_of_a_sound_text(kind: Kind, text: str) -> Mapping[str, PlainData] | None:
    """The values of a text of which every word is right whatever the document says; None where that is not so."""
    form = FORMS[kind]
    words = [_told_by(word) for word in text.split()]
    values = {key: plain_value(value) if key == "level" else value for key, value, _ in words}
    is_whole = values.keys() >= {*form.needed, *OF_A_DOCUMENT.intersection(form.keys)}
    is_right = len(values) == len(words) and values.keys() <= set(form.keys) and all([told.is_bare for told in words])
    return values if is_whole and is_right else None


OF_A_DOCUMENT = {"flower"}
"""What another word may stand for, if the document has a flower of that name."""


class _Told(NamedTuple):
    """What a word tells by itself."""

    key: str
    """The key that it is for; empty if it is none."""
    value: str
    is_bare: bool
    """Whether it is the value alone: without the name of its key before it, or a comma behind it."""


@lru_cache(maxsize=4096)
def _told_by(word: str) -> _Told:
    name, *value = SIGN.split(word.rstrip(","), maxsplit=1)
    key = name if value else key_of(name)
    return _Told(key, value[-1] if value else name, not value and not word.endswith(","))


def _marks_of(form: Form, short: ShortText) -> MarksWithin:
    """Where the words of a sound text stand."""
    words, _ = _by_keys(form, short.words(str(short.value), short.node))
    return {**words}, {**words}, []


HOUSE = {"from": str.lower, "at": house_cell, "belvedere": str.upper, "icons": str.upper, "material": str.lower}
"""How the house spells the word for a key, where it is not as typed, given the word of the format."""


def house_text(kind: Kind, typed: str) -> str:
    """A text without fault as the house writes it: each word as the house spells it, and in its order."""
    return in_order(FORMS[kind], _house_words(kind, typed))


def with_value(kind: Kind, typed: str, key: str, value: Any) -> PlainData:
    """What to write for a text without fault in which a key is to have another value, or none.

    A group where no text can have the key.
    """
    form, words = FORMS[kind], _house_words(kind, typed)
    if key not in form.keys:
        group: PlainData = {**{each: plain_value(word) for each, word in words.items()}, key: value}
        return group
    words.pop(key, None)
    return in_order(form, words if value is None else {**words, key: str(value)})


def _house_words(kind: Kind, typed: str) -> dict[str, str]:
    words = typed.split()
    elsewhere = _keys_elsewhere(FORMS[kind], words)
    by_key = {elsewhere.get(word) or key_of(word): word for word in words}
    return {key: HOUSE.get(key, str)(in_english(key, word)) for key, word in by_key.items()}


def _sorted(form: Form, short: ShortText, words: list[Word]) -> tuple[Words, list[Problem]]:
    """The words by their keys, and what is wrong with the first for which there is no key, or no second place.

    The others that have none mostly follow from it, such as the words of a second terrace.
    """
    by_key, left = _by_keys(form, words)
    elsewhere = _keys_elsewhere(form, [word.text for word in words]) if left else NO_OTHERS
    if elsewhere:
        flowers = short.document.once(used_flowers)
        sure = {word: key for word, key in elsewhere.items() if folded(word) not in flowers}
        by_key, left = _by_keys(form, words, sure)
    return by_key, [refused(form, short, key, word, by_key) for key, word in left[:1]]


def _keys_elsewhere(form: Form, words: list[str]) -> Mapping[str, str]:
    """The keys of words of another language which seem to be flowers, where another word is the flower."""
    seem = [word for word in words if key_of(word) == "flower"]
    known = {word: key for word in seem if (key := form.key_elsewhere(word))}
    return known if "flower" not in form.keys or len(known) < len(set(seem)) else NO_OTHERS


def _by_keys(
    form: Form, words: list[Word], elsewhere: Mapping[str, str] = NO_OTHERS
) -> tuple[Words, list[tuple[str, Word]]]:
    """The words by their keys, and those that are left, with the key that each seems to be for."""
    by_key: Words = {}
    left: list[tuple[str, Word]] = []
    for word in words:
        key, value, is_bare = _told_by(word.text)
        key = elsewhere.get(word.text, key)
        if not is_bare or key not in form.keys or key in by_key:
            left.append((key, word))
        if key in form.keys:
            by_key.setdefault(key, word._replace(text=value))
    return by_key, left


def _values(words: Words) -> dict[str, PlainData]:
    """The values of a group in plain data."""
    return {key: plain_value(word.text) if key == "level" else word.text for key, word in words.items()}


def _also_a_flower(form: Form, short: ShortText, words: Words) -> list[Problem]:
    """A word that the file has for a flower elsewhere, where no other word is the flower; it is then taken for it."""
    if "flower" not in form.keys or "flower" in words:
        return []
    flowers = short.document.once(named_flowers)
    for key in OR_A_FLOWER:
        if key in words and folded(words[key].text) in flowers:
            words["flower"] = words.pop(key)
            return [or_a_flower(form, short, key, words)]
    return []


def _with_a_key(form: Form, short: ShortText, key: str, value: PlainData) -> Written:
    """A group of one key, where that is a text that begins or ends amiss; else the group as it is."""
    key_mark, value_mark = short.marks_of(key)
    words = short.words(key, key_mark)
    last = words[-1] if words else None
    if last is not None and last.text in form.long_only:
        return _with_a_long_key(form, short, words, value, value_mark)
    if last is None or isinstance(value, dict | list):
        return Written(short.value, short.node, [])
    others = short.words("" if value is None else str(value), value_mark)
    if PATTERNS["key"].fullmatch(last.text):
        return _with_a_name(form, short, words, others)
    return _with_a_sign(form, short, [*words, *others], last)


def _with_a_long_key(form: Form, short: ShortText, words: list[Word], value: PlainData, value_mark: Marked) -> Written:
    """Such as `C3 1 white pillars: {NW: double}`."""
    *words, last = words
    by_key, problems = _sorted(form, short, words)
    problems = [*problems, *lacking(form, short, by_key)]
    values = {**_values(by_key), last.text: value}
    marks: dict[str, Marked] = {**by_key, last.text: value_mark}
    return _refused_at(last, needs_a_group(form, last.text, as_typed(by_key), value), short, values, marks, problems)


def _with_a_name(form: Form, short: ShortText, words: list[Word], others: list[Word]) -> Written:
    """Such as `C3 white level: 1`, or `at: C3 1 white`."""
    *words, last = words
    others = [word._replace(text=in_english(last.text, word.text)) for word in others]
    by_key, problems = _sorted(form, short, [*words, *others])
    if not words and len(by_key) < LEAST_WORDS:
        return Written(short.value, short.node, [])
    problems = [*problems, *lacking(form, short, by_key)]
    return _refused_at(last, names_a_key(form, short, last.text, by_key), short, _values(by_key), {**by_key}, problems)


def _with_a_sign(form: Form, short: ShortText, words: list[Word], last: Word) -> Written:
    """Such as `{C3 1 white}`, or `C3: 1 white`."""
    by_key, problems = _sorted(form, short, words)
    if problems or len(by_key) < LEAST_WORDS:
        return Written(short.value, short.node, [])
    problems = [*problems, *lacking(form, short, by_key)]
    said = with_a_sign(form, short, by_key, in_braces=short.is_in_braces)
    return _refused_at(words[0] if short.is_in_braces else last, said, short, _values(by_key), {**by_key}, problems)


def _refused_at(
    word: Word,
    said: tuple[Message, Message],
    short: ShortText,
    values: dict[str, PlainData],
    marks: dict[str, Marked],
    problems: list[Problem],
) -> Written:
    """What the words stand for, and one more thing that is wrong with them, at one of them."""
    message, help = said
    return Written(*group_of(short.node, values, marks), [*problems, Problem(message, *place_of(word), help)])


LEAST_WORDS = 2
"""With fewer words nobody can tell whether a group is one text."""
