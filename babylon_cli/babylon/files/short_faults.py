"""What is wrong with a terrace, a build or a tile that is written in one line, and what to type in its place."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from babylon_cli.babylon.files.short_forms import ELSEWHERE, NO_OTHERS, WORD_KINDS, Form, meant_by
from babylon_cli.babylon.files.values import CELL_AS_TYPED, ICONS_WITH_OTHER_SIGNS, MEANT_ICONS, icons_meant
from babylon_cli.babylon.table.pieces import CORNER_NAMES, MATERIAL_WORDS
from babylon_cli.reading.contradictions import entries_in, groups_in
from babylon_cli.reading.nodes import place_of
from babylon_cli.reading.one_spelling import is_name
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.short_texts import ShortText, Word
from babylon_cli.reading.values import MOST_ENTRIES
from babylon_cli.wording.message import Message, Text, listed
from babylon_cli.wording.spelling import folded, nearest

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

AS_LETTERS = Message("write four icon letters, such as S..F: S statue, F fountain, B bridge, T staircase, . none")

INSTEAD = {
    "none": Message("leave it out where there is none"),
    **dict.fromkeys(("statue", "fountain", "bridge", "staircase"), AS_LETTERS),
}
"""What to write in place of a word, where that is known."""

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
        help = _instead_of(word.text) or form.takes
    return Problem(message, *place_of(word), help)


def _instead_of(word: str) -> Message | None:
    """What to write in place of a word that is for none of the keys, such as one of an icon; None if nobody knows."""
    return INSTEAD.get(MEANT_ICONS.get(word.lower(), word)) or _icons_meant(word)


def _icons_meant(word: str) -> Message | None:
    """What to write for a word with other signs where no icon is, such as `S--F`; None if it has none."""
    icons = icons_meant(word)
    if icons:
        return Message("did you mean {icons}? A dot stands where there is no icon", icons=icons)
    has_icons = ICONS_WITH_OTHER_SIGNS.fullmatch(word)
    return Message("write a dot where there is no icon, such as S..F") if has_icons else None


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
    """Two words of one kind: which of them is meant cannot be told, but where the file has but one of two flowers."""
    subject = _subject(form, short)
    first = words[key]
    if key == "flower":
        known = [folded(each.text) in named_flowers(short.document) for each in (first, word)]
        if known == [False, True]:
            words[key], word = word, first
        if known in ([False, True], [True, False]):
            template = "`{word}` cannot stand in {subject}, whose flower is {flower}"
            message = Message(template, word=word.text, subject=subject, flower=words[key].text)
            return Problem(message, *place_of(word), _guess(form, word.text) or _instead_of(word.text) or form.takes)
    message = Message(TWICE[key], subject=subject, first=first.text, second=word.text)
    return Problem(message, *place_of(word), _which_of_two(form, key, word.text, words))


def _which_of_two(form: Form, key: str, second: str, words: Words) -> Text:
    first = words[key].text
    if key == "at":
        return Message("take one out; each terrace is an entry of its own, after a comma or on a line of its own")
    if key == "flower" and form.key_elsewhere(first) and form.key_elsewhere(second):
        words_meant = [_in_place_of(word, form.key_elsewhere(word)) for word in (first, second)]
        return Message("write {words}, but leave the one that is its flower", words=listed(words_meant))
    if key == "flower":
        guess = _guess(form, second) or _guess(form, first) or _instead_of(second) or _instead_of(first)
        if guess:
            return guess
    elif "flower" in form.keys and "flower" not in words:
        flower, other = (first, second) if first.isalpha() else (second, first)
        group = _long_form({**as_typed(words), key: other, "flower": flower})
        return Message("take one out; if {flower} is its flower, write {group}", flower=flower, group=group)
    return Message("take one out, such as {example}", example=_example(form, words))


def _in_place_of(word: str, key: str) -> Message:
    """A word of the format for one of another language."""
    return Message("{english} for `{word}`", english=in_english(key, word), word=word)


def _guess(form: Form, word: str) -> Message | None:
    """Which word of the format is meant by one of another language, or which material by one that is near."""
    key = form.key_elsewhere(word)
    guess = in_english(key, word) if key else nearest(word, MATERIAL_WORDS)
    return Message("did you mean {guess} by `{word}`?", guess=guess, word=word) if guess else None


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


def named_flowers(document: Any) -> set[str]:
    """The flowers that a document lists, and those of the boards, folded; of what no list may have, only a part."""
    boards = [player.get("flower") for _, player in groups_in(document.get("players"))[:MOST_ENTRIES]]
    names = [*entries_in(document.get("flowers"))[:MOST_ENTRIES], *boards]
    return {folded(str(name)) for name in names if is_name(name)}


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


def in_english(key: str, word: str) -> str:
    """The word of the format for one of another language; any other stays as it is."""
    return meant_by(ELSEWHERE.get(key, NO_OTHERS), word) or word


def _subject(form: Form, short: ShortText) -> Message:
    return Message(form.subject, number=short.number)
