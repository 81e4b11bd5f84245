"""What one unit costs from a neighbour, and who gets the coins."""

import pytest

from babylon_cli.babel.facts.goods import GOODS, MANUFACTURED_GOODS, RAW_MATERIALS
from babylon_cli.babel.price.coins import BANK, Receiver, Side
from babylon_cli.babel.price.production import Laws
from babylon_cli.babel.price.trade import UnitPrice, charges_for, trade_tiles, unit_price
from babylon_cli.babel.table.rulings import DEFAULT_RULINGS, Rulings
from tests.babel.tables import seated

TO_THE_BANK = Rulings(surcharge_goes_to="bank")

WEST, EAST, MARKET = "cards: [West Trading Post]", "cards: [East Trading Post]", "cards: [Marketplace]"
OLYMPIA_B = "wonder: Olympia B, stages: 1"


def laws(*active: int, rulings: Rulings = DEFAULT_RULINGS) -> Laws:
    """These tiles in force."""
    return Laws(frozenset(active), rulings)


def price(keys: str, side: Side, good: str, *active: int, rulings: Rulings = DEFAULT_RULINGS) -> UnitPrice:
    """What one unit costs Ana with these keys."""
    return unit_price(seated(keys).cities[0], side, good, laws(*active, rulings=rulings))


@pytest.mark.parametrize("good", GOODS)
def test_everything_costs_2(good: str) -> None:
    assert price("", "left", good) == price("", "right", good) == UnitPrice(base=2, price=2, to_seller=2)


@pytest.mark.parametrize(
    ("keys", "left", "right", "goods"),
    [
        (WEST, 1, 2, RAW_MATERIALS),
        (EAST, 2, 1, RAW_MATERIALS),
        (MARKET, 2, 2, RAW_MATERIALS),
        (OLYMPIA_B, 1, 1, RAW_MATERIALS),
        (WEST, 2, 2, MANUFACTURED_GOODS),
        (EAST, 2, 2, MANUFACTURED_GOODS),
        (MARKET, 1, 1, MANUFACTURED_GOODS),
        (OLYMPIA_B, 2, 2, MANUFACTURED_GOODS),
    ],
)
def test_what_makes_goods_cheap_and_on_which_side(keys: str, left: int, right: int, goods: str) -> None:
    for good in goods:
        assert (price(keys, "left", good).price, price(keys, "right", good).price) == (left, right)


def test_two_reductions_to_1_do_not_add_up() -> None:
    keys = "wonder: Olympia B, stages: 1, cards: [West Trading Post]"
    assert price(keys, "left", "W").base == 1


def test_a_stage_that_is_not_built_makes_nothing_cheap() -> None:
    assert price("wonder: Olympia B", "left", "W").base == 2
    assert price("wonder: Olympia A, stages: 3", "left", "W").base == 2


@pytest.mark.parametrize(
    ("keys", "good", "active", "coins"),
    [
        ("", "W", [11], 1),
        (WEST, "W", [11], 0),
        ("", "W", [12], 3),
        (WEST, "W", [12], 2),
        ("", "W", [11, 12], 2),
        ("", "W", [9], 2),
        ("", "W", [10], 2),
        ("", "G", [9], 1),
        (MARKET, "G", [9], 0),
        ("", "G", [10], 3),
        (MARKET, "G", [10], 2),
        ("", "G", [9, 10], 2),
        ("", "G", [11], 2),
        ("", "G", [12], 2),
    ],
)
def test_e29_and_e30_the_tiles_of_trade(keys: str, good: str, active: list[int], coins: int) -> None:
    assert price(keys, "left", good, *active).price == coins


def test_e33_tile_4_stops_the_cards_and_not_the_stage() -> None:
    assert price(WEST, "left", "W", 4).base == 2
    assert price(EAST, "right", "W", 4).base == 2
    assert price(MARKET, "left", "G", 4).base == 2
    assert price(OLYMPIA_B, "left", "W", 4).base == 1
    assert price(WEST, "left", "W", 4, 11).price == 1


@pytest.mark.parametrize(
    ("keys", "active", "to_seller", "to_bank"),
    [("", [12], 2, 1), (WEST, [12], 1, 1), ("", [], 2, 0), ("", [11], 1, 0), (WEST, [11], 0, 0), ("", [11, 12], 2, 0)],
)
def test_e31_the_surcharge_by_the_ruling(keys: str, active: list[int], to_seller: int, to_bank: int) -> None:
    unit = price(keys, "left", "W", *active, rulings=TO_THE_BANK)
    assert (unit.to_seller, unit.to_bank) == (to_seller, to_bank)
    by_default = price(keys, "left", "W", *active)
    assert (by_default.to_seller, by_default.to_bank) == (to_seller + to_bank, 0)


def test_which_tiles_change_a_price() -> None:
    assert trade_tiles("W", laws(9, 10, 11, 12)) == [(11, -1), (12, 1)]
    assert trade_tiles("P", laws(9, 12, 20)) == [(9, -1)]
    assert trade_tiles("P", laws()) == []


def test_several_units_from_one_side() -> None:
    city, seller = seated(WEST).cities[0], Receiver("left", "Bo")
    charges = charges_for(city, seller, "left", "WW", laws(12, rulings=TO_THE_BANK))
    assert [(charge.coins, charge.to) for charge in charges] == [(2, seller), (2, BANK)]
    charges = charges_for(city, seller, "left", "G", laws(12, rulings=TO_THE_BANK))
    assert [(charge.coins, charge.to) for charge in charges] == [(2, seller)]


def test_what_costs_nothing_is_told_too() -> None:
    (charge,) = charges_for(seated(WEST).cities[0], Receiver("left", "Bo"), "left", "W", laws(11))
    assert (charge.coins, str(charge.why)) == (0, "1 wood at 0 (base 1, tile 11 -1)")
