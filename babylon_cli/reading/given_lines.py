"""Lines of notation in place of files: what they say only their game can read."""

import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple

STANDARD_INPUT = "-"

LINE = "--line"
"""The name of the file, in messages, of what is given as a line."""


class LineArgument(str):
    """A line that stands among the paths of a command; `-` means every line of standard input."""

    __slots__ = ()


class GivenLine(NamedTuple):
    """One line, with what messages call it."""

    file: str
    text: str | None
    """None where it is too long to be kept."""
    number: int | None = None
    """Which of several it is, from 1."""
    of_stream: int | None = None
    """Which line of standard input it is, from 1."""


def numbered(arguments: Iterable[str]) -> Iterator[tuple[str, int | None]]:
    """The arguments, each line among them with its number if there are several."""
    given = list(arguments)
    lines = sum([isinstance(argument, LineArgument) for argument in given])
    number = 0
    for argument in given:
        is_line = isinstance(argument, LineArgument)
        number += is_line
        yield argument, number if is_line and lines > 1 else None


def lines_given(argument: LineArgument, number: int | None) -> Iterator[GivenLine]:
    """The line of an argument, or each of standard input before the next one is read; raises OSError."""
    if argument != STANDARD_INPUT:
        yield GivenLine(LINE, str(argument), number)
        return
    from babylon_cli.reading.json_lines import lines_of  # noqa: PLC0415 - only for a stream

    for line in lines_of(sys.stdin.buffer):
        text = None if line.raw is None else line.raw.decode("utf-8-sig", errors="surrogateescape")
        yield GivenLine(STANDARD_INPUT, text, line.document, line.number)
