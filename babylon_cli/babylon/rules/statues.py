"""The statues of a garden as the order of building sees them: where each was placed, what hides and what takes it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from babylon_cli.babylon.table.cells import LINES, bit, set_of
from babylon_cli.babylon.table.layout import Footing, Layout, Placed
from babylon_cli.babylon.table.pieces import Icon, Spot
from babylon_cli.babylon.table.supports import statue_supports
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.judging.finding import Path

STATUE = Icon.STATUE

SpotWithStatue = tuple[int, int, Placed | Footing, Terrace, Terrace | None]
"""Cell and level of a statue, what names it, the terrace that it stands on, and the one that it carries."""


class PlacedStatue(NamedTuple):
    """A statue of the garden, standing or become a pillar; sets of terraces are bits by position in the search."""

    cell: int
    level: int
    path: Path
    owner: int
    """The terrace that it was placed on."""
    hidden_by: int
    """The terraces that cover its cell."""
    taken_by: int
    """The terraces whose arrival ends its standing."""


@lru_cache(maxsize=8)
def statues_of(layout: Layout, *, hiding_ends_it: bool) -> tuple[PlacedStatue, ...]:
    """The statues of a garden, one a spot: a statue that is listed and carries a terrace all the same is one."""
    positions = {terrace.number: position for position, terrace in enumerate(layout.terraces)}
    statues: dict[tuple[int, int], PlacedStatue] = {}
    for cell, level, piece, below, carried in spots_with_statues(layout):
        hidden_by = _covering(layout, positions, cell, level)
        taken_by = hidden_by if hiding_ends_it else 0
        if carried is not None:
            taken_by |= bit(positions[carried.number])
        statue = statues.get((cell, level))
        if statue is None:
            statue = PlacedStatue(cell, level, piece.path, positions[below.number], hidden_by, taken_by)
        elif taken_by:
            statue = statue._replace(taken_by=statue.taken_by | taken_by)
        statues[cell, level] = statue
    return tuple(statues.values())


def are_all_in_line(layout: Layout) -> bool:
    """Whether every two statues share a row or a column, so that each order of building has all of them in line."""
    statues = layout.of_kind(STATUE)
    if len(statues) + len(layout.statue_footings) < 2:
        return True
    cells = [statue.ends[0].cell for statue in statues if statue.ends[0].terraces]
    cells += [footing.cell for footing in statue_supports(layout)]
    taken = set_of(cells)
    return not any([taken & ~LINES[cell] for cell in cells])


def spots_with_statues(layout: Layout) -> Iterator[SpotWithStatue]:
    """Every statue, standing or become a pillar."""
    for placed in layout.of_kind(STATUE):
        end = placed.ends[0]
        if end.terraces:
            yield end.cell, end.height, placed, end.terraces[0], None
    for footing in statue_supports(layout):
        below = layout.find(Spot(footing.cell, footing.surface)).terraces[0]
        yield footing.cell, footing.surface, footing, below, footing.terrace


def _covering(layout: Layout, positions: dict[int, int], cell: int, level: int) -> int:
    terraces = 0
    for terrace in layout.stacks[cell]:
        if terrace.level > level:
            terraces |= bit(positions[terrace.number])
    return terraces
