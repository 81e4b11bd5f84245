"""How a mistake in the shape of a document is mended: what was meant by a value or a key that cannot stand there."""

import re
from typing import Any, NamedTuple

from babylon_cli.reading.passages import Passage
from babylon_cli.reading.suggesting import meant_elsewhere, to_type, to_type_for
from babylon_cli.reading.values import MOST_ENTRIES
from babylon_cli.wording.message import Fact, Message, Text
from babylon_cli.wording.spelling import nearest

CLOSING = {"]": "[", "}": "{", ")": "("}

NONE = ("none", "no", "rien", "aucun", "aucune", "geen", "niets", "無", "无", "沒有", "没有")
"""What players of all languages call nothing."""

NOTHING = ("-", "0", "nothing", *NONE)
"""What is typed for a list with nothing in it."""

NO_NUMBER = ("-", "\u2013", "\u2014", *NONE)
"""What is typed for a count of nothing."""

NO_SPACE = re.compile(r"(?P<key>[\w-]+)(?P<sign>:| *=) *(?P<value>\S.*)")
NO_COLON = re.compile(r"(?P<key>[\w-]+)(?P<sign>) +(?P<value>\S.*)")

NO_SPACE_AFTER_DASH = re.compile(r"-[^\s-]")

LONGEST_QUOTE = 24
"""How much of what was typed is shown in a help."""


class TypedWithValue(NamedTuple):
    """A known key that became another one because of what stands between it and its value."""

    key: str
    message: Message
    help: Message


def hint_on(passage: Passage) -> Text:
    """How to mend a wrong value; empty where the message says all."""
    value = passage.value
    if passage.is_only_a_list and not isinstance(value, list):
        return _hint_on_no_list(passage)
    if isinstance(value, list):
        return _hint_on_list(passage, value)
    if not passage.path:
        return ""
    if isinstance(value, dict) and len(value) == 1 and _is_a_count(passage):
        return Message("write {pairs} in braces, not in brackets", pairs=f"{{{next(iter(value))}: …}}")
    return (_hint_on_text(passage, value) if isinstance(value, str) else None) or passage.advice or ""


def _hint_on_text(passage: Passage, value: str) -> Message | None:
    """The word that was meant, or what stands too near to it."""
    guess = _guess(passage, value)
    if guess:
        return Message("did you mean {guess}?", guess=guess)
    if value[-1:] in CLOSING and CLOSING[value[-1]] not in value:
        return Message("take out the {bracket} at its end", bracket=value[-1])
    if value in NO_NUMBER and _is_a_count(passage):
        return Message("write 0 for none")
    typed = _key_and_value(passage, value)
    if typed:
        return Message("write `{key}: {value}`", key=typed["key"], value=_shown(typed["value"]))
    if passage.first_key == "name":
        return Message("write `name: {value}`, and the other keys beside it", value=_shown(value))
    near = meant_elsewhere(value, passage.elsewhere)
    return Message("did you mean {guess}?", guess=_to_type_for(passage, near)) if near else None


def _guess(passage: Passage, value: str) -> Fact | None:
    """The word that was meant by another one, or that is nearest to it."""
    meant = next((word for other in passage.other_words if (word := other.word(value))), None)
    if meant:
        return to_type(meant, passage.elsewhere)
    near = nearest(value, passage.words)
    return _to_type_for(passage, near) if near else None


def _to_type_for(passage: Passage, word: str) -> Fact:
    return to_type_for(passage.value, word, passage.words, passage.elsewhere)


def _is_a_count(passage: Passage) -> bool:
    """Whether a number of things should stand there."""
    return any([spelled.takes("0") for spelled in passage.spellings])


def _hint_on_list(passage: Passage, value: list[Any]) -> Text:
    """A list of one thing where the thing itself should stand has a dash or brackets too many."""
    if not passage.path:
        lists = _lists_of(passage, value[0]) if value and isinstance(value[0], dict) else []
        return Message("write `{list}:` above the list", list=lists[0]) if lists else ""
    if len(value) == 1 and not passage.may_be_a_list:
        return Message("take out the brackets, or the second dash")
    return passage.advice or ""


