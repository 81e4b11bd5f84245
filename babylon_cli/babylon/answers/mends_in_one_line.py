"""Mends of terraces and builds that the file has in one line: the whole text is then another one."""

from typing import Any

from babylon_cli.babylon.files.load import GardenDocument
from babylon_cli.babylon.files.short import with_value
from babylon_cli.judging.finding import Path
from babylon_cli.reading.nodes import Marked, descend, key_of
from babylon_cli.reading.reader import read_documents
from babylon_cli.reading.text import FileText

KINDS = {"terraces": "terrace", "build": "build"}
"""What the texts in a list stand for, by its key."""


def as_it_is_written(document: GardenDocument, path: Path, value: Any) -> tuple[Path, Any]:
    """The path and the value of a mend as whoever carries it out finds its place in the file."""
    *entry, last = path
    if document.root is None or document.text.is_notation or len(entry) < 2 or entry[-2] not in KINDS:
        return path, value
    node = descend(document.root, tuple(entry))
    if not _is_a_text(node):
        return path, value
    return tuple(entry), with_value(KINDS[str(entry[-2])], _scalar(node, document.text), str(last), value)


def _is_a_text(node: Marked) -> bool:
    """Whether a text stands for a group: its keys then stand where their values do."""
    return key_of(node, "at").start_mark.index == descend(node, ("at",)).start_mark.index


def _scalar(node: Marked, file: FileText) -> str:
    """What a scalar says, whatever quotes it stands in."""
    (read,) = read_documents(file.whole[node.start_mark.index : node.end_mark.index])
    return str(read.data)
