"""Small signs of a picture, drawn around the origin: tags with a number, letters in a ring, flowers, markers."""

from functools import lru_cache
from math import cos, pi, sin

from babylon_cli.printing.svg.elements import element, number
from babylon_cli.printing.svg.palette import FAULT, INK, PAPER, SOFT_INK, WARNING, WHITE
from babylon_cli.printing.svg.strokes import width_of, writing


@lru_cache(maxsize=256)
def tag(text: str, *, paper: str = PAPER, ink: str = INK) -> str:
    """A bold number or letter on a small card."""
    width = max(14, width_of(text, 9.6) + 7)
    card = element(
        "rect", x=-width / 2, y=-7.5, width=width, height=15, rx=3.5, fill=paper, stroke=INK, stroke_width=1.1
    )
    return card + writing(text, 0, 0, 9.6, ink, 2)


@lru_cache(maxsize=256)
def letter_ring(letter: str, *, is_double: bool = False, radius: float = 9) -> str:
    """A letter in a dashed ring, or in a double one."""
    if is_double:
        rings = _circle(radius, fill=WHITE, stroke=INK, stroke_width=1)
        rings += _circle(radius - 2.2, fill="none", stroke=INK, stroke_width=0.8)
    else:
        rings = _circle(radius, fill=WHITE, fill_opacity=0.8, stroke=SOFT_INK, stroke_width=0.9, stroke_dasharray="2 2")
    return rings + writing(letter, 0, 0, radius - (1.4 if is_double else 0), INK, radius / 8)


def _circle(radius: float, **attributes: str | float) -> str:
    return element("circle", r=radius, **attributes)


@lru_cache(maxsize=256)
def flower_badge(petals: int, fill: str, ink: str, letter: str) -> str:
    """A flower with so many petals, and a letter or number in its heart."""
    around = [2 * pi * petal / petals for petal in range(petals)]
    d = "".join([_petal(6.8 * sin(angle), -6.8 * cos(angle), 5.1) for angle in around])
    crown = element("path", d=d, fill=fill, stroke=ink, stroke_width=1)
    height = 8.4 if len(letter) == 1 else 6
    return crown + _circle(6.3, fill=fill, stroke=ink, stroke_width=1) + writing(letter, 0, 0, height, ink, 1.25)


def _petal(x: float, y: float, radius: float) -> str:
    across, size = number(2 * radius), number(radius)
    return f"M{number(x - radius)} {number(y)}a{size} {size} 0 1 0 {across} 0a{size} {size} 0 1 0-{across} 0"


MARKER_HEIGHT = 30


def marker_width(text: str) -> float:
    """How wide a marker with these numbers is."""
    return 26 + max(12, width_of(text, 9.5))


@lru_cache(maxsize=256)
def fault_marker(text: str) -> str:
    """A triangle that points up, with the numbers of faults in it; the more they are, the wider is its foot."""
    half, inner = marker_width(text) / 2, width_of(text, 9.5) / 2 + 6
    if len(text) > 3:
        d = f"M0-15L{number(inner)}-3V14H{number(-inner)}V-3Z"
    else:
        d = f"M0-15L{number(half)} 14H{number(-half)}Z"
    shape = element("path", d=d, fill=FAULT, stroke=WHITE, stroke_width=1.8, stroke_linejoin="round")
    return shape + writing(text, 0, 6.4, 9.5, WHITE, 1.5)


@lru_cache(maxsize=256)
def warning_marker(text: str) -> str:
    """A round marker with the numbers of warnings in it."""
    width = max(22, width_of(text, 9.5) + 12)
    shape = element(
        "rect", x=-width / 2, y=-11, width=width, height=22, rx=11, fill=WARNING, stroke=WHITE, stroke_width=1.8
    )
    return shape + writing(text, 0, 0, 9.5, WHITE, 1.5)
