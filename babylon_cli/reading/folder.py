"""The YAML files under a folder, without what is hidden, installed or excluded."""

import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

from babylon_cli.reading.exclusion import Exclusion
from babylon_cli.wording.message import Message

ENDINGS = (".yaml", ".yml")

INSTALLED = ("node_modules", "__pycache__")
"""Folders of what other programs put there."""

OF_AN_ENVIRONMENT = "pyvenv.cfg"
"""The file that every virtual environment of Python has, whatever the name of its folder."""

NAMED_PIPE = Message("it is a named pipe")
SOCKET = Message("it is a socket")
DEVICE = Message("it is a device")


def yaml_files(folder: str, exclusion: Exclusion | None, refuse: Callable[[OSError], None]) -> Iterator[str]:
    """The path of every YAML file under a folder, in no order, and of what is called like one, such as a pipe.

    `refuse` is told of folders that cannot be opened.

    Links to folders are not followed, so that no loop of them has to be found out.
    """

    def wanted(path: str) -> bool:
        return exclusion is None or not exclusion.covers(path, folder)

    for parent, folders, files in os.walk(folder, onerror=refuse):
        if parent != folder and OF_AN_ENVIRONMENT in files:
            folders.clear()
            continue
        beside = Path(parent)
        folders[:] = [name for name in folders if _is_looked_into(name) and wanted(f"{beside / name}/")]
        for name in files:
            path = str(beside / name)
            if name.lower().endswith(ENDINGS) and not _is_hidden(name) and wanted(path):
                yield path


def _is_looked_into(name: str) -> bool:
    return not _is_hidden(name) and name not in INSTALLED


def _is_hidden(name: str) -> bool:
    return name.startswith(".")


def why_no_file(path: str) -> Message | None:
    """What it is instead: a pipe, say, would keep a reader waiting. A link to nothing is a file that is missing."""
    try:
        mode = os.stat(path).st_mode  # noqa: PTH116 - a Path would cost more than the question
    except OSError:
        return None
    if stat.S_ISREG(mode):
        return None
    return {stat.S_IFIFO: NAMED_PIPE, stat.S_IFSOCK: SOCKET}.get(stat.S_IFMT(mode), DEVICE)
