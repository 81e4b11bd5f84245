"""Text made harmless."""

import json
import re
import sys

import pytest

from babylon_cli.printing.json_text import encoded
from babylon_cli.printing.safe import STEERS, spreadsheet_cell, visible


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ana", "Ana"),
        ("Zoë 中文 😀", "Zoë 中文 😀"),
        ("\x1b[31m", "\\u001b[31m"),
        ("a\nb\tc\r", "a\\u000ab\\u0009c\\u000d"),
        ("\x7f\x9b", "\\u007f\\u009b"),
        ("\u202e\u2066\u200f\u061c", "\\u202e\\u2066\\u200f\\u061c"),
        ("\u2028\u2029\ufeff", "\\u2028\\u2029\\ufeff"),
        ("\udc80", "\\udc80"),
        ("\U000e0041", "\\U000e0041"),
    ],
)
def test_unsafe_characters_are_written_as_escapes(text: str, shown: str) -> None:
    assert visible(text) == shown


@pytest.mark.parametrize("text", ["::error::x", ":::x", "::::", "##[error]x", "a::b ::c"])
def test_no_workflow_command_is_left(text: str) -> None:
    assert "::" not in visible(text)
    assert "##[" not in visible(text)


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("Ana", "Ana"),
        ("", ""),
        ("=1", "'=1"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@x", "'@x"),
        ("a=1", "a=1"),
        ("'=1", "'=1"),
    ],
)
def test_no_cell_is_a_formula(text: str, cell: str) -> None:
    assert spreadsheet_cell(text) == cell


@pytest.mark.parametrize("text", ["\x1b\x7f\x9b", "中文 😀", "\u202e\udc80\U000e0041", '"\\\n', "\\u0041"])
def test_json_keeps_every_character(text: str) -> None:
    value = {"name": text, "list": [text, {text: None}]}
    shown = encoded(value)
    assert json.loads(shown) == value
    assert not re.search(STEERS, shown.replace("\n", ""))
    assert text != "中文 😀" or text in shown
    in_ascii = encoded(value, takes_unicode=False)
    assert json.loads(in_ascii) == value
    assert all(" " <= character < "\x7f" or character == "\n" for character in in_ascii)


def test_nothing_that_steers_is_printable() -> None:
    """So that a text that is printable is shown as it is without a closer look."""
    steering = [character for character in map(chr, range(sys.maxunicode + 1)) if re.match(STEERS, character)]
    assert len(steering) > 2000
    assert not [character for character in steering if character.isprintable()]
