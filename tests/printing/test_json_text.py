"""JSON as it is printed is what Python's own `json` makes of a value, indented by two spaces."""

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.printing.json_text import encoded

STEERING = "".join([chr(code) for code in range(0x7F, 0xA0)])
HARMLESS = st.text(st.characters(min_codepoint=32, max_codepoint=0x17F, exclude_characters=STEERING))
SCALARS = HARMLESS | st.integers() | st.booleans() | st.none() | st.floats()
KEYS = HARMLESS | st.integers() | st.booleans() | st.none()


def containers(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Lists, tuples and mappings of some values."""
    lists = st.lists(values, max_size=3)
    return lists | lists.map(tuple) | st.dictionaries(KEYS, values, max_size=3)


@settings(max_examples=60)
@given(st.recursive(SCALARS, containers, max_leaves=12), st.booleans())
def test_as_the_standard_library(value: Any, takes_unicode: bool) -> None:
    assert encoded(value, takes_unicode=takes_unicode) == json.dumps(value, indent=2, ensure_ascii=not takes_unicode)


@settings(max_examples=30)
@given(st.recursive(SCALARS, containers, max_leaves=12))
def test_a_margin_stands_before_every_other_line(value: Any) -> None:
    assert encoded(value, margin="    ") == encoded(value).replace("\n", "\n    ")


def test_nothing_in_it_steers_a_terminal() -> None:
    assert encoded({"a\x1b[2J": ["\x7f\u202e"]}) == '{\n  "a\\u001b[2J": [\n    "\\u007f\\u202e"\n  ]\n}'


def test_what_json_has_no_form_for() -> None:
    with pytest.raises(TypeError, match=re.escape("Object of type set is not JSON serializable")):
        encoded({"a": {1}})
