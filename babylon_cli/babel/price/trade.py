"""What a unit of goods costs from a neighbour, and who gets the coins."""

from typing import Literal, NamedTuple

from babylon_cli.babel.facts.goods import RAW_MATERIALS
from babylon_cli.babel.facts.tiles import TRADE
from babylon_cli.babel.price.production import Laws
from babylon_cli.babel.price.supply import letters_of
from babylon_cli.babel.table.table import City

Side = Literal["left", "right"]

POSTS: dict[Side, str] = {"left": "West Trading Post", "right": "East Trading Post"}


class UnitPrice(NamedTuple):
    """The price of one unit, in coins."""

    base: int
    """2, or 1 with a yellow card or Olympia B's first stage."""
    price: int
    """With tiles 9 to 12, never below 0 (E30)."""
    to_seller: int

    @property
    def to_bank(self) -> int:
        """The surcharge, where the bank gets it (E31)."""
        return self.price - self.to_seller


def unit_price(city: City, side: Side, good: str, laws: Laws) -> UnitPrice:
    """What one unit costs a city from one side."""
    base = 1 if _is_cheap(city, side, good, laws) else 2
    price = max(0, base + sum([delta for _, delta in trade_tiles(good, laws)]))
    to_seller = min(price, base) if laws.rulings.surcharge_goes_to == "bank" else price
    return UnitPrice(base, price, to_seller)


def trade_tiles(good: str, laws: Laws) -> list[tuple[int, int]]:
    """The tiles in force that change the price of some goods, each with the coins that it adds."""
    return [(tile, delta) for tile, (delta, goods) in TRADE.items() if tile in laws.active and good in goods]


def _is_cheap(city: City, side: Side, good: str, laws: Laws) -> bool:
    """Whether a card or a stage sets the price to 1; tile 4 stops the cards (E33)."""
    cards_act = 4 not in laws.active
    if good not in RAW_MATERIALS:
        return cards_act and city.has("Marketplace")
    return (cards_act and city.has(POSTS[side])) or any([stage.cheap_raw_materials for stage in city.built_stages])


class SidePrices(NamedTuple):
    """All prices of one side."""

    by_good: dict[str, UnitPrice]

    def of(self, goods: int) -> tuple[int, int]:
        """What some goods cost: to the seller, and to the bank."""
        units = [self.by_good[letter] for letter in letters_of(goods)]
        return sum([unit.to_seller for unit in units]), sum([unit.to_bank for unit in units])


def side_prices(city: City, side: Side, goods: str, laws: Laws) -> SidePrices:
    """The prices of some goods from one side."""
    return SidePrices({letter: unit_price(city, side, letter, laws) for letter in goods})