def _hint_on_no_list(passage: Passage) -> Text:
    """What should be a list: entries without dashes, names as keys, or a text without brackets."""
    value, entry = passage.value, passage.at_entry(0)
    first = entry.first_key
    if isinstance(value, dict) and first is not None:
        name = next(iter(value), first)
        if name in entry.keys:
            return Message("write a dash before the first key of each entry: `- {key}:`", key=name)
        return Message("write `- {key}: {name}` in place of `{name}:`", key=first, name=name)
    if first is not None:
        return Message("write each entry behind a dash, such as `- {key}:` and its other keys", key=first)
    if isinstance(value, dict):
        value = ", ".join(value) if not any(value.values()) else ""
    if str(value).lower() in NOTHING:
        return Message("write [] for none, or leave it out")
    return _hint_on_text_for_a_list(value) if isinstance(value, str) else ""


def _hint_on_text_for_a_list(value: str) -> Text:
    """Entries without brackets, or with nothing between a dash and what follows."""
    if NO_SPACE_AFTER_DASH.match(value):
        first = value.split(maxsplit=1)[0].removeprefix("-")
        return Message("write a space after each dash, and each on a line of its own, such as `- {first}`", first=first)
    entries = value.strip("[](){}").strip()
    if entries and " " in entries and "," not in entries:
        return Message("put commas between the entries, and brackets around them all")
    return Message("write [{entries}]", entries=_shown(entries)) if entries else ""


def name_as_key(group: Passage, key: str) -> Message | None:
    """What to write in place of a name that stands as a key, such as `Ana:`; None where a key is no name."""
    value = group.value[key]
    if nearest(key, group.keys) or not (value is None or isinstance(value, dict)):
        return None
    first = group.first_key
    is_entry = bool(group.path) and isinstance(group.path[-1], int)
    if is_entry and first is not None and first not in group.value and next(iter(group.value)) == key:
        return Message("write `- {key}: {name}`", key=first, name=key) if ":" not in key else None
    lists = _lists_of(group, value) if isinstance(value, dict) and not group.path else []
    if lists:
        entry = group.at_key(lists[0]).at_entry(0)
        return Message("write `- {key}: {name}` under `{list}:`", key=entry.first_key or "", name=key, list=lists[0])
    return None


def _lists_of(document: Passage, value: dict[str, Any]) -> list[str]:
    """The keys of a document under which a group can be an entry of a list."""
    return [key for key in document.keys if _is_entry_of(document.at_key(key), value)]


def _is_entry_of(passage: Passage, value: dict[str, Any]) -> bool:
    """Whether a group has keys of an entry of a list."""
    entry = passage.at_entry(0)
    return entry.first_key is not None and not set(entry.keys).isdisjoint(value)


def intended_key(group: Passage, key: str) -> str | None:
    """The known key that was meant by an unknown one, if one is near."""
    return nearest(key, group.keys)


def typed_with_value(group: Passage, key: str) -> TypedWithValue | None:
    """An unknown key that is a known one and its value in one, such as `level:1`; or None."""
    typed = _key_and_value(group, key)
    if typed:
        value = _shown(_with_rest(typed["value"], group.value[key]))
        help = Message("write `{key}: {value}`", key=typed["key"], value=value)
        if typed["sign"] == ":":
            message = Message("a space is missing after the colon in `{text}`", text=_shown(key))
        else:
            message = Message("a colon is missing in `{text}`", text=_shown(key))
        return TypedWithValue(typed["key"], message, help)
    if group.value[key] is not None or len(group.value) > MOST_ENTRIES:
        return None
    before = list(group.value)[: list(group.value).index(key)]
    if before and before[-1] in group.keys and group.value[before[-1]] is None:
        help = Message("write `{key}: {value}`", key=before[-1], value=_shown(key))
        message = Message(
            "a comma stands where a colon should, between `{key}` and `{value}`", key=before[-1], value=key
        )
        return TypedWithValue(before[-1], message, help)
    return None


def _with_rest(text: str, value: Any) -> str:
    """What of a value YAML took for a part of the key, and the beginning of what it left as the value."""
    return text if value is None else f"{text}: {value}"


def _key_and_value(passage: Passage, text: str) -> re.Match[str] | None:
    """A text that is a known key and a value with nothing, or not enough, between them."""
    for pattern in (NO_SPACE, NO_COLON):
        match = pattern.fullmatch(text)
        if match is not None and match["key"] in passage.keys:
            return match
    return None


def _shown(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
