"""The answer for one build: legal or not, the best way, the other ways, and the reasons against it."""

from typing import NamedTuple

from babylon_cli.babel.play.tower import active_tiles
from babylon_cli.babel.price.barriers import barriers
from babylon_cli.babel.price.production import Laws
from babylon_cli.babel.price.purchases import lacking
from babylon_cli.babel.price.ways import Way, bills, ways
from babylon_cli.babel.table.table import Build, Table
from babylon_cli.babel.terms import goods_named
from babylon_cli.wording.message import Counted, Message


class Price(NamedTuple):
    """What `price` says of one build."""

    legal: bool
    best: Way | None
    """The best way that can be paid, or the nearest one; None where the build is not allowed for another reason."""
    ways: tuple[Way, ...]
    """Every way that differs in its coins: those that can be paid first, each part the best first."""
    reasons: tuple[Message, ...]
    """Why it is not legal; empty where it is."""


def price_of(table: Table, build: Build) -> Price:
    """Whether this build may be made now, and what it costs at least."""
    laws = laws_of(table)
    found = ways(table, build, laws)
    reasons = barriers(table, build)
    if not found:
        reasons = (*reasons, _out_of_reach(table, build, laws))
    if reasons:
        return Price(legal=False, best=None, ways=(), reasons=reasons)
    coins = table.cities[build.seat].coins
    ordered = sorted(found, key=lambda way: way.total > coins)
    best = ordered[0]
    if best.total <= coins:
        return Price(legal=True, best=best, ways=tuple(ordered), reasons=())
    return Price(legal=False, best=best, ways=tuple(ordered), reasons=(_too_dear(table, build, best.total),))


def laws_of(table: Table) -> Laws:
    """The tiles in force at a table, and its rulings."""
    return Laws(active_tiles(table), table.rulings)


def _too_dear(table: Table, build: Build, price: int) -> Message:
    city = table.cities[build.seat]
    return Message(
        "it costs {price}, and {player} has {coins}: {missing} missing",
        price=Counted(price, "coin"),
        player=city.name,
        coins=city.coins,
        missing=price - city.coins,
    )


def _out_of_reach(table: Table, build: Build, laws: Laws) -> Message:
    goods = min([lacking(table, build.seat, bill.goods, laws) for bill in bills(table, build, laws)], key=len)
    return Message("{goods} can neither be made nor bought", goods=goods_named(goods))
