"""The file of a draft: the hands that were drawn, in a table that is usable and legal."""

import re

import pytest

from babylon_cli.babel.files.draft_file import NAMES, draft_file
from babylon_cli.babel.files.load import load
from babylon_cli.babel.play.draft import draft
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.babel.table.table import Table
from tests.cases import for_each

EVERY = for_each(("players", "seed"), [(players, seed) for players in range(2, 9) for seed in range(4)])


def read(text: str) -> Table:
    (loaded,) = load("draft.yaml", text.encode())
    assert loaded.table is not None, loaded.problems
    return loaded.table


@EVERY
def test_it_holds_the_hands_that_were_drawn_and_is_legal(players: int, seed: int) -> None:
    drawn = draft(players, seed)
    table = read(draft_file(drawn))
    assert [city.tiles for city in table.players] == [tuple(sorted(hand.kept)) for hand in drawn.hands]
    assert [city.name for city in table.players] == list(NAMES[:players])
    assert {city.coins for city in table.players} == {3}
    assert (table.age, table.tower, table.projects, table.build) == (1, (), (), None)
    assert judge(table).findings == ()


@EVERY
def test_the_wonders_are_those_that_were_drawn_and_all_different(players: int, seed: int) -> None:
    drawn = draft(players, seed)
    table = read(draft_file(drawn))
    mats = [city.wonder for city in table.players] + [city.wonder for city in table.cities if city.free_city]
    assert mats[: len(drawn.wonders)] == list(drawn.wonders)
    assert len(set(mats)) == len(mats)


def test_two_players_have_the_free_city_between_them() -> None:
    drawn = draft(2, 5)
    text = draft_file(drawn)
    assert [(city.name, city.free_city, city.tiles) for city in read(text).cities][1] == ("the Free City", True, ())
    assert f"# Face down on the third space: {drawn.face_down}. With two players it stays blocked.\n" in text
    assert not [players for players in range(3, 9) if "Face down" in draft_file(draft(players, 5))]


def test_the_eighth_board_is_another_side_and_told() -> None:
    text = draft_file(draft(8, 5))
    eighth, first = read(text).cities[7], read(text).cities[0]
    assert (eighth.wonder.name, {eighth.wonder.side, first.wonder.side}) == (first.wonder.name, {"A", "B"})
    assert text.count("# the base game has no eighth wonder") == 1
    assert "eighth wonder" not in draft_file(draft(7, 5))


@pytest.mark.parametrize("seed", range(6))
def test_an_eighth_board_may_be_either_side(seed: int) -> None:
    cities = read(draft_file(draft(8, seed))).cities
    assert {cities[7].wonder.side, cities[0].wonder.side} == {"A", "B"}


@EVERY
def test_every_tile_is_somewhere(players: int, seed: int) -> None:
    drawn = draft(players, seed)
    text = draft_file(drawn)
    boxed = re.search(r"# Back to the box, (\d+) tiles?: (.*)\.\n", text)
    numbers = [] if boxed is None else [int(number) for number in re.findall(r"\d+", boxed[2])]
    assert ("# All 24 tiles are dealt.\n" in text) is (players == 8) is (boxed is None)
    assert boxed is None or int(boxed[1]) == len(numbers)
    face_down = [] if drawn.face_down is None else [drawn.face_down]
    hands = [tile for city in read(text).players for tile in city.tiles]
    assert sorted([*hands, *numbers, *face_down]) == list(range(1, 25))


@EVERY
def test_each_hand_is_told_as_it_came(players: int, seed: int) -> None:
    told = re.findall(
        r"# dealt (\d+), (\d+) and (\d+): keeps (\d+); of (\d+) and (\d+) keeps (\d+); the last is (\d+)\n",
        draft_file(draft(players, seed)),
    )
    assert len(told) == players
    for line in told:
        *dealt, first, one, other, second, last = map(int, line)
        assert first in dealt
        assert second in (one, other)
        assert last not in (first, second)


def test_it_tells_the_command_that_gives_it_again() -> None:
    assert "#   babylon babel draft --players 4 --seed 17\n" in draft_file(draft(4, 17))


def test_the_examples_in_its_comments_can_be_taken_over() -> None:
    text = draft_file(draft(3, 1))
    turn = re.search(r"such as `(- \{Ana: \d+\})`", text)
    project = re.search(r"such as `(- \{age: 1, .*\})`\.", text)
    assert turn is not None
    assert project is not None
    filled = text.replace("tower: []", f"tower: [{turn[1][2:]}]").replace("projects: []", f"projects:\n  {project[1]}")
    table = read(filled)
    assert next(laid.tile for entry in table.tower for laid in entry) in table.cities[0].tiles
    assert [(entry.age, entry.project.name, dict(entry.joined)) for entry in table.projects] == [(1, "Cranes", {0: 1})]


def test_no_line_is_wider_than_100_columns() -> None:
    lines = [line for players in range(2, 9) for line in draft_file(draft(players, 3)).splitlines()]
    assert len(lines) > 100
    assert max(map(len, lines)) <= 100
