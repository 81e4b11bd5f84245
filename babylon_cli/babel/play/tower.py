"""The Tower of Babel: how its tiles lie, which are in force, and what it brings who built it."""

from collections import Counter
from typing import NamedTuple

from babylon_cli.babel.facts.tiles import points_for
from babylon_cli.babel.table.table import Laid, Table


class Tower(NamedTuple):
    """The tower after some turns."""

    spaces: tuple[Laid | None, ...]
    """What is visible on each space, clockwise from the fixed first one; None where nothing lies yet."""
    covered: tuple[Laid, ...] = ()
    """What no longer acts, in the order in which it was laid."""
    laid: tuple[Laid, ...] = ()
    """Everything in the order in which it was laid."""

    @property
    def active(self) -> tuple[int, ...]:
        """The tiles in force, in the order of their spaces."""
        return tuple([space.tile for space in self.spaces if space is not None])

    def with_turn(self, turn: tuple[Laid, ...]) -> "Tower":
        """The tower after one more turn: the lowest number first, each on the next space clockwise (E01 to E05)."""
        spaces, covered, laid = list(self.spaces), list(self.covered), list(self.laid)
        for tile in sorted(turn, key=lambda tile: tile.tile):
            position = len(laid) % len(spaces)
            hidden = spaces[position]
            if hidden is not None:
                covered.append(hidden)
            spaces[position] = tile
            laid.append(tile)
        return Tower(tuple(spaces), tuple(covered), tuple(laid))


def spaces_for(players: int) -> int:
    """How many tiles act at once: 2 with two players, whose third space is blocked, 3 to four, 4 beyond (E04, E46)."""
    return 2 if players <= 2 else 3 if players <= 4 else 4


def towers(table: Table) -> tuple[Tower, ...]:
    """The tower before the first turn and after each; without the module it stays empty."""
    found = [Tower((None,) * spaces_for(len(table.players)))]
    if "tower" in table.modules:
        for turn in table.tower:
            found.append(found[-1].with_turn(turn))
    return tuple(found)


def tower_of(table: Table) -> Tower:
    """The tower as it stands."""
    return towers(table)[-1]


def active_tiles(table: Table) -> frozenset[int]:
    """The numbers of the tiles in force now."""
    return frozenset(tower_of(table).active)


def tiles_built(table: Table) -> dict[str, int]:
    """How many tiles each player built, covered ones too."""
    built = Counter([laid.seat for turn in table.tower for laid in turn]) if "tower" in table.modules else Counter()
    return {city.name: built[city.seat] for city in table.players}


def tower_points(table: Table) -> dict[str, int]:
    """2, 5 or 10 points for 1, 2 or 3 tiles built (E45)."""
    return {name: points_for(number) for name, number in tiles_built(table).items()}
