"""Every name has a letter that no other one has."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.printing.letters import letters_of
from babylon_cli.printing.svg.strokes import writing


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        ("Ana Bo Cas", "A B C"),
        ("Bo Bea Ben", "B E N"),
        ("élan Eva", "E V"),
        ("violet vine A", "V I A"),
        ("甲 乙 Bo", "1 2 B"),
        ("aa aa2 aa3", "A 2 3"),
        ("A a- Æ", "A 2 3"),
    ],
)
def test_the_first_letter_that_is_left_or_else_the_number(names: str, letters: str) -> None:
    assert list(letters_of(names.split()).values()) == letters.split()


@settings(max_examples=30)
@given(st.lists(st.text(max_size=4), unique=True, max_size=12))
def test_no_two_names_have_the_same_and_each_can_be_drawn(names: list[str]) -> None:
    letters = letters_of(names)
    assert list(letters) == names
    assert len(set(letters.values())) == len(names)
    for letter in letters.values():
        assert writing(letter, 0, 0, 9, "#000", 1)
