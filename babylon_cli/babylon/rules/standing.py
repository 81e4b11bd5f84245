"""The pieces that stand on spots of terraces and in holes of the board, pillars under terraces left out."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from babylon_cli.babylon.table.cells import CORNER_CELLS
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.judging.finding import Path


class StandingPiece(NamedTuple):
    """A piece, or one end of it, on one spot."""

    cell: int
    level: int
    """The level of the terrace that it stands on; 0 for a hole of the board."""
    noun: str
    number: int
    """Its place in the player's list; for a belvedere that of its terrace."""

    @property
    def path(self) -> Path:
        """Where the file names it, relative to its player."""
        if self.noun == "belvedere":
            return ("terraces", self.number, "belvedere")
        return ("bare_pillars" if self.noun == "bare pillar" else f"{self.noun}s", self.number)


@lru_cache(maxsize=1)
def taken_spots(layout: Layout) -> tuple[tuple[int, int], ...]:
    """The cell and level of every piece in pieces_by_spot: a quick look, after which most gardens need no more.

    A spot comes twice where two pieces stand there, or both ends of one. Of one garden alone the answer is kept: to
    free those before it when they are cold takes longer than to look again.
    """
    spots = [
        (CORNER_CELLS[terrace.at][terrace.belvedere], terrace.level)
        for terrace in layout.terraces
        if terrace.belvedere is not None
    ]
    spots += [(end.cell, end.height) for piece in layout.placed if piece.on_terraces for end in piece.ends]
    if layout.garden.bare_pillars:
        spots += [(piece.cell, piece.level) for piece in _bare_pillars(layout)]
    return tuple(spots)


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
        if terrace.belvedere is not None:
            yield StandingPiece(terrace.cells[terrace.belvedere], terrace.level, "belvedere", terrace.number)


def _decorations(layout: Layout) -> Iterator[StandingPiece]:
    for placed in layout.placed:
        if not placed.on_terraces:
            continue
        kind, number, _ = placed.decoration
        first, last = placed.ends[0], placed.ends[-1]
        yield StandingPiece(first.cell, first.height, kind.word, number)
        if last != first:
            yield StandingPiece(last.cell, last.height, kind.word, number)


def _bare_pillars(layout: Layout) -> Iterator[StandingPiece]:
    for number, spot in enumerate(layout.garden.bare_pillars):
        end = layout.find(spot)
        if end.terraces or not end.level:
            yield StandingPiece(end.cell, end.height, "bare pillar", number)
