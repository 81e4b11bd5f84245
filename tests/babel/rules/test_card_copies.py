"""The copies of each card by the number of players, and the number of guilds."""

import pytest

from babylon_cli.babel.facts.cards import CARD_BY_NAME, CARDS, GUILDS
from babylon_cli.babel.rules.card_copies import copies_in_play
from babylon_cli.babel.table.table import Table
from tests.babel.tables import faults, paths, related, seated

RULE = "babel-card-copies"


def spread(card: str, copies: int, players: int, age: int = 3) -> Table:
    """A table of so many players, of whom the first ones have the card."""
    return seated(*[f"cards: [{card if seat < copies else ''}]" for seat in range(players)], age=age)


@pytest.mark.parametrize(
    ("card", "players", "age", "most"),
    [
        ("Lumber Yard", 3, 1, 1),
        ("Lumber Yard", 4, 1, 2),
        ("Tavern", 4, 1, 1),
        ("Tavern", 6, 1, 2),
        ("Tavern", 7, 1, 3),
        ("Tavern", 8, 1, 3),
        ("Loom", 4, 1, 1),
        ("Loom", 4, 2, 2),
        ("Loom", 5, 2, 3),
        ("Press", 6, 1, 2),
        ("Press", 6, 3, 4),
        ("Spies Guild", 7, 3, 1),
    ],
)
def test_the_copies_of_a_card(card: str, players: int, age: int, most: int) -> None:
    assert paths(RULE, spread(card, most, players, age)) == []
    assert paths(RULE, spread(card, most + 1, players, age)) == [f"players.{most}.cards.0"]


def test_two_players_use_the_deck_of_three() -> None:
    both = "cards: [Altar]"
    assert paths(RULE, seated("", f"free_city: true, {both}", "")) == []
    drawn = seated(both, f"free_city: true, {both}", both)
    assert paths(RULE, drawn) == ["players.1.cards.0", "players.2.cards.0"]
    assert related(RULE, drawn) == [["players.0.cards.0"]] * 2
    assert [fault.player for fault in faults(RULE, drawn)] == [1, 2]


def test_a_card_that_is_not_in_play() -> None:
    drawn = seated("", "cards: [Tavern]", "")
    assert paths(RULE, drawn) == ["players.1.cards.0"]
    assert str(faults(RULE, drawn)[0].message) == (
        "Tavern is at the table once, and with 3 players the decks up to Age 1 hold none"
    )
    assert paths(RULE, seated("", "cards: [Tavern]", "", "")) == []


def test_a_number_of_players_that_no_game_has_uses_the_nearest_column() -> None:
    assert paths(RULE, seated("cards: [Altar]")) == []
    assert paths(RULE, spread("Tavern", 4, 9)) == ["players.3.cards.0"]


def test_how_often_is_said_in_words() -> None:
    said = [str(faults(RULE, spread("Palace", copies, 3))[-1].message) for copies in (2, 3)]
    assert ["at the table twice" in said[0], "at the table 3 times" in said[1]] == [True, True]
    assert "hold 1" in said[0]


@pytest.mark.parametrize(("players", "most"), [(3, 5), (4, 6), (7, 9)])
def test_as_many_guilds_as_players_and_two_more(players: int, most: int) -> None:
    names = [guild.name for guild in GUILDS]
    for number in (most, most + 1):
        drawn = seated(f"cards: [{', '.join(names[:number])}]", *[""] * (players - 1), age=3)
        assert paths(RULE, drawn) == ([] if number == most else [f"players.0.cards.{most}"])


def test_two_players_have_five_guilds_and_eight_have_all() -> None:
    names = [guild.name for guild in GUILDS]
    drawn = seated(f"cards: [{', '.join(names[:4])}]", f"free_city: true, cards: [{names[4]}]", "", age=3)
    assert paths(RULE, drawn) == []
    drawn = seated(f"cards: [{', '.join(names[:4])}]", f"free_city: true, cards: [{', '.join(names[4:7])}]", "", age=3)
    assert paths(RULE, drawn) == ["players.1.cards.1", "players.1.cards.2"]
    assert related(RULE, drawn)[0] == [f"players.0.cards.{index}" for index in range(4)] + ["players.1.cards.0"]
    assert paths(RULE, seated(f"cards: [{', '.join(names)}]", *[""] * 7, age=3)) == []


def test_a_guild_twice_is_one_guild_too_often_and_not_two_guilds() -> None:
    names = [guild.name for guild in GUILDS[:5]]
    drawn = seated(f"cards: [{', '.join(names)}]", f"cards: [{names[0]}]", "", age=3)
    assert paths(RULE, drawn) == ["players.1.cards.0"]


def test_only_the_three_grey_cards_have_copies_in_two_decks() -> None:
    grown = [card.name for card in CARDS if copies_in_play(card, 3, 2) > copies_in_play(card, 3, 1)]
    assert grown == ["Glassworks", "Loom", "Press"]
    assert copies_in_play(CARD_BY_NAME["Loom"], 3, 3) == 2
