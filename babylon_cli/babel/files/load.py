"""The documents of a file of Babel: each a table, or the problems that keep it from being one."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.babel.files.build import build_table
from babylon_cli.babel.files.contradictions import contradictions
from babylon_cli.babel.files.models import BabelDocument, BabelExpectPart
from babylon_cli.babel.table.table import Table
from babylon_cli.babylon.files.load import LoadedDocument, RawDocument, not_told_yet, other_game, raw_documents
from babylon_cli.reading.shape import shape_of
from babylon_cli.reading.sources import Source, raw_documents_of


class BabelLoaded(NamedTuple):
    """One document of a file with its table of Babel; without one, the document's problems say why."""

    document: LoadedDocument
    """File, text, places and problems; it has no table of Babylon."""
    table: Table | None = None
    expect: BabelExpectPart | None = None

    def refused(self, message: str, help: str) -> "BabelLoaded":
        """The document as one that cannot be used for what is asked of it, and why."""
        return BabelLoaded(self.document.refused(message, help))


def babel_documents_of(source: Source) -> Iterator[BabelLoaded]:
    """The documents of one source; a file that cannot be opened is one unusable document."""
    for document in raw_documents_of(source):
        yield load_babel_document(document)


def load_babel(name: str, raw: bytes) -> Iterator[BabelLoaded]:
    """The documents of a file, given its name for messages and its bytes."""
    for document in raw_documents(name, raw):
        yield load_babel_document(document)


def load_babel_document(raw: RawDocument) -> BabelLoaded:
    """One document as a table of Babel, or everything that keeps it from being one."""
    problems = list(raw.problems)
    if raw.root is None:
        return BabelLoaded(raw.settled(problems))
    other = other_game(raw, "babel")
    if other is not None:
        return BabelLoaded(raw.settled([other]))
    model, shape_problems = shape_of(BabelDocument, raw.data, raw.root)
    problems += not_told_yet(shape_problems, problems)
    if not raw.problems:
        problems += contradictions(raw.data, raw.root)
    document = raw.settled(problems)
    if model is None or problems:
        return BabelLoaded(document)
    return BabelLoaded(document, build_table(model), model.expect)
