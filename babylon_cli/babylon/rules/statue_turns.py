"""What a turn of one or two terraces does to the statues of a garden: which it places, and whether all are in line.

All statues of a terrace are placed in its turn, before their cell is hidden, each in one row or column with a statue
then standing; a statue leaves when a terrace rests on it. Between turns what stands depends only on which terraces
are built.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from babylon_cli.babylon.rules.precedence import Precedence
from babylon_cli.babylon.rules.statue_lines import Lines, lines_between, useful_lines
from babylon_cli.babylon.rules.statues import PlacedStatue
from babylon_cli.babylon.table.cells import bit, numbers_in, set_of
from babylon_cli.babylon.table.rulings import Rulings

Turn = tuple[int, ...]
"""The one or two terraces that a turn builds, in their order, by their position in the layout."""


class Site(NamedTuple):
    """A garden between two turns; sets of terraces and of statues are bits by position and by number."""

    built: int
    placed: int
    """The statues of the terraces that are built."""
    taken: int
    """The statues whose standing some built terrace ends."""

    @property
    def standing(self) -> int:
        """The statues that others can be in line with."""
        return self.placed & ~self.taken


NOTHING_BUILT = Site(0, 0, 0)


class StatueTurns:
    """The terraces and statues of a garden, and the turns that a site allows."""

    def __init__(self, precedence: Precedence, statues: Sequence[PlacedStatue], rulings: Rulings) -> None:
        """Number the statues and the terraces."""
        self.precedence = precedence
        self.restarts_anywhere = rulings.statue_restart == "free"
        terraces = range(len(precedence.terraces))
        numbers = range(len(statues))
        self.owned = [0 for _ in terraces]
        """For each terrace the statues that are placed on it."""
        self.taken_by = [0 for _ in terraces]
        """For each terrace the statues whose standing it ends."""
        self.hidden_by = [0 for _ in terraces]
        """For each terrace the statues that it covers."""
        for number, statue in enumerate(statues):
            self.owned[statue.owner] |= bit(number)
            for position in numbers_in(statue.taken_by):
                self.taken_by[position] |= bit(number)
            for position in numbers_in(statue.hidden_by):
                self.hidden_by[position] |= bit(number)
        lines = lines_between(statues)
        self.lines = Lines(lines)
        """From each statue to the others in its row or column."""
        self.useful = Lines(useful_lines(lines, statues, precedence))
        """Those lines of them along which a statue can be placed in some order of building."""
        self.lasting = set_of([number for number in numbers if not statues[number].taken_by])
        """The statues that never leave."""
        self.near = [self.lines.of(owned) for owned in self.owned]
        """For each terrace the statues in line with one of its own."""
        self.without_statues = set_of([terrace for terrace in terraces if not self.owned[terrace]])
        self.takers = set_of([terrace for terrace in terraces if self.taken_by[terrace]])
        """The terraces that end the standing of some statue."""
        self.all_terraces = precedence.everything
        self.all_statues = bit(len(statues)) - 1

    def statues_on(self, built: int) -> int:
        """The statues of these terraces."""
        placed = 0
        for position, owned in enumerate(self.owned):
            if built >> position & 1:
                placed |= owned
        return placed

    def after(self, site: Site, position: int) -> Site:
        """The site with one more terrace and its statues."""
        built, placed, taken = site
        return Site(built | bit(position), placed | self.owned[position], taken | self.taken_by[position])

    def after_turn(self, site: Site, turn: Turn) -> Site:
        """The site with the terraces of a turn and their statues."""
        for position in turn:
            site = self.after(site, position)
        return site

    def turns(self, site: Site, among: int) -> Iterator[Turn]:
        """Every turn of one or two of these terraces after which all their statues stand in line.

        Two terraces of which the first could be built alone are left out: one after the other they do no worse, for
        what the first would place late stands then, too, and leads to all that the second places.
        """
        waiting = numbers_in(among & ~site.built)
        not_alone = []
        for position in waiting:
            if self.precedence.allows(position, site.built):
                if self.works_alone(site, position):
                    yield (position,)
                else:
                    not_alone.append(position)
        for first in not_alone:
            for second in waiting:
                if self._may_help(site, first, second) and self.placed_before_second(site, first, second) is not None:
                    yield first, second

    def works_alone(self, site: Site, position: int) -> bool:
        """Whether all statues of a terrace come in line when it is built alone."""
        owned = self.owned[position]
        return not owned or self._come_in_line(owned, site.standing & ~self.taken_by[position], site.placed)

    def _may_help(self, site: Site, first: int, second: int) -> bool:
        """Whether a second terrace can bring into line what the first alone cannot.

        It does so by a statue in line with one of the first's, or by ending the standing of others or of those. Where
        a statue stands that never leaves, lines must lead from those that stand to all that the two place.
        """
        both = self.owned[first] | self.owned[second]
        if site.placed & self.lasting and self.lines.reached(both, site.standing) != both:
            return False
        helps = self.owned[second] & self.near[first] or self.taken_by[second] & (site.standing | self.owned[first])
        return bool(helps) and self.precedence.allows(second, site.built | bit(first))

    def placed_before_second(self, site: Site, first: int, second: int) -> Sequence[int] | None:
        """Which statues of the first of two terraces are placed before the second is built, so that all are in line.

        Some may have to be, before the second hides them or takes others away. None where it cannot be done.
        """
        owned = self.owned[first]
        standing = site.standing & ~self.taken_by[first]
        for chosen in self._early_choices(first, second):
            early = set_of(chosen)
            if self._come_in_line(early, standing, site.placed):
                late = owned & ~early | self.owned[second]
                if self._come_in_line(late, (standing | early) & ~self.taken_by[second], site.placed | early):
                    return chosen
        return None

    def _early_choices(self, first: int, second: int) -> Iterator[Sequence[int]]:
        """Which statues of the first terrace to place before the second is built: none, unless it matters."""
        must = numbers_in(self.owned[first] & self.hidden_by[second])
        yield must
        if self.taken_by[second]:
            others = numbers_in(self.owned[first] & ~self.hidden_by[second])
            for count in range(1, len(others) + 1):
                for chosen in combinations(others, count):
                    yield [*must, *chosen]

    def _come_in_line(self, waiting: int, standing: int, ever: int) -> bool:
        """Whether all of these statues can be placed one after the other, each in line with one that then stands."""
        if not waiting:
            return True
        if not standing:
            if not self._may_begin(waiting, ever):
                return False
            standing = waiting & -waiting
            waiting ^= standing
        return self.lines.reached(waiting, standing) == waiting

    def _may_begin(self, waiting: int, ever: int) -> bool:
        """Whether one of these statues can be placed where none stands."""
        if self.restarts_anywhere or not ever:
            return True
        return bool(self.lines.of(waiting) & ever)
