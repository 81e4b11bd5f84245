"""The kinds of document that tell of Babylon: a table, a table with a turn, and a game that was written down."""

from babylon_cli.babylon.files.models import Document, TableDocument
from babylon_cli.reading.scalars import PlainData

NO_ROUNDS = (int, type(None))
"""What stands under `rounds` where the number of the round was meant, or nothing."""


def document_kind(data: PlainData) -> type[Document]:
    """What kind of document the plain data is: a written-down game, a table with a turn, or a table.

    A number under `rounds` and a list under `round` are slips. The keys of play are imported only for a document
    that needs them.
    """
    if not isinstance(data, dict):
        return TableDocument
    is_record = isinstance(data.get("round"), list) or not isinstance(data.get("rounds"), NO_ROUNDS)
    if not is_record and data.get("turn") is None:
        return TableDocument
    from babylon_cli.babylon.files.record_models import RecordDocument, TurnDocument  # noqa: PLC0415

    return RecordDocument if is_record else TurnDocument
