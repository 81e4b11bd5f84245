"""Goods as numbers, and the parts of a need that sources can give, against every choice tried one by one."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from babylon_cli.babel.facts.cards import CARDS
from babylon_cli.babel.facts.goods import GOODS
from babylon_cli.babel.facts.projects import PROJECTS
from babylon_cli.babel.facts.wonders import WONDERS
from babylon_cli.babel.price.supply import MASK, NOTHING, UNITS, Source, letters_of, number_of, parts_of, suppliable

goods = st.text(alphabet=list(GOODS), max_size=6)

sources = st.lists(
    st.one_of(
        st.builds(Source, st.sampled_from(["W", "S", "G", "WS", "WC", "WSOC", "GPL"]), st.just(value=False)),
        st.builds(Source, st.sampled_from(list("WSCO")), st.just(value=True)),
    ),
    max_size=4,
)


def given_by(needed: str, *sources: Source) -> set[str]:
    """What the sources can give of what is needed, in letters."""
    return {letters_of(part) for part in suppliable(sources, number_of(needed))}


def tried(needed: str, sources: list[Source]) -> set[str]:
    """The same by trying: each source once for an option or for nothing, one without limit for any number."""
    choices = [
        ["", *[letter * times for letter in source.options for times in range(1, 7 if source.unlimited else 2)]]
        for source in sources
    ]
    want = Counter(needed)
    found = {"".join(sorted("".join(choice), key=list(GOODS).index)) for choice in product(*choices)}
    return {letters for letters in found if Counter(letters) <= want}


@given(goods)
def test_letters_as_a_number_and_back(letters: str) -> None:
    assert sorted(letters_of(number_of(letters))) == sorted(letters)


def test_the_order_of_letters_is_that_of_the_goods() -> None:
    assert letters_of(number_of("PGWOCSLW")) == "WWSCOGLP"
    assert number_of("PW") == number_of("WP") == UNITS["P"] + UNITS["W"]
    assert number_of("") == NOTHING
    assert letters_of(NOTHING) == ""


def test_no_cost_with_joining_runs_over_into_the_next_kind() -> None:
    """A borrowed or carried bit must leave a number that nothing can supply: twice the most still fits."""
    costs = [card.resources for card in CARDS] + [stage.resources for wonder in WONDERS for stage in wonder.stages]
    most = max(
        (cost + project.resources).count(letter) for cost in costs for project in PROJECTS for letter in set(cost)
    )
    assert 2 * most <= MASK


@pytest.mark.parametrize(
    ("needed", "options", "parts"),
    [
        ("W", "W", {"", "W"}),
        ("WW", "W", {"", "W"}),
        ("S", "W", {""}),
        ("WS", "WS", {"", "W", "S"}),
        ("WSS", "WC", {"", "W"}),
        ("", "W", {""}),
    ],
)
def test_one_source_gives_one_unit(needed: str, options: str, parts: set[str]) -> None:
    assert given_by(needed, Source(options)) == parts


def test_two_sources_of_choice_each_give_one() -> None:
    assert given_by("WS", Source("WS"), Source("WS")) == {"", "W", "S", "WS"}
    assert given_by("WW", Source("WS"), Source("WC")) == {"", "W", "WW"}
    assert given_by("WSC", Source("WS"), Source("W")) == {"", "W", "S", "WS"}


def test_a_source_without_limit_gives_as_much_as_is_needed() -> None:
    assert given_by("SSSS", Source("S", unlimited=True)) == {"", "S", "SS", "SSS", "SSSS"}
    assert given_by("W", Source("S", unlimited=True)) == {""}
    assert given_by("SSW", Source("S", unlimited=True), Source("W")) == {"", "S", "SS", "W", "WS", "WSS"}


def test_no_sources_give_nothing() -> None:
    assert given_by("WSC") == {""}


@given(sources, goods)
def test_every_choice_tried_one_by_one(sources: list[Source], needed: str) -> None:
    assert given_by(needed, *sources) == tried(needed, sources)


@given(goods)
def test_parts_of_goods(letters: str) -> None:
    parts = parts_of(number_of(letters))
    expected = 1
    for number in Counter(letters).values():
        expected *= number + 1
    assert len(parts) == expected
    assert {NOTHING, number_of(letters)} <= parts
    assert all(Counter(letters_of(part)) <= Counter(letters) for part in parts)
