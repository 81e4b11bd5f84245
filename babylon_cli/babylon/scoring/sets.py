"""The rows that count sets of four: decorations of four kinds, and visible terraces of four flowers."""

from collections.abc import Iterator

from babylon_cli.babylon.scoring.visibility import hidden_by
from babylon_cli.babylon.table.cells import CORNER_CELLS
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.table import Player
from babylon_cli.judging.line import Line
from babylon_cli.words import counted, listed

DECORATION_ROWS = ("statues", "fountains", "bridges", "staircases")
POINTS_OF_A_SET = 4
FLOWERS_OF_A_SET = 4


def decoration_set_lines(player: Player, rulings: Rulings, rows: dict[str, tuple[Line, ...]]) -> Iterator[Line]:
    """4 points for each set of one counting statue, fountain, bridge and staircase (fr, Décompte final, Diversité)."""
    counting = [[line for line in rows[row] if line.points] for row in DECORATION_ROWS]
    for pieces in zip(*counting, strict=False):
        yield Line(
            POINTS_OF_A_SET, "set", listed([piece.where for piece in pieces]), "statue, fountain, bridge and staircase"
        )
    sets = min([len(pieces) for pieces in counting])
    left = {row: len(pieces) - sets for row, pieces in zip(DECORATION_ROWS, counting, strict=True)}
    if any(left.values()):
        missing = listed([row for row, number in left.items() if not number])
        found = listed([counted(number, row.removesuffix("s")) for row, number in left.items() if number])
        yield Line(0, "left over", found, f"without {missing}")


def flower_set_lines(player: Player, rulings: Rulings, rows: dict[str, tuple[Line, ...]]) -> Iterator[Line]:
    """4 points for each set of four visible terraces with four different flowers (fr, Décompte final, Fleurs)."""
    places: dict[str, list[str]] = {}
    layout = player.layout
    for terrace in layout.terraces:
        hidden = hidden_by(layout, [(cell, terrace.level) for cell in CORNER_CELLS[terrace.at] or ()])
        if hidden is not None:
            yield Line(0, terrace.flower or "terrace", terrace.place, f"wholly {hidden}")
        elif terrace.flower is not None:
            places.setdefault(terrace.flower, []).append(terrace.place)
    yield from flower_sets(places)


def flower_sets(places: dict[str, list[str]]) -> Iterator[Line]:
    """One line a set, each made of the flowers of which most terraces are left, and one for what is left over."""
    left = {flower: list(found) for flower, found in places.items() if found}
    while len(left) >= FLOWERS_OF_A_SET:
        chosen = sorted(left, key=lambda flower: -len(left[flower]))[:FLOWERS_OF_A_SET]
        terraces = [f"{flower} {left[flower].pop(0)}" for flower in chosen]
        yield Line(POINTS_OF_A_SET, "set", listed(terraces), "four different flowers")
        left = {flower: found for flower, found in left.items() if found}
    if left:
        flowers = listed([f"{len(found)} {flower}" for flower, found in left.items()])
        yield Line(0, "left over", flowers, "not four different flowers")
