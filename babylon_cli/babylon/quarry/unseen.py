"""A quarry that nobody wrote down: what may lie on top of each stack, and what its tiles can give at all."""

from typing import NamedTuple

from babylon_cli.babylon.quarry.reward import neighbours
from babylon_cli.babylon.table.pieces import QUARRY_LEVELS, Material
from babylon_cli.babylon.table.quarry import QUARRY_SIDE

LAYERS = tuple(QUARRY_LEVELS)
"""The materials of a stack, top first (fr, Mise en place, 3)."""

FLOOR = 0
EVERY_LEVEL = frozenset(range(len(LAYERS) + 1))


class Unseen(NamedTuple):
    """The sixteen stacks by how high they may be: 3 where clay is on top, 2 granite, 1 basalt, 0 the floor."""

    levels: tuple[frozenset[int], ...]

    def materials(self, position: int, said: Material | None = None) -> tuple[Material, ...]:
        """What the tile on top may be: as is said, where that can be, or else all that can be; none on the floor."""
        possible = tuple([material for material in LAYERS if QUARRY_LEVELS[material] in self.levels[position]])
        return (said,) if said is not None and said in possible else possible

    def edges(self, position: int, material: Material) -> range:
        """How many edges of a tile there may give a pillar: those that do in any case, to those that can at all."""
        level = QUARRY_LEVELS[material]
        around = [frozenset({FLOOR}) if beside is None else self.levels[beside] for _, beside in neighbours(position)]
        surely = [max(levels) <= level for levels in around]
        perhaps = [min(levels) <= level for levels in around]
        return range(sum(surely), sum(perhaps) + 1)

    def without_top(self, position: int, said: Material | None = None) -> "Unseen":
        """The quarry after the tile on top of a stack was taken, which is said to be of this material."""
        lower = frozenset([QUARRY_LEVELS[material] - 1 for material in self.materials(position, said)])
        changed = lower or frozenset({FLOOR})
        return Unseen((*self.levels[:position], changed, *self.levels[position + 1 :]))


UNSEEN = Unseen((EVERY_LEVEL,) * QUARRY_SIDE * QUARRY_SIDE)
"""The quarry in the middle of a game of which nothing is known."""


def untouched(removed: tuple[int, ...] | None) -> Unseen:
    """The quarry after set-up, with the positions from which clay was taken out; None where nobody knows them."""
    whole = len(LAYERS)
    if removed is None:
        return Unseen((frozenset({whole - 1, whole}),) * QUARRY_SIDE * QUARRY_SIDE)
    positions = range(QUARRY_SIDE * QUARRY_SIDE)
    return Unseen(tuple([frozenset({whole - 1 if position in removed else whole}) for position in positions]))
