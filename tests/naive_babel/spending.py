"""What the projects before an Age gave a city, and what of it is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .project import reward_of
from .project_tokens import is_unknown, most_of_unknown

if TYPE_CHECKING:
    from .reading import City, Table


def given_before(table: Table, city: City, kind: str, age: int) -> int:
    """The tokens of the projects before an Age, and the most that those not written can have given."""
    written = sum(reward_of(table, entry, city, kind) for entry in table.entries if entry.age < age)
    return written + sum(most_of_unknown(table, kind, each) for each in range(1, age) if is_unknown(table, city, each))


def spent(table: Table, city: City, kind: str, age: int) -> int:
    """How many tokens of the Ages before this one are no longer held."""
    return max(0, given_before(table, city, kind, age) - city.token(kind))
