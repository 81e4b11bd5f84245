"""Parts of a picture that stand under each other, with the places in them that a finding may be about."""

from collections.abc import Iterable
from typing import NamedTuple

from babylon_cli.judging.finding import Path
from babylon_cli.printing.svg.elements import Box, placed

Spot = tuple[float, float]
"""The middle of a sign."""


class Place(NamedTuple):
    """Something that a line can be drawn round, and where on it a marker hides little, best first."""

    box: Box
    spots: tuple[Spot, ...]

    def lower(self, down: float) -> "Place":
        """The same further down."""
        return Place(self.box._replace(y=self.box.y + down), tuple([(x, y + down) for x, y in self.spots]))


class Thing(NamedTuple):
    """Something that is drawn, and where the file has it."""

    path: Path
    place: Place


class Part(NamedTuple):
    """A piece of a picture, drawn from its upper left corner."""

    svg: str
    height: float
    things: tuple[Thing, ...] = ()


def outset(box: Box, by: float) -> Box:
    """A box so much larger on each side."""
    return Box(box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by)


def lower(things: Iterable[Thing], down: float) -> tuple[Thing, ...]:
    """The same things further down."""
    return tuple([Thing(path, place.lower(down)) for path, place in things])


def stacked(parts: Iterable[Part]) -> Part:
    """The parts under each other."""
    drawn, things, height = list[str](), list[Thing](), 0.0
    for part in parts:
        drawn.append(placed(part.svg, 0, height) if height else part.svg)
        things += lower(part.things, height)
        height += part.height
    return Part("".join(drawn), height, tuple(things))
