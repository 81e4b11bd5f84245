"""Goods as numbers, and what a group of sources can give of what is needed.

Many splits of a cost are looked at, so that the goods of one are counted in a single number: four bits for each kind.
No cost asks for more than six units of one kind, so that no count runs over into the next.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from babylon_cli.babel.facts.goods import GOODS

BITS = 4
MASK = (1 << BITS) - 1

SHIFTS = {letter: BITS * position for position, letter in enumerate(GOODS)}

UNITS = {letter: 1 << shift for letter, shift in SHIFTS.items()}
"""One unit of each kind of goods, as a number."""

NOTHING = 0


class Source(NamedTuple):
    """One card, board or tile that gives one unit of one of some goods, or any number of one."""

    options: str
    """The letters to choose from."""
    unlimited: bool = False


def number_of(letters: str) -> int:
    """Goods written out, one letter for each unit, as a number."""
    return sum([UNITS[letter] for letter in letters])


def letters_of(goods: int) -> str:
    """The number written out again, in the order of the goods."""
    return "".join([letter * ((goods >> shift) & MASK) for letter, shift in SHIFTS.items()])


def suppliable(sources: Iterable[Source], needed: int) -> frozenset[int]:
    """Every part of what is needed that the sources can give, each of them used once; nothing is one of them."""
    reached = {NOTHING}
    for options in _single_uses(sources, needed):
        before = tuple(reached)
        for letter in options:
            shift, unit = SHIFTS[letter], UNITS[letter]
            most = (needed >> shift) & MASK
            reached.update([goods + unit for goods in before if (goods >> shift) & MASK < most])
    return frozenset(reached)


def parts_of(goods: int) -> frozenset[int]:
    """Every part of some goods, nothing and all of them among them."""
    return suppliable([Source(letter) for letter in letters_of(goods)], goods)


def _single_uses(sources: Iterable[Source], needed: int) -> Iterator[str]:
    """The wanted options of each source, once; of a source without limit as often as it can be wanted."""
    for source in sources:
        wanted = [letter for letter in source.options if (needed >> SHIFTS[letter]) & MASK]
        if not wanted:
            continue
        times = (needed >> SHIFTS[wanted[0]]) & MASK if source.unlimited else 1
        for _ in range(times):
            yield "".join(wanted)
