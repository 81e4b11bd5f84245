"""What earlier projects gave a city and took from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .project import is_punished, penalty_of, reward_of

if TYPE_CHECKING:
    from .reading import City, Table


def spent(table: Table, city: City, kind: str, age: int) -> int:
    """How many tokens earned in the Ages before this one are no longer held."""
    earned = sum(reward_of(table, entry, city, kind) for entry in table.entries if entry.age < age)
    return max(0, earned - city.token(kind))


def lost_cards(table: Table, city: City, colour: str, age: int) -> int:
    """How many cards of a colour the penalties of this Age and later ones took; the file's own Age may have."""
    entries = [entry for entry in table.entries if age <= entry.age <= table.age and is_punished(table, entry, city)]
    taking = [entry for entry in entries if entry.project.penalty == f"discard_card_{colour}"]
    return len([entry for entry in taking if entry.age == table.age or penalty_of(table, entry, city) != "token"])
