"""Names in the alphabet of a line, and the letters of the flowers."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.notation.letters import HALVES, FlowerCodes
from babylon_cli.babylon.notation.texts import meant, sound_part, spelled
from tests.babylon.files.test_written import TEXTS

MANY = settings(max_examples=150, deadline=None, derandomize=True, database=None)

SPELLED = [
    ("Ana", "Ana"),
    ("Ana Maria de la Cruz", "Ana_Maria_de_la_Cruz"),
    ("a b c", "a_b_c"),
    ("Zoë", "Zo.eb"),
    ("École é", ".c9cole.20.e9"),
    ("Łukasz", ".t141ukasz"),
    ("小明", ".u5c0f.u660e"),
    ("😀", ".v1f600"),
    ("\U0010ffff", ".w10ffff"),
    ("Jean-Luc", "Jean.2dLuc"),
    ("a_b", "a.5fb"),
    ("_a_", ".5fa.5f"),
    (" a", ".20a"),
    ("a ", "a.20"),
    ("a  b", "a.20.20b"),
    ("a, b", "a.2c.20b"),
    ("~/.", ".7e.2f.2e"),
    ("\x00\x1b[0m\n", ".00.1b.5b0m.0a"),
    ("\u202e\ufeff", ".u202e.ufeff"),
]


@pytest.mark.parametrize(("text", "written"), SPELLED)
def test_a_text_and_how_a_line_has_it(text: str, written: str) -> None:
    assert spelled(text) == written
    assert meant(written) == text


@MANY
@given(TEXTS | st.text("Aa1_ .-é小", min_size=1))
def test_any_text(text: str) -> None:
    written = spelled(text)
    assert re.fullmatch("[0-9A-Za-z._]+", written)
    assert "__" not in written
    assert ".." not in written
    assert not re.search("(?<![0-9A-Za-z])_|_(?![0-9A-Za-z])", written)  # or else it could be markup
    assert sound_part(written) == len(written)
    assert meant(written) == text


@pytest.mark.parametrize(
    ("written", "sound"),
    [
        *[("", 0), ("a.", 1), ("a.e", 1), ("a.t14", 1), (".E9", 0), (".ud800", 0), (".udfff", 0), (".ud7ff", 6)],
        *[("a-b", 1), (".w110000", 0), (".v1f60", 0), ("é", 0)],
    ],
)
def test_how_far_a_text_can_be_read(written: str, sound: int) -> None:
    assert sound_part(written) == sound


def test_a_flower_has_its_own_first_letter_where_it_is_free() -> None:
    flowers = ["white", "pink", "Wolfsbane", "violet", "vine", "xyz", "Ärmel", "小", "1"]
    assert [FlowerCodes(flowers).codes[flower] for flower in flowers] == ["w", "p", "a", "v", "b", "c", "d", "e", "f"]


def test_there_are_letters_for_any_number_of_flowers() -> None:
    codes = FlowerCodes([f"a{number}" for number in range(2000)])
    given = list(codes.codes.values())
    assert given[:2] == ["a", "b"]
    assert given[22:28] == ["w", "y", "z", "aa", "ab", "ac"]
    assert len(set(given)) == len(given)
    assert "x" not in given
    assert codes.flowers()["aa"] == "a25"


def test_a_letter_for_each_half_of_a_terrace() -> None:
    assert len(set(HALVES.values())) == len(HALVES) == 25
    assert (HALVES[".."], HALVES["S."], HALVES[".F"], HALVES["TT"]) == ("A", "F", "C", "Y")
