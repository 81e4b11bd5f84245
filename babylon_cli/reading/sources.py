"""Which files a command is asked for: files, folders with the tables under them, standard input, lines of notation."""

import os
import sys
from collections.abc import Iterable, Iterator
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from babylon_cli.reading.documents import RawDocument, raw_documents, read_bytes, unreadable
from babylon_cli.reading.exclusion import Exclusion
from babylon_cli.reading.folder import JSON_LINES, files_in_order, why_no_file
from babylon_cli.reading.given_lines import STANDARD_INPUT, GivenLine, LineArgument, lines_given, numbered
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import MOST_BYTES
from babylon_cli.reading.recognition import Keys, a_key_begins_a_line, has_a_key, line_has_a_key
from babylon_cli.wording.message import Message, Text
from babylon_cli.wording.spelling import nearest

if TYPE_CHECKING:
    from pathlib import Path

    from babylon_cli.reading.json_lines import Line

NO_FILE = Problem(
    Message("the folder has no .yaml, .yml or .jsonl file in it"),
    help=Message("hidden names, node_modules, __pycache__, virtual environments and what is excluded are passed over"),
)
NO_TABLE = Problem(
    Message("the folder has no table in it: its files have none of the keys of one, such as `players:`"),
    help=Message("a file that is named is always read"),
)
NO_LINE = Problem(Message("the file is empty"), 1, 1, 1, Message("each line holds one table as JSON"))


class Role(Enum):
    """How a source came to be one."""

    NAMED = auto()
    """An argument, which is read whatever it holds."""
    FOUND = auto()
    """Found in a folder, where it may be someone else's YAML."""
    SPECIAL = auto()
    """Found in a folder and no file, such as a named pipe: it is never read, and the problem says why."""
    OTHER_LINES = auto()
    """Found in a folder: JSON Lines of which none is a table. It is never read."""
    FOLDER = auto()
    """The folder itself, after everything in it: what is wrong if there was no table."""


NEVER_READ = (Role.SPECIAL, Role.OTHER_LINES)

NO_KEYS: Keys = frozenset()


class Source(NamedTuple):
    """One file to read, one line of a stream or of notation, or what is wrong with an argument."""

    name: str
    problem: Problem | None = None
    raw: bytes | None = None
    """What standard input gave: it can be read only once, and only by this process."""
    role: Role = Role.NAMED
    line: "Line | None" = None
    """Which line of a stream it is, and what that holds."""
    notation: GivenLine | None = None
    """The line of notation that it is, which its game can read."""

    @property
    def is_live(self) -> bool:
        """Whether someone may wait for the answer before more is there to read."""
        return self.name == STANDARD_INPUT and (self.line is not None or self.notation is not None)


CLOSED = Source(STANDARD_INPUT, Problem(Message("standard input is closed")))


def sources(paths: Iterable[str], exclusion: Exclusion | None = None, keys: Keys = NO_KEYS) -> Iterator[Source]:
    """Every file that the arguments name, folders opened and sorted, in the order of the arguments.

    JSON Lines are opened, too: each line is a source. What is excluded is left out of folders only, and so is, of
    JSON Lines, what has none of the keys of a table.
    """
    for path, number in numbered(paths):
        if isinstance(path, LineArgument):
            yield from _lines_of_notation(path, number)
        elif not path:
            yield Source("''", Problem(Message("the name of the file is empty")))
        elif path == STANDARD_INPUT:
            yield from _standard_input()
        elif os.path.isdir(path):  # noqa: PTH112 - Path.is_dir raises where a name is too long
            yield from _in_folder(path, exclusion, keys)
        elif path.lower().endswith(JSON_LINES):
            yield from _lines(path, Role.NAMED)
        else:
            yield Source(path)


def how_many(paths: Iterable[str], exclusion: Exclusion | None = None, keys: Keys = NO_KEYS) -> int:
    """How many sources the arguments give, but that what standard input gives is one: it cannot be read before."""
    return sum([1 if path == STANDARD_INPUT else sum([1 for _ in sources([path], exclusion, keys)]) for path in paths])


