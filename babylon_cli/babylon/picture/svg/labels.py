"""The signs on a terrace, the tag with its storey and the badge of its flower, where they hide least."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from babylon_cli.babylon.picture.svg.board import CELL, middle
from babylon_cli.babylon.picture.svg.pieces import Piece, corner_place
from babylon_cli.babylon.picture.svg.room import area, around, cell_area, roomiest
from babylon_cli.babylon.picture.svg.scene import Scene
from babylon_cli.babylon.picture.svg.terraces import SIZE, corner_of, draw_tokens
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.printing.svg.badges import tag
from babylon_cli.printing.svg.elements import placed

TAG = (15, 15)
BADGE = (23, 23)
TO_CORNER = 9.5
"""How far the middle of a tag is from the edges of its corner."""

Spot = tuple[float, float]


class Shown(NamedTuple):
    """A terrace with those of its corners that are shown."""

    terrace: Terrace
    corners: tuple[int, ...]

    @property
    def area(self) -> int:
        """The squares that are shown."""
        places = [corner_place(self.terrace.at, corner, self.terrace.level) for corner in self.corners]
        return sum([cell_area(place.column, place.row) for place in places])


class Layers(NamedTuple):
    """One view before faults are marked in it: their outlines go between things and signs."""

    things: str
    signs: str
    taken_by_things: int = 0
    taken_by_signs: int = 0


class Labels:
    """The signs of one view, each where it hides least of what is there."""

    def __init__(self, scene: Scene, shown: Sequence[Shown], pieces: Sequence[Piece]) -> None:
        """Nothing is taken yet but by pieces and icons."""
        self._scene, self._shown = scene, shown
        self._spots = {end for piece in pieces for end in piece.ends}
        self._things = taken_by(shown, pieces)
        self._signs = 0

    def layers(self, things: Iterable[str], signs: Iterable[str]) -> Layers:
        """What was drawn, with what it takes."""
        return Layers("".join(things), "".join(signs), self._things, self._signs)

    def take(self, x: float, y: float, size: tuple[float, float]) -> None:
        """Note that a sign lies around a point."""
        self._signs |= around(x, y, *size)

    def tokens(self) -> Iterator[str]:
        """What round tokens let corners count as."""
        for terrace, corners in self._shown:
            yield draw_tokens(terrace, self._scene.path(terrace), corners, self._spots)

    def tags(self) -> Iterator[str]:
        """The storey of each terrace, in the outer corner of its first cell that is shown."""
        for entry in self._shown:
            x, y = roomiest(outer_corners(entry), TAG, self._signs, entry.area)
            self.take(x, y, TAG)
            yield placed(tag(str(entry.terrace.level)), x, y, f"{self._scene.path(entry.terrace)}.level")

    def badges(self) -> Iterator[str]:
        """The flower of each terrace, in its middle or on the side that is shown."""
        for entry in self._shown:
            flower = entry.terrace.flower
            if flower is not None:
                x, y = roomiest(_badge_spots(entry.terrace), BADGE, self._things | self._signs, entry.area)
                self.take(x, y, BADGE)
                yield placed(self._scene.flowers[flower].badge, x, y, f"{self._scene.path(entry.terrace)}.flower")


def taken_by(shown: Sequence[Shown], pieces: Sequence[Piece]) -> int:
    """The squares that pieces and icons cover."""
    taken = 0
    for piece in pieces:
        first, last = piece.ends[0], piece.ends[-1]
        (x, y), (to_x, to_y) = middle(first.column, first.row), middle(last.column, last.row)
        taken |= area(min(x, to_x) - 11, min(y, to_y) - 11, max(x, to_x) + 11, max(y, to_y) + 11)
    for terrace, corners in shown:
        for corner in corners:
            if terrace.icons is not None and terrace.icons[corner] is not Icon.NONE:
                place = corner_place(terrace.at, corner, terrace.level)
                taken |= around(*middle(place.column, place.row), 22, 22)
    return taken


def outer_corners(entry: Shown) -> Iterator[Spot]:
    """Of the cells that are shown, the first before the others."""
    x, y = corner_of(entry.terrace)
    for corner in entry.corners:
        across = SIZE - TO_CORNER if corner % 2 else TO_CORNER
        yield x + across, y + (SIZE - TO_CORNER if corner // 2 else TO_CORNER)


def _badge_spots(terrace: Terrace) -> Iterator[Spot]:
    left, top = corner_of(terrace)
    for x, y in BADGE_SPOTS:
        yield left + x, top + y


def _spots_for_badges() -> list[Spot]:
    """From the middle of a terrace outwards: between its cells, then in their corners."""
    near, far = 12, SIZE - 12
    half, quarter = SIZE / 2, CELL / 2
    inner, outer = half - 12, half + 12
    between = [(half, quarter), (quarter, half), (SIZE - quarter, half), (half, SIZE - quarter)]
    edges = [(inner, half), (outer, half), (half, inner), (half, outer)]
    edges += [(half, near), (near, half), (far, half), (half, far)]
    corners = [(x, y) for y in (inner, outer, far, near) for x in (inner, outer, far, near)]
    return [(half, half), *between, *edges, *corners]


BADGE_SPOTS = _spots_for_badges()
