"""The shapes of the pieces, drawn around the origin or along a line from it."""

from functools import lru_cache

from babylon_cli.babylon.picture.svg.board import CELL
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


def link_shape(noun: str, cells: int) -> str:
    """A piece over so many cells, with its middle at the origin."""
    length = cells * CELL
    return placed(link(noun, length, False, False), -length / 2, 0)  # noqa: FBT003 - a key of the cache


@lru_cache(maxsize=256)
def link(noun: str, length: float, is_cut_first: bool, is_cut_last: bool) -> str:  # noqa: FBT001 - a key of the cache
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
    quarter = max(0.0, (end - start - 22) / 4)
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

BELVEDERE = (
    element("rect", x=-10, y=-3, width=20, height=15, fill=STEP)
    + element("path", d="M-12-3 0-14 12-3Z", fill=ROOF, stroke=INK, stroke_width=1.4, stroke_linejoin="round")
    + element(
        "path", d="M-8-3v14M0-3v14M8-3v14M-12 12h24", stroke=INK, stroke_width=2.2, fill="none", stroke_linecap="round"
    )
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
