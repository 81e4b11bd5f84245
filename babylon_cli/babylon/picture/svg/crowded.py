"""Where several things are on one place: how each is drawn so that all are seen."""

from collections import defaultdict
from collections.abc import Iterable

from babylon_cli.babylon.picture.svg.pieces import Piece, Place, corner_place
from babylon_cli.babylon.table.terrace import Terrace

INSET = 5
INSETS = 8
SHIFTS = ((0, 0), (9, -6), (-9, 6), (9, 8), (-9, -8))


def insets_of(terraces: Iterable[Terrace]) -> dict[int, int]:
    """How much smaller each terrace of a storey is drawn, by its number; all but the first of those that collide."""
    insets: dict[int, int] = {}
    lying: defaultdict[Place, int] = defaultdict(int)
    for terrace in terraces:
        places = [corner_place(terrace.at, corner, terrace.level) for corner in range(4)]
        insets[terrace.number] = INSET * (max([lying[place] for place in places]) % INSETS)
        for place in places:
            lying[place] += 1
    return insets


def shifts_of(pieces: Iterable[Piece]) -> dict[str, tuple[float, float]]:
    """How far each piece is moved, by its path; all but the first of those on one spot."""
    shifts: dict[str, tuple[float, float]] = {}
    standing: defaultdict[Place, int] = defaultdict(int)
    for piece in pieces:
        shifts[piece.path] = SHIFTS[max([standing[end] for end in piece.ends]) % len(SHIFTS)]
        for end in set(piece.ends):
            standing[end] += 1
    return shifts
