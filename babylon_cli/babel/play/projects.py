"""The Great Projects at the end of their Age: success or failure, rewards, and penalties."""

from typing import Literal, NamedTuple

from babylon_cli.babel.facts.projects import Penalty, markers_on_card
from babylon_cli.babel.facts.tiles import TOKENS_UNDER_19
from babylon_cli.babel.play.tower import active_tiles, towers
from babylon_cli.babel.table.table import City, Table, Undertaking

TOKEN: Literal["token"] = "token"
"""What stands for the penalty where it cannot be met: -1, -2 or -3 points by Age."""

TOKENS_ASKED = 2
"""How many victory tokens the penalty of Triumphal Arches takes."""


class Outcome(NamedTuple):
    """What came of one project; seats stand for players."""

    entry: Undertaking
    markers: int
    """How many lay on the card."""
    success: bool
    rewards: dict[int, int]
    """Rewards by seat, one for each marker; nobody on failure."""
    penalties: dict[int, Penalty | Literal["token"]]
    """The penalty, or `token`, of each player without a marker; nobody on success."""
    victory: dict[int, tuple[int, ...]]
    """The victory tokens that arrive, after tile 19 where it is in force now."""
    victory_otherwise: dict[int, tuple[int, ...]]
    """Those that arrived if it was otherwise when an earlier Age ended; empty where the tower leaves no doubt."""


def outcomes(table: Table) -> tuple[Outcome, ...]:
    """What came of each project of the file, in its order; none without the module."""
    if "projects" not in table.modules:
        return ()
    return tuple([_outcome(table, entry) for entry in table.projects])


def outcome_of_age(table: Table) -> Outcome | None:
    """What comes of the project of the file's Age, if it is known."""
    return next((outcome for outcome in outcomes(table) if outcome.entry.age == table.age), None)


def _outcome(table: Table, entry: Undertaking) -> Outcome:
    markers = markers_on_card(len(table.players))
    success = entry.taken >= markers
    holders = {city.seat: entry.joined.get(city.seat, 0) for city in table.players}
    rewards = {seat: held for seat, held in holders.items() if held and success}
    penalties = {
        city.seat: _penalty(table, entry, city) for city in table.players if not success and not holders[city.seat]
    }
    now = active_tiles(table)
    otherwise = {} if _is_tower_known(table, entry.age) else _victory_tokens(entry, rewards, now ^ {19})
    return Outcome(entry, markers, success, rewards, penalties, _victory_tokens(entry, rewards, now), otherwise)


def _is_tower_known(table: Table, age: int) -> bool:
    """Whether it is certain that tile 19 was in force when an Age ended, or that it was not.

    The file does not tell after which turn an earlier Age ended.
    """
    return age >= table.age or len({19 in tower.active for tower in towers(table)}) == 1


def _penalty(table: Table, entry: Undertaking, city: City) -> Penalty | Literal["token"]:
    """What a player without a marker suffers.

    Only the project of the file's own Age is held against what the player has; of an earlier one the tokens tell.
    """
    penalty = entry.project.penalty
    if entry.age != table.age:
        return TOKEN if -entry.age in city.tokens.penalties else penalty
    return penalty if _can_be_met(table, entry, city) else TOKEN


def _can_be_met(table: Table, entry: Undertaking, city: City) -> bool:
    """Whether the player has what the penalty takes (E53, E54, E55)."""
    penalty = entry.project.penalty
    if penalty == "discard_all_coins":
        return city.coins > 0
    if penalty == "lose_wonder_resource":
        # No other card takes it: where it is lost already, this project took it.
        return True
    if penalty == "discard_2_victory_tokens":
        return len(city.military.victory) >= tokens_asked(table)
    return bool(city.of_colour(entry.project.lost_colour))


def tokens_asked(table: Table) -> int:
    """How many victory tokens a player needs to meet the penalty of Triumphal Arches: both, or the half by E54."""
    return 1 if table.rulings.half_penalty == "partial" else TOKENS_ASKED


def _victory_tokens(entry: Undertaking, rewards: dict[int, int], active: frozenset[int]) -> dict[int, tuple[int, ...]]:
    token = entry.project.victory_token
    if not token:
        return {}
    arrives = as_taken(token, active)
    return {seat: (arrives,) * held if arrives else () for seat, held in rewards.items()}


def as_taken(token: int, active: frozenset[int]) -> int:
    """What arrives when a victory token is taken: less under tile 19, 0 for nothing (E42)."""
    return TOKENS_UNDER_19[token] if 19 in active else token
