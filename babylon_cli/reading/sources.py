"""Which files a command is asked for: files, folders with every .yaml and .yml under them, and standard input."""

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from babylon_cli.reading.documents import RawDocument, raw_documents, read_bytes, unreadable
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import MOST_BYTES
from babylon_cli.wording.message import Message

STANDARD_INPUT = "-"

ENDINGS = (".yaml", ".yml")


class Source(NamedTuple):
    """One file to read, or what is wrong with an argument."""

    name: str
    problem: Problem | None = None
    raw: bytes | None = None
    """What standard input gave: it can be read only once, and only by this process."""


def sources(paths: Iterable[str]) -> Iterator[Source]:
    """Every file that the arguments name, folders opened and sorted, in the order of the arguments."""
    for path in paths:
        if not path:
            yield Source("''", Problem(Message("the name of the file is empty")))
        elif path == STANDARD_INPUT:
            yield _standard_input()
        elif os.path.isdir(path):  # noqa: PTH112 - Path.is_dir raises where a name is too long
            yield from _in_folder(path)
        else:
            yield Source(path)


def _standard_input() -> Source:
    if sys.stdin is None:
        return Source(STANDARD_INPUT, Problem(Message("standard input is closed")))
    try:
        return Source(STANDARD_INPUT, raw=sys.stdin.buffer.read(MOST_BYTES + 1))
    except OSError as error:
        return Source(STANDARD_INPUT, Problem(_cannot_open(error)))


def _in_folder(folder: str) -> Iterator[Source]:
    refused: list[Source] = []

    def refuse(error: OSError) -> None:
        refused.append(Source(str(error.filename), Problem(_cannot_open(error))))

    found = [
        Source(str(Path(parent) / name))
        for parent, _, names in os.walk(folder, onerror=refuse)
        for name in names
        if name.endswith(ENDINGS)
    ]
    if not found and not refused:
        yield Source(folder, Problem(Message("the folder has no .yaml or .yml file in it")))
    yield from sorted([*found, *refused])


def raw_documents_of(source: Source) -> Iterator[RawDocument]:
    """The documents of one source, of either game; a file that cannot be opened is one that has a problem."""
    if source.problem is not None:
        yield unreadable(source.name, source.problem)
        return
    try:
        raw = read_bytes(Path(source.name)) if source.raw is None else source.raw
    except (OSError, ValueError) as error:
        yield unreadable(source.name, Problem(_cannot_open(error)))
        return
    yield from raw_documents(source.name, raw)


def _cannot_open(error: OSError | ValueError) -> Message:
    if isinstance(error, FileNotFoundError):
        return Message("there is no such file")
    if isinstance(error, PermissionError):
        return Message("it may not be read: permission is denied")
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return Message("it cannot be read: {reason}", reason=reason)
