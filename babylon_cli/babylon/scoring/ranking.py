"""Who wins: most points, then fewest visible holes, then the victory is shared (fr, Décompte final)."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from babylon_cli.babylon.scoring.pad import Pad, score_player
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.line import Points

TieBreak = Literal["none", "visible_holes", "shared"]


class Standing(NamedTuple):
    """One player's pad, points and place; equals share a rank and the next one is left out (1, 1, 3)."""

    player: Player
    pad: Pad
    points: Points
    """Points by row key, and the total."""
    rank: int


class Result(NamedTuple):
    """The standings in the order of the file, the winners, and what decided between the leaders."""

    standings: tuple[Standing, ...]
    winners: tuple[str, ...]
    tie_break: TieBreak
    is_undecided: bool
    """Whether visible holes that nobody counted would decide between the winners."""


def settle(table: Table) -> Result:
    """Score every player and rank them; a garden alone wins."""
    pads = [score_player(player, table.rulings) for player in table.players]
    standings = tuple(
        [
            Standing(player, pad, pad.points(), 1 + sum([_is_better(other, pad) for other in pads]))
            for player, pad in zip(table.players, pads, strict=True)
        ]
    )
    first = [standing for standing in standings if standing.rank == 1]
    winners = tuple([standing.player.name for standing in first])
    is_undecided = len(first) > 1 and any([standing.pad.visible_holes is None for standing in first])
    return Result(standings, winners, _tie_break(standings, len(winners)), is_undecided)


def _is_better(pad: Pad, other: Pad) -> bool:
    """Whether a pad surely comes before another; of holes that nobody counted nothing is sure."""
    if pad.total != other.total or pad.visible_holes is None or other.visible_holes is None:
        return pad.total > other.total
    return pad.visible_holes < other.visible_holes


def _tie_break(standings: Sequence[Standing], winners: int) -> TieBreak:
    if winners > 1:
        return "shared"
    best = max([standing.pad.total for standing in standings], default=0)
    level = [standing for standing in standings if standing.pad.total == best]
    return "visible_holes" if len(level) > 1 else "none"
