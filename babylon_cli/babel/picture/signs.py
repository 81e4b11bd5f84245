"""What the tower's drawing is made of besides the signs that all pictures share."""

from functools import lru_cache

from babylon_cli.printing.svg.elements import Box, element, number
from babylon_cli.printing.svg.palette import INK, LOWER, LOWER_EDGE, PAPER, SOFT_INK, WHITE
from babylon_cli.printing.svg.strokes import writing

CLAY = "#ecd2a4"
"""What a tile is made of."""

STEP = 8
"""Between the lines of a hatching."""


@lru_cache(maxsize=64)
def seat_badge(letter: str, radius: float) -> str:
    """A dark disc with the letter of a player."""
    height = radius * (1.05 if len(letter) == 1 else 0.8)
    return element("circle", r=radius, fill=INK) + writing(letter, 0, 0, height, WHITE, max(1.2, radius / 6))


def rectangle(box: Box, fill: str) -> str:
    """A tile or the edge of one."""
    return element("rect", **sides(box), fill=fill, stroke=INK, stroke_width=2.2)


def sides(box: Box) -> dict[str, float]:
    """The attributes of a rectangle that say where it is."""
    return {"x": box.x, "y": box.y, "width": box.width, "height": box.height}


def shadow(box: Box, size: float) -> str:
    """What something throws on what lies lower, at its right and below."""
    right, below = number(box.x + box.width), number(box.y + size)
    d = f"M{right} {below}h{size}v{number(box.height)}h-{number(box.width)}v-{size}h{number(box.width - size)}z"
    return element("path", d=d, fill="#000", fill_opacity=0.25)


def hatched(box: Box) -> str:
    """A rectangle of what is covered, with slanting lines over it."""
    d = "".join([_slant(box, start) for start in range(STEP, int(box.width + box.height), STEP)])
    ground = element("rect", **sides(box), fill=LOWER)
    return ground + element("path", d=d, stroke=LOWER_EDGE)


def _slant(box: Box, start: float) -> str:
    """A line from the left or the lower side, so far along both, up to the upper or the right one."""
    left, right = max(0, start - box.height), min(start, box.width)
    begin = f"M{number(box.x + left)} {number(box.y + start - left)}"
    return f"{begin}L{number(box.x + right)} {number(box.y + start - right)}"


def held_tile(box: Box, told: str, *, is_built: bool) -> str:
    """A tile of a hand, with a dashed border if it is not built."""
    x, y = box.x + box.width / 2, box.y + box.height - 10
    border = {"stroke_width": 1.6} if is_built else {"stroke_width": 1.2, "stroke_dasharray": "4 3"}
    card = element("rect", **sides(box), rx=3, fill=CLAY if is_built else PAPER, stroke=INK, **border)
    return card + writing(told, x, y, 11, INK, 1.9)


def blocked(box: Box) -> str:
    """A tile that lies face down: hatched and crossed out."""
    x, y, width, height = box
    right, down = number(width), number(height)
    d = f"M{number(x)} {number(y)}l{right} {down}m-{right} 0l{right} -{down}"
    return hatched(box) + element("path", d=d, stroke=SOFT_INK, stroke_width=2) + rectangle(box, "none")


def arrow(*points: tuple[float, float]) -> str:
    """A line through several points with a head at its end; its last part is level or upright."""
    (from_x, from_y), (x, y) = points[-2:]
    right, down = (x > from_x) - (x < from_x), (y > from_y) - (y < from_y)
    line = "M" + "L".join([f"{number(across)} {number(deep)}" for across, deep in points])
    back_x, back_y = x - 8 * right, y - 8 * down
    wings = [(back_x - 5 * down, back_y - 5 * right), (x, y), (back_x + 5 * down, back_y + 5 * right)]
    head = "M" + "L".join([f"{number(across)} {number(deep)}" for across, deep in wings])
    return element(
        "path",
        d=line + head,
        fill="none",
        stroke=SOFT_INK,
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
