"""The pillars that a dug tile gives, edge by edge (fr, A. Creuser)."""

from collections.abc import Iterator
from typing import NamedTuple

from babylon_cli.babylon.table.pieces import QUARRY_LEVELS
from babylon_cli.babylon.table.quarry import QUARRY_SIDE, Quarry, Tile
from babylon_cli.babylon.table.turn import Token

DIRECTIONS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}


class Edge(NamedTuple):
    """One edge of a tile: what lies beyond it, and whether it gives a pillar."""

    direction: str
    neighbour: str
    """border, floor, clay, granite or basalt."""
    gives: bool


class Dig(NamedTuple):
    """What a visible tile gives to whoever digs it."""

    position: int
    tile: Tile
    edges: tuple[Edge, ...]

    @property
    def edge_pillars(self) -> int:
        """Single pillars for the edges alone, 0 to 4."""
        return sum([edge.gives for edge in self.edges])

    def pillars(self, flower: str | None, token: Token = "none") -> int:
        """Single pillars for a player of this flower under this round token, 0 to 6."""
        own = self.tile.flower is not None and self.tile.flower == flower
        return reward(self.edge_pillars, token, own=own)


def reward(edges: int, token: Token, *, own: bool) -> int:
    """Single pillars for so many edges that give one, and for the own flower, under a round token."""
    bonus = (2 if token == "flower-double" else 1) if own else 0
    return max(0, edges + bonus - (1 if token == "minus-one" else 0))


def dig(quarry: Quarry, position: int) -> Dig | None:
    """What the tile at a position from 0 (A1) to 15 (D4) gives, or None where the floor shows."""
    tile = quarry.visible(position)
    if tile is None:
        return None
    edges = [_edge(quarry, tile, direction, beside) for direction, beside in neighbours(position)]
    return Dig(position, tile, tuple(edges))


def neighbours(position: int) -> Iterator[tuple[str, int | None]]:
    """What lies in each direction: a position, or None beyond the border."""
    row, column = divmod(position, QUARRY_SIDE)
    for direction, (down, right) in DIRECTIONS.items():
        south, east = row + down, column + right
        inside = 0 <= south < QUARRY_SIDE and 0 <= east < QUARRY_SIDE
        yield direction, south * QUARRY_SIDE + east if inside else None


def _edge(quarry: Quarry, tile: Tile, direction: str, beside: int | None) -> Edge:
    if beside is None:
        return Edge(direction, "border", gives=True)
    neighbour = quarry.visible(beside)
    if neighbour is None:
        return Edge(direction, "floor", gives=True)
    same_or_lower = QUARRY_LEVELS[neighbour.material] <= QUARRY_LEVELS[tile.material]
    return Edge(direction, neighbour.material.value, gives=same_or_lower)


def dig_everywhere(quarry: Quarry) -> tuple[Dig, ...]:
    """What every visible tile gives, A1 first."""
    digs = [dig(quarry, position) for position in range(QUARRY_SIDE * QUARRY_SIDE)]
    return tuple([found for found in digs if found is not None])
