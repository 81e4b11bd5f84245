"""Whether a plain order of building happens to give a garden: nearly every garden needs no more than this.

One terrace a turn is built, always the lowest that can be built. Where that gets stuck, nothing is decided.
"""

from collections.abc import Collection, Iterable, Sequence

from babylon_cli.babylon.play.alignment import Anchors, out_of_line
from babylon_cli.babylon.rules.precedence import hidden_links, linked_beneath
from babylon_cli.babylon.rules.statues import SpotWithStatue, spots_with_statues
from babylon_cli.babylon.table.cells import COVER, LINES, bit, set_of
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import DEFAULT_RULINGS, Rulings
from babylon_cli.babylon.table.terrace import Terrace

NOBODY: Collection[int] = ()
NO_STATUES: Collection[SpotWithStatue] = ()


def a_plain_order_works(layout: Layout) -> bool:
    """Whether a plain order builds a garden with every link in its place, wherever its statues stand."""
    return PlainOrder(layout, NO_STATUES).works(list(enumerate(layout.terraces)))


def a_plain_order_puts_all_in_line(layout: Layout, rulings: Rulings, *, may_restart: bool = True) -> bool:
    """Whether one of three plain orders builds a garden with every statue in line, and every link in its place.

    Of equally high terraces the first goes first, or else the last; or what takes a statue away or has one that stays
    waits for all others.
    """
    order = PlainOrder(layout, spots_with_statues(layout), rulings, may_restart=may_restart)
    first_to_last = list(enumerate(layout.terraces))
    if order.works(first_to_last):
        return True
    last_to_first = sorted(first_to_last, key=lambda numbered: (numbered[1].level, -numbered[0]))
    return order.works(last_to_first) or order.works(first_to_last, order.can_wait)


class PlainOrder:
    """What comes and goes with each terrace, by its number, and where statues stand, as sets of cells."""

    def __init__(
        self,
        layout: Layout,
        statues: Iterable[SpotWithStatue],
        rulings: Rulings = DEFAULT_RULINGS,
        *,
        may_restart: bool = True,
    ) -> None:
        """Look at the links that terraces hide, and at these statues."""
        self.before = linked_beneath(hidden_links(layout))
        self.rulings = rulings
        self.standing = self.ever = 0
        self.arriving: dict[int, list[int]] = {}
        self.leaving: dict[int, int] = {}
        stay: set[int] = set()
        cells = 0
        for cell, level, _, below, carried in statues:
            self.arriving.setdefault(below.number, []).append(cell)
            if cells >> cell & 1:  # where one of two leaves, its cell looks empty, and the other may stand all the same
                may_restart = False
            cells |= bit(cell)
            takers = [] if carried is None else [carried]
            if rulings.hidden_anchor == "ignored":
                takers += [terrace for terrace in layout.stacks[cell] if terrace.level > level]
            if not takers:
                stay.add(below.number)
            for terrace in takers:
                self.leaving[terrace.number] = self.leaving.get(terrace.number, 0) | bit(cell)
        self.may_restart = may_restart
        """Whether one may be placed where others were placed before and none stands."""
        self.restarts_anywhere = may_restart and rulings.statue_restart == "free"
        self.concerned = self.arriving.keys() | self.leaving.keys()
        self.can_wait = stay | self.leaving.keys()
        """Those that take a statue away or have one that stays: the fewer there are before the others, the better."""

    def works(self, terraces: Sequence[tuple[int, Terrace]], late: Collection[int] = NOBODY) -> bool:
        """Whether all terraces can be built, given by position, lowest first; the late ones wait for all others."""
        self.standing = self.ever = 0
        before, concerned = self.before, self.concerned
        built, storeys = 0, 1
        waiting, held = terraces, late
        while waiting:
            left, covered = [], 0
            for numbered in waiting:
                position, terrace = numbered
                cover, number = COVER[terrace.at], terrace.number
                if (
                    cover & covered
                    or not storeys >> terrace.level - 1 & 1
                    or number in held
                    or (position in before and before[position] & ~built)
                    or (number in concerned and not self._keeps_in_line(number))
                ):
                    left.append(numbered)
                    covered |= cover
                else:
                    built |= 1 << position
                    storeys |= 1 << terrace.level
            if len(left) == len(waiting) and not held:
                return False
            held = late if len(left) < len(waiting) else NOBODY
            waiting = left
        return True

    def _keeps_in_line(self, number: int) -> bool:
        """Build a terrace, if all its statues come in line with those that stand then."""
        standing = self.standing & ~self.leaving.get(number, 0)
        arriving = self.arriving.get(number, [])
        if arriving and not self._come_in_line(arriving, standing):
            return False
        arrived = set_of(arriving)
        self.standing = standing | arrived
        self.ever |= arrived
        return True

    def _come_in_line(self, arriving: Sequence[int], standing: int) -> bool:
        is_placed_freely = not standing and (self.restarts_anywhere or not self.ever)
        anchors = bit(arriving[0]) if is_placed_freely else standing
        if all([LINES[cell] & anchors for cell in arriving]):
            return True
        if standing and len(arriving) == 1:
            return False
        if self.ever and not standing and not self.may_restart:
            return False
        return not out_of_line(arriving, Anchors(standing, self.ever), self.rulings)
