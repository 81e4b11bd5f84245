"""Every split of what is needed among own production and the two neighbours."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from babylon_cli.babel.price.coins import Charge, Receiver, Side, Sums, sums_of
from babylon_cli.babel.price.production import Laws, made_by, sold_by
from babylon_cli.babel.price.supply import letters_of, number_of, parts_of, suppliable
from babylon_cli.babel.price.trade import charges_for
from babylon_cli.babel.table.table import Table


class Purchase(NamedTuple):
    """What is made, what is bought on either side, and what that costs; goods are letters, one for each unit."""

    own: str
    from_left: str
    from_right: str
    charges: tuple[Charge, ...]


class Market(NamedTuple):
    """What a city can make and buy of what it needs."""

    needed: int
    own: frozenset[int]
    left: frozenset[int]
    right: frozenset[int]
    shared: bool
    """Whether one neighbour sits on both sides: then a unit is sold only once, as left or as right."""


class Parcel(NamedTuple):
    """Some goods from one side, and every coin that they cost."""

    letters: str
    charges: tuple[Charge, ...]
    sums: Sums


def purchases(table: Table, seat: int, needed: str, laws: Laws) -> tuple[Purchase, ...]:
    """Every split, one for each price: that with the fewest goods bought. None if the goods are not to be had."""
    market = market_for(table, seat, needed, laws)
    on_left = _parcels(table, seat, "left", market, laws)
    on_right = _parcels(table, seat, "right", market, laws)
    found: dict[tuple[int, int, int], tuple[int, int, int]] = {}
    for from_left, from_right in _splits(market):
        left, right = on_left[from_left], on_right[from_right]
        price = (left.sums.bank + right.sums.bank, left.sums.left, right.sums.right)
        split = (len(left.letters) + len(right.letters), from_left, from_right)
        if price not in found or split < found[price]:
            found[price] = split
    return tuple([_purchase(market, on_left[left], on_right[right]) for _, left, right in found.values()])


def _parcels(table: Table, seat: int, side: Side, market: Market, laws: Laws) -> dict[int, Parcel]:
    """Every part of what is needed that one side sells."""
    city, neighbour = table.cities[seat], table.left_of(seat) if side == "left" else table.right_of(seat)
    seller = Receiver(side, neighbour.name)
    # Many parts have the same units of one kind in them; their coins are worked out once.
    charged: dict[str, tuple[Charge, ...]] = {}
    parcels = {}
    for goods in market.left if side == "left" else market.right:
        letters = letters_of(goods)
        kinds = [letter * letters.count(letter) for letter in dict.fromkeys(letters)]
        for units in kinds:
            if units not in charged:
                charged[units] = charges_for(city, seller, side, units, laws)
        charges = tuple([charge for units in kinds for charge in charged[units]])
        parcels[goods] = Parcel(letters, charges, sums_of(charges))
    return parcels


def _purchase(market: Market, left: Parcel, right: Parcel) -> Purchase:
    own = market.needed - number_of(left.letters) - number_of(right.letters)
    return Purchase(letters_of(own), left.letters, right.letters, left.charges + right.charges)


def market_for(table: Table, seat: int, needed: str, laws: Laws) -> Market:
    """What own production and either neighbour can give of what is needed."""
    need = number_of(needed)
    city, left, right = table.cities[seat], table.left_of(seat), table.right_of(seat)
    sold = {
        other.seat: suppliable(sold_by(other, laws), need) if other.seat != seat else frozenset([0])
        for other in (left, right)
    }
    shared = left.seat == right.seat != seat
    return Market(need, suppliable(made_by(city, laws), need), sold[left.seat], sold[right.seat], shared)


def _splits(market: Market) -> Iterator[tuple[int, int]]:
    """What is bought on the left and on the right, in every way that leaves the rest to own production."""
    for own in sorted(market.own, reverse=True):
        rest = market.needed - own
        if market.shared:
            yield from _of_one_neighbour(market, rest)
            continue
        for from_left in market.left:
            # Where more is bought than is lacking, the number that remains counts nothing that a city can sell.
            if rest - from_left in market.right:
                yield from_left, rest - from_left


def _of_one_neighbour(market: Market, rest: int) -> Iterator[tuple[int, int]]:
    if rest in market.left:
        for from_left in parts_of(rest):
            yield from_left, rest - from_left


def lacking(table: Table, seat: int, needed: str, laws: Laws) -> str:
    """What cannot be had of what is needed, when as much as possible is made and bought; letters, one a unit."""
    market = market_for(table, seat, needed, laws)
    sides: Iterable[frozenset[int]] = (market.left,) if market.shared else (market.left, market.right)
    reached = set(market.own)
    for side in sides:
        reached = {have + more for have in reached for more in side if _fits(have + more, market.needed)}
    most = max(sorted(reached), key=lambda goods: len(letters_of(goods)))
    return letters_of(market.needed - most)


def _fits(goods: int, needed: int) -> bool:
    """Whether the goods are part of what is needed."""
    return all(
        [letters_of(needed).count(letter) >= letters_of(goods).count(letter) for letter in set(letters_of(goods))]
    )
