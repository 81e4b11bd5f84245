"""What a plain scalar means in YAML 1.2: only true, false, null and decimal integers are not text."""

import re

PlainValue = str | int | bool | None

PlainData = PlainValue | list["PlainData"] | dict[str, "PlainData"]

INTEGER = re.compile("0|-?[1-9][0-9]{0,17}")
"""Longer numbers stay text: nothing on a table is counted so far."""

WORDS: dict[str, PlainValue] = {"true": True, "false": False, "null": None, "": None}

STARTS_A_NUMBER = frozenset("-0123456789")

STARTS_NO_MERE_TEXT = STARTS_A_NUMBER | {word[:1] for word in WORDS}
"""The first characters of whatever may be another value than a text; nothing at all is one."""


def plain_value(text: str) -> PlainValue:
    """The value of an unquoted scalar."""
    if text in WORDS:
        return WORDS[text]
    if text[0] in STARTS_A_NUMBER and INTEGER.fullmatch(text):
        return int(text)
    return text
