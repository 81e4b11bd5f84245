"""The decorations of a turn: where each one stands, and when it can be placed (fr, B. 2).

The file does not say when a decoration was placed, so each one is placed as soon as that helps: one that is
placed before the second build cannot be hidden by it, and stands in nobody's way where it would not later.
Only statues may gain from waiting, when the second build leaves no statue standing.
"""

from collections.abc import Sequence
from typing import NamedTuple

from babylon_cli.babylon.play.alignment import Anchors, StatueOrder, out_of_line, split_statues
from babylon_cli.babylon.play.seat import Seat, next_number
from babylon_cli.babylon.table.cells import COVER, bit
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.pieces import Decoration, Icon, Spot
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.babylon.table.turn import Path, Turn

BRIDGE, STATUE = Icon.BRIDGE, Icon.STATUE


class NewDecoration(NamedTuple):
    """A decoration of the turn with its spots found."""

    decoration: Decoration
    """With the level of every end, and a number of its own in the garden."""
    path: Path
    """Where the document describes it."""


class Group(NamedTuple):
    """The decorations that are placed after one build and before the next."""

    decorations: tuple[NewDecoration, ...]
    unaligned: frozenset[Path]
    """The statues of the group that are not in line when they are placed."""


NO_DECORATIONS = Group((), frozenset())


class Ornament(NamedTuple):
    """One decoration of a turn, as it is placed."""

    placed: Placed
    path: Path
    """Where the document describes it."""
    fresh: bool
    """Whether an end is on a terrace that was built this turn."""
    hidden: int | None
    """A cell of it that a terrace hides when it is placed."""
    in_line: bool
    """For a statue, whether it is in line with one that then stands, or needs none."""


def new_decorations(turn: Turn, before: Layout, terraces: Sequence[Terrace]) -> list[NewDecoration]:
    """The turn's decorations; a spot without a level means the topmost terrace after all builds."""
    if not turn.decorations:
        return []
    numbers = {piece.kind: next_number(before.garden, piece.kind) for piece in turn.decorations}
    found = []
    for piece in turn.decorations:
        ends = tuple([Spot(cell, _level(cell, level, before, terraces)) for cell, level in piece.ends])
        path = (*turn.path, f"{piece.kind.word}s", piece.number)
        found.append(NewDecoration(Decoration(piece.kind, numbers[piece.kind] + piece.number, ends), path))
    return found


def _level(cell: int, level: int | None, before: Layout, terraces: Sequence[Terrace]) -> int | None:
    if level is not None:
        return level
    built = [terrace for terrace in terraces if _covers(terrace, cell)]
    return max([terrace.level for terrace in (*before.stacks.get(cell, ()), *built)], default=None)


def _covers(terrace: Terrace, cell: int) -> bool:
    return bool(COVER[terrace.at] & bit(cell))


def in_groups(
    decorations: Sequence[NewDecoration], terraces: Sequence[Terrace], seat: Seat, rulings: Rulings
) -> list[Group]:
    """The decorations by the build after which they are placed; without a build there is one group."""
    if not decorations:
        return [NO_DECORATIONS] * max(1, len(terraces))
    statues = [new for new in decorations if new.decoration.kind is STATUE]
    if len(terraces) < 2:
        return [Group(tuple(decorations), _unaligned(statues, terraces, seat, rulings))]
    later = terraces[1:]
    early = [new for new in decorations if new.decoration.kind is not STATUE and not _rests_on(new, later)]
    early_statues, unaligned = _split(statues, terraces, seat, rulings)
    early += early_statues
    late = tuple([new for new in decorations if new not in early])
    return [Group(tuple(early), unaligned), Group(late, unaligned)]


def _unaligned(
    statues: list[NewDecoration], terraces: Sequence[Terrace], seat: Seat, rulings: Rulings
) -> frozenset[Path]:
    """The statues that are not in line when all are placed after the only build."""
    if not statues:
        return frozenset()
    anchors = Anchors(standing_statues(seat.layout, rulings, terraces), seat.statues_ever)
    left = out_of_line([new.decoration.ends[0].cell for new in statues], anchors, rulings)
    return frozenset([statues[index].path for index in left])


