"""Whether the conflicts of the Ages can have given all cities their military tokens at once.

Every conflict is between two neighbours, and gives to one of them at most. Round the ring each city asks something of
the conflicts on its two sides only: so what is possible is handed on from city to city, and closed at the first. That
takes as many steps as there are cities, and finds every way.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple

Excess = tuple[int, ...]
"""For each project that is not known, the markers taken on it beyond the first of a player."""


Steps = Mapping[int, Mapping[int, Sequence[Excess]]]
"""By the outcome on one side of a city, and by that on the other: the ways in which it then has what it asks."""


class Front(NamedTuple):
    """What the conflicts of one Age give."""

    token: int
    """To who wins; 0 is none."""
    defeats: int
    """To who loses."""


class Asked(NamedTuple):
    """What one city asks of the conflicts."""

    victory: Mapping[int, int]
    """How many victory tokens of each value it has, beside those that known projects gave."""
    defeat: int
    wins_at_last: int = 0
    """How many conflicts of the last Age it must have won, because it cannot have had more tokens before them."""
    may_join: bool = True
    """Whether projects that are not known may have given it tokens."""


class Fronts(NamedTuple):
    """The conflicts of every Age, and the projects that may have given victory tokens beside them."""

    ages: tuple[Front, ...]
    open: tuple[int, ...]
    """The Ages, from 0, of which a project that is not known gave its victory token for each marker."""
    spare: int
    """How many markers beyond the first of a player can be taken on one project."""


def can_be_fought(fronts: Fronts, ring: Sequence[Asked | None]) -> bool:
    """Whether some outcome of all conflicts gives every city of the ring what it asks; None asks nothing."""
    nothing: set[Excess] = {(0,) * len(fronts.open)}
    outcomes = range(1 << len(fronts.ages))
    steps = [None if asked is None else _steps(fronts, asked) for asked in ring]
    if None in steps:
        # Beside a city that asks nothing the ring may begin with any outcome, and end with any.
        cut = steps.index(None)
        return bool(_round(fronts, [*steps[cut + 1 :], *steps[:cut]], dict.fromkeys(outcomes, nothing)))
    return any([first in _round(fronts, steps, {first: nothing}) for first in outcomes])


def _steps(fronts: Fronts, asked: Asked) -> Steps:
    """What the outcomes on the two sides of a city can be, and what it then needs of each project that is not known.

    An outcome has one bit for each Age: whether the city on the right, the earlier one of the ring, wins.
    """
    outcomes = range(1 << len(fronts.ages))
    won = {(before, after): _won(len(fronts.ages), before, after) for before in outcomes for after in outcomes}
    ways = {wins: _ways(fronts, asked, wins) for wins in set(won.values())}
    return {
        before: {after: ways[won[before, after]] for after in outcomes if ways[won[before, after]]}
        for before in outcomes
    }


def _round(
    fronts: Fronts, cities: Sequence[Steps | None], begin: Mapping[int, set[Excess]]
) -> Mapping[int, set[Excess]]:
    """The outcomes of the conflict after the last of some cities, given those of the conflict before the first."""
    outcomes = range(1 << len(fronts.ages))
    states = begin
    for steps in cities:
        if steps is None:
            states = dict.fromkeys(outcomes, set().union(*states.values())) if states else {}
            continue
        after: dict[int, set[Excess]] = {}
        for before, used in states.items():
            for outcome, ways in steps[before].items():
                fitting = added(used, ways, fronts.spare)
                if fitting:
                    after.setdefault(outcome, set()).update(fitting)
        states = after
    return states


def added(used: set[Excess], more: Sequence[Excess], spare: int) -> set[Excess]:
    """What two players need of each project together, as far as it has so much to spare."""
    sums = {tuple(map(sum, zip(*pair, strict=True))) for pair in product(used, more)}
    return {each for each in sums if max(each, default=0) <= spare}


def _won(ages: int, before: int, after: int) -> tuple[int, ...]:
    """How many of its two conflicts a city won in each Age."""
    return tuple([(after >> age & 1) + 1 - (before >> age & 1) for age in range(ages)])


def _ways(fronts: Fronts, asked: Asked, won: Sequence[int]) -> list[Excess]:
    """What the city then needs of each project that is not known, in every way; none where nothing is enough."""
    defeats = sum([(2 - wins) * front.defeats for wins, front in zip(won, fronts.ages, strict=True)])
    if defeats < asked.defeat or won[-1] < asked.wins_at_last:
        return []
    lacking = dict(asked.victory)
    for wins, front in zip(won, fronts.ages, strict=True):
        lacking[front.token] = lacking.get(front.token, 0) - wins
    tokens = [fronts.ages[age].token for age in fronts.open]
    most = fronts.spare + 1 if asked.may_join else 0
    choices = [range(max(0, min(most, lacking.get(token, 0))) + 1) for token in tokens]
    return [
        tuple([max(0, markers - 1) for markers in taken])
        for taken in product(*choices)
        if _is_enough({value: number for value, number in lacking.items() if value}, tokens, taken)
    ]


def _is_enough(lacking: Mapping[int, int], tokens: Sequence[int], taken: Sequence[int]) -> bool:
    """Whether so many markers on each project, which gives this token for each, make up for what is lacking."""
    given = Counter(dict.fromkeys(lacking, 0))
    for token, markers in zip(tokens, taken, strict=True):
        given[token] += markers
    return all([given[value] >= number for value, number in lacking.items()])
