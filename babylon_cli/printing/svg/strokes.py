"""Letters and digits as strokes on a grid of 4 x 6: no font is needed, and they are the same everywhere."""

from functools import lru_cache

from babylon_cli.printing.svg.elements import element, number

GRID_WIDTH, GRID_HEIGHT = 4, 6
ADVANCE = 5.4
"""How far the next character stands to the right, in squares of the grid."""

GLYPHS = {
    "A": "0,6 2,0 4,6|.8,3.8 3.2,3.8",
    "B": "0,0 0,6 3,6 4,5 4,3.7 3,2.8 0,2.8|3,2.8 3.7,2 3.7,.9 2.8,0 0,0",
    "C": "4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5",
    "D": "0,0 0,6 2.6,6 4,4.6 4,1.4 2.6,0 0,0",
    "E": "4,0 0,0 0,6 4,6|0,2.9 3.2,2.9",
    "F": "4,0 0,0 0,6|0,2.9 3.2,2.9",
    "G": "4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3.2 2.2,3.2",
    "H": "0,0 0,6|4,0 4,6|0,2.9 4,2.9",
    "I": ".8,0 3.2,0|2,0 2,6|.8,6 3.2,6",
    "J": "1.4,0 3.6,0 3.6,5 2.6,6 1.2,6 .2,5",
    "K": "0,0 0,6|3.8,0 0,3.6|1.4,2.3 4,6",
    "L": "0,0 0,6 3.8,6",
    "M": "0,6 0,0 2,3.2 4,0 4,6",
    "N": "0,6 0,0 4,6 4,0",
    "O": "1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0",
    "P": "0,6 0,0 3,0 4,1 4,2.4 3,3.3 0,3.3",
    "Q": "1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0|2.5,4.4 4.2,6.4",
    "R": "0,6 0,0 3,0 4,1 4,2.4 3,3.3 0,3.3|2,3.3 4,6",
    "S": "4,.9 3,0 1,0 0,1 0,2 1,2.8 3,2.8 4,3.7 4,5 3,6 1,6 0,5.1",
    "T": "0,0 4,0|2,0 2,6",
    "U": "0,0 0,5 1,6 3,6 4,5 4,0",
    "V": "0,0 2,6 4,0",
    "W": "0,0 1,6 2,2.4 3,6 4,0",
    "X": "0,0 4,6|4,0 0,6",
    "Y": "0,0 2,2.8 4,0|2,2.8 2,6",
    "Z": "0,0 4,0 0,6 4,6",
    "0": "1.3,0 2.7,0 3.7,1.2 3.7,4.8 2.7,6 1.3,6 .3,4.8 .3,1.2 1.3,0",
    "1": ".8,1.2 2.2,0 2.2,6|.8,6 3.6,6",
    "2": "0,1 1,0 3,0 4,1 4,2.3 0,6 4,6",
    "3": "0,.6 1,0 3,0 4,1 4,2 3,2.8 1.6,2.8|3,2.8 4,3.8 4,5 3,6 1,6 0,5.4",
    "4": "3.2,6 3.2,0 0,4.2 4.2,4.2",
    "5": "4,0 .6,0 .6,2.5 3,2.5 4,3.4 4,5 3,6 1,6 0,5.4",
    "6": "3.8,.5 3,0 1.2,0 0,1.4 0,5 1,6 3,6 4,5 4,3.6 3,2.6 1,2.6 0,3.4",
    "7": "0,0 4,0 1.5,6",
    "8": "1,0 3,0 3.8,.9 3.8,1.9 3,2.7 1,2.7 .2,1.9 .2,.9 1,0|1,2.7 0,3.7 0,5 1,6 3,6 4,5 4,3.7 3,2.7",
    "9": ".2,5.5 1,6 2.8,6 4,4.6 4,1 3,0 1,0 0,1 0,2.4 1,3.4 3,3.4 4,2.6",
    "+": "2,1 2,5|0,3 4,3",
    "-": ".6,3 3.4,3",
    "?": "0,1 1,0 3,0 4,1 4,2.1 2,3.4 2,4.2|2,5.9 2,6",
    " ": "",
}
"""For each character its lines, each through several points of the grid."""


def writing(text: str, x: float, y: float, height: float, ink: str, width: float) -> str:
    """A word of capital letters, digits and signs, with its middle at a point."""
    return element(
        "path",
        d=strokes(text, x, y, height),
        fill="none",
        stroke=ink,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def strokes(text: str, x: float, y: float, height: float) -> str:
    """The lines of a word as the data of one path, with its middle at a point."""
    square = height / GRID_HEIGHT
    left = x - width_of(text, height) / 2
    top = y - height / 2
    return "".join([_glyph(sign, left + place * ADVANCE * square, top, square) for place, sign in enumerate(text)])


def width_of(text: str, height: float) -> float:
    """How wide a word of this height is."""
    return ((len(text) - 1) * ADVANCE + GRID_WIDTH) * height / GRID_HEIGHT


@lru_cache(maxsize=512)
def _glyph(sign: str, left: float, top: float, square: float) -> str:
    lines = [line.split() for line in GLYPHS[sign].split("|") if line]
    return "".join([_line(points, left, top, square) for points in lines])


def _line(points: list[str], left: float, top: float, square: float) -> str:
    places = []
    for point in points:
        across, down = point.split(",")
        places.append(f"{number(left + float(across) * square)} {number(top + float(down) * square)}")
    return "M" + "L".join(places)
