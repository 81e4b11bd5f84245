"""Terraces, builds and tiles that are written in one line, read as the groups of keys that they stand for."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from babylon_cli.babylon.files.short_forms import FORMS, WORD_KINDS, Form
from babylon_cli.babylon.files.values import house_cell
from babylon_cli.babylon.table.pieces import CORNER_NAMES, MATERIAL_WORDS
from babylon_cli.reading.contradictions import entries_in, groups_in
from babylon_cli.reading.nodes import Marked, place_of
from babylon_cli.reading.one_spelling import is_name
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import PlainData
from babylon_cli.reading.scalars import plain_value
from babylon_cli.reading.short_texts import Kind, ShortText, Word, Written, group_of
from babylon_cli.wording.message import Message, Text
from babylon_cli.wording.spelling import folded, nearest

PATTERNS = {key: re.compile(kind.seems) for key, kind in WORD_KINDS.items()}

SIGN = re.compile("([:=])")
"""What stands between the name of a key and its value, such as in `level:1`."""

IN_PLACE_OF = {"from": "dug", "at": "C3", "level": "1"}
"""What stands in an example for a word that is missing."""

LACKS = {
    "from": "{subject} does not say which terrace it is: write dug or stored",
    "at": "{subject} has no cell: write one such as C3",
    "level": "{subject} has no level: write a number such as 1",
}

TWICE = {
    "from": "{subject} has two words that say which terrace it is, {first} and {second}",
    "at": "{subject} has two cells, {first} and {second}",
    "level": "{subject} has two levels, {first} and {second}",
    "belvedere": "{subject} has two corners, {first} and {second}",
    "icons": "{subject} has two words that could be its icons, {first} and {second}",
    "material": "{subject} has two materials, {first} and {second}",
    "flower": "{subject} has two words that could be its flower, {first} and {second}",
}

OR_A_FLOWER = {
    "icons": "`{word}` could be the icons of {subject} or its flower: the file has a flower of that name",
    "belvedere": "`{word}` could be a corner of {subject} or its flower: the file has a flower of that name",
    "material": "`{word}` could be the material of {subject} or its flower: the file has a flower of that name",
}

Words = dict[str, Word]


def read_short(kind: Kind, short: ShortText) -> Written:
    """The group that a text of this kind stands for."""
    form = FORMS[kind]
    if isinstance(short.value, dict):
        ((key, value),) = short.value.items()
        return _with_a_key(form, short, key, value)
    words, problems = _sorted(form, short, short.words(str(short.value), short.node))
    problems = problems or _also_a_flower(form, short, words)
    problems += _lacking(form, short, words)
    return Written(*group_of(short.node, _values(words), words), problems)


HOUSE = {"from": str.lower, "at": house_cell, "belvedere": str.upper, "icons": str.upper, "material": str.lower}
"""How the house spells the word for a key, where it is not as typed."""


def house_text(kind: Kind, typed: str) -> str:
    """A text without fault as the house writes it: each word as the house spells it, and in its order."""
    form = FORMS[kind]
    words = {_key_of(word): word for word in typed.split()}
    return _in_order(form, {key: HOUSE.get(key, str)(word) for key, word in words.items()})


def _in_order(form: Form, words: dict[str, str]) -> str:
    return " ".join([words[key] for key in form.keys if key in words])


def _sorted(form: Form, short: ShortText, words: list[Word]) -> tuple[Words, list[Problem]]:
    """The words by their keys, and what is wrong with the first for which there is no key, or no second place.

    The others that have none mostly follow from it, such as the words of a second terrace.
    """
    by_key: Words = {}
    refused: list[tuple[str, Word]] = []
    for word in words:
        name, *value = SIGN.split(word.text.rstrip(","), maxsplit=1)
        key = name if value else _key_of(name)
        if value or word.text.endswith(",") or key not in form.keys or key in by_key:
            refused.append((key, word))
        if key in form.keys:
            by_key.setdefault(key, word._replace(text=value[-1] if value else name))
    return by_key, [_refused(form, short, key, word, by_key) for key, word in refused[:1]]


def _key_of(word: str) -> str:
    """The key that a word seems to be for; empty for a word that is none of them."""
    for key, pattern in PATTERNS.items():
        if pattern.fullmatch(word):
            return key
    return ""


def _values(words: Words) -> dict[str, PlainData]:
    """The values of a group in plain data."""
    return {key: plain_value(word.text) if key == "level" else word.text for key, word in words.items()}


def _refused(form: Form, short: ShortText, key: str, word: Word, words: Words) -> Problem:
    """Why a word cannot stand in a text."""
    subject = _subject(form, short)
    name = SIGN.split(word.text)[0]
    if name in form.long_only or (form.long_only and name != word.text and name in CORNER_NAMES):
        message, help = _needs_a_group(form, name if name in form.long_only else "pillars", _as_typed(words))
    elif PATTERNS["key"].fullmatch(name):
        message, help = _names_a_key(form, short, word.text, words)
    elif word.text.endswith(","):
        message = Message("a comma stands in {subject}, whose words stand apart by spaces", subject=subject)
        help = Message("take the commas out, such as {example}", example=_example(form, words))
    elif key in words and (key != "at" or re.fullmatch(WORD_KINDS["at"].right, word.text)):
        return _twice(form, short, key, word, words)
    else:
        message = Message("`{word}` cannot stand in {subject}", word=word.text, subject=subject)
        help = INSTEAD.get(word.text, form.takes)
    return Problem(message, *place_of(word), help)


AS_LETTERS = Message("write four icon letters, such as S..F: S statue, F fountain, B bridge, T staircase, . none")

INSTEAD = {
    "none": Message("leave it out where there is none"),
    **dict.fromkeys(("statue", "fountain", "bridge", "staircase"), AS_LETTERS),
}
"""What to write in place of a word, where that is known."""


def _names_a_key(form: Form, short: ShortText, word: str, words: Words) -> tuple[Message, Message]:
    message = Message(
        "`{word}` names a key, and {subject} is written in one line", word=word, subject=_subject(form, short)
    )
    return message, Message("leave the names of keys out, such as {example}", example=_example(form, words))


def _twice(form: Form, short: ShortText, key: str, word: Word, words: Words) -> Problem:
    """Two words of one kind: which of them is meant cannot be told, but where the file has but one of two flowers."""
    subject = _subject(form, short)
    first = words[key]
    if key == "flower":
        known = [folded(each.text) in _named_flowers(short.document) for each in (first, word)]
        if known == [False, True]:
            words[key], word = word, first
        if known in ([False, True], [True, False]):
            template = "`{word}` cannot stand in {subject}, whose flower is {flower}"
            message = Message(template, word=word.text, subject=subject, flower=words[key].text)
            return Problem(message, *place_of(word), _guess(word.text) or form.takes)
    message = Message(TWICE[key], subject=subject, first=first.text, second=word.text)
    return Problem(message, *place_of(word), _which_of_two(form, key, word.text, words))


def _which_of_two(form: Form, key: str, second: str, words: Words) -> Text:
    first = words[key].text
    if key == "at":
        return Message("take one out; each terrace is an entry of its own, after a comma or on a line of its own")
    if key == "flower":
        guess = _guess(second) or _guess(first)
        if guess:
            return guess
    elif "flower" in form.keys and "flower" not in words:
        flower, other = (first, second) if first.isalpha() else (second, first)
        group = _long_form({**_as_typed(words), key: other, "flower": flower})
        return Message("take one out; if {flower} is its flower, write {group}", flower=flower, group=group)
    return Message("take one out, such as {example}", example=_example(form, words))


def _guess(word: str) -> Message | None:
    """Which material is meant by a word, if one is near."""
    guess = nearest(word, MATERIAL_WORDS)
    return Message("did you mean {guess} by `{word}`?", guess=guess, word=word) if guess else None


def _lacking(form: Form, short: ShortText, words: Words) -> Iterator[Problem]:
    """What has to stand in every such text and does not."""
    help = Message("such as {example}", example=_example(form, words) if words else form.example)
    for key in form.needed:
        if key not in words:
            message = Message(LACKS[key], subject=_subject(form, short))
            yield Problem(message, *place_of(short.node), help)
    if short.value == "" and not form.needed:
        message = Message("{subject} is an empty text", subject=_subject(form, short))
        yield Problem(message, *place_of(short.node), help)


def _also_a_flower(form: Form, short: ShortText, words: Words) -> list[Problem]:
    """A word that the file has for a flower elsewhere, where no other word is the flower; it is then taken for it."""
    if "flower" not in form.keys or "flower" in words:
        return []
    flowers = _named_flowers(short.document)
    for key in [key for key in OR_A_FLOWER if key in words and folded(words[key].text) in flowers]:
        word = words["flower"] = words.pop(key)
        message = Message(OR_A_FLOWER[key], word=word.text, subject=_subject(form, short))
        group = _long_form(_as_typed(words))
        return [Problem(message, *place_of(word), Message("if it is the flower, write {group}", group=group))]
    return []


def _named_flowers(document: Any) -> set[str]:
    """The flowers that a document lists, and those of the boards, folded."""
    boards = [player.get("flower") for _, player in groups_in(document.get("players"))]
    names = [*entries_in(document.get("flowers")), *boards]
    return {folded(str(name)) for name in names if is_name(name)}


def _with_a_key(form: Form, short: ShortText, key: str, value: PlainData) -> Written:
    """A group whose only key is a text that ends with the name of a key, such as `C3 1 white pillars: {NW: double}`."""
    key_mark, value_mark = short.marks_of(key)
    *words, last = short.words(key, key_mark)
    if last.text in form.long_only:
        by_key, problems = _sorted(form, short, words)
        message, help = _needs_a_group(form, last.text, _as_typed(by_key), value)
        values = {**_values(by_key), last.text: value}
        marks: dict[str, Marked] = {**by_key, last.text: value_mark}
    elif PATTERNS["key"].fullmatch(last.text) and not isinstance(value, dict | list):
        words += short.words("" if value is None else str(value), value_mark)
        by_key, problems = _sorted(form, short, words)
        message, help = _names_a_key(form, short, last.text, by_key)
        values, marks = _values(by_key), {**by_key}
    else:
        return Written(short.value, short.node, [])
    problems = [*problems, *_lacking(form, short, by_key), Problem(message, *place_of(last), help)]
    return Written(*group_of(short.node, values, marks), problems)


def _needs_a_group(form: Form, key: str, words: dict[str, str], value: Any = None) -> tuple[Message, Message]:
    """What is said of a key that no text can have."""
    message = Message("`{key}` needs a terrace that is written as a group of keys", key=key)
    is_shown = isinstance(value, dict) and all([isinstance(word, str) for word in value.values()])
    written = _long_form(value) if is_shown else EXAMPLES_OF_KEYS[key]
    words = {**{key: IN_PLACE_OF[key] for key in form.needed}, **words}
    group = _long_form({**{key: words[key] for key in form.keys if key in words}, key: written})
    return message, Message("write {group}", group=group)


EXAMPLES_OF_KEYS = {"pillars": "{NW: double}", "counts_as": "{NE: bridge}"}


def _long_form(words: Mapping[str, Any]) -> str:
    return "{" + ", ".join([f"{key}: {text}" for key, text in words.items()]) + "}"


def _as_typed(words: Words) -> dict[str, str]:
    return {key: word.text for key, word in words.items()}


def _example(form: Form, words: Words) -> str:
    """The words of a text that can stay, with those that are missing."""
    return _in_order(form, {**IN_PLACE_OF, **_as_typed(words)})


def _subject(form: Form, short: ShortText) -> Message:
    return Message(form.subject, number=short.number)
