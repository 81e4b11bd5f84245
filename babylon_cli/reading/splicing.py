"""New text in the place of old text: a few values of a file change, and every other character stays as it is."""

import json
import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from babylon_cli.reading.nodes import LINE_BREAK, Marked
from babylon_cli.reading.reader import read_documents
from babylon_cli.reading.scalars import PlainData, PlainValue, plain_value

COMMENT = re.compile("[ \t]+#.*")


class Splice(NamedTuple):
    """What stands in a text from one character to another, counted from 0, is to be something else."""

    start: int
    end: int
    text: str


def splice_of(text: str, node: Marked, value: PlainValue) -> Splice:
    """The splice that gives the scalar at a node another value, in the quotes that it has if it is a text."""
    event: Any = node
    start, end = event.start_mark.index, event.end_mark.index
    if event.style in ("|", ">"):
        style = '"' if isinstance(value, str) and plain_value(value) != value else ""  # a flower may be called null
        return Splice(start, end, _in_place_of_a_block(text[start:end], _as_typed(value, style)))
    return Splice(start, end, _as_typed(value, event.style))


def _as_typed(value: PlainValue, style: str | None) -> str:
    """A value as it is typed: a number or truth in no quotes, a text in quotes of a style, or in none."""
    if not isinstance(value, str):
        return json.dumps(value)
    if style == '"':
        return json.dumps(value, ensure_ascii=False)
    return f"'{value.replace(chr(39), chr(39) * 2)}'" if style == "'" else value


def _in_place_of_a_block(block: str, typed: str) -> str:
    """One line in place of a block scalar, with the comment beside its sign and the empty lines after it."""
    comment = COMMENT.search(LINE_BREAK.split(block, maxsplit=1)[0])
    return typed + (comment.group() if comment else "") + block[len(block.rstrip()) :]


def spliced(text: str, splices: Iterable[Splice]) -> str:
    """The text with these splices, none of which reaches into another."""
    for start, end, new in sorted(splices, reverse=True):
        text = text[:start] + new + text[end:]
    return text


def is_read_as(text: str, wanted: list[PlainData]) -> bool:
    """Whether exactly this is read from a text, document by document, to the order of the keys."""
    documents = read_documents(text)
    return all([not document.problems for document in documents]) and repr(
        [document.data for document in documents]
    ) == repr(wanted)
