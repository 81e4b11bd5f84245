"""Whether a city can have taken the markers it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .project_tokens import is_unknown
from .spending import lost_cards, spent

if TYPE_CHECKING:
    from .reading import City, Entry, Table


def turns_of_an_age(*, seven: bool) -> int:
    """Six, or seven with Babylon B's stage for the last card."""
    return 7 if seven else 6


def is_join_colour_broken(table: Table) -> bool:
    """A city with more markers than it can have taken."""
    return any(
        entry.markers_of(city) > most_markers(table, entry, city) for entry in table.entries for city in table.cities
    )


def most_markers(table: Table, entry: Entry, city: City) -> int:
    """One marker for each turn, each with a card of the colour or a token; none for the Free City."""
    if city.free:
        return 0
    colour = entry.project.colour
    turns = turns_of_an_age(seven=bool(city.stages_with("last_card"))) + len(city.stages_with("discard"))
    cards = len([card for card in city.of_colour(colour) if card.age <= entry.age])
    tokens = spent(table, city, "any_colour", entry.age)
    if is_unknown(table, city, 1) and entry.age > 1:
        tokens += table.markers()
    lost = lost_cards(table, city, colour, entry.age)
    lost += len([age for age in range(entry.age, 4) if is_unknown(table, city, age)])
    return min(turns, cards + tokens + lost)
