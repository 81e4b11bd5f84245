"""The sets of statues to one of which all belong that are placed in the end, whatever the order of building.

A statue that never leaves ends the freedom to begin anew: from then on rows and columns lead to all that follow. So
all statues that never leave are those to which some first one leads. Where that leaves out the statues of a terrace,
it is not built, what it would take away never leaves either, and the same holds once more.
"""

from collections.abc import Iterator

from babylon_cli.babylon.rules.statue_turns import StatueTurns
from babylon_cli.babylon.table.cells import bit, numbers_in, set_of


class Homes:
    """The homes of a garden's statues, and what is built within them."""

    def __init__(self, turns: StatueTurns) -> None:
        """Find all."""
        self.turns = turns
        groups = list(self._groups())
        self.barred = set_of([terrace for terrace in range(len(turns.owned)) if self._tears(terrace, groups)])
        """The terraces that are never built."""
        begun = [turns.all_statues] if turns.restarts_anywhere else groups
        self.of_all = [(home, self.placed_within(0, home)) for home in self._homes(begun)]
        """Each home with those of its statues that are placed at best."""

    def placed_within(self, built: int, statues: int) -> int:
        """The statues that are placed in the end, if every terrace is built that has none but these."""
        return self.turns.statues_on(self._built_within(built, statues))

    def _built_within(self, built: int, statues: int) -> int:
        barred = self.barred
        for position, owned in enumerate(self.turns.owned):
            if owned & ~statues:
                barred |= bit(position)
        return self.turns.precedence.all_that_follow(built, barred)

    def _homes(self, begun: list[int]) -> Iterator[int]:
        """Where these are all that can be placed together but for what never leaves."""
        waiting = list(begun)
        seen = set(begun)
        while waiting:
            home = waiting.pop()
            ends = self._ends(home)
            if home in ends:
                yield home
            waiting += ends - seen
            seen |= ends

    def _ends(self, home: int) -> set[int]:
        """All of a set of statues that leave, with those that never do to which one and the same first one leads."""
        lasting = home & ~self._taken_within(home)
        if not lasting:
            return {home}
        lines, leaving = self.turns.useful, home & ~lasting
        ends = {leaving | bit(first) | lines.reached(home, bit(first)) for first in numbers_in(home)}
        return {end for end in ends if not any([end | other == other != end for other in ends])}

    def _taken_within(self, statues: int) -> int:
        taken = 0
        for position in numbers_in(self._built_within(0, statues)):
            taken |= self.turns.taken_by[position]
        return taken

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

    def _groups(self) -> Iterator[int]:
        """The groups of statues that rows and columns connect."""
        left = self.turns.all_statues
        while left:
            first = left & -left
            group = first | self.turns.lines.reached(left & ~first, first)
            yield group
            left &= ~group
