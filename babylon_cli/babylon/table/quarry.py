"""The quarry: sixteen stacks of tiles, four by four, of which the top of each is visible."""

from typing import NamedTuple

from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.terrace import Icons, StoredTerrace, icon_letters

QUARRY_SIDE = 4


class Tile(NamedTuple):
    """One tile in the quarry, material side up."""

    material: Material
    flower: str | None = None
    icons: Icons | None = None


Pile = tuple[Tile, ...]
"""One stack, top first; empty where the floor shows."""


class Quarry(NamedTuple):
    """The sixteen piles row by row, A1 first."""

    piles: tuple[Pile, ...]

    def visible(self, position: int) -> Tile | None:
        """The tile on top of a position from 0 (A1) to 15 (D4), or None where the floor shows."""
        pile = self.piles[position]
        return pile[0] if pile else None


def tile_words(tile: Tile | StoredTerrace) -> str:
    """A terrace that is not built as a file writes it, as far as it is known, such as `clay white S..F`."""
    material = "" if tile.material is None else tile.material.value
    return " ".join([word for word in (material, tile.flower, icon_letters(tile.icons)) if word])


def position_name(position: int) -> str:
    """The name of a quarry position from 0 to 15, such as B2."""
    row, column = divmod(position, QUARRY_SIDE)
    return f"{'ABCD'[column]}{row + 1}"


POSITION_NAMES = tuple(position_name(position) for position in range(QUARRY_SIDE * QUARRY_SIDE))
