"""Whether a city can have taken its markers: each is given a building and perhaps a token, one after the other."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from .pieces import PROJECTS
from .project import is_punished
from .project_tokens import is_unknown
from .spending import spent

if TYPE_CHECKING:
    from .reading import City, Entry, Table

Building = tuple[str, tuple[int, ...], tuple[int, ...]]
"""The colours that it may have, the Ages in which it can have been built, and those in which it would be a late one."""


def turns_of_an_age(*, seven: bool) -> int:
    """Six, or seven with Babylon B's stage for the last card."""
    return 7 if seven else 6


def is_join_colour_broken(table: Table) -> bool:
    """A city with more markers than it can have taken, or the Free City with any."""
    return any(not can_have_joined(table, city) for city in table.cities)


def can_have_joined(table: Table, city: City) -> bool:
    """All first projects of their Ages together, and every further one of an Age alone."""
    if city.free:
        return all(entry.markers_of(city) == 0 for entry in table.entries)
    firsts: dict[int, Entry] = {}
    alone = [entry for entry in table.entries if firsts.setdefault(entry.age, entry) is not entry]
    together = sorted(firsts.values(), key=lambda entry: entry.age)
    return all(are_explained(table, city, entries) for entries in [together, *[[entry] for entry in alone]])


def are_explained(table: Table, city: City, entries: list[Entry]) -> bool:
    """Whether every marker of these projects finds its own building."""
    turns = turns_of_an_age(seven=bool(city.stages_with("last_card")))
    if any(entry.markers_of(city) > turns for entry in entries):
        return False
    markers = [entry for entry in entries for _ in range(entry.markers_of(city))]
    buildings = [*standing(city), *gone(table, city)]
    tokens = [spent(table, city, "any_colour", entry.age) for entry in markers]

    @cache
    def goes_on(number: int, left: tuple[Building, ...], late: int, used: int) -> bool:
        """Whether the markers from this one on can be explained with the buildings left."""
        if number == len(markers):
            return True
        entry = markers[number]
        for building in set(left):
            colours, ages, late_ages = building
            others = list(left)
            others.remove(building)
            is_late = entry.age in late_ages
            needs_token = entry.project.colour not in colours.split()
            if entry.age not in ages and not is_late:
                continue
            if (is_late and not late) or (needs_token and used >= tokens[number]):
                continue
            if goes_on(number + 1, tuple(others), late - is_late, used + needs_token):
                return True
        return False

    return goes_on(0, tuple(sorted(buildings)), len(city.stages_with("discard")), 0)


def standing(city: City) -> list[Building]:
    """The cards of a city: each is built in an Age in which it is dealt, or later out of the discard pile."""
    found: list[Building] = []
    for card in city.cards:
        ages = tuple(card.copies)
        found.append((card.colour, ages, tuple(range(max(ages) + 1, 4))))
    return found


def gone(table: Table, city: City) -> list[Building]:
    """The card that each project took or may have taken, unless the city holds the penalty token of that Age."""
    found: list[Building] = []
    for age in range(1, table.age + 1):
        entry = next((entry for entry in table.entries if entry.age == age), None)
        if age in city.penalties():
            continue
        ages = tuple(range(1, age + 1))
        if is_unknown(table, city, age):
            colours = [colour_of(each.penalty) for each in PROJECTS.values() if each.age == age]
            found.append((" ".join(filter(None, colours)), ages, ()))
        elif entry is not None and is_punished(table, entry, city) and colour_of(entry.project.penalty):
            found.append((colour_of(entry.project.penalty), ages, ()))
    return found


def colour_of(penalty: str) -> str:
    """The colour of the card that a penalty takes, if it takes one."""
    return penalty.removeprefix("discard_card_") if penalty.startswith("discard_card_") else ""
