"""How many pieces the box holds, and how many the table shows (fr, Matériel)."""

from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pieces import ICONS_OF_MATERIAL
from babylon_cli.babylon.table.supports import count_pillars
from babylon_cli.babylon.table.table import Table, Tally

PIECES_IN_BOX = {
    "single pillar": 148,
    "double pillar": 60,
    "belvedere": 38,
    "staircase": 15,
    "fountain": 15,
    "statue": 38,
    "bridge": 15,
}

TERRACES_OF_A_MATERIAL = 16

TERRACES_IN_BOX = {f"{material.value} terrace": material for material in ICONS_OF_MATERIAL}
"""By name: the material of the terraces that the quarry is made of."""

CLAY_REMOVED = {2: 6, 3: 3, 4: 0}
"""How many clay terraces set-up takes out of the quarry, by the number of players (fr, Mise en place, 6)."""


def count_pieces(table: Table) -> dict[str, int]:
    """How many of each piece the table shows; the keys are those of PIECES_IN_BOX."""
    pieces = dict.fromkeys(PIECES_IN_BOX, 0)
    for player in table.players:
        _count_garden(player.layout, pieces)
        if player.tally is not None:
            _count_tally(player.tally, pieces)
        pieces["single pillar"] += player.storage.pillars
        pieces["double pillar"] += player.storage.doubles
    return pieces


def _count_garden(layout: Layout, pieces: dict[str, int]) -> None:
    singles, doubles = count_pillars(layout)
    pieces["single pillar"] += singles + len(layout.garden.bare_pillars)
    pieces["double pillar"] += doubles
    pieces["belvedere"] += len([terrace for terrace in layout.terraces if terrace.belvedere is not None])
    pieces["statue"] += len(layout.statue_footings)
    for kind, placed in layout.kinds.items():
        pieces[kind.word] += len(placed)


def _count_tally(tally: Tally, pieces: dict[str, int]) -> None:
    pieces["statue"] += sum(tally.statues.values())
    pieces["fountain"] += sum(tally.fountains.values())
    pieces["bridge"] += sum(tally.bridges.values())
    pieces["staircase"] += sum(tally.staircases.values())
    pieces["belvedere"] += tally.belvederes


def count_terraces(table: Table) -> dict[str, int]:
    """How many terraces of each material the gardens, the notches and the quarry show together."""
    materials = [terrace.material for player in table.players for terrace in player.layout.terraces]
    materials += [player.storage.terrace.material for player in table.players if player.storage.terrace is not None]
    materials += [tile.material for pile in (table.quarry.piles if table.quarry else ()) for tile in pile]
    return {name: materials.count(material) for name, material in TERRACES_IN_BOX.items()}
