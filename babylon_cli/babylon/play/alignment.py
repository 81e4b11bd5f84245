"""In which order a turn's statues can be placed so that each one is in line (fr, B. 2, Statue)."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from babylon_cli.babylon.table.cells import LINES, bit
from babylon_cli.babylon.table.rulings import Rulings

MOST_STATUES_TRIED = 8
"""A turn's two terraces have eight spots; with more statues than that the turn is illegal in every order."""


class Anchors(NamedTuple):
    """What new statues are to be in line with."""

    standing: int
    """The set of cells on which statues stand."""
    ever: int
    """The set of cells at which a statue was ever placed."""


class LineUp(NamedTuple):
    """New statues, by index, in the best order of placing them."""

    placed: list[int]
    """Those that come into line, in that order."""
    left: list[int]
    """Those that no order brings into line."""


def line_up(cells: Sequence[int], anchors: Anchors, rulings: Rulings) -> LineUp:
    """Bring as many new statues into line as can be."""
    left = list(range(len(cells)))
    if anchors.standing or not left:
        return LineUp(_reach(cells, left, anchors.standing), left)
    first = _first_statue(cells, anchors.ever, rulings)
    if first is None:
        return LineUp([], left)
    left.remove(first)
    return LineUp([first, *_reach(cells, left, bit(cells[first]))], left)


def out_of_line(cells: Sequence[int], anchors: Anchors, rulings: Rulings) -> list[int]:
    """Those of the new statues, by index, that no order of placing brings into line."""
    return line_up(cells, anchors, rulings).left


def _reach(cells: Sequence[int], left: list[int], standing: int) -> list[int]:
    """Take out of `left` what can be placed one after the other, and give it in that order."""
    reached = []
    progress = True
    while progress:
        progress = False
        for index in list(left):
            if LINES[cells[index]] & standing:
                standing |= bit(cells[index])
                left.remove(index)
                reached.append(index)
                progress = True
    return reached


def _first_statue(cells: Sequence[int], ever: int, rulings: Rulings) -> int | None:
    """The statue to begin with where none stands: the one from which most others can be reached."""
    candidates = list(range(len(cells)))
    if rulings.statue_restart == "aligned" and ever:
        candidates = [index for index in candidates if LINES[cells[index]] & ever]
    if len(candidates) < 2:
        return candidates[0] if candidates else None
    return min(candidates, key=lambda first: len(_left_after(cells, first)))


def _left_after(cells: Sequence[int], first: int) -> list[int]:
    others = [index for index in range(len(cells)) if index != first]
    _reach(cells, others, bit(cells[first]))
    return others


class StatueOrder(NamedTuple):
    """The statues of a turn with two builds, by index, and what decides when each can be placed."""

    cells: tuple[int, ...]
    cannot_wait: tuple[int, ...]
    """Those that the second build hides: they are placed before it."""
    can_wait: tuple[int, ...]
    """Those that can be placed before or after it; all others come after."""
    lost: tuple[int, ...]
    """Those that no longer count once the second build is made."""
    standing_first: int
    """The cells of older statues that count after the first build."""
    standing_then: int
    """The cells of older statues that count after the second."""
    ever: int
    """The cells at which a statue was ever placed."""


class Split(NamedTuple):
    """Which statues are placed between the two builds, and which are out of line when they are placed."""

    early: frozenset[int]
    unaligned: frozenset[int]


def split_statues(order: StatueOrder, rulings: Rulings) -> Split:
    """Place statues around the second build so that as few as possible are out of line.

    Those that can wait are tried in every combination, as many before the second build as possible first.
    """
    best = _place(order, order.cannot_wait, rulings)
    tried = order.can_wait if len(order.cells) <= MOST_STATUES_TRIED else ()
    for number in range(len(tried), 0, -1):
        for chosen in combinations(tried, number):
            split = _place(order, (*order.cannot_wait, *chosen), rulings)
            if not split.unaligned:
                return split
            if len(split.unaligned) < len(best.unaligned):
                best = split
    return best


def _place(order: StatueOrder, early: tuple[int, ...], rulings: Rulings) -> Split:
    cells = order.cells
    late = [index for index in range(len(cells)) if index not in early]
    first = out_of_line([cells[index] for index in early], Anchors(order.standing_first, order.ever), rulings)
    standing, ever = order.standing_then, order.ever
    for index in early:
        ever |= bit(cells[index])
        if index not in order.lost:
            standing |= bit(cells[index])
    then = out_of_line([cells[index] for index in late], Anchors(standing, ever), rulings)
    return Split(frozenset(early), frozenset([early[index] for index in first] + [late[index] for index in then]))
