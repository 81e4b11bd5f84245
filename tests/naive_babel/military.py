"""Whether conflicts and projects can have given the victory and defeat tokens that a city holds."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from .conflict import VICTORY
from .project import UNDER_19, reward_of
from .project_tokens import is_unknown
from .tower import laws

if TYPE_CHECKING:
    from .reading import City, Entry, Table

Haul = tuple[tuple[int, ...], int]
"""The victory tokens that something gave, and how many defeat tokens."""


def is_beyond_conflicts(table: Table) -> bool:
    """A city with tokens that no outcome of all its conflicts and projects gives."""
    return not all(can_have(table, city) for city in table.cities)


def can_have(table: Table, city: City) -> bool:
    """Whether some outcome gives at least what the city holds; tokens given may be gone again."""
    held = Counter(city.victory)
    for laws_by_age in histories(table):
        hauls: set[Haul] = {((), 0)}
        for age in range(1, table.age + 1):
            for given in gifts(table, city, age, laws_by_age[age - 1]):
                hauls = {add(one, other) for one in hauls for other in given}
        if any(held <= Counter(victory) and city.defeat <= defeat for victory, defeat in hauls):
            return True
    return False


def histories(table: Table) -> set[tuple[frozenset[int], ...]]:
    """The laws of war under which the Ages can have ended, one after the other, the last under all the turns."""
    after = [
        frozenset(laws(replace(table, turns=table.turns[:turns])) & {19, 22}) for turns in range(len(table.turns) + 1)
    ]
    earlier = combinations_with_replacement(range(len(after)), table.age - 1)
    return {(*[after[turns] for turns in ends], after[-1]) for ends in earlier}


def add(one: Haul, other: Haul) -> Haul:
    """Two hauls together."""
    return tuple(sorted(one[0] + other[0])), one[1] + other[1]


def gifts(table: Table, city: City, age: int, in_force: frozenset[int]) -> list[list[Haul]]:
    """What can be given at the end of an Age: in each of two conflicts, and by the project."""
    token = [VICTORY[age]] if 19 not in in_force else UNDER_19[VICTORY[age]]
    one_conflict: list[Haul] = [(tuple(token), 0), ((), 2 if 22 in in_force else 1)]
    markers = [reward_of(table, entry, city, "victory") // entry.project.amount for entry in entries_of(table, age)]
    if is_unknown(table, city, age):
        markers = [table.markers()]
    return [one_conflict, one_conflict, [(tuple(token * sum(markers)), 0)]]


def entries_of(table: Table, age: int) -> list[Entry]:
    """The projects that give the victory token of an Age."""
    return [
        entry
        for entry in table.entries
        if entry.age <= table.age and entry.project.reward == "victory" and entry.project.amount == VICTORY[age]
    ]
