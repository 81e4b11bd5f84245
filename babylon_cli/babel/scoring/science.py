"""Science: squares and sets of the three symbols, with symbols of free choice placed for the best total."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.babel.facts.cards import Symbol
from babylon_cli.babel.table.table import City
from babylon_cli.babel.terms import SYMBOLS
from babylon_cli.judging.line import Line
from babylon_cli.wording.message import Message, Term

POINTS_A_SET = 7


class Symbols(NamedTuple):
    """How many of each symbol a city has."""

    compass: int = 0
    tablet: int = 0
    gear: int = 0

    @property
    def sets(self) -> int:
        """Groups of three different symbols."""
        return min(self)

    @property
    def points(self) -> int:
        """The square of each, and 7 for each set."""
        return sum([number * number for number in self]) + POINTS_A_SET * self.sets

    def plus(self, symbol: Symbol) -> "Symbols":
        """One more of a symbol."""
        counts = self._asdict()
        return Symbols(**{**counts, symbol: counts[symbol] + 1})


def printed_symbols(city: City) -> Symbols:
    """The symbols of the green cards."""
    symbols = Symbols()
    for card in city.cards:
        if card.symbol and card.symbol != "any":
            symbols = symbols.plus(card.symbol)
    return symbols


def free_symbols(city: City) -> int:
    """How many symbols of choice a city has: wonder stages and the Scientists Guild, without a copied one."""
    return [card.symbol for card in city.cards].count("any") + [stage.any_symbol for stage in city.built_stages].count(
        True
    )


def placements(city: City, free: int) -> Iterator[Symbols]:
    """Every count of symbols that the free ones allow; those that the file names are taken as it says."""
    symbols = printed_symbols(city)
    for symbol in city.science[:free]:
        symbols = symbols.plus(symbol)
    left = max(0, free - len(city.science))
    for compass in range(left, -1, -1):
        for tablet in range(left - compass, -1, -1):
            yield Symbols(symbols.compass + compass, symbols.tablet + tablet, symbols.gear + left - compass - tablet)


def science_lines(symbols: Symbols, free: int) -> Iterator[Line]:
    """The points of the symbols as they are counted."""
    for symbol, number in zip(SYMBOLS, symbols, strict=True):
        if number:
            yield Line(number * number, SYMBOLS[symbol], "", _squared(number, free))
    if symbols.sets:
        reason = Message("{sets} × {points}", sets=symbols.sets, points=POINTS_A_SET)
        yield Line(POINTS_A_SET * symbols.sets, Term("sets"), "", reason)


def _squared(number: int, free: int) -> Message:
    if not free:
        return Message("{number} × {number}", number=number)
    return Message("{number} × {number}, {free} of choice among all", number=number, free=free)
