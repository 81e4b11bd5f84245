"""The documents of a file of Babylon."""

from collections.abc import Iterator

from babylon_cli.babylon.files.build import build_table
from babylon_cli.babylon.files.contradictions import contradictions
from babylon_cli.babylon.files.kinds import document_model
from babylon_cli.babylon.files.models import ExpectPart
from babylon_cli.babylon.files.named import spelled_otherwise
from babylon_cli.babylon.table.table import Table
from babylon_cli.reading.documents import LoadedDocument, raw_documents
from babylon_cli.reading.loading import Format, loaded

GardenDocument = LoadedDocument[Table, ExpectPart]
"""A document with a table of Babylon."""

FORMAT = Format("babylon", document_model, contradictions, spelled_otherwise, build_table, builds_the_unsound=True)


def load(name: str, raw: bytes) -> Iterator[GardenDocument]:
    """The documents of a file, given its name for messages and its bytes."""
    return (loaded(document, FORMAT) for document in raw_documents(name, raw))
