"""A record that is longer than any game is refused at the turn that goes beyond it."""

import pytest

from babylon_cli.babylon.files.load import load


def problems(turns: str) -> list[tuple[int, str]]:
    """What is wrong with a record of these turns of Ana, with its line; the first turn stands on line 5."""
    text = f"players:\n  - {{name: Ana, flower: white}}\nrounds:\n  - turns:\n{turns}"
    (document,) = load("long.yaml", text.encode())
    return [(problem.line, str(problem.message)) for problem in document.problems]


def turns(number: int, keys: str = "", player: str = "Ana") -> str:
    return f"      - {{player: {player}{keys}}}\n" * number


TWO_BUILDS = ", build: [{from: dug, at: A1, level: 1}, {from: stored, at: C1, level: 1}]"
LINKS = "fountains: [A1-A2], bridges: [A1-A3], staircases: [A1-A2], bare_pillars: [A1]"
SEVEN_BUILDS = f", build: [{', '.join(['{from: dug, at: A1, level: 1}'] * 7)}]"


@pytest.mark.parametrize(
    "played",
    [turns(100), turns(12, TWO_BUILDS), turns(12, SEVEN_BUILDS), turns(8, f", statues: [A1, A2, A3, A4], {LINKS}")],
)
def test_as_much_as_may_be_a_mistake_is_read(played: str) -> None:
    assert problems(played) == []


def test_more_turns_than_any_game_has() -> None:
    two_rounds = turns(60) + "  - turns:\n" + turns(60)
    assert problems(two_rounds) == [(106, "this is turn 101 of the record, and no game has more than 44")]


def test_more_terraces_than_any_game_gives() -> None:
    expected = "with this turn Ana has built 26 terraces, and no game gives a player more than 16"
    assert problems(turns(14, TWO_BUILDS)) == [(17, expected)]


def test_more_pieces_than_there_are_spots() -> None:
    expected = "with this turn Ana has placed 66 pieces, and 16 terraces have 64 spots"
    assert problems(turns(12, ", statues: [A1, A2, A3, A4, A5, A6]")) == [(15, expected)]


def test_one_player_spelt_in_two_ways_is_one() -> None:
    assert len(problems(turns(7, TWO_BUILDS) + turns(7, TWO_BUILDS, "ana"))) == 1
