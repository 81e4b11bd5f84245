"""Every city has a wonder of its own, on whichever side."""

from tests.babel.tables import faults, paths, related, seated

RULE = "babel-wonder-twice"


def test_seven_wonders() -> None:
    assert paths(RULE, seated(*[""] * 7)) == []


def test_the_same_side_and_the_other_side() -> None:
    assert paths(RULE, seated("wonder: Gizah A", "wonder: Rhodos B", "wonder: Gizah A")) == ["players.2.wonder"]
    assert paths(RULE, seated("wonder: Gizah A", "wonder: Gizeh B", "wonder: Rhodos B")) == ["players.1.wonder"]


def test_every_later_city_points_to_the_first() -> None:
    drawn = seated("wonder: Olympia A", "wonder: Olympie B", "wonder: Olympia A", "wonder: Rhodos A")
    assert paths(RULE, drawn) == ["players.1.wonder", "players.2.wonder"]
    assert related(RULE, drawn) == [["players.0.wonder"]] * 2
    assert [fault.player for fault in faults(RULE, drawn)] == [1, 2]


def test_the_free_city_has_a_board_of_its_own() -> None:
    assert paths(RULE, seated("wonder: Gizah A", "wonder: Gizah B, free_city: true", "wonder: Rhodos A")) == [
        "players.1.wonder"
    ]


def test_with_eight_players_one_board_stands_in_for_that_of_an_expansion() -> None:
    assert paths(RULE, seated(*[""] * 8)) == []
    assert paths(RULE, seated(*[""] * 7, "wonder: Rhodos B")) == []
    twice = seated(*[""] * 6, "wonder: Gizah B", "wonder: Rhodos B")
    assert paths(RULE, twice) == ["players.7.wonder"]
    assert paths(RULE, seated(*[""] * 9)) == ["players.7.wonder", "players.8.wonder"]
