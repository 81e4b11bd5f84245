"""Military tokens explained by conflicts and projects, as a search through every way would do it."""

from hypothesis import given
from hypothesis import strategies as st

from babylon_cli.babel.rules.military_gains import Laws, Source, histories, unexplained
from babylon_cli.babel.table.table import Military
from tests.babel.tables import seated

NONE: Laws = frozenset()
SMALLER: Laws = frozenset([19])
DOUBLED: Laws = frozenset([22])

VALUES = (1, 3, 5)
UNDER_19 = {1: 0, 3: 1, 5: 3}

TOWER = "tower: [{Ana: 1}, {Ana: 19}, {Bo: 22}, {Cas: 2}, {Ana: 3}]"
"""Three spaces: tile 19 is covered by the last one, tile 22 is not."""


def test_the_own_age_ends_under_the_tower_as_it_stands_and_earlier_ones_under_any_before() -> None:
    both = SMALLER | DOUBLED
    assert histories(seated("", "", "", more=TOWER)) == ((DOUBLED, DOUBLED, DOUBLED),)
    assert histories(seated("", "", "", age=2, more=TOWER)) == (
        (NONE, DOUBLED, DOUBLED),
        (SMALLER, DOUBLED, DOUBLED),
        (both, DOUBLED, DOUBLED),
        (DOUBLED, DOUBLED, DOUBLED),
    )
    third = histories(seated("", "", "", age=3, more=TOWER))
    assert len(third) == 10
    assert (SMALLER, both, DOUBLED) in third
    assert (both, SMALLER, DOUBLED) not in third


def test_without_these_tiles_or_the_tower_there_is_one_way() -> None:
    for more in ("tower: [{Ana: 1}]", f"{TOWER}\nmodules: [projects]", ""):
        assert histories(seated("", "", "", age=3, more=more)) == ((NONE, NONE, NONE),)


sources = st.builds(Source, conflicts=st.sampled_from([0, 2]), rewards=st.integers(0, 2))

ways_of_three = st.lists(
    st.tuples(*[st.sampled_from([NONE, SMALLER, DOUBLED, SMALLER | DOUBLED])] * 3), min_size=1, max_size=3
)


def every_haul(given_sources: list[Source], laws: tuple[Laws, ...]) -> set[tuple[tuple[int, ...], int]]:
    """Every bag of victory tokens, with the defeat tokens beside it, that three Ages can bring."""
    hauls: set[tuple[tuple[int, ...], int]] = {((), 0)}
    for token, source, law in zip(VALUES, given_sources, laws, strict=True):
        arrives = UNDER_19[token] if 19 in law else token
        won: tuple[int, ...] = (arrives,) if arrives else ()
        for _ in range(source.conflicts):
            outcomes = [(won, 0), ((), 2 if 22 in law else 1)]
            hauls = {(tuple(sorted(bag + more)), lost + others) for bag, lost in hauls for more, others in outcomes}
        hauls = {(tuple(sorted(bag + won * source.rewards)), lost) for bag, lost in hauls}
    return hauls


def by_search(military: Military, given_sources: list[Source], ways: list[tuple[Laws, ...]]) -> tuple[int, int]:
    """The fewest victory tokens left over, and then defeat tokens, found by trying everything."""
    return min(
        (
            sum([max(0, military.victory.count(value) - bag.count(value)) for value in VALUES]),
            max(0, military.defeat - lost),
        )
        for laws in ways
        for bag, lost in every_haul(given_sources, laws)
    )


@given(
    st.lists(sources, min_size=3, max_size=3),
    ways_of_three,
    st.lists(st.sampled_from(VALUES), max_size=8),
    st.integers(0, 10),
)
def test_as_much_is_explained_as_a_search_through_everything_explains(
    given_sources: list[Source], ways: list[tuple[Laws, ...]], victory: list[int], defeat: int
) -> None:
    military = Military(tuple(victory), defeat)
    left_over = unexplained(military, given_sources, ways)
    assert (sum(left_over.victory), left_over.defeat) == by_search(military, given_sources, ways)
    assert all([left <= victory.count(value) for left, value in zip(left_over.victory, VALUES, strict=True)])
