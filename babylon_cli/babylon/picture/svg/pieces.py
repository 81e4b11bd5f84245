"""The pieces of a garden, each with its shape: where it stands, how high, and what of it may be seen."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from math import atan2, degrees, hypot
from typing import NamedTuple

from babylon_cli.babylon.picture.svg.board import CELL, middle
from babylon_cli.babylon.table.cells import SIDE
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.table import Player
from babylon_cli.printing.svg.elements import element, number, placed
from babylon_cli.printing.svg.palette import INK, WHITE

ROOF, WATER, DEEP, PLANK, TIMBER, STEP, STONE = (
    "#c9403a",
    "#d8ecf7",
    "#2f7fb8",
    "#e8c79a",
    "#8a5223",
    "#efe3cf",
    "#b9b3a5",
)


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
    shape = _link(piece.noun, hypot(right, down), first in cut, last in cut)
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


def link_shape(noun: str, cells: int) -> str:
    """A piece over so many cells, with its middle at the origin."""
    length = cells * CELL
    return placed(_link(noun, length, False, False), -length / 2, 0)  # noqa: FBT003 - a key of the cache


@lru_cache(maxsize=256)
def _link(noun: str, length: float, is_cut_first: bool, is_cut_last: bool) -> str:  # noqa: FBT001 - a key of the cache
    """A piece along the line from the origin to a point at its right."""
    half = CELL / 2
    start = half if is_cut_first else 0.0
    end = max(start, length - half if is_cut_last else length)
    if noun == "staircase":
        return _staircase(length, start, end)
    reach = 0 if is_cut_first else 11, 0 if is_cut_last else 11
    draw = _fountain if noun == "fountain" else _bridge
    return draw(start - reach[0], end + reach[1])


def _fountain(start: float, end: float) -> str:
    basin = element(
        "rect", x=start, y=-11, width=end - start, height=22, rx=11, fill=WATER, stroke=DEEP, stroke_width=2.6
    )
    quarter = (end - start - 22) / 4
    wave = f"q{number(quarter / 2)}-6 {number(quarter)} 0t{number(quarter)} 0t{number(quarter)} 0t{number(quarter)} 0"
    d = f"M{number(start + 11)}-3.5{wave}M{number(start + 11)} 4.5{wave}"
    return basin + element("path", d=d, fill="none", stroke=DEEP, stroke_width=2, stroke_linecap="round")


def _bridge(start: float, end: float) -> str:
    deck = element(
        "rect", x=start, y=-10, width=end - start, height=20, rx=3, fill=PLANK, stroke=TIMBER, stroke_width=2.4
    )
    planks = max(2, round((end - start) / 11.6))
    step = (end - start) / planks
    d = "".join([f"M{number(start + plank * step)}-10v20" for plank in range(1, planks)])
    return deck + element("path", d=d, stroke=TIMBER, stroke_width=1.2)


STEPS = 5
FOOT, HEAD = 12.0, 6.0
"""Half the width of a staircase at its lower and at its upper end."""


def _staircase(length: float, start: float, end: float) -> str:
    """From the lower end to the upper one, at which it is narrower."""
    length = max(length, CELL / 2)
    end = max(end, CELL / 2)

    def half_width(along: float) -> str:
        return number(FOOT - (FOOT - HEAD) * along / length)

    outline = (
        f"M{number(start)}-{half_width(start)}L{number(end)}-{half_width(end)}V{half_width(end)}"
        f"L{number(start)} {half_width(start)}Z"
    )
    flight = element("path", d=outline, fill=STEP, stroke=INK, stroke_width=1.4, stroke_linejoin="round")
    first = 1.9
    places = [first + step * (length - 2 * first) / (STEPS - 1) for step in range(STEPS)]
    d = "".join([f"M{number(x)}-{half_width(x)}V{half_width(x)}" for x in places if start <= x <= end])
    return flight + element("path", d=d, stroke=INK, stroke_width=3)


STATUE = element(
    "path",
    d="M-9 14h18v-4h-4l-1.5-11a6.2 6.2 0 1 0-7 0l-1.5 11h-4z",
    fill=WHITE,
    stroke=INK,
    stroke_width=1.8,
    stroke_linejoin="round",
)

BELVEDERE = element(
    "path", d="M-12-3 0-14 12-3Z", fill=ROOF, stroke=INK, stroke_width=1.4, stroke_linejoin="round"
) + element(
    "path", d="M-8-3v14M0-3v14M8-3v14M-12 12h24", stroke=INK, stroke_width=2.2, fill="none", stroke_linecap="round"
)

PILLAR = element(
    "path",
    d="M-8 13h16v-4h-3v-18h3v-4h-16v4h3v18h-3z",
    fill=STONE,
    stroke=INK,
    stroke_width=1.6,
    stroke_linejoin="round",
)

SHAPES = {"statue": STATUE, "belvedere": BELVEDERE, "bare pillar": PILLAR}
"""The pieces that stand on one spot."""