def _split(
    statues: list[NewDecoration], terraces: Sequence[Terrace], seat: Seat, rulings: Rulings
) -> tuple[list[NewDecoration], frozenset[Path]]:
    """The statues that are placed after the first build, and those that are not in line in the end."""
    if not statues:
        return [], frozenset()
    later = terraces[1:]
    early = [index for index, new in enumerate(statues) if not _rests_on(new, later)]
    spots = [new.decoration.ends[0] for new in statues]
    order = StatueOrder(
        cells=tuple([spot.cell for spot in spots]),
        cannot_wait=tuple([index for index in early if _is_covered(spots[index], later)]),
        can_wait=tuple([index for index in early if not _is_covered(spots[index], later)]),
        lost=tuple([index for index in early if not _counts(spots[index], later, rulings)]),
        standing_first=standing_statues(seat.layout, rulings, terraces[:1]),
        standing_then=standing_statues(seat.layout, rulings, terraces),
        ever=seat.statues_ever,
    )
    split = split_statues(order, rulings)
    return [statues[index] for index in split.early], frozenset([statues[index].path for index in split.unaligned])


def _rests_on(new: NewDecoration, terraces: Sequence[Terrace]) -> bool:
    """Whether an end of a decoration lies on one of these terraces."""
    for cell, level in new.decoration.ends:
        if any([level == terrace.level and _covers(terrace, cell) for terrace in terraces]):
            return True
    return False


def standing_statues(layout: Layout, rulings: Rulings, terraces: Sequence[Terrace] = ()) -> int:
    """The cells of a garden's statues that stand, and count, once some terraces are built on it."""
    cells = 0
    for placed in layout.of_kind(STATUE):
        end = placed.ends[0]
        ignored = rulings.hidden_anchor == "ignored" and layout.hides(end.cell, end.height)
        if placed.on_terraces and not ignored and _counts(Spot(end.cell, end.level), terraces, rulings):
            cells |= bit(end.cell)
    return cells


def _counts(spot: Spot, terraces: Sequence[Terrace], rulings: Rulings) -> bool:
    """Whether a statue still stands, and others may be in line with it, after some builds."""
    for terrace in terraces:
        if _is_covered(spot, [terrace]) and (rulings.hidden_anchor == "ignored" or _carries(spot, terrace)):
            return False
    return True


def _is_covered(spot: Spot, terraces: Sequence[Terrace]) -> bool:
    return any([terrace.level > (spot.level or 0) and _covers(terrace, spot.cell) for terrace in terraces])


def _carries(spot: Spot, terrace: Terrace) -> bool:
    """Whether a terrace that covers the spot of a statue comes to rest on the statue."""
    corner = terrace.corner_at(spot.cell)
    return terrace.rests_on_statue(corner) and terrace.level - (spot.level or 0) == 1


def ornaments(group: Group, layout: Layout, built: set[int]) -> tuple[Ornament, ...]:
    """The decorations of a group as they stand on the garden after they are placed."""
    by_decoration = {placed.decoration: placed for placed in layout.placed}
    return tuple([_ornament(new, by_decoration[new.decoration], group, layout, built) for new in group.decorations])


def _ornament(new: NewDecoration, placed: Placed, group: Group, layout: Layout, built: set[int]) -> Ornament:
    cells = [(end.cell, end.height) for end in placed.ends]
    if (
        placed.decoration.kind is BRIDGE
        and placed.gap_cell is not None
        and placed.ends[0].level == placed.ends[1].level
    ):
        cells.append((placed.gap_cell, placed.ends[0].height))
    hidden = [cell for cell, level in cells if layout.hides(cell, level)]
    fresh = any([terrace.number in built for end in placed.ends for terrace in end.terraces])
    return Ornament(placed, new.path, fresh, hidden[0] if hidden else None, new.path not in group.unaligned)
