"""Planters of faults in the cards and stages of a city; each changes the document in place, and may fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .check import copies_of
from .pieces import CARDS, WONDERS
from .reading import read

if TYPE_CHECKING:
    from random import Random

    from .reading import Document


def spare_cards(document: Document, data: Document) -> list[str]:
    """The cards that a city may still get: none of a later Age, no second one, no copy too many, no guild."""
    table = read(document)
    standing = [name for city in document["players"] for name in city.get("cards", [])]
    possible = [card.name for card in CARDS.values() if card.age <= document["age"] and card.colour != "purple"]
    free = [name for name in possible if standing.count(name) < copies_of(table, name)]
    return [name for name in free if name not in data.get("cards", [])]


def add_card(data: Document, name: str) -> None:
    """One card more in a city."""
    data["cards"] = [*data.get("cards", []), name]


def pick_player(random: Random, document: Document) -> Document:
    """Any player, the Free City left out."""
    return random.choice([data for data in document["players"] if not data.get("free_city")])


def too_many_actions(random: Random, document: Document) -> None:
    """Build cards until there are more than turns."""
    data = pick_player(random, document)
    if random.random() < 0.5:
        fill_an_age(random, document, data)
        return
    while len(data.get("cards", [])) <= 6 * document["age"] + random.randint(0, 3):
        spare = spare_cards(document, data)
        if not spare:
            return
        add_card(data, random.choice(spare))


def fill_an_age(random: Random, document: Document, data: Document) -> None:
    """Give a city more cards of one Age than that had turns, and fewer of the others."""
    age = random.randint(1, document["age"])
    data["cards"] = [name for name in data.get("cards", []) if CARDS[name].age == age]
    spare = [name for name in spare_cards(document, data) if CARDS[name].age == age]
    for name in random.sample(spare, min(len(spare), max(0, random.randint(6, 9) - len(data["cards"])))):
        add_card(data, name)


def twice_in_a_city(random: Random, document: Document) -> None:
    """Write a card of a city once more."""
    data = random.choice(document["players"])
    if data.get("cards"):
        add_card(data, random.choice(data["cards"]))


def too_many_copies(random: Random, document: Document) -> None:
    """Give a city a card that stands in another."""
    giver, data = random.sample(document["players"], 2)
    cards = [name for name in giver.get("cards", []) if name not in data.get("cards", [])]
    if cards:
        add_card(data, random.choice(cards))


def too_late(random: Random, document: Document) -> None:
    """A card of a later Age."""
    later = [card.name for card in CARDS.values() if card.age > document["age"]]
    if later:
        add_card(random.choice(document["players"]), random.choice(later))


def too_many_stages(random: Random, document: Document) -> None:
    """More stages than the wonder has."""
    data = random.choice(document["players"])
    data["stages"] = len(WONDERS[data["wonder"]].stages) + random.randint(1, 2)
