"""Which order of building could have put every statue in line: the first one of an exact search over what is built.

A game is a sequence of turns of one or two terraces; what must be built before what is told by `precedence`, what a
turn does to the statues by `statue_turns`. `most_statues` tells from every point how far a garden can come, so that
the search goes straight to its goal: the whole garden, or where it comes furthest.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from babylon_cli.babylon.play.alignment import Anchors, out_of_line
from babylon_cli.babylon.rules.most_statues import MostStatues
from babylon_cli.babylon.rules.plain_order import a_plain_order_puts_all_in_line
from babylon_cli.babylon.rules.precedence import Precedence, precedence_of
from babylon_cli.babylon.rules.statue_turns import NOTHING_BUILT, StatueTurns, Turn
from babylon_cli.babylon.rules.statues import PlacedStatue, are_all_in_line, statues_of
from babylon_cli.babylon.table.cells import numbers_in, set_of
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import DEFAULT_RULINGS, Rulings


class Found(NamedTuple):
    """What the search for an order of building found."""

    blocked: tuple[PlacedStatue, ...]
    """The statues that no order of building can have put in line, in the order that comes furthest; () if one can."""
    sets: int
    """How many sets of terraces were looked at to decide whether one can."""


IN_LINE_AT_ONCE = Found((), 0)

NO_HIDDEN_ANCHOR = DEFAULT_RULINGS.answered({"hidden_anchor": "ignored"})


def are_plainly_in_line(layout: Layout, rulings: Rulings) -> bool:
    """Whether it takes no search to see that an order of building puts every statue in line; so in nearly all gardens.

    No answer is kept: what holds on to gardens that were judged costs more than to look once more.
    """
    return are_all_in_line(layout) or a_plain_order_puts_all_in_line(layout, rulings)


def blocked_statues(layout: Layout, rulings: Rulings) -> tuple[PlacedStatue, ...]:
    """The statues that no order of building can have put in line; () if one can.

    Whether such an order exists is decided exactly (rule `statue-alignment`, "Order of building").
    """
    return statues_in_line(layout, rulings).blocked


def statues_in_line(layout: Layout, rulings: Rulings, most_sets: int | None = None) -> Found:
    """Whether an order of building puts every statue in line, and what it took to decide that.

    With a limit, the search is given up by `TakesLong` where it would have to look at more sets of terraces.
    """
    if are_plainly_in_line(layout, rulings):
        return IN_LINE_AT_ONCE
    precedence, statues = precedence_of(layout, rulings), _statues(layout, rulings)
    asked = DEFAULT_RULINGS.answered({"statue_restart": rulings.statue_restart})
    return _searched(precedence, statues, asked, most_sets)


@lru_cache(maxsize=256)
def _searched(
    precedence: Precedence, statues: tuple[PlacedStatue, ...], rulings: Rulings, most_sets: int | None
) -> Found:
    """What the search finds; once for all gardens and all rulings under which the same is to be found."""
    search = Search(precedence, statues, rulings, most_sets)
    sets = len(search.most.found)
    if search.most_placed == len(search.statues):
        return Found((), sets)
    search.reaches_the_end()
    return Found(search.left_over(), sets)


def are_in_line_by_any_ruling(layout: Layout) -> bool:
    """Whether a plain order puts every statue in line, whatever the open questions are answered with.

    In it no terrace slips under another one, no statue is an anchor once it is hidden, and none is placed where others
    were placed before and none stands.
    """
    return are_all_in_line(layout) or a_plain_order_puts_all_in_line(layout, NO_HIDDEN_ANCHOR, may_restart=False)


def order_of_building(layout: Layout, rulings: Rulings) -> "Search | None":
    """A search that found an order of building with every link and statue in its place; None where there is none."""
    search = Search(precedence_of(layout, rulings), _statues(layout, rulings), rulings)
    return search if search.reaches_the_end() else None


def _statues(layout: Layout, rulings: Rulings) -> tuple[PlacedStatue, ...]:
    return statues_of(layout, hiding_ends_it=rulings.hidden_anchor == "ignored")


class Search:
    """The search over sets of built terraces, as bits by their position in the layout, lowest level first."""

    def __init__(
        self, precedence: Precedence, statues: Sequence[PlacedStatue], rulings: Rulings, most_sets: int | None = None
    ) -> None:
        """Begin with nothing built."""
        self.precedence = precedence
        self.statues = statues
        self.rulings = rulings
        self.ways = StatueTurns(precedence, statues, rulings)
        self.most = MostStatues(self.ways, most_sets)
        self.most_placed = self.most.after(NOTHING_BUILT)
        """How many statues any order of building places."""
        self.site = NOTHING_BUILT
        """Where it came furthest."""
        self.turns: list[Turn] = []
        """The turns that led there, those without statues one by one."""

    def reaches_the_end(self) -> bool:
        """Whether the garden can be finished; `turns` is an order in which it is, or else one that comes furthest."""
        most = self.most_placed
        self._build_what_can_only_help()
        while self.site.built != self.precedence.everything:
            came_furthest = self.site.placed.bit_count() == most < len(self.statues)
            turn = None if came_furthest else self._turn_that_leads_to(most)
            if turn is None:
                return False
            self._build(turn)
            self._build_what_can_only_help()
        return True

    def _turn_that_leads_to(self, most: int) -> Turn | None:
        """The first turn after which as many statues can be placed in the end."""
        for turn in self.ways.turns(self.site, self.precedence.everything):
            if self.most.after(self.ways.after_turn(self.site, turn)) == most:
                return turn
        return None

    def _build(self, turn: Turn) -> None:
        self.turns.append(turn)
        self.site = self.ways.after_turn(self.site, turn)

    def _build_what_can_only_help(self) -> None:
        """Build every plain terrace, and once a statue stands that never leaves, what takes none away."""
        self._build_plain_terraces()
        while self.site.placed & self.ways.lasting:
            turn = next(self.ways.turns(self.site, self.precedence.everything & ~self.ways.takers), None)
            if turn is None:
                break
            self._build(turn)
            self._build_plain_terraces()

    def _build_plain_terraces(self) -> None:
        """Build every terrace that can be built, has no statue and takes none away."""
        grown = True
        while grown:
            grown = False
            for position, owned in enumerate(self.ways.owned):
                is_plain = not owned and not self.ways.takers >> position & 1
                if is_plain and self.precedence.allows(position, self.site.built):
                    self._build((position,))
                    grown = True

    def left_over(self) -> tuple[PlacedStatue, ...]:
        """The statues that stay without a line where the search came furthest, or else those not placed there."""
        allowed = [
            position
            for position in range(len(self.precedence.terraces))
            if self.precedence.allows(position, self.site.built)
        ]
        left = [statue for position in allowed for statue in self._left_of_one(position)]
        return tuple(left or self.numbered(numbers_in(self.ways.all_statues & ~self.site.placed)))

    def _left_of_one(self, position: int) -> Sequence[PlacedStatue]:
        """The statues of a terrace that cannot be placed when it is built alone."""
        standing = self.site.standing & ~self.ways.taken_by[position]
        owned = self.numbered(numbers_in(self.ways.owned[position]))
        return _left_over(owned, self.anchors(standing, self.site.placed), self.rulings)

    def numbered(self, numbers: Sequence[int]) -> list[PlacedStatue]:
        """The statues with these numbers."""
        return [self.statues[number] for number in numbers]

    def anchors(self, standing: int, ever: int) -> Anchors:
        """What new statues are to be in line with, given the statues that stand and those that were ever placed."""
        return Anchors(_cells(self.numbered(numbers_in(standing))), _cells(self.numbered(numbers_in(ever))))


def _cells(statues: Sequence[PlacedStatue]) -> int:
    return set_of([statue.cell for statue in statues])


def _left_over(waiting: Sequence[PlacedStatue], anchors: Anchors, rulings: Rulings) -> list[PlacedStatue]:
    """The statues that stay out of line in the best order of placing these."""
    return [waiting[index] for index in out_of_line([statue.cell for statue in waiting], anchors, rulings)]
