"""Reads a document once, where many commands are run on it for what they print."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from unittest.mock import patch

from babylon_cli import documents
from babylon_cli.documents import Document, loaded
from babylon_cli.reading import sources
from babylon_cli.reading.documents import RawDocument, raw_documents


@cache
def raw_documents_once(name: str, raw: bytes) -> tuple[RawDocument, ...]:
    """What is read of a file of this name with these bytes."""
    return tuple(raw_documents(name, raw))


LOADED: dict[tuple[int, str | None], tuple[RawDocument, Document]] = {}
"""By the identity of a raw document, which stays what it is because it is kept, and the game that is asked for."""


def loaded_once(raw: RawDocument, asked: str | None = None) -> Document:
    """A document as a table of its game."""
    key = (id(raw), asked)
    if key not in LOADED:
        LOADED[key] = raw, loaded(raw, asked)
    return LOADED[key][1]


@contextmanager
def reading_once() -> Iterator[None]:
    """Commands in this process read equal bytes once; all that they ask and print is worked out each time."""
    with patch.object(sources, "raw_documents", raw_documents_once), patch.object(documents, "loaded", loaded_once):
        yield
