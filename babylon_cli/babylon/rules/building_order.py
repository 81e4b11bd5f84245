"""Which order of building could have put every statue in line: an exact search over what is built.

A game is a sequence of turns of one or two terraces. A terrace comes after everything beneath it and after a terrace
of the storey before. All statues of a terrace are placed in its turn, before their cell is hidden, each in one row or
column with a statue then standing; a statue leaves when a terrace rests on it. Between turns the standing statues
depend only on which terraces are built, so the search remembers sets of terraces and never visits one twice.

Two facts keep it small. A terrace without statues that takes no statue away may always be built at once. And once a
statue stands that never leaves, no later statue is ever a first one again, so a turn that takes no statue away can
only help, and is taken without a choice.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from babylon_cli.babylon.play.alignment import Anchors, out_of_line
from babylon_cli.babylon.rules.statues import PlacedStatue, statues_of
from babylon_cli.babylon.table.cells import bit
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.terrace import Terrace


def blocked_statues(layout: Layout, rulings: Rulings) -> tuple[PlacedStatue, ...]:
    """The statues that no order of building can have put in line, in the order that comes furthest; () if one can.

    Whether such an order exists is decided exactly (rule `statue-alignment`, "Order of building").
    """
    statues = statues_of(layout, hiding_ends_it=rulings.hidden_anchor == "ignored")
    if len(statues) < 2 or _storey_by_storey_works(layout, statues, rulings):
        return ()
    search = _Search(layout, statues, rulings)
    return () if search.reaches_the_end(0) else search.left_over()


def _storey_by_storey_works(layout: Layout, statues: Sequence[PlacedStatue], rulings: Rulings) -> bool:
    """Whether the plain order, storey by storey and one terrace a turn, happens to put every statue in line.

    On each storey what has no statue goes last. Most gardens need no more than this; where it fails, nothing is
    decided.
    """
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


class _Search:
    """The search over sets of built terraces, as bits by their position in the layout, lowest level first."""

    def __init__(self, layout: Layout, statues: Sequence[PlacedStatue], rulings: Rulings) -> None:
        self.layout = layout
        self.statues = statues
        self.rulings = rulings
        self.slips_under = rulings.hidden_corner == "allow"
        self.positions = {terrace.number: position for position, terrace in enumerate(layout.terraces)}
        self.everything = bit(len(layout.terraces)) - 1
        self.after_all = [self._beneath(terrace) for terrace in layout.terraces]
        levels: dict[int, int] = {0: 0}
        for position, terrace in enumerate(layout.terraces):
            levels[terrace.level] = levels.get(terrace.level, 0) | bit(position)
        self.after_one = [levels.get(terrace.level - 1, 0) for terrace in layout.terraces]
        """The terraces of the level before; 0 where there are none, which `storey-order` reports."""
        self.owned: list[list[PlacedStatue]] = [[] for _ in layout.terraces]
        self.takers = 0
        self.lasting = 0
        for statue in statues:
            self.owned[statue.owner].append(statue)
            self.takers |= statue.taken_by
            if not statue.taken_by:
                self.lasting |= bit(statue.owner)
        self.seen: set[int] = set()
        self.furthest = 0
        self.most_placed = -1

    def _beneath(self, terrace: Terrace) -> int:
        """The terraces that must lie before this one can: those under it at its cells."""
        terraces = 0
        for cell in terrace.cells:
            for other in self.layout.stacks[cell]:
                if other.level < terrace.level and not (self.slips_under and self._may_slip(other, terrace, cell)):
                    terraces |= bit(self.positions[other.number])
        return terraces

    def _may_slip(self, lower: Terrace, upper: Terrace, cell: int) -> bool:
        """Whether the lower terrace may come later: both corners are open at the cell, and no statue is there."""
        corners = self.layout.open_corners
        lower_open = any(corner.cell == cell for corner in corners.get(lower.number, ()))
        upper_open = any(corner.cell == cell for corner in corners.get(upper.number, ()))
        taken = any(statue.cell == cell and statue.level == lower.level for statue in self.statues)
        return lower_open and upper_open and not taken

    def reaches_the_end(self, built: int) -> bool:
        """Whether the garden can be finished from here; every set of terraces is tried once."""
        built = self._with_plain_terraces(built)
        while built & self.lasting:
            turn = self._harmless_turn(built)
            if not turn:
                break
            built = self._with_plain_terraces(built | turn)
        if built == self.everything:
            return True
        if built in self.seen:
            return False
        self.seen.add(built)
        placed = len([statue for statue in self.statues if built >> statue.owner & 1])
        if placed > self.most_placed:
            self.furthest, self.most_placed = built, placed
        return any(self.reaches_the_end(built | turn) for turn in self._turns(built, self.everything))

    def _with_plain_terraces(self, built: int) -> int:
        """With every terrace that can be built, has no statue and takes none away."""
        grown = True
        while grown:
            grown = False
            for position, owned in enumerate(self.owned):
                if not owned and not self.takers >> position & 1 and self._can_follow(position, built):
                    built |= bit(position)
                    grown = True
        return built

    def _harmless_turn(self, built: int) -> int:
        """A turn that takes no statue away, or 0."""
        return next(self._turns(built, self.everything & ~self.takers), 0)

    def _can_follow(self, position: int, built: int) -> bool:
        """Whether a terrace may be built next."""
        if built >> position & 1 or self.after_all[position] & ~built:
            return False
        storey_before = self.after_one[position]
        return not storey_before or bool(storey_before & built)

    def _turns(self, built: int, among: int) -> Iterator[int]:
        """Every turn of one or two of these terraces, as a set, after which all their statues stand in line."""
        missing = among & ~built
        waiting = [position for position in range(len(self.owned)) if missing >> position & 1]
        next_ones = [position for position in waiting if self._can_follow(position, built)]
        for position in next_ones:
            if not self._left_of_one(position, built):
                yield bit(position)
        for first in next_ones:
            after_first = built | bit(first)
            for second in waiting:
                if self._can_follow(second, after_first) and self._two_work(first, second, built):
                    yield bit(first) | bit(second)

    def _left_of_one(self, position: int, built: int) -> Sequence[PlacedStatue]:
        """The statues of a terrace that cannot be placed when it is built alone."""
        after = built | bit(position)
        anchors = Anchors(self._standing(after, built), self._ever_placed(built))
        return _left_over(self.owned[position], anchors, self.rulings)

    def _two_work(self, first: int, second: int, built: int) -> bool:
        """Whether two terraces can be built in one turn in this order with all their statues in line.

        Some statues of the first may have to be placed before the second hides them or takes others away.
        """
        after_first, after_both = built | bit(first), built | bit(first) | bit(second)
        ever = self._ever_placed(built)
        for early in self._early_choices(first, second):
            if _left_over(early, Anchors(self._standing(after_first, built), ever), self.rulings):
                continue
            standing = self._standing(after_both, built, early)
            late = [statue for statue in self.owned[first] if statue not in early] + self.owned[second]
            if not _left_over(late, Anchors(standing, ever | _cells(early)), self.rulings):
                return True
        return False

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

    def _standing(self, built: int, placed: int, early: Sequence[PlacedStatue] = ()) -> int:
        """The cells of the statues that stand: those on terraces of earlier turns and those just placed."""
        cells = 0
        for statue in self.statues:
            if (placed >> statue.owner & 1 or statue in early) and not statue.taken_by & built:
                cells |= bit(statue.cell)
        return cells

    def _ever_placed(self, placed: int) -> int:
        return _cells([statue for statue in self.statues if placed >> statue.owner & 1])

    def left_over(self) -> tuple[PlacedStatue, ...]:
        """The statues that stay without a line where the search came furthest, or else those not placed there."""
        built = self.furthest
        left = [
            statue
            for position in range(len(self.owned))
            if self._can_follow(position, built)
            for statue in self._left_of_one(position, built)
        ]
        return tuple(left or [statue for statue in self.statues if not built >> statue.owner & 1])


def _cells(statues: Sequence[PlacedStatue]) -> int:
    cells = 0
    for statue in statues:
        cells |= bit(statue.cell)
    return cells


def _left_over(waiting: Sequence[PlacedStatue], anchors: Anchors, rulings: Rulings) -> list[PlacedStatue]:
    """The statues that stay out of line in the best order of placing these."""
    return [waiting[index] for index in out_of_line([statue.cell for statue in waiting], anchors, rulings)]
