"""What the tree of libyaml gives is what the events give: the same data, and every mark in the same place."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.reading import reader
from babylon_cli.reading.nodes import Group, Marked, place_of
from babylon_cli.reading.reader import Document, read_documents
from babylon_cli.reading.tree import DEEPEST, MOST_BEGINNINGS, NotPlain, plain_documents
from tests.cases import for_each
from tests.examples import EVERY_EXAMPLE

DEEP = "[" * DEEPEST + "]" * DEEPEST
LONG = "- [a]\n" * (MOST_BEGINNINGS // 2)

PLAIN = [
    "",
    "# nothing\n",
    "---\n---\na: 1\n---\n",
    "a: {b: [1, '2', \"3\", null, ~, yes, 007, 0x1, 1.5, -3], c: }\n",
    "a: |\n  text\n\nb: >-\n  more\n  text\n",
    "- a\n- - b\n  - c: d\n    e:\n    - f\n-\n",
    "'': ''\n? b\n: c\n",
    "just text",
    "'quoted'",
    "''",
    "é: ü  # comment\n中: 文\n",
    "\r\na: b\r\nc: d\r\n",
    DEEP,
    "- " * DEEPEST + "a",
    LONG,
    f"{LONG}---\n{DEEP}\n",
]

NOT_PLAIN = [
    "a: &b c\n",
    "a: *b\n",
    "a: !!str 1\n",
    "a: 1\na: 2\n",
    "[a]: b\n",
    "{a: b}: c\n",
    "a: [b\n",
    "a: 'b\n",
    "a: 1\n---\nb: }\n",
    "%YAML 3.0\n---\na\n",
    f"a: {DEEP}",
    f"{LONG}---\n[{DEEP}]\n",
    "- " * 33 + "a",
    "{a: " * 33 + "}" * 33,
]


def by_events(text: str) -> list[Document]:
    """The documents of a text as the events tell them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reader, "plain_documents", _nothing_is_plain)
        return read_documents(text)


def _nothing_is_plain(text: str) -> Any:
    raise NotPlain


def marks_in(node: Marked) -> Any:
    """Every mark, as far as anyone asks: a group has no end."""
    if not isinstance(node, Group):
        return place_of(node), (node.start_mark.index, node.end_mark.index), bool(node.style), node.value  # type: ignore[attr-defined]
    keys = {key: marks_in(mark) for key, mark in node.keys.items()}
    values = {key: marks_in(mark) for key, mark in node.values.items()}
    return place_of(node), node.start_mark.index, keys, values, [marks_in(mark) for mark in node.items]


def same(text: str) -> bool:
    """Whether a text is plain; then both give the same."""
    wanted = by_events(text)
    try:
        found = plain_documents(text)
    except NotPlain:
        return False
    assert [(data, marks_in(root)) for data, root in found] == [
        (document.data, marks_in(document.root)) for document in wanted if document.root is not None
    ]
    assert repr([data for data, _ in found]) == repr([document.data for document in wanted])
    assert not any([document.problems for document in wanted])
    return True


@pytest.mark.parametrize("text", PLAIN)
def test_plain_yaml_is_the_same_by_both(text: str) -> None:
    assert same(text)


@pytest.mark.parametrize("text", NOT_PLAIN)
def test_what_is_not_plain_is_left_to_the_events(text: str) -> None:
    assert not same(text)
    with pytest.raises(NotPlain):
        plain_documents(text)


@for_each("path", EVERY_EXAMPLE)
def test_every_example_is_the_same_by_both(path: Path) -> None:
    same(path.read_text(encoding="utf-8"))


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="ab: -[]{},'\"\n#?|>&*!%1~", max_size=40))
def test_any_text_is_the_same_by_both(text: str) -> None:
    same(text)


def test_a_deep_document_ends_neither_of_them() -> None:
    for text in ("[" * 100_000, "- " * 100_000):
        assert not same(text)
