"""What holds for the price of any build at any table."""

from copy import deepcopy
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from babylon_cli.babel.facts.cards import CARD_BY_NAME, CARDS
from babylon_cli.babel.price.answer import Price, laws_of, price_of
from babylon_cli.babel.price.ways import ways
from tests.babel.tables import Plain, table_of
from tests.naive_babel.generate import random_city_table

OTHER_NAMES = ("true", "7", "Bo", "Zoë", "players", "Ana", "x: y", "no", "Chloe")
"""Names that are hard to read, and names that change places."""

SOURCES = [card.name for card in CARDS if card.colour in ("brown", "grey")]

POSTS = ["West Trading Post", "East Trading Post", "Marketplace"]

examples = settings(max_examples=80)

documents = st.integers(0, 2**32).map(lambda seed: random_city_table(Random(seed)))


def priced(document: Plain) -> Price:
    """The price of the build that a document asks for."""
    drawn = table_of(document)
    assert drawn.build is not None
    return price_of(drawn, drawn.build)


def in_numbers(price: Price) -> object:
    """A price without words."""
    return price.legal, price.best and price.best.coins, [way.coins for way in price.ways], len(price.reasons)


def test_the_tables_have_all_kinds_of_answers() -> None:
    """Or the properties below would say little."""
    prices = [priced(random_city_table(Random(seed))) for seed in range(200)]
    legal = [price for price in prices if price.legal]
    assert 50 < len(legal) < 150
    assert {way.bill.kind for price in legal for way in price.ways} >= {"chain", "cost", "free_building", "olympia"}
    assert any(not price.legal and price.best is not None for price in prices)
    assert any(len(price.ways) > 5 for price in prices)


@examples
@given(documents)
def test_ways_are_distinct_and_in_order(document: Plain) -> None:
    drawn = table_of(document)
    assert drawn.build is not None
    found = ways(drawn, drawn.build, laws_of(drawn))
    assert len({way.coins for way in found}) == len(found)
    orders = [(way.total - way.gain, way.total, -way.paid.bank, way.paid.left) for way in found]
    assert orders == sorted(orders)


@examples
@given(documents)
def test_the_best_is_the_first_that_can_be_paid(document: Plain) -> None:
    drawn = table_of(document)
    assert drawn.build is not None
    price = price_of(drawn, drawn.build)
    coins = drawn.cities[drawn.build.seat].coins
    found = ways(drawn, drawn.build, laws_of(drawn))
    payable = [way for way in found if way.total <= coins]
    if price.best is None:
        assert not price.legal
        assert price.ways == ()
    else:
        assert price.legal is bool(payable)
        assert price.best == (payable or found)[0] == price.ways[0]
        assert list(price.ways) == payable + [way for way in found if way not in payable]
    assert price.legal is not bool(price.reasons)


@examples
@given(documents)
def test_the_account_is_the_total_and_what_bank_left_and_right_get(document: Plain) -> None:
    for way in priced(document).ways:
        assert way.total == sum([charge.coins for charge in way.charges]) == sum(way.coins[:3])
        for place, coins in zip(("bank", "left", "right"), way.coins, strict=False):
            assert coins == sum([charge.coins for charge in way.charges if charge.to.place == place])
        assert way.total - way.gain == sum(way.coins[:3]) - way.coins[3]
        assert min(way.coins) >= 0
        assert way.paid.left == 0 or way.purchase.from_left
        assert way.paid.right == 0 or way.purchase.from_right
        assert sorted(way.purchase.own + way.purchase.from_left + way.purchase.from_right) == sorted(way.bill.goods)


@examples
@given(documents)
def test_other_names_change_nothing(document: Plain) -> None:
    names = {city["name"]: other for city, other in zip(document["players"], OTHER_NAMES, strict=False)}
    renamed = deepcopy(document)
    for city in renamed["players"]:
        city["name"] = names[city["name"]]
    renamed["build"]["player"] = names[renamed["build"]["player"]]
    renamed["tower"] = [{names[name]: tile for name, tile in turn.items()} for turn in renamed.get("tower", [])]
    for entry in renamed.get("projects", []):
        entry["joined"] = {names[name]: markers for name, markers in entry["joined"].items()}
    assert in_numbers(priced(renamed)) == in_numbers(priced(document))


@pytest.mark.thorough
@examples
@given(documents, st.integers(0, 999))
def test_the_order_of_the_cards_changes_nothing(document: Plain, seed: int) -> None:
    shuffled = deepcopy(document)
    for city in shuffled["players"]:
        Random(seed).shuffle(city.get("cards", []))
    assert in_numbers(priced(shuffled)) == in_numbers(priced(document))


@pytest.mark.thorough
@examples
@given(documents, st.integers(1, 8))
def test_it_does_not_matter_where_the_ring_begins(document: Plain, steps: int) -> None:
    turned = deepcopy(document)
    cities = turned["players"]
    steps %= len(cities)
    turned["players"] = cities[steps:] + cities[:steps]
    assert in_numbers(priced(turned)) == in_numbers(priced(document))


def is_no_dearer(price: Price, before: Price) -> bool:
    """Whether a build that was legal still is, and no way is worse than the best that there was."""
    if before.best is None or price.best is None:
        return before.best is None
    cheaper = price.best.total <= before.best.total
    better = price.best.total - price.best.gain <= before.best.total - before.best.gain
    return (price.legal or not before.legal) and ((cheaper and better) or (price.legal and not before.legal))


def with_card(document: Plain, position: int, card: str) -> Plain:
    """The same with a card more in a city."""
    changed = deepcopy(document)
    changed["players"][position].setdefault("cards", []).append(card)
    return changed


def builder(document: Plain) -> int:
    """The place of the city that builds."""
    names = [city["name"] for city in document["players"]]
    return names.index(document["build"]["player"])


def may_be_added(document: Plain, card: str) -> bool:
    """Whether a card is neither what is built nor makes a chain to it: then it is a source and nothing more."""
    built = document["build"].get("card", "")
    return card != built and built not in CARD_BY_NAME[card].chain_to


@examples
@given(documents, st.sampled_from(SOURCES))
def test_a_further_card_of_goods_makes_nothing_dearer(document: Plain, card: str) -> None:
    assume(may_be_added(document, card))
    assert is_no_dearer(priced(with_card(document, builder(document), card)), priced(document))


@examples
@given(documents, st.sampled_from(POSTS))
def test_cheaper_trade_makes_nothing_dearer(document: Plain, post: str) -> None:
    assume(may_be_added(document, post))
    assert is_no_dearer(priced(with_card(document, builder(document), post)), priced(document))


@examples
@given(documents, st.sampled_from(SOURCES), st.sampled_from([-1, 1]))
def test_a_further_card_of_a_neighbour_makes_nothing_dearer(document: Plain, card: str, side: int) -> None:
    beside = (builder(document) + side) % len(document["players"])
    assert is_no_dearer(priced(with_card(document, beside, card)), priced(document))


@examples
@given(documents, st.integers(1, 9))
def test_more_coins_make_nothing_illegal_and_no_better_way_is_lost(document: Plain, more: int) -> None:
    richer = deepcopy(document)
    city = richer["players"][builder(document)]
    city["coins"] = city.get("coins", 0) + more
    before, after = priced(document), priced(richer)
    assert after.legal or not before.legal
    assert {way.coins for way in after.ways} == {way.coins for way in before.ways}
    if before.legal:
        assert before.best is not None
        assert after.best is not None
        assert after.best.order <= before.best.order
