"""Every tile of the tower with its place in the document."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.finding import Path


class Place(NamedTuple):
    """A tile that was laid, who laid it, and where that is written."""

    tile: int
    builder: City
    path: Path

    @property
    def where(self) -> str:
        """The entry, counted from 1."""
        return f"turn {int(self.path[1]) + 1} of the tower"


def tower_places(table: Table) -> Iterator[Place]:
    """The tiles in the order of the file."""
    for turn, tiles in enumerate(table.tower):
        for laid in tiles:
            builder = table.cities[laid.seat]
            yield Place(laid.tile, builder, ("tower", turn, builder.name))
