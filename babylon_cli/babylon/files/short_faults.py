"""What is wrong with a terrace, a build or a tile that is written in one line, and what to type in its place."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from babylon_cli.babylon.files.short_flowers import named_flowers, used_flowers
from babylon_cli.babylon.files.short_forms import WORD_KINDS, Form
from babylon_cli.babylon.files.short_meant import did_you_mean, in_english, in_place_of, instead_of, with_other_signs
from babylon_cli.babylon.files.values import CELL_AS_TYPED
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.reading.nodes import place_of
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.short_texts import ShortText, Word
from babylon_cli.wording.message import Message, listed
from babylon_cli.wording.spelling import folded

Words = dict[str, Word]

SIGN = re.compile("([:=])")
"""What stands between the name of a key and its value, such as in `level:1`."""

CELL_AND_LEVEL = re.compile(f"(?P<at>{CELL_AS_TYPED})[^A-Za-z0-9]+(?P<level>[1-9][0-9]?)")
"""A cell and a level with a sign between them, such as `C3@1`."""

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

EXAMPLES_OF_KEYS = {"pillars": "{NW: double}", "counts_as": "{NE: bridge}"}


def refused(form: Form, short: ShortText, key: str, word: Word, words: Words) -> Problem:
    """Why a word cannot stand in a text."""
    subject = _subject(form, short)
    name = SIGN.split(word.text)[0]
    if name in form.long_only or (form.long_only and name != word.text and name in CORNER_NAMES):
        message, help = needs_a_group(form, name if name in form.long_only else "pillars", as_typed(words))
    elif re.fullmatch(WORD_KINDS["key"].seems, name):
        message, help = names_a_key(form, short, word.text, words)
    elif word.text.endswith(","):
        message = Message("a comma stands in {subject}, whose words stand apart by spaces", subject=subject)
        help = Message("take the commas out, such as {example}", example=_example(form, words))
    elif key in words and (key != "at" or re.fullmatch(WORD_KINDS["at"].right, word.text)):
        return _twice(form, short, key, word, words)
    else:
        message = Message("`{word}` cannot stand in {subject}", word=word.text, subject=subject)
        help = instead_of(word.text) or with_other_signs(word.text) or form.takes
    return Problem(message, *place_of(word), help)


def names_a_key(form: Form, short: ShortText, word: str, words: Words) -> tuple[Message, Message]:
    """What is said of a word that is the name of a key, or has it before it."""
    message = Message(
        "`{word}` names a key, and {subject} is written in one line", word=word, subject=_subject(form, short)
    )
    return message, Message("leave the names of keys out, such as {example}", example=_example(form, words))


def with_a_sign(form: Form, short: ShortText, words: Words, *, in_braces: bool) -> tuple[Message, Message]:
    """What is said of a text that stands in braces, or has a colon in it."""
    line = in_order(form, as_typed(words))
    if in_braces:
        message = Message("{subject} is written in one line, and stands in braces", subject=_subject(form, short))
        return message, Message("take the braces out: {line}", line=line)
    message = Message("a colon stands in {subject}, which is written in one line", subject=_subject(form, short))
    return message, Message("take it out: {line}", line=line)


def needs_a_group(form: Form, key: str, words: dict[str, str], value: Any = None) -> tuple[Message, Message]:
    """What is said of a key that no text can have."""
    message = Message("`{key}` needs a terrace that is written as a group of keys", key=key)
    is_shown = isinstance(value, dict) and all([isinstance(word, str) for word in value.values()])
    written = _long_form(value) if is_shown else EXAMPLES_OF_KEYS[key]
    words = {**{key: IN_PLACE_OF[key] for key in form.needed}, **words}
    group = _long_form({**{key: words[key] for key in form.keys if key in words}, key: written})
    return message, Message("write {group}", group=group)


def _twice(form: Form, short: ShortText, key: str, word: Word, words: Words) -> Problem:
    """Two words of one kind: which of them is meant cannot be told."""
    if key == "flower":
        return _two_flowers(form, short, word, words)
    first = words[key].text
    message = Message(TWICE[key], subject=_subject(form, short), first=first, second=word.text)
    if key == "at":
        help = Message("take one out; each terrace is an entry of its own, after a comma or on a line of its own")
    elif "flower" in form.keys and "flower" not in words:
        flower, other = (first, word.text) if first.isalpha() else (word.text, first)
        group = _long_form({**as_typed(words), key: other, "flower": flower})
        help = Message("take one out; if {flower} is its flower, write {group}", flower=flower, group=group)
    else:
        help = _take_one_out(form, words)
    return Problem(message, *place_of(word), help)


def _two_flowers(form: Form, short: ShortText, word: Word, words: Words) -> Problem:
    """Two words that could be a flower; where the file has but one of them, that one is."""
    subject, flowers = _subject(form, short), short.document.once(named_flowers)
    message = Message(TWICE["flower"], subject=subject, first=words["flower"].text, second=word.text)
    known = [folded(each.text) in flowers for each in (words["flower"], word)]
    if known == [False, True]:
        words["flower"], word = word, words["flower"]
    flower = words["flower"].text
    used = short.document.once(used_flowers)
    help = did_you_mean(form, word.text, flower, used)
    if known[0] is not known[1]:
        template = "`{word}` cannot stand in {subject}, whose flower is {flower}"
        message = Message(template, word=word.text, subject=subject, flower=flower)
        help = help or instead_of(word.text) or with_other_signs(word.text) or form.takes
    elif form.key_elsewhere(flower) and form.key_elsewhere(word.text):
        both = listed([in_place_of(form, each) for each in (flower, word.text)])
        help = Message("write {words}, but leave the one that is its flower", words=both)
    else:
        help = help or did_you_mean(form, flower, word.text, used) or instead_of(word.text) or instead_of(flower)
    return Problem(message, *place_of(word), help or _take_one_out(form, words))


def _take_one_out(form: Form, words: Words) -> Message:
    return Message("take one out, such as {example}", example=_example(form, words))


def lacking(form: Form, short: ShortText, words: Words) -> Iterator[Problem]:
    """What has to stand in every such text and does not, or not by itself."""
    help = Message("such as {example}", example=_example(form, words) if words else form.example)
    joined = CELL_AND_LEVEL.fullmatch(words["at"].text) if "at" in words and "level" not in words else None
    if joined is not None:
        yield _joined(form, short, joined, words)
    for key in form.needed:
        if key not in words:
            message = Message(LACKS[key], subject=_subject(form, short))
            yield Problem(message, *place_of(short.node), help)
    if not form.needed and not str(short.value).split():
        message = Message("{subject} is an empty text", subject=_subject(form, short))
        yield Problem(message, *place_of(short.node), help)


def _joined(form: Form, short: ShortText, joined: re.Match[str], words: Words) -> Problem:
    """A cell and a level with a sign between them; they are then taken for what they are."""
    word = words["at"]
    words["at"], words["level"] = word._replace(text=joined["at"]), word._replace(text=joined["level"])
    template = "`{word}` stands in {subject}, where a cell and a level are two words"
    message = Message(template, word=word.text, subject=_subject(form, short))
    return Problem(message, *place_of(word), Message("write {line}", line=_example(form, words)))


def or_a_flower(form: Form, short: ShortText, key: str, words: Words) -> Problem:
    """That the word which is now the flower could be what another key has, too."""
    word = words["flower"]
    message = Message(OR_A_FLOWER[key], word=word.text, subject=_subject(form, short))
    group = _long_form(as_typed(words))
    return Problem(message, *place_of(word), Message("if it is the flower, write {group}", group=group))


def _example(form: Form, words: Words) -> str:
    """The words of a text that can stay, with those that are missing."""
    return in_order(form, {**IN_PLACE_OF, **as_typed(words)})


def in_order(form: Form, words: dict[str, str]) -> str:
    """The words of a text in the order in which the house writes them."""
    return " ".join([words[key] for key in form.keys if key in words])


def _long_form(words: Mapping[str, Any]) -> str:
    return "{" + ", ".join([f"{key}: {text}" for key, text in words.items()]) + "}"


def as_typed(words: Words) -> dict[str, str]:
    """The words without their places, each of another language in that of the format."""
    return {key: in_english(key, word.text) for key, word in words.items()}


def _subject(form: Form, short: ShortText) -> Message:
    return Message(form.subject, number=short.number)
