"""The military conflicts of an Age, after its project is resolved (E07)."""

from typing import NamedTuple

from babylon_cli.babel.play.projects import Outcome, as_taken, outcome_of_age
from babylon_cli.babel.play.tower import active_tiles
from babylon_cli.babel.table.table import City, Table

TOKEN_OF_AGE = {1: 1, 2: 3, 3: 5}
"""The value of the victory token of each Age."""


class Shields(NamedTuple):
    """The shields of one city, by where they come from."""

    cards: int
    stages: int
    tokens: int
    won: int = 0
    """From the project that was just resolved."""
    lost: int = 0
    """From the red card that its penalty just took."""

    @property
    def total(self) -> int:
        """What counts in the conflicts."""
        return self.cards + self.stages + self.tokens + self.won - self.lost


class Conflict(NamedTuple):
    """Two neighbours; `left` is the one who sits on the other's left."""

    left: City
    right: City
    shields: tuple[int, int]
    """Left's and right's."""
    tokens: tuple[tuple[int, ...], tuple[int, ...]]
    """What left and right take: a victory token, or one or two of defeat; nothing when even."""


def conflicts(table: Table) -> tuple[Conflict, ...]:
    """Every pair of neighbours of the ring, the Free City among them."""
    active = active_tiles(table)
    strength = {seat: shields.total for seat, shields in shields_by_seat(table).items()}
    fighting = table.cities if len(table.cities) > 1 else ()
    return tuple([_conflict(table, city, strength, active) for city in fighting])


def _conflict(table: Table, right: City, strength: dict[int, int], active: frozenset[int]) -> Conflict:
    left = table.left_of(right.seat)
    shields = (strength[left.seat], strength[right.seat])
    if shields[0] == shields[1]:
        return Conflict(left, right, shields, ((), ()))
    arrives = as_taken(TOKEN_OF_AGE[table.age], active)
    won = (arrives,) if arrives else ()
    lost = (-1, -1) if 22 in active else (-1,)
    return Conflict(left, right, shields, (won, lost) if shields[0] > shields[1] else (lost, won))


def shields_by_seat(table: Table) -> dict[int, Shields]:
    """The shields of every city, with those that the project of the Age just gave and took (E08)."""
    outcome = outcome_of_age(table)
    return {city.seat: _shields(city, outcome) for city in table.cities}


def _shields(city: City, outcome: Outcome | None) -> Shields:
    shields = Shields(
        cards=sum([card.shields for card in city.cards]),
        stages=sum([stage.shields for stage in city.built_stages]),
        tokens=city.tokens.shields,
    )
    if outcome is None:
        return shields
    won = outcome.rewards.get(city.seat, 0) * outcome.entry.project.shields
    is_lost = outcome.penalties.get(city.seat) == "discard_card_red"
    # The player chooses the card, and would choose the one with the fewest shields.
    lost = min([card.shields for card in city.of_colour("red")]) if is_lost else 0
    return shields._replace(won=won, lost=lost)
