"""The pieces of a garden: where each stands, how high, what of it may be seen, and how it is drawn there."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from math import atan2, degrees, hypot
from typing import NamedTuple

from babylon_cli.babylon.picture.svg.board import CELL, middle
from babylon_cli.babylon.picture.svg.shapes import SHAPES, link
from babylon_cli.babylon.table.cells import SIDE
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.table import Player
from babylon_cli.printing.svg.elements import element, number, placed


class Place(NamedTuple):
    """A spot of a drawing, which may lie off the board."""

    column: int
    row: int
    level: int

    def is_seen(self, layout: Layout) -> bool:
        """Whether no terrace above hides it."""
        off_board = self.column >= SIDE or self.row >= SIDE
        return off_board or not layout.hides(self.row * SIDE + self.column, self.level)


class Piece(NamedTuple):
    """One piece as it stands."""

    path: str
    """Where the file has it."""
    noun: str
    ends: tuple[Place, ...]
    """Where it stands: one place, or two."""
    gap: Place | None = None
    """What lies between the ends of a bridge."""

    @property
    def storey(self) -> int:
        """That of its higher end."""
        return max([end.level for end in self.ends])

    def is_seen(self, layout: Layout) -> bool:
        """Whether any part of it is seen from above."""
        parts = self.ends if self.gap is None else (*self.ends, self.gap)
        return any([part.is_seen(layout) for part in parts])


def place_of(cell: int, level: int) -> Place:
    """A spot on the board."""
    row, column = divmod(cell, SIDE)
    return Place(column, row, level)


@lru_cache(maxsize=4096)
def corner_place(at: int, corner: int, level: int) -> Place:
    """A corner of a terrace, on the board or off it."""
    row, column = divmod(at, SIDE)
    return Place(column + corner % 2, row + corner // 2, level)


def pieces_of(player: Player) -> Iterator[Piece]:
    """All pieces of a garden but the supports of its terraces."""
    layout, owner = player.layout, f"players.{player.index}"
    for placed_piece in layout.placed:
        ends = tuple([place_of(end.cell, end.height) for end in placed_piece.ends])
        noun = placed_piece.noun
        gap_cell = placed_piece.gap_cell if noun == "bridge" else None
        gap = None if gap_cell is None else place_of(gap_cell, max(ends[0].level, ends[-1].level))
        yield Piece(f"{owner}.{noun}s.{placed_piece.decoration.number}", noun, ends, gap)
    for terrace in layout.garden.terraces:
        if terrace.belvedere is not None:
            place = corner_place(terrace.at, terrace.belvedere, terrace.level)
            yield Piece(f"{owner}.terraces.{terrace.number}.belvedere", "belvedere", (place,))
    for index, spot in enumerate(layout.garden.bare_pillars):
        end = layout.find(spot)
        yield Piece(f"{owner}.bare_pillars.{index}", "bare pillar", (place_of(end.cell, end.height),))


def draw_piece(piece: Piece, shift: tuple[float, float] = (0, 0), cut: Collection[Place] = ()) -> str:
    """A piece at its place, moved by so much; an end that is cut off stops at the edge of its cell."""
    first, last = piece.ends[0], piece.ends[-1]
    if piece.noun == "staircase" and first.level > last.level:
        first, last = last, first
    x, y = middle(first.column, first.row)
    x, y = x + shift[0], y + shift[1]
    if len(piece.ends) == 1:
        return placed(SHAPES[piece.noun], x, y, piece.path)
    right, down = (last.column - first.column) * CELL, (last.row - first.row) * CELL
    shape = link(piece.noun, hypot(right, down), first in cut, last in cut)
    turn = number(degrees(atan2(down, right)))
    turned = element("g", shape, transform=f"rotate({turn})") if turn != "0" else shape
    return placed(turned, x, y, piece.path)


def hidden_ends(piece: Piece, layout: Layout) -> list[Place]:
    """The ends that a terrace hides which is not above the storey at which the piece is painted."""
    lower = [end for end in piece.ends if end.level < piece.storey]
    return [end for end in lower if _is_under(end, piece.storey, layout)]


def _is_under(end: Place, storey: int, layout: Layout) -> bool:
    stack = layout.stacks.get(end.row * SIDE + end.column, ())
    return any([end.level < terrace.level <= storey for terrace in stack])
