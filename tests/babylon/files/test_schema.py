"""The schema is current, draft-07 and described throughout."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft7Validator

from babylon_cli.babylon.files.kinds import document_kind
from babylon_cli.babylon.files.schema import schema
from babylon_cli.reading.kept_schema import kept_schema
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.schema import DRAFT, schema_text
from tests.babylon.files.full_document import FULL_TABLE
from tests.babylon.files.full_play import FULL_GAME, FULL_TABLE_WITH_TURN
from tests.cli.kept import assert_as_it_was
from tests.examples import ROOT
from tests.reading.plain import paths_in

SCHEMA = schema()


def groups_of_keys(schema: Any) -> Iterator[dict[str, Any]]:
    """Every group of keys in the schema; conditions describe none."""
    if isinstance(schema, list):
        for entry in schema:
            yield from groups_of_keys(entry)
    elif isinstance(schema, dict):
        if "properties" in schema and "additionalProperties" in schema:
            yield schema
        for key, value in schema.items():
            if key not in ("if", "then"):
                yield from groups_of_keys(value)


def test_the_schema_that_is_kept_is_current() -> None:
    """With BABYLON_UPDATE_SNAPSHOTS=1 it is made anew."""
    assert_as_it_was(ROOT / "schemas" / "babylon.schema.json", schema_text(schema()))
    assert kept_schema("babylon") == schema_text(schema())


def test_its_text_is_its_data() -> None:
    assert json.loads(schema_text(schema())) == SCHEMA
    assert schema_text(schema()).endswith("}\n")


def test_it_is_draft_7() -> None:
    assert SCHEMA["$schema"] == DRAFT == "http://json-schema.org/draft-07/schema#"
    Draft7Validator.check_schema(SCHEMA)
    assert "$defs" not in schema_text(schema())


def test_its_title_and_description() -> None:
    assert SCHEMA["title"] == "Babylon"
    assert SCHEMA["description"] == "A table of Babylon, a table with a turn, or a whole game that was written down."


def test_every_group_and_every_key_is_described() -> None:
    groups = list(groups_of_keys(SCHEMA))
    assert len(groups) == len(SCHEMA["definitions"])
    for group in groups:
        assert group["description"].endswith(".")
        for key, described in group["properties"].items():
            assert described["description"].endswith("."), key


def test_every_group_refuses_other_keys() -> None:
    for group in groups_of_keys(SCHEMA):
        assert group["additionalProperties"] is False


def test_keys_by_pattern_refuse_other_keys() -> None:
    tally = SCHEMA["definitions"]["TallyPart"]["properties"]
    for key in ("statues", "fountains", "bridges", "staircases", "flowers"):
        by_pattern = tally[key]["anyOf"][0]
        assert len(by_pattern["patternProperties"]) == 1
        assert by_pattern["additionalProperties"] is False


def test_it_has_no_noise() -> None:
    assert schema_text(schema()).count('"title": "') == 1
    assert '"default"' not in schema_text(schema())
    assert '"type": "object"' in schema_text(schema())


def test_patterns_mean_the_same_to_every_reader() -> None:
    """What stands for a class of characters differs between JavaScript, Python and Rust in a few characters only."""
    patterns = [str(value) for path, value in paths_in(SCHEMA) if path[-1:] == ("pattern",)]
    for path, value in paths_in(SCHEMA):
        if path[-1:] == ("patternProperties",):
            assert isinstance(value, dict)
            patterns += value
    assert len(patterns) > 20
    for pattern in patterns:
        assert pattern.startswith("^")
        assert pattern.endswith("$")
        told_apart = pattern.replace("(?=", "(").replace("(?!", "(")  # which texts alone have, and Rust never reads
        assert not [escape for escape in ("\\d", "\\w", "\\b", "(?", "\\p") if escape in told_apart]


def test_the_full_documents_have_every_key() -> None:
    full = (FULL_TABLE, FULL_TABLE_WITH_TURN, FULL_GAME)
    used = {key for document in full for path in document.key_paths() for key in path if isinstance(key, str)}
    for group in groups_of_keys(SCHEMA):
        assert set(group["properties"]) <= used


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        ({}, "TableDocument"),
        ({"turn": None, "rounds": None}, "TableDocument"),
        ({"turn": {}}, "TurnDocument"),
        ({"turn": 3, "rounds": None}, "TurnDocument"),
        ({"rounds": []}, "RecordDocument"),
        ({"rounds": 3, "turn": {}}, "TurnDocument"),
        ({"rounds": 3}, "TableDocument"),
        ({"rounds": True}, "TableDocument"),
        ({"rounds": "3", "turn": {}}, "RecordDocument"),
        ({"round": []}, "RecordDocument"),
        ({"round": 3}, "TableDocument"),
        (None, "TableDocument"),
        ([], "TableDocument"),
        ("rounds", "TableDocument"),
    ],
)
def test_the_reader_and_the_schema_tell_the_kinds_apart_alike(data: PlainData, kind: str) -> None:
    assert document_kind(data).__name__ == kind
    schema: Any = SCHEMA
    while "if" in schema:
        schema = schema["then" if Draft7Validator(schema["if"]).is_valid(data) else "else"]
    assert schema == {"$ref": f"#/definitions/{kind}"}
