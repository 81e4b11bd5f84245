"""Where on a garden or in the quarry a finding is: the cells that an outline goes around."""

from collections.abc import Iterable
from typing import NamedTuple

from babylon_cli.babylon.picture.svg.pieces import Place, corner_place
from babylon_cli.babylon.picture.svg.scene import CORNERS, Scene
from babylon_cli.babylon.table.cells import CELL_NUMBERS, SIDE
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.judging.finding import Finding, Path
from babylon_cli.printing.svg.regions import Cell

Numbered = tuple[int, Finding]
"""A finding with its number among all that were found."""


class Mark(NamedTuple):
    """A finding with its number, its cells and those of the other places that it concerns."""

    number: int
    finding: Finding
    cells: frozenset[Cell]
    related: frozenset[Cell]
    storeys: frozenset[int]
    """Those with which it is shown; none where nobody can tell."""


def marks_of(scene: Scene, findings: Iterable[Numbered]) -> tuple[Mark, ...]:
    """The findings that are about cells of a garden."""
    marks = [_mark(scene, number, finding) for number, finding in findings]
    return tuple([mark for mark in marks if mark.cells])


def _mark(scene: Scene, number: int, finding: Finding) -> Mark:
    """A finding tells its cells, or else its path leads to them; those that hang over the edge have no names."""
    at_path = _places(scene, finding.path)
    cells = {(place.column, place.row) for place in at_path}
    storeys = {place.level for place in at_path}
    if finding.place is not None and _is_about(scene, finding):
        unnamed = cells if finding.path[2:3] == ("bridges",) else {cell for cell in cells if max(cell) >= SIDE}
        cells = {_cell(name) for name in finding.place.cells} | unnamed
        storeys = storeys if finding.place.storey is None else {finding.place.storey}
    others = {place for related in finding.related for place in _places(scene, related.path)}
    related_cells = {(place.column, place.row) for place in others} - cells
    shown_with = {max(storey, 1) for storey in storeys}  # what stands on the board is shown with the lowest
    return Mark(number, finding, frozenset(cells), frozenset(related_cells), frozenset(shown_with))


def _is_about(scene: Scene, finding: Finding) -> bool:
    """Whether a finding is about this garden: its path says so, or in a turn its player."""
    if finding.path[:1] == ("players",):
        return finding.path[:2] == ("players", scene.player.index)
    return finding.player == scene.player.name


def _cell(name: str) -> Cell:
    row, column = divmod(CELL_NUMBERS[name], SIDE)
    return column, row


def _places(scene: Scene, path: Path) -> list[Place]:
    """The places of what a path of the file leads to, where it is in this garden."""
    if path[:2] != ("players", scene.player.index) or len(path) < 4:
        return []
    kind, number, *rest = path[2:]
    if kind == "terraces":
        return _places_of_terrace(scene, number, rest)
    wanted = f"players.{scene.player.index}.{kind}.{number}"
    for piece in scene.pieces:
        if piece.path == wanted:
            return [*piece.ends, *([] if piece.gap is None else [piece.gap])]
    return []


def _places_of_terrace(scene: Scene, number: str | int, rest: list[str | int]) -> list[Place]:
    for terrace in scene.terraces:
        if terrace.number == number:
            corners: Iterable[int] = CORNERS
            if rest[:1] == ["belvedere"] and terrace.belvedere is not None:
                corners = [terrace.belvedere]
            elif rest[:1] in (["pillars"], ["counts_as"]) and rest[1:2] and rest[1] in CORNER_NAMES:
                corners = [CORNER_NAMES.index(str(rest[1]))]
            return [corner_place(terrace.at, corner, terrace.level) for corner in corners]
    return []


def quarry_marks_of(findings: Iterable[Numbered]) -> tuple[Mark, ...]:
    """The findings that are about stacks of the quarry; each stack is two cells wide and high."""
    marks = []
    for number, finding in findings:
        cells = frozenset(_stack(finding.path))
        if cells:
            related = frozenset([cell for place in finding.related for cell in _stack(place.path)])
            marks.append(Mark(number, finding, cells, related - cells, frozenset()))
    return tuple(marks)


def _stack(path: Path) -> list[Cell]:
    if path[:1] != ("quarry",) or len(path) < 3:
        return []
    row, column = int(path[1]), int(path[2])
    return [(2 * column + right, 2 * row + down) for down in (0, 1) for right in (0, 1)]
