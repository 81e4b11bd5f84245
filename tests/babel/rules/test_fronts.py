"""The conflicts of a ring, as a search through every outcome of all of them would judge them."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from babylon_cli.babel.rules.fronts import Asked, Front, Fronts, can_be_fought

fronts_of_ages = st.lists(st.builds(Front, st.sampled_from([0, 1, 3]), st.sampled_from([1, 2])), min_size=1, max_size=2)

asked = st.builds(
    Asked,
    victory=st.dictionaries(st.sampled_from([1, 3]), st.integers(-1, 3), max_size=2),
    defeat=st.integers(0, 4),
    wins_at_last=st.sampled_from([0, 0, 1, 2]),
    may_join=st.booleans(),
)


def markers_of(cities: int, spare: int) -> Iterator[tuple[int, ...]]:
    """Every way to share the markers of one project among the cities."""
    for taken in product(range(spare + 2), repeat=cities):
        if sum([max(0, markers - 1) for markers in taken]) <= spare:
            yield taken


def by_search(fronts: Fronts, ring: list[Asked | None]) -> bool:
    """Whether some outcome of every conflict, and some markers on every open project, give each city what it asks."""
    seats = range(len(ring))
    joined = list(product(markers_of(len(ring), fronts.spare), repeat=len(fronts.open)))
    for outcome in product(product((True, False), repeat=len(ring)), repeat=len(fronts.ages)):
        won = [[outcome[age][seat] + (not outcome[age][seat - 1]) for age in range(len(fronts.ages))] for seat in seats]
        for markers in joined:
            taken = [[project[seat] for project in markers] for seat in seats]
            cities = zip(ring, won, taken, strict=True)
            if all([city is None or is_content(fronts, city, wins, own) for city, wins, own in cities]):
                return True
    return False


def is_content(fronts: Fronts, city: Asked, wins: list[int], taken: list[int]) -> bool:
    """Whether a city has what it asks, with these conflicts won and these markers taken."""
    given_tokens = Counter[int]()
    for front, number in zip(fronts.ages, wins, strict=True):
        given_tokens[front.token] += number
    for age, number in zip(fronts.open, taken, strict=True):
        given_tokens[fronts.ages[age].token] += number if city.may_join else 0
    defeats = sum([(2 - number) * front.defeats for front, number in zip(fronts.ages, wins, strict=True)])
    has_won = all([given_tokens[value] >= number for value, number in city.victory.items()])
    return has_won and defeats >= city.defeat and wins[-1] >= city.wins_at_last


@given(
    fronts_of_ages,
    st.lists(st.one_of(st.none(), asked, asked), min_size=2, max_size=3),
    st.integers(1, 2),
    st.booleans(),
)
def test_as_a_search_through_every_outcome_says(
    ages: list[Front], ring: list[Asked | None], spare: int, is_open: bool
) -> None:
    fronts = Fronts(tuple(ages), (len(ages) - 1,) if is_open else (), spare)
    assert can_be_fought(fronts, ring) is by_search(fronts, ring)


def test_a_ring_of_eight_in_three_ages() -> None:
    """Each city won one conflict of every Age and lost the other, all the way round."""
    fronts = Fronts((Front(1, 1), Front(3, 1), Front(5, 1)), (), 5)
    one_each = Asked({1: 1, 3: 1, 5: 1}, 3)
    assert can_be_fought(fronts, [one_each] * 8)
    assert not can_be_fought(fronts, [*[one_each] * 7, Asked({1: 1, 3: 1, 5: 2}, 2)])
    assert can_be_fought(fronts, [*[one_each] * 6, Asked({1: 1, 3: 1}, 4), Asked({1: 1, 3: 1, 5: 2}, 2)])
