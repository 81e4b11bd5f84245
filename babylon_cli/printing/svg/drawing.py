"""Something that was drawn and the rectangle that it fills, and several of them side by side."""

from collections.abc import Iterable, Sequence
from math import isqrt
from typing import NamedTuple

from babylon_cli.printing.svg.elements import Box, element, number
from babylon_cli.printing.svg.palette import PAPER


class Drawing(NamedTuple):
    """What was drawn, and the rectangle that it fills."""

    content: str
    box: Box
    numbers: frozenset[int] = frozenset()
    """The findings that are marked in it."""


def paper(box: Box) -> str:
    """What lies beneath a whole drawing."""
    return element("rect", x=box.x, y=box.y, width=box.width, height=box.height, fill=PAPER)


def moved(drawing: Drawing, x: float, y: float, scale: float = 1) -> str:
    """A drawing with its upper left corner at a point."""
    across, down = number(x - scale * drawing.box.x), number(y - scale * drawing.box.y)
    scaled = "" if scale == 1 else f" scale({number(scale)})"
    return element("g", drawing.content, transform=f"translate({across} {down}){scaled}")


def above(large: Drawing, small: Sequence[Drawing]) -> Drawing:
    """One drawing, and others of its size at half of it in rows of two below, so that a narrow page shows them well."""
    box, half = large.box, 0.5
    parts = [moved(large, 0, 0)]
    for place, drawing in enumerate(small):
        row, column = divmod(place, 2)
        parts.append(moved(drawing, half * column * box.width, box.height + half * row * box.height, half))
    rows = -(-len(small) // 2)
    return _together(parts, Box(0, 0, box.width, (1 + half * rows) * box.height), [large, *small])


def in_rows(drawings: Sequence[Drawing], columns: int = 0) -> Drawing:
    """Drawings of one size in rows; unless it is said otherwise, about as many as there are columns."""
    if len(drawings) == 1:
        return drawings[0]
    columns = columns or isqrt(len(drawings) - 1) + 1
    width, height = drawings[0].box.width, drawings[0].box.height
    parts = []
    for place, drawing in enumerate(drawings):
        row, column = divmod(place, columns)
        parts.append(moved(drawing, column * width, row * height))
    rows = -(-len(drawings) // columns)
    return _together(parts, Box(0, 0, columns * width, rows * height), drawings)


def _together(parts: Iterable[str], box: Box, drawings: Iterable[Drawing]) -> Drawing:
    numbers = frozenset[int]().union(*[drawing.numbers for drawing in drawings])
    return Drawing(paper(box) + "".join(parts), box, numbers)
