"""Every tile of the tower with its place in the document."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.finding import Path
from babylon_cli.wording.message import Message


class Place(NamedTuple):
    """A tile that was laid, who laid it, and where that is written."""

    tile: int
    builder: City
    path: Path

    @property
    def where(self) -> Message:
        """The entry, counted from 1."""
        return Message("turn {turn} of the tower", turn=int(self.path[1]) + 1)


def tower_places(table: Table) -> Iterator[Place]:
    """The tiles in the order of the file."""
    for turn, tiles in enumerate(table.tower):
        for laid in tiles:
            builder = table.cities[laid.seat]
            yield Place(laid.tile, builder, ("tower", turn, builder.name))
