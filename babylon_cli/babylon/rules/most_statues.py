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


class MostStatues:
    """The answers for one garden, by set of built terraces."""

    def __init__(self, turns: StatueTurns) -> None:
        """Begin with nothing known."""
        self.turns = turns
        self.found: dict[int, int] = {}
        self.homes = [(home, self._placed_within(0, home).bit_count()) for home in self._homes()]

    def after(self, site: Site) -> int:
        """How many statues are placed in the end if all goes best from this site on."""
        site = self._with_what_can_only_help(site)
        if site.built not in self.found:
            self.found[site.built] = self._searched(site)
        return self.found[site.built]

    def _searched(self, site: Site) -> int:
        most, bound = site.placed.bit_count(), self._bound(site)
        if most < bound:
            for turn in self.turns.turns(site, self.turns.all_terraces):
                following = self.turns.after_turn(site, turn)
                if self._bound(following) > most:
                    most = max(most, self.after(following))
                if most == bound:
                    break
        return most

    def _with_what_can_only_help(self, site: Site) -> Site:
        turn = self._turn_that_can_only_help(site)
        while turn is not None:
            site = self.turns.after_turn(site, turn)
            turn = self._turn_that_can_only_help(site)
        return site

    def _turn_that_can_only_help(self, site: Site) -> Turn | None:
        turns = self.turns
        harmless = 0
        for position in numbers_in(turns.all_terraces & ~site.built):
            if self._takes_none_that_matters(site, position):
                if not turns.owned[position] and turns.precedence.allows(position, site.built):
                    return (position,)
                harmless |= bit(position)
        return next(turns.turns(site, harmless), None) if site.placed & turns.lasting else None

    def _takes_none_that_matters(self, site: Site, position: int) -> bool:
        """Whether all that are in line with the statues that a terrace takes away are placed, its own among them."""
        taken = self.turns.taken_by[position] & ~site.taken
        placed = site.placed | self.turns.owned[position]
        return not taken or not (taken | self.turns.in_line_with(taken)) & ~placed

    def _bound(self, site: Site) -> int:
        """How many statues are placed in the end at most: those that would be if none ever left."""
        if not site.placed & self.turns.lasting:
            return max([most for home, most in self.homes if not site.placed & ~home], default=0)
        coming = self.turns.all_statues & ~site.placed
        while True:
            led_to = self.turns.led_to(coming, site.standing)
            following = self._placed_within(site.built, site.placed | led_to) & ~site.placed
            if following == coming:
                return (site.placed | coming).bit_count()
            coming = following

    def _placed_within(self, built: int, statues: int) -> int:
        """The statues that are placed in the end, if every terrace is built that has none but these."""
        turns = self.turns
        barred = [position for position, owned in enumerate(turns.owned) if owned & ~statues]
        return turns.site_of(turns.precedence.all_that_follow(built, set_of(barred))).placed

    def _homes(self) -> Iterator[int]:
        """The sets of statues to one of which all that are placed belong."""
        turns = self.turns
        if not turns.restarts_anywhere:
            yield from self._groups()
        elif not turns.lasting:
            yield turns.all_statues
        else:
            for group in self._groups():
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
