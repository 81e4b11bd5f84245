"""The board of the tower as a drawing: its spaces, the way round them, and the tiles that lie there."""

from collections.abc import Iterator

from babylon_cli.babel.picture.board import HEAD, WIDTH, Board, Space, Tile
from babylon_cli.babel.picture.parts import Part, Place, Thing
from babylon_cli.babel.picture.seats import Letters
from babylon_cli.babel.picture.signs import CLAY, arrow, blocked, hatched, rectangle, seat_badge, shadow, sides
from babylon_cli.judging.finding import dotted
from babylon_cli.printing.svg.elements import Box, about, element, placed
from babylon_cli.printing.svg.palette import GROUND, INK, LOWER, SOFT_INK
from babylon_cli.printing.svg.strokes import width_of, writing

SHADOW = 6
NUMBER_X = 54
"""From the left side of a tile to the middle of its number."""

APART = 9
"""Between a space and the end of an arrow."""


def draw_board(board: Board, letters: Letters) -> Part:
    """The whole board; a letter tells who built a tile."""
    ground = element("rect", width=WIDTH, height=board.height, fill=GROUND, stroke=SOFT_INK)
    spaces = [part for space in board.spaces for part in _space(space, letters)]
    things = [Thing(tile.built.path, _place(tile)) for space in board.spaces for tile in space.tiles]
    return Part("".join([ground, *_way_round(board), *spaces]), board.height, tuple(things))


def _place(tile: Tile) -> Place:
    """A tile with the spots beside its number and its letter."""
    x, y, width, height = tile.box
    down = y + height / 2 if tile.covered else y - 5
    return Place(tile.box, tuple([(x + across, down) for across in (NUMBER_X + 36, 16, width + 4, -4)]))


def _space(space: Space, letters: Letters) -> Iterator[str]:
    face = space.face
    yield writing(str(space.number), face.x + 6, face.y - HEAD / 2, 11, SOFT_INK, 1.65)
    if space.blocked:
        yield blocked(face)
    elif space.tiles:
        yield shadow(space.whole, SHADOW)
    else:
        yield element("rect", **sides(face), fill="none", stroke=SOFT_INK, stroke_width=1.2, stroke_dasharray="6 4")
    for tile in reversed(space.tiles):
        draw = _edge if tile.covered else _face
        yield about(dotted(tile.built.path), draw(tile.box, str(tile.built.tile), letters[tile.built.city.seat]))


def _face(box: Box, number: str, letter: str) -> str:
    middle = box.y + box.height / 2
    told = writing(number, box.x + NUMBER_X, middle, 42, INK, 6)
    return rectangle(box, CLAY) + told + placed(seat_badge(letter, 14), box.x + box.width - 28, middle)


def _edge(box: Box, number: str, letter: str) -> str:
    """The edge of a covered tile: hatched, but for where its number is."""
    x, y = box.x + NUMBER_X, box.y + box.height / 2
    room = width_of(number, 13) + 14
    bare = element("rect", x=x - room / 2, y=box.y, width=room, height=box.height, fill=LOWER)
    told = bare + writing(number, x, y, 13, INK, 2.1)
    return hatched(box) + told + rectangle(box, "none") + placed(seat_badge(letter, 8.5), box.x + box.width - 28, y)


def _way_round(board: Board) -> Iterator[str]:
    """The arrows from each space to the next, and from the last to the first."""
    first, second, third, *others = board.spaces
    yield arrow(_right_of(first), _left_of(second))
    yield arrow(_below(second), _above(third))
    if others:
        yield arrow(_left_of(third), _right_of(others[0]))
        yield arrow(_above(others[0]), _below(first))
    else:
        x, y = _below(first)
        yield arrow(_left_of(third), (x, _left_of(third)[1]), (x, y))


def _right_of(space: Space) -> tuple[float, float]:
    return space.face.x + space.face.width + APART + SHADOW, space.face.y + space.face.height / 2


def _left_of(space: Space) -> tuple[float, float]:
    return space.face.x - APART, space.face.y + space.face.height / 2


def _above(space: Space) -> tuple[float, float]:
    return space.face.x + space.face.width / 2, space.face.y - APART


def _below(space: Space) -> tuple[float, float]:
    return space.face.x + space.face.width / 2, space.whole.y + space.whole.height + APART + SHADOW
