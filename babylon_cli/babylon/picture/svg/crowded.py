"""Where several things are on one place: how each is drawn so that all are seen."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from babylon_cli.babylon.picture.svg.pieces import Piece, Place, corner_place
from babylon_cli.babylon.table.terrace import Terrace

Shift = tuple[int, int]

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


def shifts_of(pieces: Sequence[Piece]) -> dict[str, Shift]:
    """How far each piece is moved, by its path: all but the first of those on a spot, and what a bridge passes over."""
    shifts: dict[str, Shift] = {}
    standing: defaultdict[Place, int] = defaultdict(int)
    beneath = {piece.gap[:2]: _beside(piece) for piece in pieces if piece.gap is not None}
    for piece in pieces:
        x, y = SHIFTS[max([standing[end] for end in piece.ends]) % len(SHIFTS)]
        if len(piece.ends) == 1:
            away_x, away_y = beneath.get(piece.ends[0][:2], (0, 0))
            x, y = x + away_x, y + away_y
        shifts[piece.path] = x, y
        for end in set(piece.ends):
            standing[end] += 1
    return shifts


def _beside(bridge: Piece) -> Shift:
    """How far a piece in the gap of a bridge is moved, so that its head is seen."""
    return (0, -15) if bridge.ends[0].row == bridge.ends[-1].row else (17, 0)
