"""How often a city acts in an Age, and what it builds beside its turns."""

from babylon_cli.babel.facts.cards import Card
from babylon_cli.babel.table.table import City

TURNS_OF_AN_AGE = 6
"""Of seven cards dealt, the last is discarded."""


def turns_of_an_age(city: City) -> int:
    """Six turns, and the seventh card too where the second stage of Babylon B is built."""
    return TURNS_OF_AN_AGE + city.stages_that("play_last_card")


def ages_of(card: Card) -> tuple[int, ...]:
    """The Ages in which a card is dealt; Glassworks, Loom and Press are in two decks."""
    return (card.age, card.age + 1) if card.later_copies else (card.age,)


def discards_built(city: City) -> int:
    """How many buildings the stages of Halikarnassus took from the discarded cards at most."""
    return city.stages_that("play_discarded")
