"""The JSON Schema of a table file, draft-07, made from the models; editors read it for completion and checks."""

import json
from typing import Any

from babylon_cli.files.models import TableDocument

DRAFT = "http://json-schema.org/draft-07/schema#"


def table_schema() -> dict[str, Any]:
    """The schema as plain data."""
    generated = TableDocument.model_json_schema(ref_template="#/definitions/{model}")
    definitions = generated.pop("$defs")
    body = _without_noise({**generated, "definitions": definitions})
    return {"$schema": DRAFT, "title": "A table of Babylon", **body}


def _without_noise(schema: Any) -> Any:
    """The schema without what is made from key names and says nothing: titles, and defaults of null."""
    if isinstance(schema, list):
        return [_without_noise(entry) for entry in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: _without_noise(value) for key, value in schema.items() if not _is_noise(key, value)}
    return {**kept, "additionalProperties": False} if "patternProperties" in kept else kept


def _is_noise(key: str, value: Any) -> bool:
    return (key == "title" and isinstance(value, str)) or (key == "default" and value is None)


def schema_text() -> str:
    """The schema as it stands in `schemas/`."""
    return json.dumps(table_schema(), indent=2, ensure_ascii=False) + "\n"
