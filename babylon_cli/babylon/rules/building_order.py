"""Which order of building could have put every statue in line: an exact search over what is built.

A game is a sequence of turns of one or two terraces; what must be built before what is told by `precedence`.
All statues of a terrace are placed in its turn, before their cell is hidden, each in one row or
column with a statue then standing; a statue leaves when a terrace rests on it. Between turns the standing statues
depend only on which terraces are built, so the search remembers sets of terraces and never visits one twice.

Two facts keep it small. A terrace without statues that takes no statue away may always be built at once. And once a
statue stands that never leaves, no later statue is ever a first one again, so a turn that takes no statue away can
only help, and is taken without a choice.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import inf
from typing import NamedTuple

from babylon_cli.babylon.play.alignment import Anchors, out_of_line
from babylon_cli.babylon.rules.precedence import Precedence, precedence_of
from babylon_cli.babylon.rules.statues import PlacedStatue, statues_of
from babylon_cli.babylon.table.cells import bit, set_of
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings

Turn = tuple[int, ...]
"""The one or two terraces that a turn builds, in their order, by their position in the layout."""


@lru_cache(maxsize=128)
def blocked_statues(layout: Layout, rulings: Rulings) -> tuple[PlacedStatue, ...]:
    """The statues that no order of building can have put in line, in the order that comes furthest; () if one can.

    Whether such an order exists is decided exactly (rule `statue-alignment`, "Order of building"). The answers for the
    last gardens are kept: where one garden of a table is judged once more with a change, the others stay as they are.
    """
    search = _search(layout, rulings)
    return () if search is None or search.reaches_the_end(0) else search.left_over()


class InLine(NamedTuple):
    """Whether an order of building puts every statue in line, as far as it was looked for."""

    answer: bool | None
    """None where it would take longer to decide."""
    sets: int
    """How many sets of terraces were looked at."""


def statues_in_line(layout: Layout, rulings: Rulings, most_sets: int) -> InLine:
    """Whether `blocked_statues` would be none, if that can be decided by looking at so many sets of terraces."""
    search = _search(layout, rulings, most_sets)
    if search is None:
        return InLine(answer=True, sets=0)
    found = search.reaches_the_end(0)
    sets = len(search.seen)
    return InLine(answer=found or (None if sets >= most_sets else False), sets=sets)


def _search(layout: Layout, rulings: Rulings, most_sets: float = inf) -> "Search | None":
    """The search that decides whether all statues come in line; None where they do for sure."""
    statues = _statues(layout, rulings)
    if len(statues) < 2:
        return None
    precedence = precedence_of(layout, rulings)
    if _storey_by_storey_works(layout, precedence, statues, rulings):
        return None
    return Search(precedence, statues, rulings, most_sets)


def order_of_building(layout: Layout, rulings: Rulings) -> "Search | None":
    """A search that found an order of building with every link and statue in its place; None where there is none."""
    statues = _statues(layout, rulings)
    search = Search(precedence_of(layout, rulings), statues, rulings)
    return search if search.reaches_the_end(0) else None


def _statues(layout: Layout, rulings: Rulings) -> Sequence[PlacedStatue]:
    return statues_of(layout, hiding_ends_it=rulings.hidden_anchor == "ignored")


def _storey_by_storey_works(
    layout: Layout, precedence: Precedence, statues: Sequence[PlacedStatue], rulings: Rulings
) -> bool:
    """Whether the plain order, storey by storey and one terrace a turn, happens to put every statue in line.

    On each storey what has no statue goes last. Most gardens need no more than this; where it fails, or where a link
    binds the terraces of one storey, nothing is decided.
    """
    if precedence.binds_within_a_storey():
        return False
    owned: dict[int, list[PlacedStatue]] = {}
    takers = 0
    for statue in statues:
        owned.setdefault(statue.owner, []).append(statue)
        takers |= statue.taken_by
    placed: list[PlacedStatue] = []
    for storey_begins, owners in _owners_by_storey(layout, owned, takers):
        built = bit(storey_begins) - 1
        while owners:
            for position in owners:
                if _come_in_line(owned[position], placed, built | bit(position), rulings):
                    break
            else:
                return False
            owners.remove(position)
            built |= bit(position)
            placed += owned[position]
    return True


def _owners_by_storey(
    layout: Layout, owned: dict[int, list[PlacedStatue]], takers: int
) -> Iterator[tuple[int, list[int]]]:
    """For each storey the position at which it begins, and its terraces with statues, those that take none first."""
    storeys: dict[int, int] = {}
    for position, terrace in enumerate(layout.terraces):
        storeys.setdefault(terrace.level, position)
    for level, begins in storeys.items():
        owners = [position for position in owned if layout.terraces[position].level == level]
        yield begins, sorted(owners, key=lambda position: (takers >> position & 1, position))


def _come_in_line(arriving: list[PlacedStatue], placed: list[PlacedStatue], built: int, rulings: Rulings) -> bool:
    """Whether all statues of a terrace that was just built come in line with those that stand."""
    standing = _cells([statue for statue in placed if not statue.taken_by & built])
    return not _left_over(arriving, Anchors(standing, _cells(placed)), rulings)


class Search:
    """The search over sets of built terraces, as bits by their position in the layout, lowest level first."""

    def __init__(
        self, precedence: Precedence, statues: Sequence[PlacedStatue], rulings: Rulings, most_sets: float = inf
    ) -> None:
        """Begin with nothing built; after looking at so many sets of terraces nothing more is found."""
        self.precedence = precedence
        self.rulings = rulings
        self.statues = statues
        self.owned: list[list[PlacedStatue]] = [[] for _ in precedence.terraces]
        self.takers = 0
        self.lasting = 0
        for statue in statues:
            self.owned[statue.owner].append(statue)
            self.takers |= statue.taken_by
            if not statue.taken_by:
                self.lasting |= bit(statue.owner)
        self.turns: list[Turn] = []
        """The turns that led here, those without statues one by one."""
        self.seen: set[int] = set()
        self.most_sets = most_sets
        self.furthest = 0
        self.most_placed = -1

    def reaches_the_end(self, built: int) -> bool:
        """Whether the garden can be finished from here; every set of terraces is tried once.

        If it can, `turns` holds an order in which it is.
        """
        before = len(self.turns)
        built = self._with_what_can_only_help(built)
        if built == self.precedence.everything:
            return True
        if built not in self.seen and len(self.seen) < self.most_sets:
            self.seen.add(built)
            self._note_how_far(built)
            for turn in self._turns(built, self.precedence.everything):
                self.turns.append(turn)
                if self.reaches_the_end(built | set_of(turn)):
                    return True
                self.turns.pop()
        del self.turns[before:]
        return False

    def _note_how_far(self, built: int) -> None:
        placed = len([statue for statue in self.statues if built >> statue.owner & 1])
        if placed > self.most_placed:
            self.furthest, self.most_placed = built, placed

    def _with_what_can_only_help(self, built: int) -> int:
        """With every plain terrace, and once a statue stands that never leaves, every turn that takes none away."""
        built = self._with_plain_terraces(built)
        while built & self.lasting:
            turn = next(self._turns(built, self.precedence.everything & ~self.takers), None)
            if turn is None:
                break
            self.turns.append(turn)
            built = self._with_plain_terraces(built | set_of(turn))
        return built

    def _with_plain_terraces(self, built: int) -> int:
        """With every terrace that can be built, has no statue and takes none away."""
        grown = True
        while grown:
            grown = False
            for position, owned in enumerate(self.owned):
                if not owned and not self.takers >> position & 1 and self.precedence.allows(position, built):
                    self.turns.append((position,))
                    built |= bit(position)
                    grown = True
        return built

    def _turns(self, built: int, among: int) -> Iterator[Turn]:
        """Every turn of one or two of these terraces after which all their statues stand in line."""
        missing = among & ~built
        waiting = [position for position in range(len(self.owned)) if missing >> position & 1]
        next_ones = [position for position in waiting if self.precedence.allows(position, built)]
        for position in next_ones:
            if not self._left_of_one(position, built):
                yield (position,)
        for first in next_ones:
            after_first = built | bit(first)
            for second in waiting:
                if self.precedence.allows(second, after_first) and self._two_work(first, second, built):
                    yield first, second

    def _left_of_one(self, position: int, built: int) -> Sequence[PlacedStatue]:
        """The statues of a terrace that cannot be placed when it is built alone."""
        return _left_over(self.owned[position], self.anchors(built | bit(position), built), self.rulings)

    def _two_work(self, first: int, second: int, built: int) -> bool:
        """Whether two terraces can be built in one turn in this order with all their statues in line."""
        return self.placed_before_second(first, second, built) is not None

    def placed_before_second(self, first: int, second: int, built: int) -> list[PlacedStatue] | None:
        """Which statues of the first of two terraces are placed before the second is built, so that all are in line.

        Some may have to be, before the second hides them or takes others away. None where it cannot be done.
        """
        after_first, after_both = built | bit(first), built | bit(first) | bit(second)
        for early in self._early_choices(first, second):
            if _left_over(early, self.anchors(after_first, built), self.rulings):
                continue
            late = [statue for statue in self.owned[first] if statue not in early] + self.owned[second]
            if not _left_over(late, self.anchors(after_both, built, early), self.rulings):
                return early
        return None

    def _early_choices(self, first: int, second: int) -> Iterator[list[PlacedStatue]]:
        """Which statues of the first terrace to place before the second is built: none, unless it matters."""
        owned, arriving = self.owned[first], bit(second)
        must = [statue for statue in owned if statue.hidden_by & arriving]
        yield must
        if self.takers & arriving:
            others = [statue for statue in owned if statue not in must]
            for count in range(1, len(others) + 1):
                for chosen in combinations(others, count):
                    yield [*must, *chosen]

    def anchors(self, built: int, placed: int, early: Sequence[PlacedStatue] = ()) -> Anchors:
        """What new statues are to be in line with: those on terraces of earlier turns, and those just placed."""
        standing = ever = 0
        for statue in self.statues:
            if placed >> statue.owner & 1 or statue in early:
                ever |= bit(statue.cell)
                if not statue.taken_by & built:
                    standing |= bit(statue.cell)
        return Anchors(standing, ever)

    def left_over(self) -> tuple[PlacedStatue, ...]:
        """The statues that stay without a line where the search came furthest, or else those not placed there."""
        built = self.furthest
        left = [
            statue
            for position in range(len(self.owned))
            if self.precedence.allows(position, built)
            for statue in self._left_of_one(position, built)
        ]
        return tuple(left or [statue for statue in self.statues if not built >> statue.owner & 1])


def _cells(statues: Sequence[PlacedStatue]) -> int:
    return set_of([statue.cell for statue in statues])


def _left_over(waiting: Sequence[PlacedStatue], anchors: Anchors, rulings: Rulings) -> list[PlacedStatue]:
    """The statues that stay out of line in the best order of placing these."""
    return [waiting[index] for index in out_of_line([statue.cell for statue in waiting], anchors, rulings)]
