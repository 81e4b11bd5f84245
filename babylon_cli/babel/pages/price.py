"""`babel price`: whether a build is legal, every coin of the best way, and with --all the other ways in order."""

from collections.abc import Iterator
from typing import Any

from babylon_cli.babel.answers.reliance import Reliance, reliances
from babylon_cli.babel.pages.reliance import reliance_data, reliance_lines
from babylon_cli.babel.pages.tower import laws_in_force
from babylon_cli.babel.price.answer import Price, laws_of, price_of
from babylon_cli.babel.price.trade import Side, trade_tiles, unit_price
from babylon_cli.babel.price.ways import Charge, Way
from babylon_cli.babel.table.table import Build, City, Table
from babylon_cli.babel.terms import GOODS, WAYS, goods_named
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.safe import visible
from babylon_cli.printing.screen import Screen
from babylon_cli.words import counted


def price_data(table: Table, build: Build, *, all_ways: bool) -> dict[str, Any]:
    """The price as the JSON contract has it, with the account of the best way and what the answer rests on."""
    price = price_of(table, build)
    data: dict[str, Any] = {
        "legal": price.legal,
        "coins": None if price.best is None else _coins(price.best),
        "gain": None if price.best is None else price.best.gain,
        "reasons": list(price.reasons),
        "way": None if price.best is None else _account_data(table, build, price.best),
        "rests_on": reliance_data(_rests_on(table, build)),
    }
    if all_ways:
        coins = table.cities[build.seat].coins
        data["ways"] = [
            {"kind": way.bill.kind, **_coins(way), "gain": way.gain, "payable": way.total <= coins}
            for way in price.ways
        ]
    return data


def _coins(way: Way) -> dict[str, int]:
    return {"bank": way.bank, "left": way.left, "right": way.right, "total": way.total}


def _account_data(table: Table, build: Build, way: Way) -> dict[str, Any]:
    return {
        "kind": way.bill.kind,
        "made": {GOODS[good].word: way.purchase.own.count(good) for good in dict.fromkeys(way.purchase.own)},
        "lines": [{"coins": coins, "to": to, "why": why} for coins, to, why in account(table, build, way)],
        "gains": [{"coins": charge.coins, "why": _why(charge)} for charge in way.bill.gains],
    }


def _rests_on(table: Table, build: Build) -> tuple[Reliance, ...]:
    def ask(asked: Table) -> object:
        price = price_of(asked, build)
        return price.legal, price.best and price.best.coins

    return tuple(reliances(table, ask))


def price_lines(table: Table, build: Build, screen: Screen, *, all_ways: bool) -> Iterator[str]:
    """The price for people."""
    price = price_of(table, build)
    city = table.cities[build.seat]
    what = _stage(city) if build.card is None else build.card.name
    verdict = screen.paint("legal", "good") if price.legal else screen.paint("not legal", "error")
    yield wrapped(visible(f"{city.name} builds {what} in Age {table.age}, with {counted(city.coins, 'coin')}: "), "")
    yield f"  {verdict}{_in_short(price)}"
    for reason in price.reasons:
        yield wrapped(visible(reason), indent="  ")
    if price.best is not None:
        yield from (
            "",
            screen.paint(f"The {'best' if price.legal else 'nearest'} way, {WAYS[price.best.bill.kind]}", "place"),
        )
        yield from _account_lines(table, build, price.best, screen)
    if all_ways and len(price.ways) > 1:
        yield from ("", screen.paint("All ways", "place"), *_all_ways(price, city.coins))
    yield from ("", screen.paint("Laws in force", "place"), *laws_in_force(table, screen))
    yield from reliance_lines(_rests_on(table, build))


def _stage(city: City) -> str:
    """The next stage; where all are built, any further one."""
    number = len(city.built_stages) + 1
    return f"stage {number} of {city.wonder.title}" if number <= len(city.wonder.stages) else "a further stage"


def _in_short(price: Price) -> str:
    if price.best is None or not price.legal:
        return ""
    after = f", and {counted(price.best.gain, 'coin')} back afterwards" if price.best.gain else ""
    return f", for {counted(price.best.total, 'coin')}{after}"


def _account_lines(table: Table, build: Build, way: Way, screen: Screen) -> Iterator[str]:
    for remark in way.bill.remarks:
        yield wrapped(visible(remark), indent="  ")
    if way.purchase.own:
        yield wrapped(f"the city makes {screen.say(goods_named(way.purchase.own))} itself", indent="  ")
    for coins, to, why in account(table, build, way):
        yield wrapped(visible(f"{coins:>3} to {to}: {why}"), indent="  ", hanging="      ")
    for charge in way.bill.gains:
        yield wrapped(f"{charge.coins:>3} from the bank afterwards: {_why(charge)}", indent="  ", hanging="      ")
    yield f"  {way.total:>3} in all"


def account(table: Table, build: Build, way: Way) -> Iterator[tuple[int, str, str]]:
    """Every coin of a way: how many, to whom, and why."""
    for charge in way.bill.to_bank:
        yield charge.coins, "the bank", _why(charge)
    yield from _bought(table, build, "left", way.purchase.from_left)
    yield from _bought(table, build, "right", way.purchase.from_right)


def _bought(table: Table, build: Build, side: Side, goods: str) -> Iterator[tuple[int, str, str]]:
    laws = laws_of(table)
    seller = (table.left_of(build.seat) if side == "left" else table.right_of(build.seat)).name
    for good in dict.fromkeys(goods):
        price = unit_price(table.cities[build.seat], side, good, laws)
        number = goods.count(good)
        tiles = [f"tile {tile} {delta:+}" for tile, delta in trade_tiles(good, laws)]
        how = f"{number} {GOODS[good].word} at {price.price} ({', '.join([f'base {price.base}', *tiles])})"
        yield number * price.to_seller, f"{seller} on the {side}", how
        if price.to_bank:
            yield number * price.to_bank, "the bank", f"the surcharge on {number} {GOODS[good].word} from {seller}"


def _why(charge: Charge) -> str:
    return charge.why if charge.tile is None else f"{charge.why}, by tile {charge.tile}"


def _all_ways(price: Price, coins: int) -> Iterator[str]:
    yield "  bank  left  right  total  gain"
    for way in price.ways:
        note = "" if way.total <= coins else ", too dear"
        numbers = f"{way.bank:>4}  {way.left:>4}  {way.right:>5}  {way.total:>5}  {way.gain:>4}"
        yield f"  {numbers}  {WAYS[way.bill.kind]}{note}"
