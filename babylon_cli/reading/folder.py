"""The tables under a folder, by their names: without what is hidden, installed or excluded."""

import os
import stat
from collections.abc import Iterator
from itertools import chain, islice
from typing import NamedTuple

from babylon_cli.reading.exclusion import Exclusion
from babylon_cli.wording.message import Message

JSON_LINES = ".jsonl"

ENDINGS = (".yaml", ".yml", JSON_LINES)

INSTALLED = ("node_modules", "__pycache__")
"""Folders of what other programs put there."""

OF_AN_ENVIRONMENT = "pyvenv.cfg"
"""The file that every virtual environment of Python has, whatever the name of its folder."""

NAMED_PIPE = Message("it is a named pipe")
SOCKET = Message("it is a socket")
DEVICE = Message("it is a device")

TO_OPEN, TO_ENTER = "\0", os.sep
"""What ends a step at a folder: it is opened where its own name stands, and entered where those of its files do."""

TO_ASK_OF = "\0\0"
"""What ends a step at what may be no file, such as a link or a named pipe."""

MOST_STEPS = 5000
"""How many steps in one folder are kept at a time; a larger one is gone through again for those that follow."""


class Found(NamedTuple):
    """A file under a folder that is called like a table, or a folder that cannot be opened."""

    name: str
    error: OSError | None = None
    is_file: bool = False
    """Whether it is known to be one: a link, say, may lead to a named pipe."""


class _Folder(NamedTuple):
    """A folder with what is left to do in it."""

    path: str
    beginning: str
    """How the paths of its files begin."""
    steps: Iterator[str]


def files_in_order(folder: str, exclusion: Exclusion | None = None) -> Iterator[Found]:
    """Every file under a folder that is called like a table, and every folder that cannot be opened, as paths sort.

    Each folder is sorted by itself, with the names of folders as they stand in a path: that gives the order of all
    paths, and few of them are kept at a time. What is called like a table may be no file, such as a named pipe.

    Links to folders are not followed, so that no loop of them has to be found out.
    """
    entered = [_folder(folder, _steps_in(folder, is_named=True))]
    opened: dict[str, _Folder] = {}
    while entered:
        inside = entered[-1]
        try:
            step = next(inside.steps, None)
            if step is None:
                entered.pop()
                continue
        except OSError as error:
            yield Found(inside.path, error)
            continue
        name = step.rstrip(TO_OPEN + TO_ENTER)
        mark = step[len(name) :]
        covered = f"{inside.beginning}{name}/" if mark == TO_OPEN else inside.beginning + name
        if mark != TO_ENTER and exclusion is not None and exclusion.covers(covered, folder):
            continue
        if not mark or mark == TO_ASK_OF:
            yield Found(inside.beginning + name, is_file=not mark)
            continue
        path = os.path.join(inside.path, name)  # noqa: PTH118 - what a folder is called is kept
        if mark == TO_ENTER:
            entered += [opened.pop(path)] if path in opened else []
            continue
        try:
            opened[path] = _opened(path)
        except OSError as error:
            yield Found(path, error)


def _folder(path: str, steps: Iterator[str]) -> _Folder:
    return _Folder(path, _beginning_in(path), steps)


def _beginning_in(folder: str) -> str:
    """How the paths in a folder begin: as short as `Path` spells them, which to import takes a thirtieth of a start."""
    if os.pardir in folder:  # what leads back up is kept
        from pathlib import Path  # noqa: PLC0415 - seldom needed

        return str(Path(folder) / "-").removesuffix("-")
    short = os.path.normpath(folder)
    return "" if short == os.curdir else os.path.join(short, "")  # noqa: PTH118 - it ends as a folder


def _opened(path: str) -> _Folder:
    """A folder of which the first step is known; raises OSError where it cannot be opened."""
    steps = _steps_in(path)
    return _folder(path, chain(list(islice(steps, 1)), steps))


def _steps_in(folder: str, *, is_named: bool = False) -> Iterator[str]:
    """The steps in a folder, in order; none in a virtual environment that was not named itself."""
    steps = _next_steps(folder, "", is_named=is_named)
    yield from steps
    while len(steps) == MOST_STEPS:
        steps = _next_steps(folder, steps[-1], is_named=is_named)
        yield from steps


def _next_steps(folder: str, after: str, *, is_named: bool) -> list[str]:
    """The first steps that sort after one of them."""
    steps: list[str] = []
    beyond: str | None = None
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name == OF_AN_ENVIRONMENT and not is_named and not _is_folder(entry):
                return []
            if entry.name + TO_ENTER > after and (beyond is None or entry.name < beyond):
                steps += [step for step in _steps_of(entry) if step > after]
            if len(steps) > 2 * MOST_STEPS:
                steps = sorted(steps)[:MOST_STEPS]
                beyond = steps[-1]
    return sorted(steps)[:MOST_STEPS]


def _steps_of(entry: os.DirEntry[str]) -> tuple[str, ...]:
    name = entry.name
    if name.startswith("."):
        return ()
    if _is_folder(entry):
        return () if name in INSTALLED or entry.is_symlink() else (name + TO_OPEN, name + TO_ENTER)
    if not name.lower().endswith(ENDINGS):
        return ()
    return (name,) if _is_file(entry) else (name + TO_ASK_OF,)


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:  # a link that cannot be followed
        return False


def _is_file(entry: os.DirEntry[str]) -> bool:
    """Whether it is a file itself: the folder tells so, and nearly always nothing need be asked."""
    try:
        return entry.is_file(follow_symlinks=False)
    except OSError:
        return False


def why_no_file(path: str) -> Message | None:
    """What it is instead: a pipe, say, would keep a reader waiting. A link to nothing is a file that is missing."""
    try:
        mode = os.stat(path).st_mode  # noqa: PTH116 - a Path would cost more than the question
    except OSError:
        return None
    if stat.S_ISREG(mode):
        return None
    return {stat.S_IFIFO: NAMED_PIPE, stat.S_IFSOCK: SOCKET}.get(stat.S_IFMT(mode), DEVICE)
