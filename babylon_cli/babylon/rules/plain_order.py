"""Whether a plain order of building happens to put every statue in line: nearly every garden needs no more than this.

One terrace a turn is built, always the lowest that can be built with its statues in line. Where that gets stuck,
nothing is decided.
"""

from collections.abc import Collection, Sequence

from babylon_cli.babylon.play.alignment import Anchors, out_of_line
from babylon_cli.babylon.rules.precedence import hidden_links, linked_beneath
from babylon_cli.babylon.rules.statues import spots_with_statues
from babylon_cli.babylon.table.cells import COVER, LINES, bit, set_of
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.terrace import Terrace

NOBODY: Collection[int] = ()


def a_plain_order_works(layout: Layout, rulings: Rulings, *, may_restart: bool = True) -> bool:
    """Whether one of three plain orders builds a garden.

    Of equally high terraces the first goes first, or else the last; or what takes a statue away or has one that stays
    waits for all others.
    """
    order = PlainOrder(layout, rulings, may_restart=may_restart)
    first_to_last = list(enumerate(layout.terraces))
    if order.works(first_to_last):
        return True
    last_to_first = sorted(first_to_last, key=lambda numbered: (numbered[1].level, -numbered[0]))
    return order.works(last_to_first) or order.works(first_to_last, order.can_wait)


class PlainOrder:
    """The statues of a garden by their terraces, and where some stand while it is built."""

    def __init__(self, layout: Layout, rulings: Rulings, *, may_restart: bool) -> None:
        """Look at what comes and goes with each terrace, by its number."""
        self.rulings = rulings
        self.may_restart = may_restart
        """Whether one may be placed where others were placed before and none stands."""
        self.restarts_anywhere = may_restart and rulings.statue_restart == "free"
        self.arriving: dict[int, list[int]] = {}
        self.leaving: dict[int, int] = {}
        stay: set[int] = set()
        for cell, level, _, below, carried in spots_with_statues(layout):
            self.arriving.setdefault(below.number, []).append(cell)
            takers = [] if carried is None else [carried]
            if rulings.hidden_anchor == "ignored":
                takers += [terrace for terrace in layout.stacks[cell] if terrace.level > level]
            if not takers:
                stay.add(below.number)
            for terrace in takers:
                self.leaving[terrace.number] = self.leaving.get(terrace.number, 0) | bit(cell)
        self.concerned = self.arriving.keys() | self.leaving.keys()
        self.can_wait = stay | self.leaving.keys()
        """Those that take a statue away or have one that stays: the fewer there are before the others, the better."""
        self.before = linked_beneath(hidden_links(layout))
        self.standing = self.ever = 0

    def works(self, terraces: Sequence[tuple[int, Terrace]], late: Collection[int] = NOBODY) -> bool:
        """Whether all terraces can be built, given by position, lowest first; the late ones wait for all others."""
        self.standing = self.ever = built = highest = 0
        concerned, before = self.concerned, self.before
        waiting, held = terraces, late
        while waiting:
            left, covered = [], 0
            for numbered in waiting:
                position, terrace = numbered
                cover, number = COVER[terrace.at], terrace.number
                is_free = not cover & covered and terrace.level <= highest + 1 and number not in held
                if (
                    is_free
                    and (position not in before or not before[position] & ~built)
                    and (number not in concerned or self._keeps_in_line(number))
                ):
                    built |= bit(position)
                    highest = max(highest, terrace.level)
                else:
                    left.append(numbered)
                    covered |= cover
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
