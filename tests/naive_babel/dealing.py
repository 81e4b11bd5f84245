"""What the generators share: names, wonders, decks and hands of tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .facts import RULINGS
from .pieces import CARDS, GUILDS, WONDERS, Card

if TYPE_CHECKING:
    from random import Random

    from .reading import Document

NAMES = ("Ana", "Bo", "Chloe", "Dale", "Emil", "Flora", "Gus", "Hana")
TABLES = {2: 3, 3: 5, 4: 4, 5: 3, 6: 1, 7: 2, 8: 1}


def seat(random: Random, most: int = 8) -> list[Document]:
    """Cities with names and different wonders, as far as seven go: 2 to 8 players, with two the Free City."""
    number = min(random.choices(list(TABLES), list(TABLES.values()))[0], most)
    cities: list[Document] = [{"name": name} for name in NAMES[:number]]
    if number == 2:
        cities.insert(random.randint(0, 2), {"name": "the city", "free_city": True})
    sides = list(WONDERS)
    for city in cities:
        city["wonder"] = random.choice(sides)
        sides = [side for side in sides if side.split()[0] != city["wonder"].split()[0]]
        sides = sides or list(WONDERS)
    return cities


def random_rulings(random: Random) -> dict[str, str]:
    """Nothing, mostly, or a value for some of the rulings."""
    if random.random() < 0.6:
        return {}
    return {ruling: random.choice(values) for ruling, values in RULINGS.items() if random.random() < 0.5}


def random_modules(random: Random) -> Document:
    """Both modules, written or not, or now and then one of them."""
    if random.random() < 0.7:
        return {}
    return {"modules": random.choice([["tower"], ["projects"], ["tower", "projects"]])}


def deck_of(random: Random, age: int, players: int) -> list[Card]:
    """The cards of one Age in random order, the guilds among those of Age III."""
    column = min(max(players, 3), 7) - 3
    deck = [card for card in CARDS.values() for _ in range(copies_in(card, age, column))]
    if age == 3:
        deck += [CARDS[name] for name in random.sample(GUILDS, min(max(players, 3) + 2, len(GUILDS)))]
    random.shuffle(deck)
    return deck


def copies_in(card: Card, age: int, column: int) -> int:
    """How many copies of a card are in one Age's deck, guilds left out."""
    copies = card.copies.get(age)
    return copies[column] if copies else 0
