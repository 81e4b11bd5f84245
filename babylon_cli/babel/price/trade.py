"""What a unit of goods costs from a neighbour, and who gets the coins."""

from typing import NamedTuple

from babylon_cli.babel.facts.goods import RAW_MATERIALS
from babylon_cli.babel.facts.tiles import TRADE
from babylon_cli.babel.price.coins import BANK, Charge, Receiver, Side
from babylon_cli.babel.price.production import Laws
from babylon_cli.babel.table.table import City
from babylon_cli.babel.terms import some
from babylon_cli.wording.message import Message, listed

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


def charges_for(city: City, seller: Receiver, side: Side, units: str, laws: Laws) -> tuple[Charge, ...]:
    """Every coin that a city pays to one side for equal units, such as `WW`: to the seller, and a surcharge."""
    good, number = units[0], len(units)
    price = unit_price(city, side, good, laws)
    bought = some(number, good)
    tiles = [Message("tile {tile} {change}", tile=tile, change=f"{coins:+}") for tile, coins in trade_tiles(good, laws)]
    parts = listed([Message("base {base}", base=price.base), *tiles], "")
    why = Message("{goods} at {price} ({parts})", goods=bought, price=price.price, parts=parts)
    to_seller = Charge(number * price.to_seller, seller, why)
    if not price.to_bank:
        return (to_seller,)
    why = Message("the surcharge on {goods} from {seller}", goods=bought, seller=seller.city)
    return to_seller, Charge(number * price.to_bank, BANK, why)
