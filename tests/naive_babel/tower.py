"""The Tower of Babel: which tiles act, which are covered, and what building them is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .facts import TILE_POINTS
from .reading import Document, read

if TYPE_CHECKING:
    from .reading import City, Table


def tower(document: Document) -> dict[str, Any]:
    """`active` in slot order, `covered` in the order laid, `built` and `points` of every player."""
    table = read(document)
    active, covered = lay(table)
    return {
        "active": active,
        "covered": covered,
        "built": {city.name: len(built_by(table, city)) for city in table.players()},
        "points": {city.name: tower_points(table, city) for city in table.players()},
    }


def lay(table: Table) -> tuple[list[int], list[int]]:
    """Lay every tile, turn by turn, the lowest number first: the visible tiles by space, and the covered ones."""
    spaces: list[int] = []
    covered: list[int] = []
    laid = 0
    for turn in table.turns:
        for tile in sorted(tile for tiles in turn.values() for tile in tiles):
            space = laid % table.slots()
            if space < len(spaces):
                covered.append(spaces[space])
                spaces[space] = tile
            else:
                spaces.append(tile)
            laid += 1
    return spaces, covered


def laws(table: Table) -> set[int]:
    """The numbers of the tiles that act."""
    return set(lay(table)[0])


def built_by(table: Table, city: City) -> list[int]:
    """The tiles that a city built, covered ones too."""
    return [tile for turn in table.turns for tile in turn.get(city.name, [])]


def tower_points(table: Table, city: City) -> int:
    """2, 5 or 10 points for one, two, three tiles."""
    return TILE_POINTS[min(len(built_by(table, city)), 3)]
