"""Where the single units of resources come from, and what each costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .facts import CARDS_OFF_UNDER_4, FREE_RESOURCES, MANUFACTURED, RAW

if TYPE_CHECKING:
    from .pieces import Card
    from .reading import City, Table


@dataclass
class Source:
    """One unit of one of several resources (`endless`: any number), from the own city or sold on some sides."""

    options: str
    sides: list[str]
    endless: bool = False


def sources_of(table: Table, city: City, laws: set[int]) -> list[Source]:
    """Every unit that a city can use in one turn."""
    found = own_sources(city, laws)
    left, right = table.left_of(city), table.right_of(city)
    if left is right:
        found += sold_by(left, ["left", "right"], laws)
    else:
        found += sold_by(left, ["left"], laws) + sold_by(right, ["right"], laws)
    if table.rulings["infinite_for_sale"] == "one":
        for source in found:
            source.endless = source.endless and source.sides == ["own"]
    return found


def own_sources(city: City, laws: set[int]) -> list[Source]:
    """What the city makes itself and what the tiles give it."""
    found = sold_by(city, ["own"], laws)
    for card in city.of_colour("yellow"):
        if card.effect[0] == "make" and not (4 in laws and card.name in CARDS_OFF_UNDER_4):
            found.append(Source(card.effect[1], ["own"]))
    found += [Source(options, ["own"]) for options in city.stages_with("make")]
    found += [Source(options, ["own"]) for tile, options in FREE_RESOURCES.items() if tile in laws]
    return found


def sold_by(city: City, sides: list[str], laws: set[int]) -> list[Source]:
    """The wonder's resource and the brown and grey cards of a city."""
    found = [] if city.lost_wonder() else [Source(city.wonder().resource, sides)]
    for card in city.of_colour("brown", "grey"):
        found += made_by(card, sides, laws)
    return found


def made_by(card: Card, sides: list[str], laws: set[int]) -> list[Source]:
    """The units of one brown or grey card."""
    made = card.effect[1]
    single = len(made) == 1
    if card.colour == "brown" and 3 in laws and not single:
        return []
    if "/" in made:
        return [Source(made, sides)]
    return [Source(letter, sides, endless=card.colour == "brown" and single and 20 in laws) for letter in made]


def pay_for(table: Table, city: City, unit: str, side: str, laws: set[int]) -> tuple[int, int, int]:
    """What one unit from one side costs: to the bank, to the left, to the right."""
    if side == "own":
        return 0, 0, 0
    base = base_price(city, unit, side, laws)
    price = max(0, base + surcharge(unit, laws))
    seller = min(price, base) if table.rulings["surcharge_goes_to"] == "bank" else price
    return (price - seller, seller, 0) if side == "left" else (price - seller, 0, seller)


def base_price(city: City, unit: str, side: str, laws: set[int]) -> int:
    """1 with the card or stage that lowers the price, else 2."""
    cheap = unit in RAW and bool(city.stages_with("cheap"))
    for card in city.cards:
        if card.effect[0] == "buy" and not (4 in laws and card.name in CARDS_OFF_UNDER_4):
            cheap = cheap or (unit in card.effect[1] and side in card.effect[2].split("+"))
    return 1 if cheap else 2


def surcharge(unit: str, laws: set[int]) -> int:
    """What the trade tiles add to the price of a unit, or take off."""
    lower, higher = (9, 10) if unit in MANUFACTURED else (11, 12)
    return (higher in laws) - (lower in laws)
