"""Who wins: most points, then fewest visible holes, then the victory is shared (fr, Décompte final)."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from babylon_cli.babylon.scoring.pad import Pad, score_player
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.line import TOTAL

TieBreak = Literal["none", "visible_holes", "shared"]


class Standing(NamedTuple):
    """One player's pad, points and place; equals share a rank and the next one is left out (1, 1, 3)."""

    player: Player
    pad: Pad
    points: dict[str, int]
    """Points by row key, and the total."""
    rank: int


class Result(NamedTuple):
    """The standings in the order of the file, the winners, and what decided between the leaders."""

    standings: tuple[Standing, ...]
    winners: tuple[str, ...]
    tie_break: TieBreak


def settle(table: Table) -> Result:
    """Score every player and rank them; a garden alone wins."""
    pads = [score_player(player, table.rulings) for player in table.players]
    points = [pad.points() for pad in pads]
    keys = [(-scored[TOTAL], pad.visible_holes) for scored, pad in zip(points, pads, strict=True)]
    standings = tuple(
        [
            Standing(player, pad, scored, 1 + sum([other < key for other in keys]))
            for player, pad, scored, key in zip(table.players, pads, points, keys, strict=True)
        ]
    )
    winners = tuple([standing.player.name for standing in standings if standing.rank == 1])
    return Result(standings, winners, _tie_break(standings, len(winners)))


def _tie_break(standings: Sequence[Standing], winners: int) -> TieBreak:
    if winners > 1:
        return "shared"
    best = max([standing.points[TOTAL] for standing in standings], default=0)
    level = [standing for standing in standings if standing.points[TOTAL] == best]
    return "visible_holes" if len(level) > 1 else "none"
