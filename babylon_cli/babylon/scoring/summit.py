"""The last row of the pad: how high the garden is."""

from collections.abc import Iterator

from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.table import Player
from babylon_cli.judging.line import Line


def highest_terrace_lines(player: Player, rulings: Rulings, rows: dict[str, tuple[Line, ...]]) -> Iterator[Line]:
    """Twice the level of the highest terrace (fr, Décompte final, Point culminant)."""
    terraces = player.layout.terraces
    if terraces:
        highest = terraces[-1]
        yield Line(2 * highest.level, "highest terrace", highest.place, f"2 × level {highest.level}")
