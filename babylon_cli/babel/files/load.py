"""The documents of a file of Babel."""

from collections.abc import Iterator

from babylon_cli.babel.files.build import build_table
from babylon_cli.babel.files.contradictions import contradictions, spelled_otherwise
from babylon_cli.babel.files.models import BabelDocument, BabelExpectPart
from babylon_cli.babel.table.table import Table
from babylon_cli.reading.documents import LoadedDocument, raw_documents
from babylon_cli.reading.loading import Format, loaded

TowerDocument = LoadedDocument[Table, BabelExpectPart]
"""A document with a table of Babel."""

FORMAT = Format(
    "babel",
    lambda _: BabelDocument,
    contradictions,
    lambda data, _: spelled_otherwise(data),
    lambda model, _, __: (build_table(model), []),
    builds_the_unsound=False,
)


def load(name: str, raw: bytes) -> Iterator[TowerDocument]:
    """The documents of a file, given its name for messages and its bytes."""
    return (loaded(document, FORMAT) for document in raw_documents(name, raw))
