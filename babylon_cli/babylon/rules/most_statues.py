"""How many statues of a garden can be placed at all: an exact search over sets of built terraces.

The search remembers sets of terraces and visits none twice. Four facts keep it small:

- What takes no statue away that another one, still to come, is in line with, and places none itself, can only help,
  and is built at once.
- Once a statue stands that never leaves, no later statue is ever a first one again. So from then on every turn that
  takes no such statue away can only help, and is taken without a choice.
- From then on only those can follow to which rows and columns lead from the statues that stand, at best as if none
  ever left. Nothing is looked at that cannot bring more, in this way, than what was found.
- So of the groups of statues that rows and columns connect, only one can hold statues that never leave; and where a
  statue begins only in line with an earlier one, all belong to one group.
"""

from collections.abc import Iterator

from babylon_cli.babylon.rules.statue_turns import Site, StatueTurns, Turn, numbers_in
from babylon_cli.babylon.table.cells import bit, set_of


class TakesLong(Exception):
    """More sets of terraces would have to be looked at than may be."""


class MostStatues:
    """The answers for one garden, by set of built terraces."""

    def __init__(self, turns: StatueTurns, most_sets: int | None = None) -> None:
        """Begin with nothing known; with a limit, a search that meets more sets of terraces is given up."""
        self.turns = turns
        self.most_sets = most_sets
        self.found: dict[int, int] = {}
        groups = list(self._groups())
        self.barred = set_of([terrace for terrace in range(len(turns.owned)) if self._tears(terrace, groups)])
        self.homes = [(home, self._placed_within(0, home)) for home in self._homes(groups)]

    def after(self, site: Site) -> int:
        """How many statues are placed in the end if all goes best from this site on."""
        return self._most(site, self._coming(site))

    def _most(self, site: Site, coming: int) -> int:
        if site.built not in self.found:
            closed = self._with_what_can_only_help(site, coming)
            if closed.built not in self.found:
                self.found[closed.built] = self._searched(closed, coming)
            self.found[site.built] = self.found[closed.built]
        return self.found[site.built]

    def _searched(self, site: Site, coming: int) -> int:
        if self.most_sets is not None and len(self.found) > self.most_sets:
            raise TakesLong
        most, bound = site.placed.bit_count(), self._bound(site, coming)
        if most < bound:
            for turn in self.turns.turns(site, self.turns.all_terraces):
                most = max(most, self._most_if_more_than(most, self.turns.after_turn(site, turn)))
                if most == bound:
                    break
        return most

    def _most_if_more_than(self, most: int, site: Site) -> int:
        """How many statues are placed in the end; the number given, where it is plain that there are no more."""
        found = self.found.get(site.built)
        if found is not None:
            return found
        coming = self._coming(site)
        return self._most(site, coming) if self._bound(site, coming) > most else most

    def _with_what_can_only_help(self, site: Site, coming: int) -> Site:
        grown = True
        while grown:
            before = site.built
            site = self._with_terraces_without_statues(site, coming)
            if site.placed & self.turns.lasting:
                site = self.turns.after_turn(site, self._turn_that_can_only_help(site, coming))
            grown = site.built != before
        return site

    def _with_terraces_without_statues(self, site: Site, coming: int) -> Site:
        turns = self.turns
        for position in numbers_in(turns.without_statues & ~site.built):
            can_be_built = turns.precedence.allows(position, site.built)
            if can_be_built and self._takes_none_that_matters(site, position, coming):
                site = turns.after(site, position)
        return site

    def _turn_that_can_only_help(self, site: Site, coming: int) -> Turn:
        harmful = [
            position
            for position in numbers_in(self.turns.takers & ~site.built)
            if not self._takes_none_that_matters(site, position, coming)
        ]
        return next(self.turns.turns(site, self.turns.all_terraces & ~set_of(harmful)), ())

    def _takes_none_that_matters(self, site: Site, position: int, coming: int) -> bool:
        """Whether none that can come is, or is in line with, a statue that a terrace takes away, but for its own."""
        taken = self.turns.taken_by[position] & ~site.taken
        if not taken:
            return True
        others = coming & ~site.placed & ~self.turns.owned[position]
        return not (taken | self.turns.in_line_with(taken)) & others

    def _bound(self, site: Site, coming: int) -> int:
        """How many statues are placed in the end at most."""
        if site.placed & self.turns.lasting:
            return (site.placed | coming).bit_count()
        return max([within.bit_count() for within in self._still_within(site)], default=0)

    def _still_within(self, site: Site) -> list[int]:
        """The sets of statues to one of which all that are placed in the end belong, from before one lasts."""
        return [within for home, within in self.homes if not site.placed & ~home]

    def _coming(self, site: Site) -> int:
        """The statues that can still be placed at best: those that would be if none ever left."""
        if not site.placed & self.turns.lasting:
            possible = 0
            for within in self._still_within(site):
                possible |= within
            return possible & ~site.placed
        coming = self.turns.all_statues & ~site.placed
        while True:
            led_to = self.turns.led_to(coming, site.standing)
            following = self._placed_within(site.built, site.placed | led_to) & ~site.placed
            if following == coming:
                return coming
            coming = following

    def _placed_within(self, built: int, statues: int) -> int:
        """The statues that are placed in the end, if every terrace is built that has none but these."""
        barred = self.barred
        for position, owned in enumerate(self.turns.owned):
            if owned & ~statues:
                barred |= bit(position)
        return self.turns.statues_on(self.turns.precedence.all_that_follow(built, barred))

    def _tears(self, terrace: int, groups: list[int]) -> bool:
        """Whether a terrace has statues of more groups than its turn can begin.

        Where statues stand, all are of one group. So only the second terrace of a turn makes room for another group,
        by taking away all that the first has placed.
        """
        parts = [self.turns.owned[terrace] & group for group in groups if self.turns.owned[terrace] & group]
        if len(parts) < 2:
            return False
        makes_room = any([not part & ~taken for part in parts for taken in self.turns.taken_by])
        return len(parts) > 2 or not makes_room

    def _homes(self, groups: list[int]) -> Iterator[int]:
        """The sets of statues to one of which all that are placed belong."""
        turns = self.turns
        if not turns.restarts_anywhere:
            yield from groups
        elif not turns.lasting:
            yield turns.all_statues
        else:
            for group in groups:
                if group & turns.lasting:
                    yield group | turns.all_statues & ~turns.lasting

    def _groups(self) -> Iterator[int]:
        """The groups of statues that rows and columns connect."""
        left = self.turns.all_statues
        while left:
            first = left & -left
            group = first | self.turns.led_to(left & ~first, first)
            yield group
            left &= ~group
