"""No card of an Age to come."""

import pytest

from tests.babel.tables import faults, paths, seated

RULE = "babel-card-age"

CARDS = "cards: [Altar, Loom, Temple, Palace, Spies Guild]"


@pytest.mark.parametrize(("age", "too_early"), [(1, [2, 3, 4]), (2, [3, 4]), (3, [])])
def test_cards_of_three_ages(age: int, too_early: list[int]) -> None:
    drawn = seated("", CARDS, "", age=age)
    assert paths(RULE, drawn) == [f"players.1.cards.{index}" for index in too_early]
    assert {fault.player for fault in faults(RULE, drawn)} <= {1}


def test_the_free_city_and_what_the_message_says() -> None:
    (fault,) = faults(RULE, seated("", "free_city: true, cards: [Palace]", "", age=2))
    assert str(fault.message) == "Palace in the city of Bo is a card of Age 3, and the file is in Age 2"
