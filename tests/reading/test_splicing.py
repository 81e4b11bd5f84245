"""Values that are replaced in the text of a file, and nothing else in it."""

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.reading import reader
from babylon_cli.reading.nodes import descend
from babylon_cli.reading.reader import read_documents
from babylon_cli.reading.scalars import PlainData, PlainValue
from babylon_cli.reading.splicing import Splice, is_read_as, splice_of, spliced


def with_another(text: str, value: PlainValue, *path: str | int) -> str:
    """A text whose value at a path is another one."""
    (document,) = read_documents(text)
    assert document.root is not None
    return spliced(text, [splice_of(text, descend(document.root, path), value)])


@pytest.mark.parametrize("parser", [yaml.CSafeLoader, yaml.SafeLoader])
@pytest.mark.parametrize(
    ("before", "value", "after"),
    [
        ("a: c3", "C3", "a: C3"),
        ("a: c3   # c3\n", "C3", "a: C3   # c3\n"),
        ("# \U0001f333\n{b: é, a: c3}", "C3", "# \U0001f333\n{b: é, a: C3}"),
        ("a: 'c3'\r\nb: 1\r\n", "C3", "a: 'C3'\r\nb: 1\r\n"),
        ('a: "c3"', "C3", 'a: "C3"'),
        ("a: 'c3'", "it's", "a: 'it''s'"),
        ('a: "c3"', 'a "\\', 'a: "a \\"\\\\"'),
        ('a: "\\u00e9"', "É", 'a: "É"'),
        ('{"a":"1","b":2}', 1, '{"a":1,"b":2}'),
        ("{a: '1'}", 1, "{a: 1}"),
        ("a: 'TRUE'", True, "a: true"),
        ("a: False", False, "a: false"),
        ("a: clay\n   white\n   >pink # c\nb: 1\n", "clay > pink", "a: clay > pink # c\nb: 1\n"),
        ('a: "clay\n   white" # c\n', "clay white", 'a: "clay white" # c\n'),
        ("a: >-\n  c3\nb: 1\n", "C3", "a: C3\nb: 1\n"),
        ("a: |-  # big\n  c3\n\n# b\nb: 1\n", "C3", "a: C3  # big\n\n# b\nb: 1\n"),
        ("a: >- # big\r\n  c3  \r\n\r\nb: 1\r\n", 3, "a: 3 # big  \r\n\r\nb: 1\r\n"),
        ("a: |-\n  c3", "C3", "a: C3"),
        ("a: |\n  null\nb: 1\n", "null", 'a: "null"\nb: 1\n'),
        ("a: >-\n  true", "true", 'a: "true"'),
        ("--- # one\na: c3\n...\n", "C3", "--- # one\na: C3\n...\n"),
    ],
)
def test_a_value_takes_the_place_of_another_one(
    before: str, value: PlainValue, after: str, parser: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "Parser", parser)
    assert with_another(before, value, "a") == after
    (document,) = read_documents(after)
    assert isinstance(document.data, dict)
    assert document.data["a"] == value
    assert type(document.data["a"]) is type(value)


TEXTS = st.text(st.sampled_from("aZ9 .-@>'\"\\#:,[]{}&*!%\té周\U0001f333"), max_size=8)
QUOTED = st.builds(lambda text, quote: f"{quote}{text}{quote}", st.text("ab c", max_size=4), st.sampled_from("'\""))


@settings(max_examples=150)
@given(
    st.lists(st.tuples(QUOTED, TEXTS | st.integers(-99, 99) | st.booleans()), min_size=1, max_size=4),
    st.sampled_from([("", "- ", "  ", ""), ("[ # \U0001f333\r\n", " ", ",\t", "]")]),
)
def test_whatever_is_spliced_is_read_and_the_rest_is_kept(
    entries: list[tuple[str, PlainValue]], layout: tuple[str, str, str, str]
) -> None:
    begin, before, after, end = layout
    lines = [f"{before}{typed}{after}# {number} '\"" for number, (typed, _) in enumerate(entries)]
    text = begin + "".join([f"{line}\r\n" for line in lines]) + end
    (document,) = read_documents(text)
    assert document.root is not None
    wanted: list[PlainData] = [value for _, value in entries]
    values = [value for _, value in entries]
    places = [descend(document.root, (index,)) for index in range(len(entries))]
    new = spliced(text, [splice_of(text, place, value) for place, value in zip(places, values, strict=True)])
    assert is_read_as(new, [wanted])
    assert new.startswith(begin)
    assert new.endswith(end)
    inside = new.removeprefix(begin).removesuffix(end).split("\r\n")
    for number, line in enumerate(inside[:-1]):
        assert line.startswith(before)
        assert line.endswith(f"{after}# {number} '\"")


def test_several_splices_in_any_order() -> None:
    assert spliced("abcdef", [Splice(0, 1, ""), Splice(4, 5, "EE"), Splice(2, 3, "C")]) == "bCdEEf"
    assert spliced("abc", []) == "abc"


def test_what_is_read_is_held_against_what_is_wanted() -> None:
    assert is_read_as("a: 1\n---\nb: x\n", [{"a": 1}, {"b": "x"}])
    assert is_read_as("{a: 1, b: 2}", [{"a": 1, "b": 2}])
    assert not is_read_as("{b: 2, a: 1}", [{"a": 1, "b": 2}])
    assert not is_read_as("a: true", [{"a": 1}])
    assert not is_read_as("a: 1", [{"a": "1"}])
    assert not is_read_as("a: 1", [])
    assert not is_read_as("a: [", [None])
    assert not is_read_as("a: &b 1", [{"a": 1}])
