"""The answer for one build: legal or not, the best way, the other ways, and the reasons against it."""

from typing import NamedTuple

from babylon_cli.babel.play.tower import active_tiles
from babylon_cli.babel.price.barriers import barriers
from babylon_cli.babel.price.production import Laws
from babylon_cli.babel.price.purchases import lacking
from babylon_cli.babel.price.ways import Way, bills, ways
from babylon_cli.babel.table.table import Build, Table
from babylon_cli.babel.terms import goods_named
from babylon_cli.wording.message import ENGLISH
from babylon_cli.words import counted


class Price(NamedTuple):
    """What `price` says of one build."""

    legal: bool
    best: Way | None
    """The best way that can be paid, or the nearest one; None where the build is not allowed for another reason."""
    ways: tuple[Way, ...]
    """Every way that differs in its coins: those that can be paid first, each part the best first."""
    reasons: tuple[str, ...]
    """Why it is not legal; empty where it is."""


def price_of(table: Table, build: Build) -> Price:
    """Whether this build may be made now, and what it costs at least."""
    laws = laws_of(table)
    coins = table.cities[build.seat].coins
    found = ways(table, build, laws)
    reasons = barriers(table, build)
    if not found:
        reasons = (*reasons, _out_of_reach(table, build, laws))
    if reasons:
        return Price(legal=False, best=None, ways=(), reasons=reasons)
    ordered = sorted(found, key=lambda way: way.total > coins)
    best = ordered[0]
    if best.total <= coins:
        return Price(legal=True, best=best, ways=tuple(ordered), reasons=())
    missing = best.total - coins
    reason = (
        f"it costs {counted(best.total, 'coin')}, and {table.cities[build.seat].name} has {coins}: {missing} missing"
    )
    return Price(legal=False, best=best, ways=tuple(ordered), reasons=(reason,))


def laws_of(table: Table) -> Laws:
    """The tiles in force at a table, and its rulings."""
    return Laws(active_tiles(table), table.rulings)


def _out_of_reach(table: Table, build: Build, laws: Laws) -> str:
    goods = min([lacking(table, build.seat, bill.goods, laws) for bill in bills(table, build, laws)], key=len)
    return f"{ENGLISH.say(goods_named(goods))} can neither be made nor bought"
