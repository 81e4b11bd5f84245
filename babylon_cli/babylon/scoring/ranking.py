"""Who wins: most points, then fewest visible holes, then the victory is shared (fr, Décompte final)."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from babylon_cli.babylon.scoring.pad import Pad, score_player
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.line import Points

TieBreak = Literal["none", "visible_holes", "shared"]


class Standing(NamedTuple):
    """One player's pad and place; equals share a rank and the next one is left out (1, 1, 3)."""

    player: Player
    pad: Pad
    rank: int

    @property
    def points(self) -> Points:
        """Points by row key, and the total."""
        return self.pad.points


Count = tuple[int, int | None]
"""What decides a player's place: the total and the visible holes, None where nobody counted them."""


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
    counts = [(pad.total, pad.visible_holes) for pad in pads]
    ranks = [1 + sum([_is_better(other, count) for other in counts if other is not count]) for count in counts]
    standings = tuple(map(Standing, table.players, pads, ranks))
    first = [standing for standing in standings if standing.rank == 1]
    winners = tuple([standing.player.name for standing in first])
    is_undecided = len(first) > 1 and any([standing.pad.visible_holes is None for standing in first])
    return Result(standings, winners, _tie_break([total for total, _ in counts], len(winners)), is_undecided)


def _is_better(count: Count, other: Count) -> bool:
    """Whether a player surely comes before another; of holes that nobody counted nothing is sure."""
    (total, holes), (other_total, other_holes) = count, other
    if total != other_total or holes is None or other_holes is None:
        return total > other_total
    return holes < other_holes


def _tie_break(totals: Sequence[int], winners: int) -> TieBreak:
    if winners > 1:
        return "shared"
    return "visible_holes" if totals.count(max(totals, default=0)) > 1 else "none"
