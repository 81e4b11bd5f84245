"""Faults as dashed outlines around their cells, and one marker a place with their numbers."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from babylon_cli.babylon.picture.svg.board import CELL
from babylon_cli.babylon.picture.svg.found_at import Mark
from babylon_cli.babylon.picture.svg.labels import Layers
from babylon_cli.babylon.picture.svg.room import around
from babylon_cli.printing.svg.badges import MARKER_HEIGHT, fault_marker, marker_width, warning_marker
from babylon_cli.printing.svg.elements import Box, placed
from babylon_cli.printing.svg.marks import Dashes, Found, in_groups, numbers_text, outline, thin_outline
from babylon_cli.printing.svg.regions import Cell, loops_around
from babylon_cli.printing.svg.regions import outline as path_around

Cells = frozenset[Cell]

DASHES = Dashes(9.6, CELL / 3 - 9.6, 4.8)
"""Whole dashes fit each side of a cell, and one lies around each corner."""

SIGN_COST, MARKER_COST = 3, 30
"""How much worse it is to hide a square of a sign, or of another marker, than one of a piece."""


def marked(layers: Layers, marks: Sequence[Mark], box: Box) -> str:
    """A view with outlines over its pieces, warnings beneath faults, and the markers on top of all, kept apart."""
    places: dict[Cells, list[Mark]] = {}
    for mark in marks:
        places.setdefault(mark.cells, []).append(mark)
    ordered = sorted(places.items(), key=lambda place: _is_fault(place[1]))
    outlines = [_outlines(cells, found) for cells, found in ordered]
    return "".join([layers.things, *outlines, layers.signs, *_markers(places, layers, box)])


def _is_fault(marks: Iterable[Mark]) -> bool:
    return any([mark.finding.severity == "error" for mark in marks])


def _outlines(cells: Cells, marks: Sequence[Mark]) -> str:
    """One outline for all that is found at a place, in a group for each finding."""
    found = [Found(mark.finding.rule, mark.number, _related(mark) if mark.related else "") for mark in marks]
    return in_groups(_outline(cells, is_fault=_is_fault(marks)), found)


@lru_cache(maxsize=256)
def _outline(cells: Cells, *, is_fault: bool) -> str:
    return outline(path_around(cells, CELL), is_fault=is_fault, dashes=DASHES)


def _related(mark: Mark) -> str:
    """A thin line around the other places that a finding concerns."""
    return thin_outline(path_around(mark.related, CELL), is_fault=_is_fault([mark]))


def _markers(places: dict[Cells, list[Mark]], layers: Layers, box: Box) -> Iterator[str]:
    markers = 0
    for cells, marks in places.items():
        text = numbers_text([mark.number for mark in marks])
        size = marker_width(text), MARKER_HEIGHT
        costs = [(markers, MARKER_COST), (layers.taken_by_signs, SIGN_COST), (layers.taken_by_things, 1)]
        x, y = _roomiest(_spots(cells, *size, box), size, costs)
        markers |= around(x, y, *size)
        marker = fault_marker(text) if _is_fault(marks) else warning_marker(text)
        yield placed(marker, x, y)


def _roomiest(
    spots: Iterable[tuple[float, float]], size: tuple[float, float], costs: Iterable[tuple[int, int]]
) -> tuple[float, float]:
    """Where a marker hides least, and no other marker if there is any such place."""

    def cost(spot: tuple[float, float]) -> int:
        squares = around(*spot, *size)
        return sum([(squares & taken).bit_count() * each for taken, each in costs])

    return min(spots, key=cost)


def _spots(cells: Cells, width: float, height: float, box: Box) -> list[tuple[float, float]]:
    """On the line around the cells, its upper edge first: over the middles of its sides, and over its corners."""
    spots = []
    for loop in loops_around(cells):
        for place, (x, y) in enumerate(loop):
            before_x, before_y = loop[place - 1]
            spots += [((x + before_x) / 2 * CELL, (y + before_y) / 2 * CELL), (x * CELL, y * CELL)]
    spots += [((column + 0.5) * CELL, (row + 0.5) * CELL) for column, row in sorted(cells)]
    spots.sort(key=lambda spot: (spot[1], spot[0]))
    left, right = box.x + width / 2, box.x + box.width - width / 2
    top, bottom = box.y + height / 2, box.y + box.height - height / 2
    return [(min(max(x, left), right), min(max(y - 6, top), bottom)) for x, y in spots]
