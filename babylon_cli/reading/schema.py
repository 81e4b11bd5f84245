"""The JSON Schema of a file, draft-07, made from its models; editors read it for completion and checks."""

import json
from collections.abc import Callable
from typing import Any

from babylon_cli.wording.texts import published

DRAFT = "http://json-schema.org/draft-07/schema#"


def schema_text(schema: dict[str, Any]) -> str:
    """A schema as it stands in `schemas/`."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def describe_rulings(part: dict[str, Any], text_of: Callable[[str], str] = str) -> None:
    """Say of each ruling what its text has for a file; `text_of` knows the name of the text."""
    for name, ruling in part["properties"].items():
        ruling["description"] = published("rulings", text_of(name)).section("in a file")


def complete_schema(title: str, body: dict[str, Any]) -> dict[str, Any]:
    """A schema with its head, and without what says nothing."""
    return {"$schema": DRAFT, "title": title, **without_noise(body)}


def without_noise(schema: Any) -> Any:
    """The schema without what is made from key names and says nothing: titles, and defaults of null."""
    if isinstance(schema, list):
        return [without_noise(entry) for entry in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: without_noise(value) for key, value in schema.items() if not _is_noise(key, value)}
    return {**kept, "additionalProperties": False} if "patternProperties" in kept else kept


def _is_noise(key: str, value: Any) -> bool:
    return (key == "title" and isinstance(value, str)) or (key == "default" and value is None)
