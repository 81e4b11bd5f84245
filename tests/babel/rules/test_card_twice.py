"""A city has one building of a name."""

from tests.babel.tables import faults, paths, related, seated

RULE = "babel-card-twice"


def test_different_buildings_and_the_same_one_in_two_cities() -> None:
    assert paths(RULE, seated("cards: [Altar, Baths]", "cards: [Altar, Baths]", "")) == []


def test_each_one_after_the_first() -> None:
    drawn = seated("cards: [Altar, Baths, Autel, Altar]", "", "cards: [Loom, Loom]", age=2)
    assert paths(RULE, drawn) == ["players.0.cards.2", "players.0.cards.3", "players.2.cards.1"]
    assert related(RULE, drawn) == [["players.0.cards.0"], ["players.0.cards.0"], ["players.2.cards.0"]]
    assert [fault.player for fault in faults(RULE, drawn)] == [0, 0, 2]


def test_the_free_city() -> None:
    assert paths(RULE, seated("", "free_city: true, cards: [Altar, Altar]", "")) == ["players.1.cards.1"]
