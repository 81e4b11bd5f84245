"""Whether the markers of one player can have been taken with different buildings, each in the Age of its project.

A building brings one marker, in the Age in which it was built; a token lets one of any colour do. A card is built in
its own Age: only Halikarnassus builds one later, and one that a penalty took may be of any Age before. So all but these
few have their Age, and every way to give those one is tried.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from babylon_cli.babel.facts.projects import PROJECTS
from babylon_cli.babel.play.projects import Outcome
from babylon_cli.babel.rules.turns import ages_of
from babylon_cli.babel.table.table import City, Table

Built = Mapping[tuple[int, str], int]
"""How many buildings of each Age and colour."""


class Demand(NamedTuple):
    """Markers of one project that have to be explained."""

    age: int
    colour: str
    markers: int
    tokens: int
    """How many tokens for any colour can have been spent up to this Age."""


class Lost(NamedTuple):
    """A building that a penalty took, or may have taken."""

    colours: frozenset[str]
    """Its colour; where the project is unknown every colour that it may have had."""
    last_age: int
    """It was built in this Age or an earlier one."""


class Wealth(NamedTuple):
    """What one player can have taken part with."""

    built: Built
    lost: tuple[Lost, ...]
    late: int
    """How many of the buildings Halikarnassus may have built in a later Age than their own."""


def most_of(wealth: Wealth, demand: Demand) -> int:
    """How many markers of one project, and of no other, can be explained."""
    age, colour = demand.age, demand.colour
    lost = [each for each in wealth.lost if each.last_age >= age]
    older = [number for (built_in, _), number in wealth.built.items() if built_in < age]
    older_of_colour = [
        number for (built_in, other), number in wealth.built.items() if built_in < age and other == colour
    ]
    of_age = sum([number for (built_in, _), number in wealth.built.items() if built_in == age]) + len(lost)
    of_colour = wealth.built.get((age, colour), 0) + sum([colour in each.colours for each in lost])
    return min(
        of_age + min(wealth.late, sum(older)), of_colour + min(wealth.late, sum(older_of_colour)) + demand.tokens
    )


def can_join(wealth: Wealth, demands: Sequence[Demand]) -> bool:
    """Whether these markers, of projects of different Ages, can have been taken together."""
    in_order = sorted(demands)
    built = _without_other_colours(wealth.built, [demand.colour for demand in demands])
    ages = [demand.age for demand in in_order]
    places = [
        [(age, lost.colours) for age in ages if age <= lost.last_age] or [(0, lost.colours)] for lost in wealth.lost
    ]
    return any(
        [
            _is_enough(moved, placed, in_order)
            for moved in _with_late_buildings(built, ages, wealth.late)
            for placed in product(*places)
        ]
    )


def _without_other_colours(built: Built, colours: Collection[str]) -> Built:
    """The same buildings, with no colour where no project asks for it."""
    kept: Counter[tuple[int, str]] = Counter()
    for (age, colour), number in built.items():
        kept[age, colour if colour in colours else ""] += number
    return kept


def _with_late_buildings(built: Built, ages: Sequence[int], late: int) -> Iterator[Built]:
    """The buildings by the Age in which they were built, for every choice of those that came late."""
    moves = [((age, colour), (later, colour)) for age, colour in built for later in ages if later > age]
    for number in range(min(late, sum(built.values())) + 1):
        for chosen in combinations_with_replacement(moves, number):
            moved = Counter(built)
            moved.subtract([old for old, _ in chosen])
            if min(moved.values(), default=0) >= 0:
                moved.update([new for _, new in chosen])
                yield moved


def _is_enough(built: Built, placed: Sequence[tuple[int, frozenset[str]]], demands: Sequence[Demand]) -> bool:
    """Whether each Age has a building for every marker, and tokens make up for those of another colour."""
    spent = 0
    for age, colour, markers, tokens in demands:
        colours = [lost for place, lost in placed if place == age]
        of_age = sum([number for (place, _), number in built.items() if place == age]) + len(colours)
        of_colour = built.get((age, colour), 0) + sum([colour in lost for lost in colours])
        spent += max(0, markers - of_colour)
        if markers > of_age or spent > tokens:
            return False
    return True


def built_by_age(city: City) -> Built:
    """The buildings that stand in a city, by the Age of their card.

    Glassworks, Loom and Press may also be of Age II, and only there can they have brought a marker: no project is grey,
    and no token for any colour is there before.
    """
    return Counter([(ages_of(card)[-1], card.colour) for card in city.cards])


def lost_buildings(table: Table, results: Sequence[Outcome], city: City, unknown: Collection[int]) -> tuple[Lost, ...]:
    """What penalties took from a player, one building an Age at most.

    Who has the penalty token of an Age lost no building in it. The project of the file's own Age may have been resolved
    or not: what the player has does not tell. A project that is not written may have taken a building, too.
    """
    first = {result.entry.age: result for result in reversed(results) if result.entry.age <= table.age}
    colours = {age: result.entry.project.lost_colour for age, result in first.items() if city.seat in result.penalties}
    known = [Lost(frozenset([colour]), age) for age, colour in colours.items() if colour]
    open_ages = () if city.free_city else unknown
    lost = [*known, *[Lost(_colours_of_penalties(age), age) for age in open_ages]]
    return tuple([each for each in lost if -each.last_age not in city.tokens.penalties])


def _colours_of_penalties(age: int) -> frozenset[str]:
    return frozenset([project.lost_colour for project in PROJECTS if project.age == age and project.lost_colour])
