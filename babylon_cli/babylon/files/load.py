"""The documents of a file of Babylon."""

from collections.abc import Iterator

from babylon_cli.babylon.files.build import build_table
from babylon_cli.babylon.files.contradictions import contradictions
from babylon_cli.babylon.files.first_typed import spelled_otherwise
from babylon_cli.babylon.files.kinds import document_kind
from babylon_cli.babylon.files.models import ExpectPart
from babylon_cli.babylon.table.table import Table
from babylon_cli.reading.documents import LoadedDocument, raw_documents
from babylon_cli.reading.loading import Format, loaded
from babylon_cli.reading.nodes import Marked
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.short_texts import Entries, Kind, ShortPlace, ShortText, Written, written_out
from babylon_cli.reading.text import FileText

GardenDocument = LoadedDocument[Table, ExpectPart]
"""A document with a table of Babylon."""

TURN: dict[str, ShortPlace] = {"build": Entries("build"), "dug": "dug"}

SHORT_PLACES: dict[str, ShortPlace] = {
    "players": Entries({"terraces": Entries("terrace"), "storage": {"terrace": "stored"}}),
    "turn": TURN,
    "rounds": Entries({"turns": Entries(TURN)}),
}
"""Where a terrace may be written in one line, such as `C3 1 white S..F`."""


def _read_short(kind: Kind, short: ShortText) -> Written:
    from babylon_cli.babylon.files.short import read_short  # noqa: PLC0415 - only for a document that has such a text

    return read_short(kind, short)


def write_out(data: PlainData, root: Marked, file: FileText) -> tuple[PlainData, Marked, list[Problem]]:
    """The data of a document with a group in place of every such text."""
    return written_out(data, root, file, SHORT_PLACES, _read_short)


FORMAT = Format(
    "babylon",
    document_kind,
    contradictions,
    spelled_otherwise,
    build_table,
    builds_the_unsound=True,
    write_out=write_out,
)


def load(name: str, raw: bytes) -> Iterator[GardenDocument]:
    """The documents of a file, given its name for messages and its bytes."""
    return (loaded(document, FORMAT) for document in raw_documents(name, raw))
