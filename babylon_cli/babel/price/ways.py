"""The ways to pay for a build: by a chain, by its cost, or by what `use` names; with every coin and who gets it."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from babylon_cli.babel.facts.projects import Project
from babylon_cli.babel.price.coins import BANK, Charge, Gain, Sums, sums_of
from babylon_cli.babel.price.production import Laws
from babylon_cli.babel.price.purchases import Purchase, purchases
from babylon_cli.babel.table.table import Build, City, Table, Use
from babylon_cli.wording.message import Message, plural

Kind = Literal["chain", "cost", "free_building", "free_stage", "olympia", "discard"]

TAXES = {
    "red": (1, Message("the tax on red cards, by tile {tile}", tile=1)),
    "blue": (6, Message("the tax on blue cards, by tile {tile}", tile=6)),
    "stage": (16, Message("the tax on wonder stages, by tile {tile}", tile=16)),
}
"""The tiles that tax what is built."""

GOODS_WAIVED_BY = {"red": 2, "stage": 15}
COINS_FOR_GOODS_BY = {"blue": 8, "purple": 23}


class Bill(NamedTuple):
    """A kind of way before anything is bought: what goes to the bank, what comes back, the goods needed."""

    kind: Kind
    charges: tuple[Charge, ...]
    gains: tuple[Gain, ...]
    goods: str
    remarks: tuple[Message, ...] = ()
    """What else a law or a ruling did."""


class Way(NamedTuple):
    """One way to pay in full."""

    bill: Bill
    purchase: Purchase

    @property
    def charges(self) -> tuple[Charge, ...]:
        """Every coin paid: the account, of which all else is a sum."""
        return self.bill.charges + self.purchase.charges

    @property
    def paid(self) -> Sums:
        """The coins paid, by who gets them."""
        return sums_of(self.charges)

    @property
    def gain(self) -> int:
        """Coins that the build's own bonus tiles give afterwards."""
        return sum([gain.coins for gain in self.bill.gains])

    @property
    def total(self) -> int:
        """Every coin paid."""
        return self.paid.total

    @property
    def coins(self) -> tuple[int, int, int, int]:
        """What tells one way from another: bank, left, right, gain."""
        return *self.paid, self.gain

    @property
    def order(self) -> tuple[int, int, int, int]:
        """The better way first: least spent in the end, then least paid, then most to the bank, least to the left."""
        paid = self.paid
        return paid.total - self.gain, paid.total, -paid.bank, paid.left


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


def chain_parent(table: Table, build: Build, laws: Laws) -> Message | None:
    """The building that lets the card be built by a chain; under tile 7 also a neighbour's (E25, E27)."""
    if build.card is None:
        return None
    city = table.cities[build.seat]
    cities = [city]
    if 7 in laws.active:
        cities += [other for other in table.neighbours(build.seat) if _lends_chains(other, laws)]
    for owner in cities:
        parent = next((card.said for card in owner.cards if build.card.name in card.chain_to), None)
        if parent is not None and owner is city:
            return Message("the chain from {card}", card=parent)
        if parent is not None:
            return Message("the chain from {card} of {owner}, by tile {tile}", card=parent, owner=owner.name, tile=7)
    return None


def _lends_chains(city: City, laws: Laws) -> bool:
    return not city.free_city or laws.rulings.free_city_chains == "counts"


def _bill(table: Table, build: Build, laws: Laws, kind: Kind, *, remarks: tuple[Message, ...] = ()) -> Bill:
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
    return Charge(project.coins, BANK, Message("taking part in {project}", project=project.title))


def _own_cost(table: Table, build: Build, laws: Laws) -> tuple[list[Charge], str, tuple[Message, ...]]:
    """The coins and the goods of the card or stage itself, and what a tile waives (E16 to E19)."""
    if build.card is None:
        city = table.cities[build.seat]
        stages = city.wonder.stages[len(city.built_stages) :]
        coins, goods = 0, stages[0].resources if stages else ""
    else:
        coins, goods = build.card.coins, build.card.resources
    sort = _sort(build)
    charges = [Charge(coins, BANK, Message("the price on the card"))] if coins else []
    if goods and GOODS_WAIVED_BY.get(sort) in laws.active:
        return charges, "", (Message("tile {tile} waives the goods", tile=GOODS_WAIVED_BY[sort]),)
    tile = COINS_FOR_GOODS_BY.get(sort)
    if goods and tile in laws.active:
        number = len(goods)
        why = plural(
            number,
            "{number} good paid in coins, by tile {tile}",
            "{number} goods paid in coins, by tile {tile}",
            number=number,
            tile=tile,
        )
        return [*charges, Charge(number, BANK, why)], "", ()
    return charges, goods, ()


def _taxes(table: Table, build: Build, laws: Laws, kind: Kind) -> Iterator[Charge]:
    """What tiles 1, 6, 13 and 16 ask for: A coins each (E10 to E15, E59)."""
    if kind == "chain" and 13 in laws.active:
        yield Charge(table.age, BANK, Message("the tax on chains, by tile {tile}", tile=13))
    tax = TAXES.get(_sort(build))
    if tax is not None and tax[0] in laws.active and not _is_tax_waived(build.use, laws):
        yield Charge(table.age, BANK, tax[1])


def _sort(build: Build) -> str:
    """What laws tell builds apart by: the colour of the card, or `stage`."""
    return "stage" if build.card is None else build.card.colour


def _is_tax_waived(use: Use, laws: Laws) -> bool:
    if use in ("olympia", "discard"):
        return laws.rulings.tax_on_free_builds == "waived"
    return use != "" and laws.rulings.free_token_waives_tax == "yes"


def _gains(table: Table, build: Build, laws: Laws, kind: Kind) -> Iterator[Gain]:
    """What tiles 5, 14 and 24 bring afterwards, too late to pay with (E22, E24)."""
    sort = _sort(build)
    if sort == "blue" and 5 in laws.active:
        yield Gain(table.age, Message("a blue card, by tile {tile}", tile=5))
    if kind == "chain" and 14 in laws.active:
        yield Gain(table.age, Message("a chain, by tile {tile}", tile=14))
    if sort == "purple" and 24 in laws.active:
        yield Gain(5, Message("a guild, by tile {tile}", tile=24))
