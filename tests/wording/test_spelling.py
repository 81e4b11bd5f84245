"""How near two words are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from babylon_cli.wording.spelling import is_one_edit_away, nearest


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("white", "whit"),
        ("white", "hite"),
        ("white", "wite"),
        ("white", "whiite"),
        ("white", "whitee"),
        ("white", "awhite"),
        ("white", "whyte"),
        ("white", "bhite"),
        ("white", "whitf"),
        ("white", "wihte"),
        ("white", "hwite"),
        ("white", "whiet"),
        ("a", ""),
        ("a", "b"),
        ("ab", "ba"),
    ],
)
def test_one_letter_left_out_put_in_changed_or_swapped(first: str, second: str) -> None:
    assert is_one_edit_away(first, second)
    assert is_one_edit_away(second, first)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("white", "white"),
        ("white", "whi"),
        ("white", "wyhte"),
        ("white", "ehitw"),
        ("white", "pink"),
        ("ab", "cd"),
        ("", "ab"),
        ("", ""),
    ],
)
def test_equal_words_and_words_further_apart(first: str, second: str) -> None:
    assert not is_one_edit_away(first, second)
    assert not is_one_edit_away(second, first)


words = st.text("abc", max_size=5)


def one_edit_by_trying(first: str, second: str) -> bool:
    """Every single edit of the first word, tried one by one."""
    splits = [(first[:place], first[place:]) for place in range(len(first) + 1)]
    left_out = {head + tail[1:] for head, tail in splits if tail}
    put_in = {head + letter + tail for head, tail in splits for letter in "abc"}
    changed = {head + letter + tail[1:] for head, tail in splits if tail for letter in "abc"}
    swapped = {head + tail[1] + tail[0] + tail[2:] for head, tail in splits if len(tail) > 1}
    return second != first and second in left_out | put_in | changed | swapped


@given(words, words)
def test_it_agrees_with_trying_every_edit(first: str, second: str) -> None:
    assert is_one_edit_away(first, second) == one_edit_by_trying(first, second)


@pytest.mark.parametrize(
    ("word", "known", "expected"),
    [
        ("terrace", ["terraces", "statues"], "terraces"),
        ("STATUE", ["terraces", "statues"], "statues"),
        ("storey-ordr", ["storey-order", "statue-pillar"], "storey-order"),
        ("zzz", ["terraces", "statues"], None),
        ("terraces", [], None),
        ("nw", ["NW", "NE"], "NW"),
    ],
)
def test_the_nearest_known_word(word: str, known: list[str], expected: str | None) -> None:
    assert nearest(word, known) == expected


@pytest.mark.parametrize(
    ("typed", "known", "guess"),
    [
        ("fleur", ["name", "flower"], "flower"),
        ("lvl", ["level", "at"], "level"),
        ("Terrassen", ["terraces", "statues"], "terraces"),
        ("stairs", ["staircases", "statues"], "staircases"),
        ("visible", ["none", "visible_holes"], "visible_holes"),
        ("swap", ["single", "icon-swap"], "icon-swap"),
        ("place", ["players", "title"], None),
        ("rien", ["none", "bridge"], None),
        ("N", ["NW", "NE"], None),
        ("one", ["minus-one", "none"], "none"),
        ("", ["a"], None),
    ],
)
def test_the_nearest_word_is_near_enough(typed: str, known: list[str], guess: str | None) -> None:
    assert nearest(typed, known) == guess
