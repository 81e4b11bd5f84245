"""Whether the projects can have given the tokens that a city holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .pieces import PROJECTS
from .project import is_punished, reward_of

if TYPE_CHECKING:
    from .reading import City, Table

KINDS = ("shields", "free_building", "free_stage", "any_colour", "science_sets", "guilds", "stages")


def has_impossible_tokens(table: Table) -> bool:
    """A token of any city that no project of the file, nor one left out, can have given."""
    for city in table.cities:
        if any(city.token(kind) > most_given(table, city, kind) for kind in KINDS):
            return True
        if is_penalty_impossible(table, city) or (city.lost_wonder() and not can_have_lost_wonder(table, city)):
            return True
    return False


def is_unknown(table: Table, city: City, age: int) -> bool:
    """Whether the project of an Age may have given the city something that the file does not tell."""
    written = [entry.age for entry in table.entries]
    return not city.free and "projects" in table.modules and age <= table.age and age not in written


def most_given(table: Table, city: City, kind: str) -> int:
    """How many tokens of a kind a city can have got; a project left out gives for all its markers at most."""
    given = sum(reward_of(table, entry, city, kind) for entry in table.entries if entry.age <= table.age)
    unknown = [age for age in range(1, table.age + 1) if is_unknown(table, city, age)]
    return given + sum(most_of_unknown(table, kind, age) for age in unknown)


def most_of_unknown(table: Table, kind: str, age: int) -> int:
    """How many tokens of a kind the best project of an Age gives for all its markers."""
    amounts = [each.amount for each in PROJECTS.values() if each.reward == kind and each.age == age]
    return table.markers() * max(amounts, default=0)


def is_penalty_impossible(table: Table, city: City) -> bool:
    """Two penalty tokens of an Age, or one of an Age whose project did not punish the city."""
    penalties = city.penalties()
    return any(penalties.count(age) > 1 or not may_be_punished(table, city, age) for age in penalties)


def may_be_punished(table: Table, city: City, age: int) -> bool:
    """Whether the project of an Age punished the city, as far as the file tells."""
    entries = [entry for entry in table.entries if entry.age == age <= table.age]
    return is_unknown(table, city, age) or any(is_punished(table, entry, city) for entry in entries)


def can_have_lost_wonder(table: Table, city: City) -> bool:
    """Whether Double Walls can have taken the wonder's resource; who holds that Age's penalty token kept it."""
    if 1 in city.penalties():
        return False
    walls = [entry for entry in table.entries if entry.project.penalty == "lose_wonder_resource"]
    return is_unknown(table, city, 1) or any(is_punished(table, entry, city) for entry in walls)
