"""Which files a command is asked for: files, folders with every .yaml and .yml under them, and standard input."""

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from babylon_cli.files.load import STANDARD_INPUT, LoadedDocument, load, read_bytes, unreadable
from babylon_cli.files.problem import Problem
from babylon_cli.files.reader import MOST_BYTES

ENDINGS = (".yaml", ".yml")


class Source(NamedTuple):
    """One file to read, or what is wrong with an argument."""

    name: str
    problem: Problem | None = None


def sources(paths: Iterable[str]) -> Iterator[Source]:
    """Every file that the arguments name, folders opened and sorted, in the order of the arguments."""
    for path in paths:
        if path == STANDARD_INPUT or not Path(path).is_dir():
            yield Source(path)
            continue
        found = sorted(_under(path))
        if not found:
            yield Source(path, Problem("the folder has no .yaml or .yml file in it"))
        for name in found:
            yield Source(name)


def _under(folder: str) -> Iterator[str]:
    for parent, _, names in os.walk(folder):
        for name in names:
            if name.endswith(ENDINGS):
                yield str(Path(parent) / name)


def documents_of(source: Source) -> Iterator[LoadedDocument]:
    """The documents of one source; a file that cannot be opened is one unusable document."""
    if source.problem is not None:
        yield unreadable(source.name, source.problem)
        return
    try:
        raw = sys.stdin.buffer.read(MOST_BYTES + 1) if source.name == STANDARD_INPUT else read_bytes(Path(source.name))
    except (OSError, ValueError) as error:
        yield unreadable(source.name, Problem(_cannot_open(error)))
        return
    yield from load(source.name, raw)


def _cannot_open(error: OSError | ValueError) -> str:
    if isinstance(error, FileNotFoundError):
        return "there is no such file"
    if isinstance(error, PermissionError):
        return "the file may not be read: permission is denied"
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return f"the file cannot be opened: {reason}"
