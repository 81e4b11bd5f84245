"""YAML 1.2 scalars: only true, false, null and decimal integers are not text."""

import pytest
import yaml

from babylon_cli.reading import reader
from babylon_cli.reading.reader import read_documents
from babylon_cli.reading.scalars import PlainData, PlainValue, plain_value
from tests.cases import for_each

TEXTS = (
    "NO",
    "no",
    "yes",
    "on",
    "off",
    "y",
    "n",
    "True",
    "TRUE",
    "False",
    "Null",
    "NULL",
    "~",
    "1:30",
    "12:30:45",
    "012",
    "00",
    "-0",
    "+5",
    "+0",
    "1_000",
    "0x1F",
    "0o17",
    "0b1",
    "1e3",
    "1.0",
    ".5",
    "-.inf",
    ".nan",
    "2024-01-31",
    "2024-01-31T10:00:00Z",
    "1,5",
    "12 ",
    "- 5",
    "--5",
    "5-",
    "٣",
    "C3@1",
    "S..F",
    "....",
    ".TF.",
    "=",
    "<<",
    "1234567890123456789",
    "-1234567890123456789",
)

VALUES: tuple[tuple[str, PlainValue], ...] = (
    ("true", True),
    ("false", False),
    ("null", None),
    ("", None),
    ("0", 0),
    ("7", 7),
    ("99", 99),
    ("100", 100),
    ("-1", -1),
    ("-12", -12),
    ("123456789012345678", 123456789012345678),
    ("-123456789012345678", -123456789012345678),
)


@for_each("text", TEXTS)
def test_text_stays_what_was_typed(text: str) -> None:
    assert plain_value(text) == text


@pytest.mark.parametrize(("text", "value"), VALUES)
def test_values(text: str, value: PlainValue) -> None:
    found = plain_value(text)
    assert found == value
    assert type(found) is type(value)


def data_of(text: str) -> PlainData:
    (document,) = read_documents(text)
    assert document.problems == ()
    return document.data


@pytest.fixture(params=[yaml.CSafeLoader, yaml.SafeLoader], ids=["C", "Python"])
def either_parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "Parser", request.param)


@pytest.mark.usefixtures("either_parser")
class TestInAFile:
    @for_each("text", [text for text in TEXTS if text not in ("12 ", "- 5")])
    def test_plain_text(self, text: str) -> None:
        assert data_of(f"a: {text}") == {"a": text}
        assert data_of(f"- {text}") == [text]
        if "," not in text:
            assert data_of(f"{{a: {text} }}") == {"a": text}
            assert data_of(f"[{text}]") == [text]

    @for_each(("text", "value"), VALUES)
    def test_plain_values(self, text: str, value: PlainValue) -> None:
        assert data_of(f"a: {text}") == {"a": value}

    @pytest.mark.parametrize("text", ["", "12", "true", "null", "NO", "~", "a: b"])
    def test_quoted_is_text(self, text: str) -> None:
        assert data_of(f"a: '{text}'") == {"a": text}
        assert data_of(f'a: "{text}"') == {"a": text}
        assert data_of(f'["{text}"]') == [text]

    def test_texts_of_several_lines_are_text(self) -> None:
        assert data_of("a: |\n  12\n") == {"a": "12\n"}
        assert data_of("a: >-\n  12\n") == {"a": "12"}
        assert data_of("a:\n  1\n  2\n") == {"a": "1 2"}

    def test_keys_are_always_text(self) -> None:
        keys = "{1: a, true: b, null: c, ~: d, 012: e, 'f': g}"
        assert data_of(keys) == {"1": "a", "true": "b", "null": "c", "~": "d", "012": "e", "f": "g"}

    def test_keys_without_a_value(self) -> None:
        assert data_of("a:\nb: \nc: # none\nd: null\n") == {"a": None, "b": None, "c": None, "d": None}
        assert data_of("{a, b: , c: null}") == {"a": None, "b": None, "c": None}
        assert data_of("? a\n? b\n: c\n") == {"a": None, "b": "c"}
