"""JSON Schema against many documents that differ in one key."""

import json
from collections.abc import Iterator
from typing import Any

from jsonschema import Draft7Validator, ValidationError
from jsonschema.validators import extend

JUDGE = Draft7Validator.VALIDATORS["$ref"]


def validator_of(schema: dict[str, Any]) -> Draft7Validator:
    """A validator that finds equal data valid under the same definition once, and judges what it has not seen yet."""
    valid: set[tuple[str, str]] = set()

    def remembered(
        validator: Draft7Validator, definition: str, data: object, group: dict[str, Any]
    ) -> Iterator[ValidationError]:
        seen = (definition, json.dumps(data))
        if seen not in valid:
            errors = list(JUDGE(validator, definition, data, group))
            if not errors:
                valid.add(seen)
            yield from errors

    made: Draft7Validator = extend(Draft7Validator, {"$ref": remembered})(schema)  # type: ignore[no-untyped-call]
    return made
