"""What a picture of a garden shows: from above what nothing hides, and of one storey all that lies on it."""

from collections.abc import Iterator
from typing import Literal, NamedTuple, cast

from babylon_cli.babylon.table.cells import HOLES, between
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.terrace import Stack

LINK_LENGTHS = {Icon.FOUNTAIN: 1, Icon.STAIRCASE: 1, Icon.BRIDGE: 2}
"""How many cells apart the ends of a decoration are that links two spots."""


Piece = Literal["statue", "fountain", "bridge", "staircase", "belvedere", "bare pillar"]


class SeenPiece(NamedTuple):
    """A piece, or one end of it, that is seen."""

    cell: int
    noun: Piece


class Link(NamedTuple):
    """What leads from one end of a fountain, bridge or staircase to the other."""

    kind: Icon
    cells: tuple[int, ...]
    """From one end to the other, with what is between them."""
    seen: frozenset[int]
    """Those of the cells over which it is seen."""
    climb: int
    """How many levels its last end lies above its first."""


class Seen(NamedTuple):
    """A garden from above, or one storey of it."""

    layout: Layout
    storey: int | None = None
    """None is from above."""

    def surfaces(self) -> tuple[Stack, ...]:
        """The terrace that each cell shows: none on the board, several where some collide.

        Of a storey it is what lies there, and where nothing does, what is seen from there beneath it.
        """
        return tuple([self._surface(cell) for cell in range(HOLES)])

    def _surface(self, cell: int) -> Stack:
        stack = self.layout.stacks.get(cell, ())
        if self.storey is not None:
            stack = tuple([terrace for terrace in stack if terrace.level <= self.storey])
        return tuple([terrace for terrace in stack if terrace.level == stack[-1].level])

    def is_covered(self, cell: int) -> bool:
        """Whether something lies over what is shown at a cell."""
        return self.storey is not None and self.layout.hides(cell, self.storey)

    def shows(self, cell: int, height: int) -> bool:
        """Whether what stands at a cell on a level is shown; what stands on the board is shown with storey 1."""
        if self.storey is None:
            return not self.layout.hides(cell, height)
        return self.storey == max(height, 1)

    def pieces(self) -> Iterator[SeenPiece]:
        """Every piece that is shown, or end of one, in the order of the file."""
        layout = self.layout
        for terrace in layout.terraces:
            if terrace.belvedere is not None:
                cell = terrace.cells[terrace.belvedere]
                if self.shows(cell, terrace.level):
                    yield SeenPiece(cell, "belvedere")
        for placed in layout.placed:
            for cell in self._shown_ends(placed):
                yield SeenPiece(cell, cast("Piece", placed.noun))
        for spot in layout.garden.bare_pillars:
            if self.shows(spot.cell, layout.find(spot).height):
                yield SeenPiece(spot.cell, "bare pillar")

    def links(self) -> Iterator[Link]:
        """What leads from one end to another, of every decoration whose ends lie as they should in a line."""
        for placed in self.layout.placed:
            kind, first, last = placed.decoration.kind, placed.ends[0], placed.ends[-1]
            if placed.length == LINK_LENGTHS.get(kind):
                gap = between(first.cell, last.cell)
                seen = self._shown_ends(placed)
                if gap is not None and self.shows(gap, first.height):
                    seen.add(gap)
                cells = (first.cell, last.cell) if gap is None else (first.cell, gap, last.cell)
                yield Link(kind, cells, frozenset(seen), last.height - first.height)

    def _shown_ends(self, placed: Placed) -> set[int]:
        """The cells of the ends that are shown; a staircase is shown whole with the storey that it leads to."""
        highest = max([end.height for end in placed.ends])
        is_whole = self.storey is not None and self.shows(placed.ends[0].cell, highest)
        return {end.cell for end in placed.ends if is_whole or self.shows(end.cell, end.height)}
