"""What is found about the tower, where it is on the picture, and its marks."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from babylon_cli.babel.picture.parts import Place, Spot, Thing
from babylon_cli.judging.finding import Finding, Path
from babylon_cli.printing.svg.badges import MARKER_HEIGHT, fault_marker, marker_width, warning_marker
from babylon_cli.printing.svg.elements import Box, number, placed
from babylon_cli.printing.svg.marks import Found, in_groups, numbers_text, outline, thin_outline

Places = tuple[Place, ...]


class Mark(NamedTuple):
    """A finding with its number, what it is about, and what else it concerns."""

    number: int
    finding: Finding
    places: Places
    related: Places


def marks_of(things: Iterable[Thing], findings: Iterable[Finding]) -> tuple[Mark, ...]:
    """The findings that are about what is drawn, by their numbers, of which the first is 1."""
    known = _places_by_path(things)
    marks = [_mark(known, number, finding) for number, finding in enumerate(findings, start=1)]
    return tuple([mark for mark in marks if mark.places])


def _places_by_path(things: Iterable[Thing]) -> dict[Path, list[Place]]:
    """What each path leads to; of the tower also what lies beneath it, such as all tiles of a turn."""
    known: dict[Path, list[Place]] = {}
    for path, place in things:
        shortest = 1 if path[0] == "tower" else len(path)
        for length in range(shortest, len(path) + 1):
            known.setdefault(path[:length], []).append(place)
    return known


def _mark(known: Mapping[Path, Sequence[Place]], number: int, finding: Finding) -> Mark:
    places = tuple(known.get(finding.path, ()))
    related = [place for other in finding.related for place in known.get(other.path, ()) if place not in places]
    return Mark(number, finding, places, tuple(related))


def draw_marks(marks: Sequence[Mark]) -> str:
    """Thin lines round what else is concerned, outlines with warnings beneath faults, and the markers on top."""
    found: dict[Places, list[Mark]] = {}
    for mark in marks:
        found.setdefault(mark.places, []).append(mark)
    ordered = sorted(found.items(), key=lambda entry: _is_fault(entry[1]))
    concerned = [thin_outline(_around(mark.related), is_fault=_is_fault([mark])) for mark in marks if mark.related]
    outlines = [_outlines(places, there) for places, there in ordered]
    return "".join([*concerned, *outlines, *_markers(marks)])


def _is_fault(marks: Iterable[Mark]) -> bool:
    return any([mark.finding.severity == "error" for mark in marks])


def _outlines(places: Places, marks: Sequence[Mark]) -> str:
    """One outline for all that is found at some places, in a group for each finding."""
    found = [Found(mark.finding.rule, mark.number) for mark in marks]
    return in_groups(outline(_around(places), is_fault=_is_fault(marks)), found)


def _around(places: Iterable[Place]) -> str:
    """The borders of some places as the data of one path."""
    return "".join(
        [
            f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h-{number(width)}z"
            for (x, y, width, height), _ in places
        ]
    )


def _markers(marks: Iterable[Mark]) -> Iterator[str]:
    """One marker a place, with the numbers of all that is found there; no two in one spot, as far as there is room."""
    at_place: dict[Place, list[Mark]] = {}
    for mark in marks:
        for place in mark.places:
            at_place.setdefault(place, []).append(mark)
    taken: defaultdict[int, list[Box]] = defaultdict(list)
    for place, found in at_place.items():
        text = numbers_text([mark.number for mark in found])
        around = [_around_spot(spot, marker_width(text)) for spot in place.spots]
        hidden = [sum([_overlap(box, other) for other in _near(taken, box)]) for box in around]
        best = hidden.index(min(hidden))
        taken[_row(around[best])].append(around[best])
        yield placed(fault_marker(text) if _is_fault(found) else warning_marker(text), *place.spots[best])


def _row(box: Box) -> int:
    return int(box.y // MARKER_HEIGHT)


def _near(taken: Mapping[int, Sequence[Box]], box: Box) -> list[Box]:
    """The markers that may hide a part of one, of all that are drawn by row."""
    return [other for row in range(_row(box) - 1, _row(box) + 2) for other in taken.get(row, ())]


def _around_spot(spot: Spot, width: float) -> Box:
    return Box(spot[0] - width / 2, spot[1] - MARKER_HEIGHT / 2, width, MARKER_HEIGHT)


def _overlap(one: Box, other: Box) -> float:
    """How much of one box another one hides."""
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return max(0, across) * max(0, down)
