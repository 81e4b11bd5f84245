"""Whether conflicts and projects can have given the victory and defeat tokens that all cities hold."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING

from .conflict import VICTORY
from .project import UNDER_19, reward_of
from .project_tokens import courses, tokens_needed
from .tower import laws

if TYPE_CHECKING:
    from .project_tokens import Guess
    from .reading import City, Table

Laws = frozenset[int]

Outcome = tuple[bool, ...]
"""Of one pair of neighbours, Age by Age: whether the one on the right wins; a draw explains nothing."""

Spare = tuple[int, ...]
"""For each guessed project, how many markers beyond the first of a city can still be taken on it."""


def are_tokens_impossible(table: Table) -> bool:
    """No guess at the unknown projects, and no outcome of all conflicts, that explains all tokens."""
    tried: dict[tuple[tuple[bool, bool], ...], bool] = {}
    for guesses in courses(table):
        key = tuple((is_military(guess), is_arches(guess)) for guess in guesses)
        if key not in tried:
            tried[key] = can_be_fought(table, guesses)
        if tried[key]:
            return False
    return True


def is_military(guess: Guess) -> bool:
    """Whether it gave victory tokens."""
    return guess.is_success and guess.project.reward == "victory"


def is_arches(guess: Guess) -> bool:
    """Whether it took victory tokens."""
    return not guess.is_success and guess.project.penalty == "discard_2_victory_tokens"


def can_be_fought(table: Table, guesses: tuple[Guess, ...]) -> bool:
    """Whether some outcome of all conflicts, under the laws of some history, gives every city what it holds."""
    return any(is_history_right(table, guesses, history) for history in histories(table))


def is_history_right(table: Table, guesses: tuple[Guess, ...], history: tuple[Laws, ...]) -> bool:
    """Go round the ring: choose the outcome of each pair, and ask each city once both its pairs have one."""
    every_outcome = list(product((True, False), repeat=table.age))
    military = [guess for guess in guesses if is_military(guess)]

    @cache
    def ways(seat: int, before: Outcome, after: Outcome) -> list[Spare]:
        """The markers on guessed projects with which a city has what it holds."""
        every = product(*[range(table.markers() + 1)] * len(military))
        city = table.cities[seat]
        taken = [markers for markers in every if not (city.free and any(markers))]
        pairs = [(markers, dict(zip(military, markers, strict=True))) for markers in taken]
        return [markers for markers, each in pairs if is_content(table, city, guesses, history, each, (before, after))]

    @cache
    def goes_on(seat: int, first: Outcome, before: Outcome, spare: Spare) -> bool:
        """Whether the cities from this one on can all have what they hold."""
        if seat == len(table.cities):
            return before == first or len(table.cities) == 1
        for after in every_outcome:
            for markers in ways(seat, before, after):
                left = tuple(rest - max(0, number - 1) for rest, number in zip(spare, markers, strict=True))
                if min(left, default=0) >= 0 and goes_on(seat + 1, first, after, left):
                    return True
        return False

    spare = (table.markers() - 1,) * len(military)
    return any(goes_on(0, outcome, outcome, spare) for outcome in every_outcome)


def is_content(
    table: Table,
    city: City,
    guesses: tuple[Guess, ...],
    history: tuple[Laws, ...],
    markers: dict[Guess, int],
    beside: tuple[Outcome, Outcome],
) -> bool:
    """Whether a city was given at least what it holds, and the last Age's victories what it cannot have had before."""
    before, after = beside
    given: Counter[int] = Counter()
    defeats = 0
    last: list[int] = []
    for age, in_force in enumerate(history, start=1):
        token = UNDER_19[VICTORY[age]] if 19 in in_force else [VICTORY[age]]
        won = after[age - 1] + (not before[age - 1])
        defeats += (2 - won) * (2 if 22 in in_force else 1)
        last = token * won
        guessed = sum(held for guess, held in markers.items() if guess.project.age == age)
        given.update(token * (won + markers_of(table, city, age) + guessed))
    if not Counter(city.victory) <= given or city.defeat > defeats:
        return False
    if table.age not in city.penalties() or not took_victories(table, guesses):
        return True
    of_last = sum((Counter(city.victory) & Counter(last)).values())
    return len(city.victory) - of_last < tokens_needed(table)


def markers_of(table: Table, city: City, age: int) -> int:
    """For how many markers written projects gave the city the victory token of an Age."""
    entries = [entry for entry in table.entries if entry.age <= table.age and entry.project.reward == "victory"]
    of_age = [entry for entry in entries if entry.project.amount == VICTORY[age]]
    return sum(reward_of(table, entry, city, "victory") // VICTORY[age] for entry in of_age)


def took_victories(table: Table, guesses: tuple[Guess, ...]) -> bool:
    """Whether the project of the file's Age takes victory tokens."""
    written = [entry.project.penalty for entry in table.entries if entry.age == table.age]
    return "discard_2_victory_tokens" in written or any(is_arches(guess) for guess in guesses)


def histories(table: Table) -> set[tuple[Laws, ...]]:
    """The laws of war under which the Ages can have ended, one after the other, the last under all the turns."""
    after = [
        frozenset(laws(replace(table, turns=table.turns[:turns])) & {19, 22}) for turns in range(len(table.turns) + 1)
    ]
    earlier = combinations_with_replacement(range(len(after)), table.age - 1)
    return {(*[after[turns] for turns in ends], after[-1]) for ends in earlier}
