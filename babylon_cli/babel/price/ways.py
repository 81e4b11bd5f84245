"""The ways to pay for a build: by a chain, by its cost, or by what `use` names; with every coin and who gets it."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from babylon_cli.babel.facts.projects import Project
from babylon_cli.babel.price.production import Laws
from babylon_cli.babel.price.purchases import Purchase, purchases
from babylon_cli.babel.table.table import Build, City, Table, Use

Kind = Literal["chain", "cost", "free_building", "free_stage", "olympia", "discard"]

TAX_BY_COLOUR = {"red": 1, "blue": 6}
"""The tiles that tax cards."""

GOODS_WAIVED_BY = {"red": 2, "stage": 15}
COINS_FOR_GOODS_BY = {"blue": 8, "purple": 23}


class Charge(NamedTuple):
    """Coins that a build costs or brings, and why; with the tile whose law it is, if any."""

    coins: int
    why: str
    tile: int | None = None


class Bill(NamedTuple):
    """A kind of way before anything is bought: what goes to the bank, what comes back, the goods needed."""

    kind: Kind
    to_bank: tuple[Charge, ...]
    gains: tuple[Charge, ...]
    goods: str
    remarks: tuple[str, ...] = ()
    """What else a law or a ruling did."""


class Way(NamedTuple):
    """One way to pay in full."""

    bill: Bill
    purchase: Purchase

    @property
    def bank(self) -> int:
        """Coins to the bank."""
        return sum([charge.coins for charge in self.bill.to_bank]) + self.purchase.bank

    @property
    def left(self) -> int:
        """Coins to the city on the left."""
        return self.purchase.left

    @property
    def right(self) -> int:
        """Coins to the city on the right."""
        return self.purchase.right

    @property
    def total(self) -> int:
        """Every coin paid."""
        return self.bank + self.left + self.right

    @property
    def gain(self) -> int:
        """Coins that the build's own bonus tiles give afterwards."""
        return sum([charge.coins for charge in self.bill.gains])

    @property
    def coins(self) -> tuple[int, int, int, int]:
        """What tells one way from another: bank, left, right, gain."""
        return self.bank, self.left, self.right, self.gain

    @property
    def order(self) -> tuple[int, int, int, int]:
        """The better way first: least spent in the end, then least paid, then most to the bank, least to the left."""
        return self.total - self.gain, self.total, -self.bank, self.left


def ways(table: Table, build: Build, laws: Laws) -> tuple[Way, ...]:
    """Every way that differs in its coins, the best first, whether or not it can be afforded."""
    found: dict[tuple[int, int, int, int], Way] = {}
    for bill in bills(table, build, laws):
        for purchase in purchases(table, build.seat, bill.goods, laws):
            way = Way(bill, purchase)
            found.setdefault(way.coins, way)
    return tuple(sorted(found.values(), key=lambda way: way.order))


def bills(table: Table, build: Build, laws: Laws) -> tuple[Bill, ...]:
    """The kinds of way that a build has: what `use` names, or else a chain and its cost."""
    if build.use:
        return (_bill(table, build, laws, build.use),)
    parent = chain_parent(table, build, laws)
    by_cost = _bill(table, build, laws, "cost")
    return (by_cost,) if parent is None else (_bill(table, build, laws, "chain", remarks=(parent,)), by_cost)


def chain_parent(table: Table, build: Build, laws: Laws) -> str | None:
    """The building that lets the card be built by a chain, in words; under tile 7 also a neighbour's (E25, E27)."""
    if build.card is None:
        return None
    city = table.cities[build.seat]
    cities = [city]
    if 7 in laws.active:
        cities += [other for other in table.neighbours(build.seat) if _lends_chains(other, laws)]
    for owner in cities:
        for card in owner.cards:
            if build.card.name in card.chain_to:
                where = "" if owner is city else f" of {owner.name}, by tile 7"
                return f"the chain from {card.name}{where}"
    return None


def _lends_chains(city: City, laws: Laws) -> bool:
    return not city.free_city or laws.rulings.free_city_chains == "counts"


def _bill(table: Table, build: Build, laws: Laws, kind: Kind, *, remarks: tuple[str, ...] = ()) -> Bill:
    to_bank = [*_taxes(table, build, laws, kind)]
    goods = ""
    if kind == "cost":
        price, goods, waived = _own_cost(table, build, laws)
        to_bank += price
        remarks += waived
    entry = table.undertaking(table.age) if build.join != "no" else None
    if entry is not None:
        to_bank.append(_joining(entry.project))
        goods += entry.project.resources
    return Bill(kind, tuple(to_bank), tuple(_gains(table, build, laws, kind)), goods, remarks)


def _joining(project: Project) -> Charge:
    return Charge(project.coins, f"taking part in {project.title}")


def _own_cost(table: Table, build: Build, laws: Laws) -> tuple[list[Charge], str, tuple[str, ...]]:
    """The coins and the goods of the card or stage itself, and what a tile waives (E16 to E19)."""
    if build.card is None:
        city = table.cities[build.seat]
        stages = city.wonder.stages[len(city.built_stages) :]
        coins, goods, sort = 0, stages[0].resources if stages else "", "stage"
    else:
        coins, goods, sort = build.card.coins, build.card.resources, build.card.colour
    charges = [Charge(coins, "the price on the card")] if coins else []
    if goods and GOODS_WAIVED_BY.get(sort) in laws.active:
        return charges, "", (f"tile {GOODS_WAIVED_BY[sort]} waives the goods",)
    tile = COINS_FOR_GOODS_BY.get(sort)
    if goods and tile in laws.active:
        return [*charges, Charge(len(goods), f"{len(goods)} goods paid in coins", tile)], "", ()
    return charges, goods, ()


def _taxes(table: Table, build: Build, laws: Laws, kind: Kind) -> Iterator[Charge]:
    """What tiles 1, 6, 13 and 16 ask for: A coins each (E10 to E15, E59)."""
    if kind == "chain" and 13 in laws.active:
        yield Charge(table.age, "the tax on chains", 13)
    sort = "stage" if build.card is None else build.card.colour
    tile = 16 if build.card is None else TAX_BY_COLOUR.get(sort)
    if tile in laws.active and not _is_tax_waived(build.use, laws):
        yield Charge(table.age, f"the tax on {'wonder stages' if sort == 'stage' else f'{sort} cards'}", tile)


def _is_tax_waived(use: Use, laws: Laws) -> bool:
    if use in ("olympia", "discard"):
        return laws.rulings.tax_on_free_builds == "waived"
    return use != "" and laws.rulings.free_token_waives_tax == "yes"


def _gains(table: Table, build: Build, laws: Laws, kind: Kind) -> Iterator[Charge]:
    """What tiles 5, 14 and 24 bring afterwards, too late to pay with (E22, E24)."""
    colour = None if build.card is None else build.card.colour
    if colour == "blue" and 5 in laws.active:
        yield Charge(table.age, "a blue card", 5)
    if kind == "chain" and 14 in laws.active:
        yield Charge(table.age, "a chain", 14)
    if colour == "purple" and 24 in laws.active:
        yield Charge(5, "a guild", 24)
