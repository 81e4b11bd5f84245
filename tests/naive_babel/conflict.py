"""The military conflicts of the file's Age, after its project is resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .project import arriving, is_punished, penalty_of, reward_of
from .reading import Document, read
from .tower import laws

if TYPE_CHECKING:
    from .reading import City, Table

VICTORY = {1: 1, 2: 3, 3: 5}


def conflict(document: Document) -> list[dict[str, Any]]:
    """Every conflict in file order: left, right, their shields in this order, the tokens that each takes."""
    table = read(document)
    return [fight(table, table.left_of(city), city) for city in table.cities]


def fight(table: Table, left: City, right: City) -> dict[str, Any]:
    """One conflict."""
    shields = [shields_of(table, left), shields_of(table, right)]
    tokens: dict[str, list[int]] = {left.name: [], right.name: []}
    if shields[0] != shields[1]:
        winner, loser = (left, right) if shields[0] > shields[1] else (right, left)
        tokens[winner.name] = arriving(table, VICTORY[table.age])
        tokens[loser.name] = [-1, -1] if 22 in laws(table) else [-1]
    return {"left": left.name, "right": right.name, "shields": shields, "tokens": tokens}


def shields_of(table: Table, city: City) -> int:
    """All shields of a city once the project of the Age is resolved."""
    shields = sum(card.number("shields") for card in city.cards)
    shields += sum(map(int, city.stages_with("shields"))) + city.token("shields")
    entry = table.entry_of_the_age()
    if entry is None:
        return shields
    if is_punished(table, entry, city) and penalty_of(table, entry, city) == "discard_card_red":
        shields -= min(card.number("shields") for card in city.of_colour("red"))
    return shields + reward_of(table, entry, city, "shields")
