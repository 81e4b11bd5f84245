"""Every tile of the tower as a picture has it: who built it in which turn, and where the file says so."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from babylon_cli.babel.play.tower import towers
from babylon_cli.babel.table.table import City, Laid, Table
from babylon_cli.judging.finding import Path


class Built(NamedTuple):
    """One tile that lies on the tower."""

    tile: int
    city: City
    turn: int
    """Counted from 1."""
    path: Path
    """Such as `tower.2.Ana`; of several tiles that a player built in that turn, `tower.2.Ana.1` is the second."""


Pile = tuple[Built, ...]
"""What lies on one space, the lowest tile first."""


def piles(table: Table) -> tuple[Pile, ...]:
    """The pile on each space, clockwise from the first at the top left; empty where nothing lies."""
    states = towers(table)
    laid: list[Built] = []
    for turn, (before, after) in enumerate(pairwise(states)):
        laid += _laid(table, turn, after.laid[len(before.laid) :])
    spaces = len(states[0].spaces)
    return tuple([tuple(laid[space::spaces]) for space in range(spaces)])


def _laid(table: Table, turn: int, tiles: tuple[Laid, ...]) -> Iterator[Built]:
    """The tiles of a turn, counted from 0, in the order in which they were laid."""
    paths = _paths(table, turn)
    for laid in tiles:
        yield Built(laid.tile, table.cities[laid.seat], turn + 1, paths[laid].pop(0))


def _paths(table: Table, turn: int) -> dict[Laid, list[Path]]:
    """Where the file has each tile of a turn; more than one place where a tile is written twice."""
    tiles = table.tower[turn]
    in_all, so_far = Counter([laid.seat for laid in tiles]), Counter[int]()
    paths: dict[Laid, list[Path]] = {}
    for laid in tiles:
        entry: Path = ("tower", turn, table.cities[laid.seat].name)
        paths.setdefault(laid, []).append(entry if in_all[laid.seat] == 1 else (*entry, so_far[laid.seat]))
        so_far[laid.seat] += 1
    return paths
