"""Texts that a ` #` cut short: what follows it is a comment for YAML, and may have been meant as text.

Most comments stand behind two spaces, or have a space behind the number sign; only one that has neither is told.
"""

from collections.abc import Iterator
from typing import Any

from yaml import AliasEvent

from babylon_cli.reading.nodes import Group
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.text import LOST
from babylon_cli.wording.message import Message

FLOWERS = ("flower", "flowers")
TEXTS = ("title", "place", "notes", "name", "player", "first_player", *FLOWERS)
"""The keys under which any text may stand."""


def cut_short(node: Any, lines: list[str], key: str = "") -> Iterator[Problem]:
    """Every name and title that ends where a comment begins which may be a part of it."""
    if isinstance(node, Group):
        for inner, child in node.values.items():
            yield from cut_short(child, lines, inner)
        for child in node.items:
            yield from cut_short(child, lines, key)
    elif key in TEXTS and not isinstance(node, AliasEvent) and not node.style:
        end = node.end_mark
        line = lines[end.line]
        if LOST.match(line, end.column + 1):
            lost = line[end.column + 1 :].rstrip()
            message = Message(
                "a # after a space begins a comment: `{kept}` is read, and `{lost}` is not", kept=node.value, lost=lost
            )
            if not node.value:
                message = Message("a # after a space begins a comment, and `{lost}` is not read", lost=lost)
            yield Problem(message, end.line + 1, end.column + 2, len(lost), _help(key, f"{node.value} {lost}".strip()))


def _help(key: str, whole: str) -> Message:
    if key in FLOWERS:
        return Message("a flower is one word; write a space after the # of a comment")
    quote = '"' if "'" in whole else "'"
    template = "if it is text, put all of it in quotes: {quote}{whole}{quote}; if not, write a space after the #"
    return Message(template, quote=quote, whole=whole)
