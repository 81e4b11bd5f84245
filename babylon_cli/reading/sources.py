"""Which files a command is asked for: files, folders with the tables under them, and standard input."""

import os
import sys
from collections.abc import Iterable, Iterator
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple

from babylon_cli.reading.documents import RawDocument, raw_documents, read_bytes, unreadable
from babylon_cli.reading.exclusion import Exclusion
from babylon_cli.reading.folder import why_no_file, yaml_files
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import MOST_BYTES
from babylon_cli.reading.recognition import Keys, a_key_begins_a_line, has_a_key
from babylon_cli.wording.message import Message, Text
from babylon_cli.wording.spelling import nearest

STANDARD_INPUT = "-"

NO_YAML = Problem(
    Message("the folder has no .yaml or .yml file in it"),
    help=Message("hidden names, node_modules, __pycache__, virtual environments and what is excluded are passed over"),
)
NO_TABLE = Problem(
    Message("the folder has no table in it: its YAML files have none of the keys of one, such as `players:`"),
    help=Message("a file that is named is always read"),
)


class Role(Enum):
    """How a source came to be one."""

    NAMED = auto()
    """An argument, which is read whatever it holds."""
    FOUND = auto()
    """Found in a folder, where it may be someone else's YAML."""
    SPECIAL = auto()
    """Found in a folder and no file, such as a named pipe: it is never read, and the problem says why."""
    FOLDER = auto()
    """The folder itself, after everything in it: what is wrong if there was no table."""


class Source(NamedTuple):
    """One file to read, or what is wrong with an argument."""

    name: str
    problem: Problem | None = None
    raw: bytes | None = None
    """What standard input gave: it can be read only once, and only by this process."""
    role: Role = Role.NAMED


def sources(paths: Iterable[str], exclusion: Exclusion | None = None) -> Iterator[Source]:
    """Every file that the arguments name, folders opened and sorted, in the order of the arguments.

    What is excluded is left out of folders only.
    """
    for path in paths:
        if not path:
            yield Source("''", Problem(Message("the name of the file is empty")))
        elif path == STANDARD_INPUT:
            yield _standard_input()
        elif os.path.isdir(path):  # noqa: PTH112 - Path.is_dir raises where a name is too long
            yield from _in_folder(path, exclusion)
        else:
            yield Source(path)


def _standard_input() -> Source:
    if sys.stdin is None:
        return Source(STANDARD_INPUT, Problem(Message("standard input is closed")))
    try:
        return Source(STANDARD_INPUT, raw=sys.stdin.buffer.read(MOST_BYTES + 1))
    except OSError as error:
        return Source(STANDARD_INPUT, Problem(_cannot_open(error)))


def _in_folder(folder: str, exclusion: Exclusion | None) -> Iterator[Source]:
    refused: list[Source] = []

    def refuse(error: OSError) -> None:
        refused.append(Source(str(error.filename), Problem(_cannot_open(error)), role=Role.FOUND))

    found = [_in_a_folder(name) for name in yaml_files(folder, exclusion, refuse)]
    yield from sorted([*found, *refused], key=lambda source: source.name)
    has_files = any([source.role is Role.FOUND for source in found])
    yield Source(folder, NO_TABLE if has_files else NO_YAML, role=Role.FOLDER)


def _in_a_folder(name: str) -> Source:
    reason = why_no_file(name)
    return Source(name, role=Role.FOUND) if reason is None else Source(name, Problem(reason), role=Role.SPECIAL)


def raw_documents_of(source: Source, keys: Keys) -> Iterator[RawDocument]:
    """The documents of one source, of any game; a file that cannot be opened is one that has a problem.

    A file that was found in a folder and has none of the keys of a table has none.
    """
    if source.role is Role.SPECIAL:
        return
    if source.problem is not None:
        yield unreadable(source.name, source.problem)
        return
    try:
        raw = read_bytes(Path(source.name)) if source.raw is None else source.raw
    except (OSError, ValueError) as error:
        yield unreadable(source.name, Problem(_cannot_open(error), help=_other_file(source.name, error)))
        return
    if source.role is Role.NAMED:
        yield from raw_documents(source.name, raw)
        return
    documents = list(raw_documents(source.name, raw))
    if _is_table(documents, raw, keys):
        yield from documents


def _is_table(documents: list[RawDocument], raw: bytes, keys: Keys) -> bool:
    if any([has_a_key(document.data, keys) for document in documents]):
        return True
    return any([document.root is None for document in documents]) and a_key_begins_a_line(raw, keys)


def _other_file(name: str, error: OSError | ValueError) -> Text:
    """The file that was meant, where one of a name that is near lies in the same folder."""
    if not isinstance(error, FileNotFoundError):
        return ""
    near = nearest(Path(name).name, _names_in(Path(name).parent))
    if near is None:
        return Message("check the name, and in which folder the file is")
    return Message("did you mean {file}?", file=str(Path(name).with_name(near)))


def _names_in(folder: Path) -> list[str]:
    """What lies in a folder; nothing where it cannot be looked into."""
    try:
        return os.listdir(folder)  # noqa: PTH208 - only the names are needed
    except OSError:
        return []


def _cannot_open(error: OSError | ValueError) -> Message:
    if isinstance(error, FileNotFoundError):
        return Message("there is no such file")
    if isinstance(error, PermissionError):
        return Message("it may not be read: permission is denied")
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return Message("it cannot be read: {reason}", reason=reason)
