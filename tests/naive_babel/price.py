"""The price of a build, by brute force: every source is tried for every unit that is needed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from .builds import Cost, costs_of, join_cost, reasons_against
from .reading import Document, read
from .sources import pay_for, sources_of
from .tower import laws

if TYPE_CHECKING:
    from .reading import City, Table
    from .sources import Source

Payment = tuple[int, int, int]


@dataclass(frozen=True)
class Way:
    """What is paid to whom and what the build's own tiles give afterwards."""

    bank: int
    left: int
    right: int
    gain: int

    def total(self) -> int:
        """Every coin paid."""
        return self.bank + self.left + self.right

    def order(self) -> tuple[int, int, int, int]:
        """The best way comes first."""
        return self.total() - self.gain, self.total(), -self.bank, self.left


def price(document: Document) -> dict[str, Any]:
    """legal; bank, left, right, total, gain (None if illegal for more than money); reasons; ways, best first."""
    table = read(document)
    city = next(city for city in table.cities if city.name == table.build["player"])
    reasons = reasons_against(table, city)
    ways = sorted(all_ways(table, city), key=lambda way: (way.total() > city.coins, way.order()))
    if not ways and not ({"stage", "use"} & set(reasons)):
        reasons.append("resources")
    if reasons:
        nothing = dict.fromkeys(("bank", "left", "right", "total", "gain"))
        return {"legal": False, **nothing, "reasons": reasons, "ways": []}
    best = ways[0]
    return {
        "legal": best.total() <= city.coins,
        "bank": best.bank,
        "left": best.left,
        "right": best.right,
        "total": best.total(),
        "gain": best.gain,
        "reasons": [],
        "ways": [(way.bank, way.left, way.right, way.gain) for way in ways],
    }


def all_ways(table: Table, city: City) -> set[Way]:
    """Every way in which the build can be paid if money is no matter."""
    active = laws(table)
    sources = sources_of(table, city, active)
    joining = join_cost(table)
    found = set()
    for cost in costs_of(table, city, active):
        needed = Cost(cost.coins + joining.coins, cost.resources + joining.resources, cost.gain)
        for bank, left, right in payments(table, city, needed.resources, sources):
            found.add(Way(bank + needed.coins, left, right, needed.gain))
    return found


def payments(table: Table, city: City, needed: str, sources: list[Source]) -> set[Payment]:
    """Every sum of payments for which all needed units can be had."""
    active = laws(table)
    visited: set[tuple[int, frozenset[int], Payment]] = set()
    found: set[Payment] = set()

    @cache
    def price_of(unit: str, side: str) -> Payment:
        return pay_for(table, city, unit, side, active)

    def take(count: int, used: frozenset[int], paid: Payment) -> None:
        """Take the next unit from each source in turn, then go on."""
        if (count, used, paid) in visited:
            return
        visited.add((count, used, paid))
        if count == len(needed):
            found.add(paid)
            return
        for number, source in enumerate(sources):
            if needed[count] not in source.options or number in used:
                continue
            for side in source.sides:
                bank, left, right = price_of(needed[count], side)
                after = used if source.endless else used | {number}
                take(count + 1, after, (paid[0] + bank, paid[1] + left, paid[2] + right))

    take(0, frozenset(), (0, 0, 0))
    return found
