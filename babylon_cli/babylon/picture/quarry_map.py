"""A quarry seen from above as a small map of text: the material of the topmost tile of each stack."""

from babylon_cli.babylon.table.pieces import Material
from babylon_cli.babylon.table.quarry import QUARRY_SIDE, Quarry
from babylon_cli.wording.message import Message

SIGNS = {Material.CLAY: "c", Material.GRANITE: "g", Material.BASALT: "b", Material.START: "s"}

QUARRY_LEGEND = Message("the topmost tiles of the quarry: c clay, g granite, b basalt, . floor")


def quarry_map(quarry: Quarry) -> list[str]:
    """Five lines: the columns A to D, then the rows 1 to 4."""
    tiles = [quarry.visible(position) for position in range(QUARRY_SIDE * QUARRY_SIDE)]
    signs = ["." if tile is None else SIGNS[tile.material] for tile in tiles]
    rows = [signs[start : start + QUARRY_SIDE] for start in range(0, len(signs), QUARRY_SIDE)]
    return ["   A  B  C  D", *[f"{number}  {'  '.join(row)}" for number, row in enumerate(rows, start=1)]]
