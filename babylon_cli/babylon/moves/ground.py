"""What every corner of a new terrace would rest on, hole by hole, before any place is tried."""

from typing import NamedTuple

from babylon_cli.babylon.rules.standing import taken_spots
from babylon_cli.babylon.table.cells import HOLES
from babylon_cli.babylon.table.layout import DOUBLE, SINGLE, STATUE, Layout
from babylon_cli.babylon.table.pieces import Icon, Support
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.supports import INFERRED_SUPPORT


class Ground(NamedTuple):
    """What a corner of a new terrace on some level finds at one cell."""

    support: Support | None
    """What can carry it there; None where nothing can."""
    may_be_open: bool
    """Whether the corner may go without support."""
    singles: int
    doubles: int


BARRED = Ground(None, may_be_open=False, singles=0, doubles=0)
OPEN_ONLY = Ground(None, may_be_open=True, singles=0, doubles=0)
ON_SINGLE = Ground(SINGLE, may_be_open=True, singles=1, doubles=0)
ON_DOUBLE = Ground(DOUBLE, may_be_open=True, singles=0, doubles=1)
ON_STATUE = Ground(STATUE, may_be_open=False, singles=0, doubles=0)
ON_STATUE_OR_OPEN = Ground(STATUE, may_be_open=True, singles=0, doubles=0)


def ground_for(layout: Layout, level: int, rulings: Rulings) -> list[Ground]:
    """For each of the 64 cells, what a corner on this level finds there."""
    taken = set(taken_spots(layout))
    statues = {(piece.ends[0].cell, piece.ends[0].level) for piece in layout.of_kind(Icon.STATUE) if piece.on_terraces}
    return [_ground(layout, cell, level, taken, statues, rulings) for cell in range(HOLES)]


def _ground(
    layout: Layout,
    cell: int,
    level: int,
    taken: set[tuple[int, int]],
    statues: set[tuple[int, int | None]],
    rulings: Rulings,
) -> Ground:
    stack = layout.stacks.get(cell, ())
    if stack and stack[-1].level >= level:
        may_slip_under = rulings.hidden_corner == "allow" and _has_room(layout, cell, level)
        over_statue = (cell, level - 1) in statues and rulings.statue_corner == "supports"
        return OPEN_ONLY if may_slip_under and not over_statue else BARRED
    surface = stack[-1].level if stack else 0
    spot = (cell, surface)
    if spot in taken:
        if spot in statues and level - surface == 1:
            return ON_STATUE if rulings.statue_corner == "supports" else ON_STATUE_OR_OPEN
        return OPEN_ONLY
    support = INFERRED_SUPPORT.get(level - surface)
    if support is None:
        return OPEN_ONLY
    return ON_SINGLE if support is SINGLE else ON_DOUBLE


def _has_room(layout: Layout, cell: int, level: int) -> bool:
    """Whether nothing lies on this level at a cell, and the next terrace above has no support there to pass through."""
    above = [terrace for terrace in layout.stacks[cell] if terrace.level >= level]
    lowest = min(above, key=lambda terrace: terrace.level)
    return lowest.level > level and lowest.is_open(lowest.corner_at(cell))
