"""The Great Projects: success or failure, rewards and penalties."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from .reading import Document, read
from .tower import laws

if TYPE_CHECKING:
    from .pieces import Project
    from .reading import City, Entry, Table

UNDER_19 = {1: [], 3: [1], 5: [3]}


def project(document: Document) -> list[dict[str, Any]]:
    """Every project of the file: age, card, success, rewards, penalties, victory."""
    table = read(document)
    return [settle(table, entry) for entry in table.entries]


def settle(table: Table, entry: Entry) -> dict[str, Any]:
    """One project as the command tells it."""
    rewarded = [city for city in table.players() if is_success(table, entry) and entry.markers_of(city) > 0]
    punished = [city for city in table.players() if is_punished(table, entry, city)]
    told = {
        "age": entry.age,
        "card": entry.project.name,
        "success": is_success(table, entry),
        "rewards": {city.name: entry.markers_of(city) for city in rewarded},
        "penalties": {city.name: penalty_of(table, entry, city) for city in punished},
        "victory": {
            city.name: arriving(table, entry.project.amount) * entry.markers_of(city)
            for city in rewarded
            if entry.project.reward == "victory"
        },
    }
    if is_in_doubt(table, entry):
        token = entry.project.amount
        other = UNDER_19[token] if arriving(table, token) == [token] else [token]
        told["victory_otherwise"] = {city.name: other * entry.markers_of(city) for city in rewarded}
    return told


def is_in_doubt(table: Table, entry: Entry) -> bool:
    """Whether victory tokens of an earlier Age were given under a tower in which tile 19 may have acted or not."""
    towers = [laws(replace(table, turns=table.turns[:turns])) for turns in range(len(table.turns) + 1)]
    return (
        entry.age < table.age
        and entry.project.reward == "victory"
        and is_success(table, entry)
        and any(19 in in_force for in_force in towers)
    )


def is_success(table: Table, entry: Entry) -> bool:
    """Whether all markers were taken."""
    return sum(entry.joined.values()) >= table.markers()


def is_punished(table: Table, entry: Entry, city: City) -> bool:
    """Whether a city suffers the penalty or its token."""
    return not city.free and not is_success(table, entry) and entry.markers_of(city) == 0


def arriving(table: Table, token: int) -> list[int]:
    """The victory token that is taken in place of this one under the laws in force."""
    return UNDER_19[token] if 19 in laws(table) else [token]


def penalty_of(table: Table, entry: Entry, city: City) -> str:
    """The penalty's key, or `token` where it could not be met."""
    met = can_be_met(table, entry.project, city) if entry.age == table.age else entry.age not in city.penalties()
    return entry.project.penalty if met else "token"


def can_be_met(table: Table, project: Project, city: City) -> bool:
    """Whether a city has what the penalty takes; what is lost of its wonder already was lost to this very project."""
    penalty = project.penalty
    if penalty == "discard_all_coins":
        return city.coins > 0
    if penalty == "lose_wonder_resource":
        return True
    if penalty == "discard_2_victory_tokens":
        return len(city.victory) >= (1 if table.rulings["half_penalty"] == "partial" else 2)
    return bool(city.of_colour(penalty.removeprefix("discard_card_")))


def reward_of(table: Table, entry: Entry, city: City, kind: str) -> int:
    """How much of a kind of reward a project gave a city."""
    if city.free or entry.project.reward != kind or not is_success(table, entry):
        return 0
    return entry.project.amount * entry.markers_of(city)
