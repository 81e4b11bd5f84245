"""A sound document is read without the models, and read as they do; every other one is told by them.

That both say the same of documents of the games is held in `tests/babylon/files` and `tests/babel/files`, by
`as_a_model_has_it`.
"""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

import pytest

from babylon_cli.reading.misshapen import mistakes_in
from babylon_cli.reading.parts import Part, keys_of, needed, optional
from babylon_cli.reading.remembered import MOST
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.shape import Unsound, read_as
from babylon_cli.reading.values import Between, Completed, Joined, Length, Matching, Spelled
from tests.reading.plain import as_a_model_has_it, read_quickly


class InnerPart(Part):
    """A group with a key that may be typed in small letters."""

    example = "{NW: x}"
    spelled_keys: ClassVar[Mapping[str | int, str]] = {"nw": "NW"}

    NW: str | None = optional("A text.")


Letter = Annotated[str, Matching("^[a-z]$"), Spelled("^[A-Z]$", str.lower)]


def house_letters(typed: str) -> str:
    """Two letters joined by a hyphen alone."""
    return typed.lower().replace(" ", "")


class OuterPart(Part):
    """Every kind of kind."""

    example = "{name: Ana}"

    name: Annotated[str, Length(1)] | int = needed("A name.")
    origin: Literal["dug", "stored"] | None = optional("With another name in Python.", typed="from")
    number: Annotated[int, Between(1, 3), Spelled("^[1-3]$", int)] | None = optional("A number.")
    age: Literal[1, 2] | None = optional("One of some numbers.")
    truth: bool | None = optional("True or false.")
    word: Annotated[str, Matching("^[a-z]+$"), Spelled("^[A-Z]+$", str.lower)] | None = optional("A word.")
    title: Annotated[str, Completed(("one", "two"))] | None = optional("A text with offers.")
    either: Annotated[str, Matching("^a+$")] | Annotated[str, Matching("^b+$")] | None = optional("One of two kinds.")
    pair: Annotated[str, Joined(Letter, "^[a-z]-[a-z]$"), Spelled("^[A-Za-z] ?- ?[A-Za-z]$", house_letters)] | None = (
        optional("Two letters.")
    )
    bond: Annotated[str, Joined(Letter, "^[a-z]-[a-z]$"), Spelled("^[A-Za-z]-[A-Za-z]$", str.lower)] | None = optional(
        "Two letters without blanks."
    )
    few: Annotated[list[int], Length(1, 2)] | None = optional("One number or two.")
    counts: dict[Annotated[str, Matching("^[1-9]$")], int | None] | None = optional("Numbers by their keys.")
    inner: InnerPart | None = optional("A group.")
    groups: list[InnerPart] | None = optional("Groups.")


SOUND: list[dict[str, Any]] = [
    {"name": "Ana"},
    {"name": 7, "number": None},
    {"name": "Ana", "from": "dug", "number": "3", "age": 2, "truth": False, "word": "ABC", "title": "three"},
    {"name": "Ana", "number": 3, "word": "abc", "few": [1, 2], "counts": {"1": 4, "2": None}},
    {"name": "Ana", "pair": "a-b", "bond": "a-b"},
    {"name": "Ana", "pair": "A-b", "bond": "b-A"},
    {"name": "Ana", "pair": "A - b"},
    {"name": "Ana", "inner": {"nw": "x"}, "groups": [{"NW": "y"}, {"nw": None}, {}], "either": "bb"},
]

UNSOUND: list[PlainData] = [
    {},
    [],
    None,
    "a text",
    {"name": ""},
    {"name": True},
    {"name": "Ana", "origin": "dug"},
    {"name": "Ana", "from": "Dug"},
    {"name": "Ana", "number": 0},
    {"name": "Ana", "number": 4},
    {"name": "Ana", "number": "4"},
    {"name": "Ana", "number": True},
    {"name": "Ana", "age": True},
    {"name": "Ana", "age": 3},
    {"name": "Ana", "truth": 1},
    {"name": "Ana", "word": "Abc"},
    {"name": "Ana", "word": "abc\n"},
    {"name": "Ana", "either": "ab"},
    {"name": "Ana", "pair": "a"},
    {"name": "Ana", "pair": "a-"},
    {"name": "Ana", "pair": "-a"},
    {"name": "Ana", "pair": "-"},
    {"name": "Ana", "pair": "a-b-c"},
    {"name": "Ana", "pair": "a-b "},
    {"name": "Ana", "pair": "ab"},
    {"name": "Ana", "pair": 1},
    {"name": "Ana", "bond": "A - b"},
    {"name": "Ana", "few": []},
    {"name": "Ana", "few": [1, 2, 3]},
    {"name": "Ana", "few": 1},
    {"name": "Ana", "counts": {"0": 1}},
    {"name": "Ana", "counts": {"1": "1"}},
    {"name": "Ana", "inner": {"nw": "x", "NW": "x"}},
    {"name": "Ana", "inner": []},
    {"name": "Ana", "groups": [{}, None]},
    {"name": "Ana", "other": 1},
    {"name": ["Ana"]},
    {"name": {"Ana": 1}},
    {"name": "Ana", "number": [1]},
    {"name": "Ana", "truth": 0},
    {"name": "Ana", "word": 1},
    {"name": "Ana", "word": ["abc"]},
    {"name": "Ana", "few": [True]},
    {"name": "Ana", "few": [[1]]},
    {"name": "Ana", "counts": {"1": True}},
    {"name": "Ana", "counts": {"1": [1]}},
    {"name": "Ana", "counts": ["1"]},
    {"name": "Ana", "inner": {"NW": 1}},
    {"name": "Ana", "inner": {"NW": {"NW": "x"}}},
    {"name": "Ana", "groups": {"NW": "x"}},
    {"name": "Ana", "groups": [[]]},
]


