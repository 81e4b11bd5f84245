"""Two to eight players; the Free City with two players and with nobody else."""

import pytest

from tests.babel.tables import NAMES, faults, paths, related, seated

RULE = "babel-player-count"
FREE = "free_city: true"


@pytest.mark.parametrize("number", [3, 4, 5, 6, 7, 8])
def test_three_to_eight_players(number: int) -> None:
    assert paths(RULE, seated(*[""] * number)) == []


def test_two_players_with_the_free_city() -> None:
    assert paths(RULE, seated("", FREE, "")) == []
    assert paths(RULE, seated(FREE, "", "")) == []


def test_two_players_without_it() -> None:
    assert paths(RULE, seated("", "")) == ["players"]
    assert paths(RULE, seated("", "free_city: false")) == ["players"]


def test_two_players_with_two_of_it() -> None:
    drawn = seated("", FREE, "", FREE, FREE)
    assert paths(RULE, drawn) == ["players.3.free_city", "players.4.free_city"]
    assert related(RULE, drawn) == [["players.1.free_city"]] * 2


def test_one_player_and_nine() -> None:
    assert paths(RULE, seated("")) == ["players"]
    assert paths(RULE, seated(*[""] * len(NAMES))) == ["players"]


@pytest.mark.parametrize("number", [3, 7])
def test_a_free_city_among_more_players(number: int) -> None:
    drawn = seated(FREE, *[""] * number)
    assert paths(RULE, drawn) == ["players.0.free_city"]
    assert related(RULE, drawn) == [[]]
    assert faults(RULE, drawn)[0].player == 0


def test_a_free_city_alone_and_with_one_player() -> None:
    assert paths(RULE, seated(FREE)) == ["players", "players.0.free_city"]
    assert paths(RULE, seated("", FREE)) == ["players", "players.1.free_city"]


def test_what_the_messages_say() -> None:
    (fault,) = faults(RULE, seated(""))
    assert str(fault.message) == "the table has 1 player, and Babel is played by 2 to 8"
    assert (str(fault.where), str(fault.help), fault.player) == ("the table", "add the other players", None)
    assert str(faults(RULE, seated(*[""] * 9))[0].help) == "take out the players who are too many"
    assert "Free City" in str(faults(RULE, seated("", ""))[0].message)
    assert "a table of 3" in str(faults(RULE, seated("", "", "", FREE))[0].message)
