"""The build that `price` judges: what speaks against it, and what each way of building costs before any trade."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .pieces import CARDS

if TYPE_CHECKING:
    from .pieces import Card
    from .reading import City, Table


@dataclass
class Cost:
    """Coins to the bank, units needed, coins gained afterwards."""

    coins: int
    resources: str
    gain: int = 0


def reasons_against(table: Table, city: City) -> list[str]:
    """What makes the build illegal whatever the coins: `age`, `twice`, `stage`, `join`, `use`."""
    reasons = []
    if "card" in table.build and CARDS[table.build["card"]].age > table.age:
        reasons.append("age")
    if "card" in table.build and city.has(table.build["card"]):
        reasons.append("twice")
    if table.build.get("stage") and city.stages >= len(city.wonder().stages):
        reasons.append("stage")
    if table.build.get("join") and not may_join(table, city):
        reasons.append("join")
    if table.build.get("use") and not may_use(table, city):
        reasons.append("use")
    return reasons


def may_join(table: Table, city: City) -> bool:
    """Whether a marker can be taken with this build."""
    entry = table.entry_of_the_age()
    if entry is None or city.free or table.build.get("stage"):
        return False
    if sum(entry.joined.values()) >= table.markers():
        return False
    if table.build["join"] == "any_colour":
        return city.token("any_colour") > 0
    return CARDS[table.build["card"]].colour == entry.project.colour


def may_use(table: Table, city: City) -> bool:
    """Whether the city has what `use` needs, for what it builds."""
    use, is_stage = table.build["use"], bool(table.build.get("stage"))
    if use == "free_stage":
        return is_stage and city.token("free_stage") > 0
    if use == "free_building":
        return not is_stage and city.token("free_building") > 0
    return not is_stage and bool(city.stages_with(use))


def join_cost(table: Table) -> Cost:
    """The cost of taking part, on top of everything; nothing without joining."""
    entry = table.entry_of_the_age()
    if not table.build.get("join") or entry is None:
        return Cost(0, "")
    return Cost(entry.project.coins, entry.project.resources)


def costs_of(table: Table, city: City, laws: set[int]) -> list[Cost]:
    """The cost of the build in each way, taxes and bonuses of the tiles included; none if there is nothing to build."""
    if table.build.get("stage"):
        return stage_costs(table, city, laws)
    card = CARDS[table.build["card"]]
    bonus = (5 in laws and card.colour == "blue") * table.age + (24 in laws and card.colour == "purple") * 5
    tax = (1 in laws and card.colour == "red") * table.age + (6 in laws and card.colour == "blue") * table.age
    if table.build.get("use"):
        return [Cost(0 if is_tax_waived(table) else tax, "", bonus)]
    own = own_cost(card, laws)
    costs = [Cost(own.coins + tax, own.resources, bonus)]
    if is_chained(table, city, card, laws):
        costs.append(Cost(tax + (13 in laws) * table.age, "", bonus + (14 in laws) * table.age))
    return costs


def own_cost(card: Card, laws: set[int]) -> Cost:
    """What the card itself costs under the tiles."""
    if (8 in laws and card.colour == "blue") or (23 in laws and card.colour == "purple"):
        return Cost(card.coins + len(card.resources), "")
    if 2 in laws and card.colour == "red":
        return Cost(card.coins, "")
    return Cost(card.coins, card.resources)


def stage_costs(table: Table, city: City, laws: set[int]) -> list[Cost]:
    """The cost of the next stage of the wonder; none if all are built."""
    if city.stages >= len(city.wonder().stages):
        return []
    tax = (16 in laws) * table.age
    if table.build.get("use"):
        return [Cost(0 if is_tax_waived(table) else tax, "")]
    resources = city.wonder().stages[city.stages].resources
    return [Cost(tax, "" if 15 in laws else resources)]


def is_tax_waived(table: Table) -> bool:
    """Whether a build by `use` owes no tax."""
    if table.build["use"] in ("olympia", "discard"):
        return table.rulings["tax_on_free_builds"] == "waived"
    return table.rulings["free_token_waives_tax"] == "yes"


def is_chained(table: Table, city: City, card: Card, laws: set[int]) -> bool:
    """Whether a building of the city, or under tile 7 of a neighbour, chains to the card."""
    cities = [city]
    if 7 in laws:
        ignored = table.rulings["free_city_chains"] == "ignored"
        cities += [each for each in table.neighbours(city) if not (each.free and ignored)]
    return any(card.name in parent.chains_to for each in cities for parent in each.cards)
