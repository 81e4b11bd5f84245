"""What a build would add to the pad now, with the decorations that it makes possible."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from babylon_cli.babylon.moves.builds import Move, as_build, with_build
from babylon_cli.babylon.moves.decorations import Possible, Swap, decorated, largest_sets, possible_decorations
from babylon_cli.babylon.play.alignment import Anchors
from babylon_cli.babylon.play.decorating import standing_statues
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.scoring.pad import score_player
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.table import Player


class Gain(NamedTuple):
    """One legal build with what it is worth now."""

    move: Move
    points: int
    """What the pad would show more than before the build; below 0 where it hides more than it brings."""
    pieces: tuple[Possible, ...]
    """The decorations that bring most, among those that can be placed together."""


def gains_of(moves: Iterable[Move], played: PlayedTurn) -> Iterator[Gain]:
    """The most that each of some builds in the same turn can add to the pad at once."""
    seat, rulings = played.after, played.setting.rulings
    now = played.stages[-1].layout if played.stages else seat.layout  # with the icons that count in this turn
    before = _points(seat.player, now, rulings)
    swap = swap_left(played)
    for move in moves:
        build = as_build(move.stand, move.choice.origin, move.icons)
        layout = with_build(now, build, move.choice.terrace)
        possible = possible_decorations(layout, layout.garden.terraces[-1], swap, rulings)
        anchors = Anchors(standing_statues(layout, rulings), seat.statues_ever)
        sets = largest_sets(possible, anchors, rulings)
        scored = [(_points(seat.player, decorated(layout, pieces), rulings), pieces) for pieces in sets]
        best, pieces = max(scored, key=lambda entry: entry[0])
        yield Gain(move, best - before, pieces)


def swap_left(played: PlayedTurn) -> Swap:
    """What the round token still lets count as another icon in the turn so far."""
    token, rulings = played.setting.token, played.setting.rulings
    used = any([step.build.changed_spots for step in played.steps])
    if used and not (token == "blank-icon" and rulings.blank_per == "terrace"):
        return Swap()
    return Swap(icons=token == "icon-swap", blanks=token == "blank-icon")


def _points(player: Player, layout: Layout, rulings: Rulings) -> int:
    return score_player(player._replace(layout=layout), rulings).total
