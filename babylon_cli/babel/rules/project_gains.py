"""What the projects gave whom: their tokens by kind, and the penalties that a player may have met."""

from collections.abc import Sequence
from typing import Literal

from babylon_cli.babel.facts.projects import PROJECTS, Project, Reward, markers_on_card
from babylon_cli.babel.play.projects import Outcome
from babylon_cli.babel.table.table import City, Table

Kind = Literal["shields", "free_building", "free_stage", "any_colour", "science_sets", "guilds", "stages"]
"""A key of `tokens` that a project rewards with."""

KIND_OF_REWARD: dict[Reward, Kind] = {
    "shield_1": "shields",
    "shields_2": "shields",
    "free_building_token": "free_building",
    "free_wonder_stage_token": "free_stage",
    "any_colour_participation_token": "any_colour",
    "science_set_3vp_token": "science_sets",
    "guild_vp_token": "guilds",
    "wonder_stage_vp_token": "stages",
}
"""The rewards that are kept as tokens; coins and victory tokens are not among them."""

KINDS: tuple[Kind, ...] = tuple(dict.fromkeys(KIND_OF_REWARD.values()))

KIND_BY_NAME: dict[str, Kind] = {kind: kind for kind in KINDS}


def amount(project: Project, kind: Kind) -> int:
    """How much of a kind one marker on a project brings."""
    return (project.shields or 1) if KIND_OF_REWARD.get(project.reward) == kind else 0


def earned(results: Sequence[Outcome], city: City, kind: Kind) -> int:
    """How much of a kind these projects gave a player."""
    return sum([result.rewards.get(city.seat, 0) * amount(result.entry.project, kind) for result in results])


def given_before(
    table: Table, results: Sequence[Outcome], city: City, kind: Kind, age: int, unknown: Sequence[int]
) -> int:
    """How many tokens of a kind the projects before an Age gave a player, or may have given where they are unknown."""
    written = earned([result for result in results if result.entry.age < age], city, kind)
    return written + most_of_unknown(table, city, kind, [earlier for earlier in unknown if earlier < age])


def spent(table: Table, results: Sequence[Outcome], city: City, kind: Kind, age: int, unknown: Sequence[int]) -> int:
    """How many tokens that a player had before an Age are no longer held."""
    held: int = getattr(city.tokens, kind)
    return max(0, given_before(table, results, city, kind, age, unknown) - held)


def missing_ages(table: Table) -> tuple[int, ...]:
    """The Ages up to the file's whose project is not written, though the module is played."""
    if "projects" not in table.modules:
        return ()
    return tuple([age for age in range(1, table.age + 1) if table.undertaking(age) is None])


def most_markers(table: Table, city: City) -> int:
    """The markers that one player can have taken on one card: all of them; the Free City takes none (E47)."""
    return 0 if city.free_city else markers_on_card(len(table.players))


def most_of_unknown(table: Table, city: City, kind: Kind, ages: Sequence[int]) -> int:
    """How much of a kind the unknown projects of some Ages can have given a player."""
    best = [max([amount(project, kind) for project in PROJECTS if project.age == age]) for age in ages]
    return sum(best) * most_markers(table, city)


def penalties_met(city: City, results: Sequence[Outcome], unknown: Sequence[int], age: int) -> int:
    """How many penalties of an Age a player may have met; one where its project is unknown."""
    written = len([result for result in results if result.entry.age == age and city.seat in result.penalties])
    return written + (1 if age in unknown and not city.free_city else 0)


def wonder_may_be_lost(city: City, results: Sequence[Outcome], unknown: Sequence[int]) -> bool:
    """Whether Double Walls may have taken the resource of a player's wonder (E55)."""
    walls = [result for result in results if result.entry.project.penalty == "lose_wonder_resource"]
    return any([city.seat in result.penalties for result in walls]) or (1 in unknown and not city.free_city)
