"""The documents of a file of Babel: each a table, or the problems that keep it from being one."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.babel.files.build import build_table
from babylon_cli.babel.files.models import BabelDocument, BabelExpectPart
from babylon_cli.babel.table import Table
from babylon_cli.files.contradictions import equal_names, groups_in
from babylon_cli.files.load import LoadedDocument, RawDocument, not_told_yet, raw_documents
from babylon_cli.files.nodes import Marked, place_of
from babylon_cli.files.problem import Problem
from babylon_cli.files.shape import shape_of
from babylon_cli.files.sources import Source, raw_documents_of


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
    if isinstance(raw.data, dict) and raw.data.get("game") in (None, "babylon"):
        return BabelLoaded(raw.settled([*problems, _no_babel(raw.root)]))
    table = expect = None
    model, shape_problems = shape_of(BabelDocument, raw.data, raw.root)
    problems += not_told_yet(shape_problems, problems)
    if isinstance(raw.data, dict):
        problems += equal_names(list(groups_in(raw.data.get("players"))), raw.root)
    if model is not None:
        table, build_problems = build_table(model, raw.root)
        problems += build_problems
        expect = model.expect
    document = raw.settled(problems)
    return BabelLoaded(document) if document.problems else BabelLoaded(document, table, expect)


def _no_babel(root: Marked) -> Problem:
    help = "write `game: babel` at its top; without it the file tells of Babylon, which `babylon check` reads"
    return Problem("the document has no `game: babel`", *place_of(root)._replace(width=1), help)
