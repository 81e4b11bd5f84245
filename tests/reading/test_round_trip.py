"""What is read is what was written, and every place points at what stands there."""

from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.reading import reader
from babylon_cli.reading.nodes import LINE_BREAK, Group, Marked, descend, key_of, place_of
from babylon_cli.reading.reader import read_documents
from babylon_cli.reading.scalars import PlainData, plain_value
from tests.reading.plain import as_yaml, example_documents, paths_in, read_back

FEW = settings(max_examples=100, deadline=None, derandomize=True, database=None)

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.sampled_from(
    ["NO", "1:30", "012", "~", "True", "0x1F", "1e3", "+5", "null", "12", "", "- a", "a: b", "<<", "=", "C3@1", "a\nb"]
)
VALUES: st.SearchStrategy[PlainData] = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**18) + 1, 10**18 - 1) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)


@FEW
@given(VALUES)
def test_plain_data_written_and_read_again_is_the_same(data: PlainData) -> None:
    document = read_back(data)
    assert document.problems == ()
    assert document.data == data
    assert repr(document.data) == repr(data)


def test_every_example_written_and_read_again_is_the_same() -> None:
    for name, _, document in example_documents():
        assert read_back(document.data).data == document.data, name


def source_at(lines: list[str], node: Marked) -> str:
    """What stands at the place of a node, as wide as it is said to be; of a group, all that follows."""
    place = place_of(node)
    rest = lines[place.line - 1][place.column - 1 :]
    return rest if isinstance(node, Group) else rest[: place.width]


def is_written_as(source: str, value: PlainData) -> bool:
    """Whether a piece of text begins with a value."""
    if isinstance(value, list):
        return source[0] == "[" or source[:2] == "- " or source == "-"
    if isinstance(value, dict):
        return source[0] == "{" or source.lstrip("\"'").startswith(next(iter(value)))
    if source.startswith(("'", '"')):
        return bool(source[0] == source[-1] and str(yaml.safe_load(source)) == value)
    return value is None or plain_value(source) == value


def test_every_place_points_at_its_value_and_its_key() -> None:
    places = 0
    for name, text, document in example_documents():
        assert document.root is not None
        lines = LINE_BREAK.split(text)
        for path, value in paths_in(document.data):
            node = descend(document.root, path)
            assert is_written_as(source_at(lines, node), value), (name, path)
            places += 1
            if path and isinstance(path[-1], str):
                key = key_of(descend(document.root, path[:-1]), path[-1])
                assert source_at(lines, key).strip("\"'") == path[-1], (name, path)
    assert places > 10_000


def places_of(text: str) -> list[tuple[Any, ...]]:
    """Every path of a text with its value and its line and column."""
    return [
        (path, value, place_of(descend(document.root, path))[:2])
        for document in read_documents(text)
        if document.root is not None
        for path, value in paths_in(document.data)
    ]


def test_both_parsers_read_the_same_at_the_same_places(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [text for _, text, _ in example_documents()][::8]
    by_c = [places_of(text) for text in texts]
    monkeypatch.setattr(reader, "Parser", yaml.SafeLoader)
    assert [places_of(text) for text in texts] == by_c


@FEW
@given(VALUES)
def test_places_of_any_data_are_in_its_text(data: PlainData) -> None:
    text = as_yaml(data)
    (document,) = read_documents(text)
    assert document.root is not None
    lines = LINE_BREAK.split(text)
    for path, _ in paths_in(document.data):
        place = place_of(descend(document.root, path))
        assert 1 <= place.line <= len(lines)
        assert 1 <= place.column <= len(lines[place.line - 1]) + 1
        assert place.width >= 1
