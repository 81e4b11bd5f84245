"""What each view of a garden has to show, worked out once more and naively from what the file describes."""

from collections import defaultdict
from typing import NamedTuple

from babylon_cli.babylon.table.garden import Garden
from babylon_cli.babylon.table.table import Player

CORNERS = ("NW", "NE", "SW", "SE")

Spot = tuple[int, int, int]
"""A column, a row and a level."""


class Expected(NamedTuple):
    """The paths of terraces, pieces, belvederes and supports: from above, and on each storey."""

    from_above: set[str]
    storeys: dict[int, set[str]]


def expected_of(player: Player) -> Expected:
    """The views of one garden."""
    garden, owner = player.layout.garden, f"players.{player.index}"
    things = {f"{owner}.{path}": spots for path, spots in _things(garden).items()}
    from_above = {path for path, spots in things.items() if any(_is_seen(garden, spot) for spot in spots)}
    storeys: defaultdict[int, set[str]] = defaultdict(set)
    for path, spots in things.items():
        for _, _, level in spots:
            storeys[max(level, 1)].add(path)
    for path, level in _supports(garden):
        storeys[level].add(f"{owner}.{path}")
    return Expected(from_above, dict(storeys))


def _things(garden: Garden) -> dict[str, list[Spot]]:
    """Every terrace and piece, with the spots that it takes."""
    things: dict[str, list[Spot]] = {}
    for terrace in garden.terraces:
        row, column = divmod(terrace.at, 8)
        spots = [(column + x, row + y, terrace.level) for y in (0, 1) for x in (0, 1)]
        things[f"terraces.{terrace.number}"] = spots
        if terrace.belvedere is not None:
            things[f"terraces.{terrace.number}.belvedere"] = [spots[terrace.belvedere]]
    for piece in garden.decorations:
        ends = [_spot(garden, end.cell, end.level) for end in piece.ends]
        if piece.kind.word == "bridge":
            (x, y, level), (other_x, other_y, other_level) = ends
            if {abs(x - other_x), abs(y - other_y)} == {0, 2}:
                ends.append(((x + other_x) // 2, (y + other_y) // 2, max(level, other_level)))
        things[f"{piece.kind.word}s.{piece.number}"] = ends
    for number, spot in enumerate(garden.bare_pillars):
        things[f"bare_pillars.{number}"] = [_spot(garden, spot.cell, spot.level)]
    return things


def _supports(garden: Garden) -> list[tuple[str, int]]:
    """Every supported corner, with the storey that it carries."""
    supports = []
    for terrace in garden.terraces:
        hangs_over = terrace.at % 8 == 7 or terrace.at // 8 == 7
        for corner, name in enumerate(CORNERS):
            written = terrace.pillars[corner]
            is_open = written.value == "none" if written else hangs_over or terrace.belvedere == corner
            if not is_open:
                supports.append((f"terraces.{terrace.number}.pillars.{name}", terrace.level))
    return supports


def _spot(garden: Garden, cell: int, level: int | None) -> Spot:
    row, column = divmod(cell, 8)
    return column, row, max(_levels(garden, column, row), default=0) if level is None else level


def _levels(garden: Garden, column: int, row: int) -> list[int]:
    """The levels of the terraces over a cell; one that hangs over the edge of the board hides nothing."""
    found = []
    for terrace in garden.terraces:
        top, left = divmod(terrace.at, 8)
        if max(top, left) < 7 and 0 <= column - left <= 1 and 0 <= row - top <= 1:
            found.append(terrace.level)
    return found


def _is_seen(garden: Garden, spot: Spot) -> bool:
    column, row, level = spot
    return not any(over > level for over in _levels(garden, column, row))
