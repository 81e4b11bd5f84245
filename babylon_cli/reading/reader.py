"""Text to plain data with a position for every path: a tree for plain YAML, and else the YAML parser's events.

Keys and quoted scalars are text, plain scalars follow YAML 1.2. Duplicate keys, anchors, aliases and tags are
problems, and reading goes on; broken YAML and nesting past 32 end it.
"""

import re
from codecs import BOM_UTF8
from contextlib import suppress
from typing import Any, NamedTuple

from babylon_cli.reading.nodes import LINE_BREAK, Marked
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.tree import C_PARSER, Loader, NotPlain, plain_documents
from babylon_cli.wording.message import Message

MOST_BYTES = 1024 * 1024

Parser: Any = Loader
"""The C parser where libyaml is there, else the one in Python."""

FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""The characters that YAML does not allow."""

USUAL = bytes([0x09, 0x0A, 0x0D, *range(0x20, 0x7F)])
"""Characters of one byte that it allows. A text is nearly all made of them, and a pattern looks at each for long."""

UTF_16 = (b"\xff\xfe", b"\xfe\xff")
"""How a file begins that was saved as UTF-16."""


class Document(NamedTuple):
    """One document of a file: plain data, where everything stands, and what is wrong with the YAML."""

    data: PlainData
    root: Marked | None
    """None where the document is broken off."""
    problems: tuple[Problem, ...]


def decode(raw: bytes) -> tuple[str, Problem | None]:
    """The text of a file, or the problem that makes it unreadable."""
    if len(raw) > MOST_BYTES:
        return "", Problem(Message("the file is larger than {bytes} bytes (1 MiB)", bytes=f"{MOST_BYTES:,}"))
    try:
        text = raw.removeprefix(BOM_UTF8).decode()
    except UnicodeDecodeError as error:
        return _not_utf_8(raw, error)
    forbidden = FORBIDDEN.search(raw.translate(None, USUAL).decode())
    if forbidden:
        place = position_after(text[: text.index(forbidden.group())])
        found = f"U+{ord(forbidden.group()):04X}"
        return text, Problem(
            Message("the character {character} cannot stand in a text file", character=found),
            *place,
            help=Message("take it out"),
        )
    return text, None


def _not_utf_8(raw: bytes, error: UnicodeDecodeError) -> tuple[str, Problem]:
    """The text as far as it can be shown, and the first byte that does not belong into it."""
    help = Message("save it as UTF-8 text")
    if raw.startswith(UTF_16):
        return "", Problem(Message("the file is not UTF-8 but UTF-16"), 1, 1, help=help)
    whole = bytes(error.object)
    place = position_after(whole[: error.start].decode("utf-8"))
    message = Message("the file is not UTF-8: the byte 0x{byte} stands here", byte=f"{whole[error.start]:02X}")
    return whole.decode("utf-8", errors="replace"), Problem(message, *place, help=help)


def position_after(before: str) -> tuple[int, int]:
    """The line and column that follow a text, from 1."""
    lines = LINE_BREAK.split(before)
    return len(lines), len(lines[-1]) + 1


def read_documents(text: str) -> list[Document]:
    """Every document in a text that holds something; the last one may be broken off by a problem."""
    if Parser is C_PARSER:
        with suppress(NotPlain):  # the events tell why, and can be read in spite of it
            return [Document(data, root, ()) for data, root in plain_documents(text)]
    from babylon_cli.reading.events import read_by_events  # noqa: PLC0415 - only for YAML that is not plain

    return [Document(*read) for read in read_by_events(Parser, text)]
