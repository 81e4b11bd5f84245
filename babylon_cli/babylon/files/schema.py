"""The JSON Schema of a file, draft-07, made from the models; editors read it for completion and checks."""

from typing import TYPE_CHECKING, Any

from pydantic.json_schema import JsonSchemaMode, models_json_schema

from babylon_cli.babylon.files.models import TableDocument
from babylon_cli.babylon.files.record_models import RecordDocument, TurnDocument
from babylon_cli.reading.models import model_of
from babylon_cli.reading.schema import complete_schema, describe_rulings

if TYPE_CHECKING:
    from pydantic import BaseModel

KINDS = (RecordDocument, TurnDocument, TableDocument)

NO_ROUNDS = ["null", "integer", "boolean"]
"""What stands under `rounds` where the number of the round was meant, or nothing."""


def schema() -> dict[str, Any]:
    """The schema as plain data: a written-down game if there are `rounds`, a table with a `turn`, or a table."""
    documents: list[tuple[type[BaseModel], JsonSchemaMode]] = [(model_of(kind), "validation") for kind in KINDS]
    references, generated = models_json_schema(documents, ref_template="#/definitions/{model}")
    record, turn, table = [references[document] for document in documents]
    body = {
        "description": "A table of Babylon, a table with a turn, or a whole game that was written down.",
        "if": {"anyOf": [_with("rounds", {"not": {"type": NO_ROUNDS}}), _with("round", {"type": "array"})]},
        "then": record,
        "else": {"if": _with("turn", {"not": {"type": "null"}}), "then": turn, "else": table},
        "definitions": generated["$defs"],
    }
    describe_rulings(generated["$defs"]["RulingsPart"])
    return complete_schema("Babylon", body)


def _with(key: str, value: dict[str, Any]) -> dict[str, Any]:
    """What a document with such a value under a key is like."""
    return {"type": "object", "required": [key], "properties": {key: value}}
