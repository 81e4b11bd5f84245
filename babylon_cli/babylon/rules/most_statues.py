"""How many statues of a garden can be placed at all: an exact search over sets of built terraces.

The search remembers sets of terraces and visits none twice. Four facts keep it small:

- What takes no statue away that another one, still to come, can be in line with, and places none itself, can only
  help, and is built at once.
- Once a statue stands that never leaves, no later statue is ever a first one again. So from then on every turn that
  takes no such statue away can only help, and is taken without a choice.
- From then on only those can follow to which rows and columns lead from the statues that stand, at best as if none
  ever left. Nothing is looked at that cannot bring more, in this way, than what was found.
- So all that are placed belong to one of the garden's homes (`statue_homes`).
"""

from babylon_cli.babylon.rules.statue_homes import Homes
from babylon_cli.babylon.rules.statue_turns import Site, StatueTurns, Turn
from babylon_cli.babylon.table.cells import numbers_in, set_of


class TakesLong(Exception):
    """More sets of terraces would have to be looked at than may be."""


class MostStatues:
    """The answers for one garden, by set of built terraces."""

    def __init__(self, turns: StatueTurns, most_sets: int | None = None) -> None:
        """Begin with nothing known; with a limit, a search that meets more sets of terraces is given up."""
        self.turns = turns
        self.most_sets = most_sets
        self.found: dict[int, int] = {}
        self.homes = Homes(turns)

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
        """Whether none that can come, but for its own, is or can be in line with a statue that a terrace takes away."""
        taken = self.turns.taken_by[position] & ~site.taken
        if not taken:
            return True
        others = coming & ~site.placed & ~self.turns.owned[position]
        return not (taken | self.turns.useful.of(taken)) & others

    def _bound(self, site: Site, coming: int) -> int:
        """How many statues are placed in the end at most."""
        if site.placed & self.turns.lasting:
            return (site.placed | coming).bit_count()
        return max([within.bit_count() for within in self._still_within(site)], default=0)

    def _still_within(self, site: Site) -> list[int]:
        """The sets of statues to one of which all that are placed in the end belong, from before one lasts."""
        return [within for home, within in self.homes.of_all if not site.placed & ~home]

    def _coming(self, site: Site) -> int:
        """The statues that can still be placed at best: those that would be if none ever left."""
        if not site.placed & self.turns.lasting:
            possible = 0
            for within in self._still_within(site):
                possible |= within
            return possible & ~site.placed
        coming = self.turns.all_statues & ~site.placed
        while True:
            led_to = self.turns.useful.reached(coming, site.standing)
            following = self.homes.placed_within(site.built, site.placed | led_to) & ~site.placed
            if following == coming:
                return coming
            coming = following
