"""Where everything lies on the drawn board of the tower, in units of which a cell of a garden has 48."""

from collections.abc import Sequence
from typing import NamedTuple

from babylon_cli.babel.picture.builds import Built, Pile
from babylon_cli.printing.svg.elements import Box

WIDTH = 384
"""As wide as a garden."""

TILE_WIDTH, TILE_HEIGHT = 150, 84

EDGE = 22
"""How much is seen of a tile that another one covers."""

BORDER = 14
"""From the border of the board to the tiles."""

HEAD = 22
"""Room over each space for its number."""

GAP = 18
"""Between the upper piles and the heads of the lower spaces."""

COLUMNS = (BORDER, WIDTH - BORDER - TILE_WIDTH)


class Tile(NamedTuple):
    """A tile and what is seen of it: all, or its lower edge where another one covers it."""

    built: Built
    box: Box
    covered: bool


class Space(NamedTuple):
    """One space of the board."""

    number: int
    """From 1, clockwise, the first at the top left."""
    face: Box
    """Where the topmost tile lies."""
    tiles: tuple[Tile, ...] = ()
    """The visible tile first."""
    blocked: bool = False
    """Whether a tile lies on it face down: the third space of two players."""

    @property
    def whole(self) -> Box:
        """The face and the edges of all tiles under it."""
        x, y, width, height = self.face
        return Box(x, y, width, height + EDGE * max(0, len(self.tiles) - 1))


class Board(NamedTuple):
    """The spaces, three or four, and the height of the board."""

    spaces: tuple[Space, ...]
    height: float


def board(piles: Sequence[Pile]) -> Board:
    """The board of so many piles; with two of them the third space is blocked."""
    first, second, third, fourth = (*piles, (), ())[:4]
    upper = BORDER + HEAD
    lower = upper + _height(first, second) + GAP + HEAD
    left, right = COLUMNS
    corners = ((left, upper), (right, upper), (right, lower), (left, lower))
    spaces = [
        _space(number, *corner, pile)
        for number, (corner, pile) in enumerate(zip(corners, piles, strict=False), start=1)
    ]
    if len(spaces) == 2:
        spaces.append(Space(3, Box(right, lower, TILE_WIDTH, TILE_HEIGHT), blocked=True))
    return Board(tuple(spaces), lower + _height(third, fourth) + BORDER)


def _height(*piles: Pile) -> float:
    """How high the highest of some piles is drawn, or a space without tiles."""
    return TILE_HEIGHT + EDGE * max([0, *[len(pile) - 1 for pile in piles]])


def _space(number: int, x: float, y: float, pile: Pile) -> Space:
    face = Box(x, y, TILE_WIDTH, TILE_HEIGHT)
    tiles = []
    for depth, built in enumerate(reversed(pile)):
        below = Box(x, y + TILE_HEIGHT + EDGE * (depth - 1), TILE_WIDTH, EDGE)
        tiles.append(Tile(built, face if depth == 0 else below, covered=depth > 0))
    return Space(number, face, tuple(tiles))
