"""The JSON Schema of a file of Babel, draft-07, made from the models."""

import json
from typing import Any

from babylon_cli.babel.files.models import BabelDocument
from babylon_cli.babylon.files.schema import DRAFT, without_noise


def babel_schema() -> dict[str, Any]:
    """The schema as plain data."""
    body = BabelDocument.model_json_schema(ref_template="#/definitions/{model}")
    body["definitions"] = body.pop("$defs")
    return {"$schema": DRAFT, "title": "7 Wonders: Babel", **without_noise(body)}


def babel_schema_text() -> str:
    """The schema as it stands in `schemas/`."""
    return json.dumps(babel_schema(), indent=2, ensure_ascii=False) + "\n"
