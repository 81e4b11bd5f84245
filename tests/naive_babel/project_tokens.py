"""Whether the projects can have given the tokens that the cities hold: known ones, and a guess for each other Age."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from .pieces import PROJECTS, Project
from .project import arriving, can_be_met, is_punished, reward_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .reading import City, Entry, Table

KINDS = ("shields", "free_building", "free_stage", "any_colour", "science_sets", "guilds", "stages")


@dataclass(frozen=True)
class Guess:
    """What a project that is not written was, and whether it succeeded."""

    project: Project
    is_success: bool


def is_unknown(table: Table, city: City, age: int) -> bool:
    """Whether the project of an Age may have given the city something that the file does not tell."""
    return not city.free and age in unknown_ages(table)


def unknown_ages(table: Table) -> list[int]:
    """The Ages so far without a project in the file, if projects are played."""
    written = [entry.age for entry in table.entries]
    return [age for age in range(1, table.age + 1) if age not in written and "projects" in table.modules]


def most_of_unknown(table: Table, kind: str, age: int) -> int:
    """How many tokens of a kind the best project of an Age gives for all its markers."""
    amounts = [each.amount for each in PROJECTS.values() if each.reward == kind and each.age == age]
    return table.markers() * max(amounts, default=0)


def courses(table: Table) -> Iterator[tuple[Guess, ...]]:
    """Every guess for all unknown Ages that explains the tokens; what the conflicts gave is asked elsewhere."""
    choices = [
        [Guess(project, success) for project in PROJECTS.values() if project.age == age for success in (True, False)]
        for age in unknown_ages(table)
    ]
    for guesses in product(*choices):
        if all(are_penalties_right(table, city, guesses) for city in table.cities) and all(
            can_be_given(table, kind, guesses) for kind in KINDS
        ):
            yield guesses


def are_penalties_right(table: Table, city: City, guesses: tuple[Guess, ...]) -> bool:
    """Whether each penalty token, and the loss of the wonder's resource, came from a project that failed the city."""
    failed = [guess.project for guess in guesses if not guess.is_success and not city.free]
    for age in set(city.penalties()):
        hits = [entry.project for entry in punishing(table, city) if entry.age == age]
        hits += [project for project in failed if project.age == age]
        if city.penalties().count(age) > len(hits) or any(had_enough(table, city, project, age) for project in hits):
            return False
    hits = [*failed, *[entry.project for entry in punishing(table, city)]]
    return not city.lost_wonder() or any(project.penalty == "lose_wonder_resource" for project in hits)


def punishing(table: Table, city: City) -> list[Entry]:
    """The written projects so far that failed without a marker of the city."""
    return [entry for entry in table.entries if entry.age <= table.age and is_punished(table, entry, city)]


def had_enough(table: Table, city: City, project: Project, age: int) -> bool:
    """Whether the city certainly had what the penalty of a project took at the end of an Age."""
    if project.penalty == "lose_wonder_resource":
        return True
    if project.penalty == "discard_2_victory_tokens":
        return age == table.age and len(city.victory) - most_of_last_conflicts(table, city) >= tokens_needed(table)
    if age == table.age:
        return can_be_met(table, project, city)
    colour = project.penalty.removeprefix("discard_card_")
    standing = [card for card in city.of_colour(colour) if max(card.copies) <= age]
    return len(standing) > len(city.stages_with("discard"))


def most_of_last_conflicts(table: Table, city: City) -> int:
    """How many of the city's victory tokens two conflicts of the file's Age can have given."""
    return sum(min(2, city.victory.count(token)) for token in arriving(table, {1: 1, 2: 3, 3: 5}[table.age]))


def tokens_needed(table: Table) -> int:
    """How many victory tokens a city must have for that penalty to be met."""
    return 1 if table.rulings["half_penalty"] == "partial" else 2


def can_be_given(table: Table, kind: str, guesses: tuple[Guess, ...]) -> bool:
    """Whether the projects gave so many tokens of a kind to every city."""
    giving = [guess.project.amount for guess in guesses if guess.is_success and guess.project.reward == kind]
    lacking = []
    for city in table.cities:
        given = sum(reward_of(table, entry, city, kind) for entry in table.entries if entry.age <= table.age)
        if city.free and city.token(kind):
            return False
        lacking.append(city.token(kind) - given)
    return can_be_shared(lacking, giving, [table.markers() - 1] * len(giving))


def can_be_shared(lacking: list[int], giving: list[int], spare: list[int]) -> bool:
    """Whether markers for the first city, and then for the others, make up for what is lacking."""
    if not lacking:
        return True
    for taken in product(*[range(left + 2) for left in spare]):
        if sum(amount * markers for amount, markers in zip(giving, taken, strict=True)) >= lacking[0]:
            rest = [left - max(0, markers - 1) for left, markers in zip(spare, taken, strict=True)]
            if can_be_shared(lacking[1:], giving, rest):
                return True
    return False
