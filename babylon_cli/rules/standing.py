"""The pieces that stand on spots of terraces and in holes of the board, pillars under terraces left out."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from babylon_cli.rules.finding import Path
from babylon_cli.table.cells import CELL_NAMES, CORNER_CELLS
from babylon_cli.table.layout import Layout


class StandingPiece(NamedTuple):
    """A piece, or one end of it, on one spot."""

    cell: int
    level: int
    """The level of the terrace that it stands on; 0 for a hole of the board."""
    noun: str
    path: Path

    @property
    def name(self) -> str:
        """How messages call it, such as `a belvedere`."""
        return f"a {self.noun}"

    @property
    def place(self) -> str:
        """Where it stands, such as `D4 on level 2` or `D4 on the board`."""
        return f"{CELL_NAMES[self.cell]} on {f'level {self.level}' if self.level else 'the board'}"


@lru_cache(maxsize=4)
def pieces_by_spot(layout: Layout) -> dict[tuple[int, int], list[StandingPiece]]:
    """For each spot, as cell and level, the belvederes, decorations and bare pillars that stand there.

    A decoration with an end off terrace is left out, and so are the pillars and statues that carry terraces.
    Several rules ask for this one after the other, so the answers for the last gardens are kept; do not change them.
    """
    pieces: dict[tuple[int, int], list[StandingPiece]] = {}
    for piece in [*_belvederes(layout), *_decorations(layout), *_bare_pillars(layout)]:
        pieces.setdefault((piece.cell, piece.level), []).append(piece)
    return pieces


def _belvederes(layout: Layout) -> Iterator[StandingPiece]:
    for terrace in layout.terraces:
        cells = CORNER_CELLS[terrace.at]
        if terrace.belvedere is not None and cells is not None:
            path = ("terraces", terrace.number, "belvedere")
            yield StandingPiece(cells[terrace.belvedere], terrace.level, "belvedere", path)


def _decorations(layout: Layout) -> Iterator[StandingPiece]:
    for placed in layout.placed:
        if not placed.on_terraces:
            continue
        noun, path = placed.noun, placed.path
        first, *others = placed.ends
        yield StandingPiece(first.cell, first.level or 0, noun, path)
        for end in others:
            if end != first:
                yield StandingPiece(end.cell, end.level or 0, noun, path)


def _bare_pillars(layout: Layout) -> Iterator[StandingPiece]:
    for number, spot in enumerate(layout.garden.bare_pillars):
        end = layout.find(spot)
        if end.terraces or not end.level:
            yield StandingPiece(end.cell, end.level or 0, "bare pillar", ("bare_pillars", number))