def _standard_input() -> Iterator[Source]:
    if sys.stdin is None:
        yield CLOSED
        return
    stream = sys.stdin.buffer
    try:
        from babylon_cli.reading.json_lines import first_lines, lines_of  # noqa: PLC0415 - only for a stream

        head, is_json_lines = first_lines(stream)
        if is_json_lines:
            for line in lines_of(stream, head):
                yield Source(STANDARD_INPUT, line=line)
        else:
            read = b"".join(head)
            yield Source(STANDARD_INPUT, raw=read + stream.read(max(0, MOST_BYTES + 1 - len(read))))
    except OSError as error:
        yield Source(STANDARD_INPUT, Problem(_cannot_open(error)))


def _lines_of_notation(argument: LineArgument, number: int | None) -> Iterator[Source]:
    """The line of an argument, or each of those that standard input gives."""
    if argument == STANDARD_INPUT and sys.stdin is None:
        yield CLOSED
        return
    try:
        for line in lines_given(argument, number):
            yield Source(line.file, notation=line)
    except OSError as error:
        yield Source(STANDARD_INPUT, Problem(_cannot_open(error)))


def _lines(path: str, role: Role) -> Iterator[Source]:
    """Every line of a file of JSON Lines, or why it cannot be read."""
    from babylon_cli.reading.json_lines import lines_of  # noqa: PLC0415 - only for such a file

    is_empty = True
    try:
        with open(path, "rb") as stream:  # noqa: PTH123 - Path raises where a name is too long
            for line in lines_of(stream):
                is_empty = False
                yield Source(path, role=role, line=line)
    except (OSError, ValueError) as error:
        yield Source(path, Problem(_cannot_open(error), help=_other_file(path, error)), role=role)
        return
    if is_empty:
        yield Source(path, NO_LINE, role=role)


def _in_folder(folder: str, exclusion: Exclusion | None, keys: Keys) -> Iterator[Source]:
    has_files = False
    for found in files_in_order(folder, exclusion):
        if found.error is not None:
            yield Source(found.name, Problem(_cannot_open(found.error)), role=Role.FOUND)
            continue
        reason = None if found.is_file else why_no_file(found.name)
        if reason is not None:
            yield Source(found.name, Problem(reason), role=Role.SPECIAL)
            continue
        has_files = True
        if found.name.lower().endswith(JSON_LINES):
            yield from _lines_of_tables(found.name, keys)
        else:
            yield Source(found.name, role=Role.FOUND)
    yield Source(folder, NO_TABLE if has_files else NO_FILE, role=Role.FOLDER)


def _lines_of_tables(path: str, keys: Keys) -> Iterator[Source]:
    """The lines of JSON Lines that were found, if one of them at least is a table."""
    lines = _lines(path, Role.FOUND)
    if any([_holds_a_table(line, keys) for line in lines]):
        yield from _lines(path, Role.FOUND)
    else:
        yield Source(path, role=Role.OTHER_LINES)


def _holds_a_table(source: Source, keys: Keys) -> bool:
    """Whether a line is a table; that a file cannot be opened is told as well."""
    if source.line is None:
        return source.problem is not NO_LINE
    return source.line.raw is not None and line_has_a_key(source.line.raw, keys)


def raw_documents_of(source: Source, keys: Keys) -> Iterator[RawDocument]:
    """The documents of one source, of any game; a file that cannot be opened is one that has a problem.

    A file that was found in a folder and has none of the keys of a table has none.
    """
    if source.role in NEVER_READ:
        return
    if source.problem is not None:
        yield unreadable(source.name, source.problem)
        return
    if source.line is not None:
        from babylon_cli.reading.json_lines import document_of  # noqa: PLC0415 - only for a stream

        yield document_of(source.name, source.line)
        return
    try:
        raw = read_bytes(source.name) if source.raw is None else source.raw
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
    from pathlib import Path  # noqa: PLC0415 - only for a mistake

    if Path(name).is_symlink():
        return Message("it is a link to {file}, which is not there", file=os.readlink(name))  # noqa: PTH115 - as spelled
    near = nearest(Path(name).name, _names_in(Path(name).parent))
    if near is None:
        return Message("check the name, and in which folder the file is")
    return Message("did you mean {file}?", file=str(Path(name).with_name(near)))


def _names_in(folder: "Path") -> list[str]:
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
    from babylon_cli.reading.reasons import reason_of  # noqa: PLC0415 - only for a mistake

    reason = reason_of(error) if isinstance(error, OSError) else ""
    return Message("it cannot be read: {reason}", reason=reason or str(error))
