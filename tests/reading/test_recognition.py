"""The keys by which a table is told from other YAML are those of the documents of both games."""

from babylon_cli.babel.files.models import BabelDocument
from babylon_cli.babylon.files.models import TableDocument
from babylon_cli.babylon.files.record_models import RecordDocument, TurnDocument
from babylon_cli.games import TOP_LEVEL_KEYS
from babylon_cli.reading.parts import keys_of


def test_the_keys_are_those_of_every_document() -> None:
    documents = (TableDocument, TurnDocument, RecordDocument, BabelDocument)
    assert {key for document in documents for key in keys_of(document)} == TOP_LEVEL_KEYS
