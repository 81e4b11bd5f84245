"""A line of JSON is read as JSON says, though it is the YAML reader that reads it."""

import json
from typing import Any

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

import babylon_cli as babylon
from babylon_cli.reading import reader
from babylon_cli.reading.json_lines import Line, _complaint, document_of
from babylon_cli.reading.reader import FORBIDDEN

KEYS = st.text(max_size=20)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("parser", ["of C", "in Python"])
@given(VALUES, st.booleans(), st.sampled_from([(", ", ": "), (",", ":"), (" ,\t", "\t: ")]))
@example({"title": '😀 \\ud83d / "#" \t'}, True, (",", ":"))
@example({"😀": [{"": "\n\r\x00"}]}, True, (",", ":"))
def test_the_data_is_that_of_json(parser: str, value: Any, is_ascii: bool, separators: tuple[str, str]) -> None:
    text = json.dumps(value, ensure_ascii=is_ascii, separators=separators)
    if FORBIDDEN.search(text) or any([separator in text for separator in "\x85\u2028\u2029"]):
        return
    with pytest.MonkeyPatch.context() as patched:
        if parser == "in Python":
            patched.setattr(reader, "Parser", yaml.SafeLoader)
        document = document_of("-", Line(7, 3, text.encode()))
    assert document.problems == ()
    assert document.data == value
    assert (document.number, document.text.first_line, document.text.line(7)) == (3, 7, document.text.whole)


def test_a_complaint_that_nobody_knows() -> None:
    problem = _complaint(json.JSONDecodeError("The moon is full", "{} ", 0))
    assert str(problem.message) == "this is not JSON that can be read"


TABLE = b'{"players": [{"name": "Ana", "flower": "white"}]}'


def test_bytes_may_be_lines() -> None:
    (alone,) = babylon.read(TABLE + b"\n")
    assert alone.number is None
    broken, *others = babylon.read(b'{"players": 1\n' + TABLE + b"\n\n" + TABLE)
    assert [str(problem.message) for problem in broken.problems] == ["the line ends within a value"]
    assert [(document.number, document.text.of_stream) for document in others] == [(2, 2), (3, 4)]
    assert babylon.score(others[1]).data()["line"] == 4
