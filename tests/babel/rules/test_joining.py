"""Markers explained by buildings and tokens, as a search through every way would do it."""

from collections import Counter
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from babylon_cli.babel.rules.joining import Demand, Lost, Wealth, can_join, most_of

COLOURS = ("red", "blue", "grey")

cards = st.lists(st.tuples(st.integers(1, 3), st.sampled_from(COLOURS)), max_size=5)

lost_cards = st.lists(
    st.builds(Lost, st.frozensets(st.sampled_from(COLOURS), min_size=1, max_size=2), st.integers(1, 3)), max_size=2
)

every_demand = st.tuples(
    *[
        st.builds(Demand, st.just(age), st.sampled_from(COLOURS[:2]), st.integers(0, 3), st.integers(age - 1, age))
        for age in (1, 2, 3)
    ]
)
"""Tokens become more from Age to Age."""


def by_search(
    buildings: list[tuple[frozenset[str], tuple[int, ...], int]], late: int, markers: Sequence[Demand], spent: int = 0
) -> bool:
    """Whether each marker finds a building, tried one after the other.

    A building is its colours, its Ages, and the Age from which on it would be a late one.
    """
    if not markers:
        return True
    demand, rest = markers[0], markers[1:]
    for number, (colours, ages, after) in enumerate(buildings):
        is_late = demand.age > after
        with_token = demand.colour not in colours
        if demand.age not in ages or late < is_late or (with_token and spent >= demand.tokens):
            continue
        others = buildings[:number] + buildings[number + 1 :]
        if by_search(others, late - is_late, rest, spent + with_token):
            return True
    return False


@given(cards, lost_cards, st.integers(0, 2), every_demand)
def test_as_a_search_through_everything_says(
    built: list[tuple[int, str]], lost: list[Lost], late: int, demands: tuple[Demand, ...]
) -> None:
    buildings = [(frozenset([colour]), tuple(range(age, 4)), age) for age, colour in built]
    buildings += [(each.colours, tuple(range(1, each.last_age + 1)), 3) for each in lost]
    markers = [demand for demand in demands for _ in range(demand.markers)]
    wealth = Wealth(Counter(built), tuple(lost), late)
    assert can_join(wealth, demands) is by_search(buildings, late, markers)
    for demand in demands:
        fitting = [number for number in range(8) if can_join(wealth, [demand._replace(markers=number)])]
        assert most_of(wealth, demand) == min(7, max(fitting))
