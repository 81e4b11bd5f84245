"""The JSON Schema of a file of Babel, made from the models."""

from typing import Any

from babylon_cli.babel.files.models import BabelDocument
from babylon_cli.babel.table.rulings import NUMBERS
from babylon_cli.reading.models import model_of
from babylon_cli.reading.schema import complete_schema, describe_rulings


def schema() -> dict[str, Any]:
    """The schema as plain data."""
    body = model_of(BabelDocument).model_json_schema(ref_template="#/definitions/{model}")
    body["definitions"] = body.pop("$defs")
    describe_rulings(body["definitions"]["BabelRulingsPart"], NUMBERS.__getitem__)
    return complete_schema("7 Wonders: Babel", body)
