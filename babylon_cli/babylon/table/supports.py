"""The supports of a garden: which corner each carries, whether it reaches, and how many there are."""

from collections.abc import Iterator

from babylon_cli.babylon.table.layout import DOUBLE, SINGLE, Footing, Layout, surface_in
from babylon_cli.babylon.table.pieces import Support
from babylon_cli.babylon.table.terrace import Stack, Terrace

INFERRED_SUPPORT = {1: SINGLE, 2: DOUBLE}
"""The support that a corner is taken to have, by how far its surface lies below."""


def footing_in(stacks: dict[int, Stack], terrace: Terrace, corner: int) -> Footing:
    """What a supported corner stands on where terraces lie like this."""
    cell, level, written = terrace.cells[corner], terrace.level, terrace.pillars[corner]
    below = surface_in(stacks[cell], level)
    gap = level if below is None else level - below.level
    return Footing(terrace, corner, cell, INFERRED_SUPPORT.get(gap) if written is None else written, gap, below)


def footings(layout: Layout) -> Iterator[Footing]:
    """Every supported corner of a garden."""
    for terrace in layout.terraces:
        yield from footings_of(layout, terrace)


def footings_of(layout: Layout, terrace: Terrace) -> list[Footing]:
    """The supported corners of one terrace."""
    return [footing_in(layout.stacks, terrace, corner) for corner in range(4) if not terrace.is_open(corner)]


def footings_at(layout: Layout, cell: int) -> list[Footing]:
    """What stands at one cell under its terraces, lowest first."""
    found = []
    for terrace in layout.stacks.get(cell, ()):
        corner = terrace.corner_at(cell)
        if not terrace.is_open(corner):
            found.append(footing_in(layout.stacks, terrace, corner))
    return found


def supports_of(layout: Layout, number: int) -> list[Support]:
    """The supports of one terrace, by its number, that reach or are written."""
    found = [footings_of(layout, terrace) for terrace in layout.terraces if terrace.number == number]
    return [footing.support for each in found for footing in each if footing.support is not None]


def statue_supports(layout: Layout) -> Iterator[Footing]:
    """The corners that rest on a statue, where a statue reaches and stands on a terrace."""
    for footing in layout.statue_footings:
        if footing.fits and footing.below is not None:
            yield footing


def is_certain(layout: Layout, footing: Footing) -> bool:
    """Whether no terrace that the garden leaves out can lie beneath a corner.

    A terrace is built on what is seen, if it slips under no other; and from one level to the next there is no room.
    """
    terrace, cell = footing.terrace, footing.cell
    return footing.gap == 1 or (layout.was_seen_built(terrace) and not layout.hides(cell, terrace.level))


def misfits(layout: Layout) -> list[Footing]:
    """The corners whose support does not reach from its surface to the terrace."""
    return [] if _plainly_reach(layout) else [footing for footing in footings(layout) if not footing.fits]


def _plainly_reach(layout: Layout) -> bool:
    """Whether all supports reach, as far as a quick look at whole storeys tells; most gardens need no other."""
    covered = layout.covered
    for level, cells in layout.inferred.items():
        if level > 2 and cells & ~covered.get(level - 1, 0) & ~covered.get(level - 2, 0):
            return False
    return not layout.colliding and all([_reach_as_written(terrace, covered) for terrace in layout.written])


def _reach_as_written(terrace: Terrace, covered: dict[int, int]) -> bool:
    if terrace.level == 1:
        return DOUBLE not in terrace.pillars
    at, stance, single = terrace.at, terrace.stance, covered.get(terrace.level - 1, 0)
    double = covered.get(terrace.level - 2, 0) & ~single
    return not (stance.lifted_by_one << at & ~single or stance.lifted_by_two << at & ~double)


def count_pillars(layout: Layout) -> tuple[int, int]:
    """How many single and double pillars carry terraces."""
    written = [support for terrace in layout.written for support in terrace.pillars]
    singles, doubles = written.count(SINGLE), written.count(DOUBLE)
    covered = layout.covered
    for level, cells in (*layout.inferred.items(), *[(each.level, each.inferred) for each in layout.colliding]):
        single = cells & covered.get(level - 1, 0)
        singles += single.bit_count()
        if layout.garden.complete:  # a double that nobody wrote may be a single on a hidden terrace
            doubles += (cells & ~single & covered.get(level - 2, 0)).bit_count()
    return singles, doubles
