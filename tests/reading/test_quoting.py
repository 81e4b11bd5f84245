"""What is quoted is read back as the same text, by readers of either version of YAML."""

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from babylon_cli.printing.safe import visible
from babylon_cli.reading.quoting import quoted
from babylon_cli.reading.reader import read_documents

lines = st.text(st.characters(exclude_categories=["Cs"]), min_size=1).filter(
    lambda text: all(visible(character) == character for character in text)
)


@pytest.mark.parametrize("text", ["Ana", "Ana Maria", "Anne-Marie", "Cléo", "小明", "Player 1", "zero2"])
def test_a_name_stands_as_it_is(text: str) -> None:
    assert quoted(text) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("O'Hara", "'O''Hara'"),
        ("No", "'No'"),
        ("true", "'true'"),
        ("NULL", "'NULL'"),
        ("y", "'y'"),
        ("12", "'12'"),
        ("2nd", "'2nd'"),
        ("a: b", "'a: b'"),
        ("Bo #2", "'Bo #2'"),
        ("Bo]", "'Bo]'"),
        (" Bo", "' Bo'"),
        ("Bo ", "'Bo '"),
        ("A  B", "'A  B'"),
        ("-", "'-'"),
        ("", "''"),
    ],
)
def test_what_could_be_something_else_is_quoted(text: str, written: str) -> None:
    assert quoted(text) == written


@given(lines)
@example("'")
@example("null")
@example("a - b")
def test_it_is_read_back(text: str) -> None:
    line = f"- {{name: {quoted(text)}, flower: white}}\n"
    expected = [{"name": text, "flower": "white"}]
    (document,) = read_documents(line)
    assert document.data == expected
    assert yaml.safe_load(line) == expected