@pytest.mark.parametrize("data", SOUND)
def test_what_is_sound_is_read_as_the_model_has_it(data: dict[str, Any]) -> None:
    assert as_a_model_has_it(OuterPart, data) is not None


@pytest.mark.parametrize("data", UNSOUND)
def test_what_is_unsound_is_refused_by_both_and_told(data: PlainData) -> None:
    assert as_a_model_has_it(OuterPart, data) is None
    root = read_quickly(data if data is not None else "").root
    assert root is not None
    assert mistakes_in(OuterPart, data, root)


MET: dict[str, Any] = {
    "name": 1,
    "number": 1,
    "age": 1,
    "truth": True,
    "word": "abc",
    "pair": "a-b",
    "few": [1],
    "counts": {"1": 1},
    "inner": {"NW": "x"},
    "groups": [{"NW": "x"}],
}


@pytest.mark.parametrize("data", UNSOUND)
def test_what_was_met_before_is_taken_for_nothing_else(data: PlainData) -> None:
    """For Python true is equal to 1."""
    for _ in range(2):
        assert as_a_model_has_it(OuterPart, MET) is not None
        assert as_a_model_has_it(OuterPart, data) is None


@pytest.mark.parametrize(("key", "text"), [("word", "Ana"), ("either", "abc"), ("bond", "A - b"), ("origin", "abc")])
def test_a_text_that_one_key_has_is_read_anew_under_another(key: str, text: str) -> None:
    assert as_a_model_has_it(OuterPart, {"name": text, "title": text, "pair": "A - b", "word": "abc"}) is not None
    assert as_a_model_has_it(OuterPart, {"name": "Ana", key: text}) is None


def test_more_is_read_than_is_remembered() -> None:
    """When the memory begins anew, and again."""
    letters = str.maketrans("0123456789", "abcdefghij")
    for _ in range(2):
        for number in range(MOST + 2):
            word = str(number).translate(letters)
            assert read_as(OuterPart, {"name": "Ana", "word": word.upper()}).word == word
            with pytest.raises(Unsound):
                read_as(OuterPart, {"name": "Ana", "word": f"{number}"})


def test_what_is_read_is_held_apart_from_the_plain_data() -> None:
    data: dict[str, Any] = {"name": "Ana", "few": [1], "groups": [{"NW": "x"}], "counts": {"1": 1}}
    part = read_as(OuterPart, data)
    data["few"].append(2)
    data["groups"][0]["NW"] = "y"
    data["counts"]["2"] = 2
    assert part.written() == {"name": "Ana", "few": [1], "counts": {"1": 1}, "groups": [{"NW": "x"}]}


def test_each_value_is_read_in_the_spelling_of_the_house() -> None:
    part = read_as(OuterPart, SOUND[2])
    assert (part.origin, part.number, part.word, part.few) == ("dug", 3, "abc", None)
    assert read_as(OuterPart, SOUND[-1]).written() == {
        "name": "Ana",
        "either": "bb",
        "inner": {"NW": "x"},
        "groups": [{"NW": "y"}, {"NW": None}, {}],
    }


def test_what_a_file_leaves_out_is_none() -> None:
    part = read_as(OuterPart, {"name": 7, "number": None})
    assert (part.number, part.inner) == (None, None)
    assert part.written() == {"name": 7, "number": None}
    assert part.filled() == {"name": 7}
    assert OuterPart.blank().written() == {}


def test_keys_are_in_the_order_of_the_class_and_as_a_file_spells_them() -> None:
    assert list(keys_of(OuterPart))[:3] == ["name", "from", "number"]
    assert [key for key, told in keys_of(OuterPart).items() if told.is_needed] == ["name"]
    assert list(read_as(OuterPart, {"truth": True, "name": "Ana"}).written()) == ["name", "truth"]


def test_a_reader_and_a_model_that_have_drifted_apart_are_a_bug() -> None:
    root = read_quickly({"name": "Ana"}).root
    assert root is not None
    with pytest.raises(AssertionError):
        mistakes_in(OuterPart, {"name": "Ana"}, root)
