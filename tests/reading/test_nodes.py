"""Where everything stands: paths lead to values and keys, and to the deepest one on the way."""

import pytest

from babylon_cli.reading.nodes import LINE_BREAK, Group, Marked, Place, descend, key_of, place_of
from babylon_cli.reading.reader import read_documents

TEXT = """\
title: Friday
players:
  - name: "Ana"
    statues: [C3, D4@1]
  - {name: Bo, flower:  }
quarry:
- - floor
"""


@pytest.fixture
def root() -> Marked:
    (document,) = read_documents(TEXT)
    assert document.root is not None
    return document.root


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ((), Place(1, 1, 1)),
        (("title",), Place(1, 8, 6)),
        (("players",), Place(3, 3, 1)),
        (("players", 0), Place(3, 5, 1)),
        (("players", 0, "name"), Place(3, 11, 5)),
        (("players", 0, "statues"), Place(4, 14, 1)),
        (("players", 0, "statues", 1), Place(4, 19, 4)),
        (("players", 1), Place(5, 5, 1)),
        (("players", 1, "name"), Place(5, 12, 2)),
        (("quarry", 0, 0), Place(7, 5, 5)),
    ],
)
def test_values(root: Marked, path: tuple[str | int, ...], place: Place) -> None:
    assert place_of(descend(root, path)) == place


@pytest.mark.parametrize(
    ("path", "place"),
    [
        (("nothing",), Place(1, 1, 1)),
        (("players", 7), Place(3, 3, 1)),
        (("players", -1), Place(3, 3, 1)),
        (("players", "name"), Place(3, 3, 1)),
        (("players", 0, "flower"), Place(3, 5, 1)),
        (("players", 0, "name", "first"), Place(3, 11, 5)),
        (("title", 0, 0), Place(1, 8, 6)),
        ((0,), Place(1, 1, 1)),
    ],
)
def test_a_path_that_leads_nowhere_ends_at_the_deepest_value(
    root: Marked, path: tuple[str | int, ...], place: Place
) -> None:
    assert place_of(descend(root, path)) == place


def test_a_key_in_small_letters_is_found_where_the_house_writes_capitals() -> None:
    (document,) = read_documents("pillars:\n  nw: statue\n  SE: double\n")
    assert document.root is not None
    places = [place_of(descend(document.root, ("pillars", corner))) for corner in ("NW", "SE", "NE")]
    assert places == [Place(2, 7, 6), Place(3, 7, 6), Place(2, 3, 1)]


def test_keys(root: Marked) -> None:
    bo = descend(root, ("players", 1))
    assert place_of(key_of(root, "players")) == Place(2, 1, 7)
    assert place_of(key_of(bo, "flower")) == Place(5, 16, 6)
    assert key_of(bo, "age") is bo
    assert key_of(descend(root, ("title",)), "title") is descend(root, ("title",))


def test_an_empty_value_is_one_character_wide(root: Marked) -> None:
    place = place_of(descend(root, ("players", 1, "flower")))
    assert (place.line, place.width) == (5, 1)


def test_a_text_of_several_lines_is_one_character_wide() -> None:
    for text in ("- a\n  b", "- 'a\n  b'", "- |\n  a\n  b\n"):
        (document,) = read_documents(text)
        assert document.root is not None
        assert place_of(descend(document.root, (0,))) == Place(1, 3, 1)


def test_marks_count_characters_not_bytes() -> None:
    (document,) = read_documents("巴比倫: [é😀, 花]")
    assert document.root is not None
    assert place_of(descend(document.root, ("巴比倫", 0))) == Place(1, 7, 2)
    assert place_of(descend(document.root, ("巴比倫", 1))) == Place(1, 11, 1)


def test_a_group_knows_its_marks_and_what_is_in_it(root: Marked) -> None:
    assert isinstance(root, Group)
    assert list(root.keys) == list(root.values) == ["title", "players", "quarry"]
    assert root.items == []
    players = root.child("players")
    assert isinstance(players, Group)
    assert len(players.items) == 2
    assert players.keys == {}


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\x85", "\u2028", "\u2029"])
def test_lines_end_where_yaml_says(end: str) -> None:
    assert LINE_BREAK.split(f"a{end}b{end}") == ["a", "b", ""]
    (document,) = read_documents(f"a: 1{end}b: 2{end}")
    assert document.data == {"a": 1, "b": 2}
    assert document.root is not None
    assert place_of(descend(document.root, ("b",))) == Place(2, 4, 1)
