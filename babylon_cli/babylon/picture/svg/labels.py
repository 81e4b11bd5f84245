"""The signs on a terrace, the tag with its storey and the badge of its flower, where they hide least."""

from collections.abc import Iterator, Sequence
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


def draw_labels(scene: Scene, shown: Sequence[Shown], pieces: Sequence[Piece]) -> Iterator[str]:
    """The storey and the flower of each terrace, on top of everything else."""
    spots = {end for piece in pieces for end in piece.ends}
    taken = taken_by(shown, pieces)
    signs = 0
    for entry in shown:
        terrace, path = entry.terrace, scene.path(entry.terrace)
        yield draw_tokens(terrace, path, entry.corners, spots)
        x, y = roomiest(_outer_corners(entry), TAG, signs, entry.area)
        signs |= around(x, y, *TAG)
        yield placed(tag(str(terrace.level)), x, y, f"{path}.level")
        if terrace.flower is not None:
            x, y = roomiest(_badge_spots(terrace), BADGE, taken | signs, entry.area)
            signs |= around(x, y, *BADGE)
            yield placed(scene.flowers[terrace.flower].badge, x, y, f"{path}.flower")


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


def _outer_corners(entry: Shown) -> Iterator[Spot]:
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
