"""Changes to a document that change nothing on the table: turned and mirrored gardens, other names, other orders."""

from collections.abc import Callable
from copy import deepcopy
from random import Random

from babylon_cli.babylon.table.cells import CELL_NAMES, CELL_NUMBERS, SIDE
from tests.drawing import Plain

Cell = tuple[int, int]
Symmetry = Callable[[int, int], Cell]

LAST = SIDE - 1
SYMMETRIES: dict[str, Symmetry] = {
    "as it is": lambda column, row: (column, row),
    "a quarter turn": lambda column, row: (LAST - row, column),
    "a half turn": lambda column, row: (LAST - column, LAST - row),
    "three quarter turns": lambda column, row: (row, LAST - column),
    "left to right": lambda column, row: (LAST - column, row),
    "top to bottom": lambda column, row: (column, LAST - row),
    "over one diagonal": lambda column, row: (row, column),
    "over the other diagonal": lambda column, row: (LAST - row, LAST - column),
}
CORNERS: dict[str, Cell] = {"NW": (0, 0), "NE": (1, 0), "SW": (0, 1), "SE": (1, 1)}
DECORATIONS = ("statues", "fountains", "bridges", "staircases", "bare_pillars")
EVERY_LIST = ("terraces", *DECORATIONS)


def turned(document: Plain, symmetry: Symmetry) -> Plain:
    """Every garden turned or mirrored; terraces that hang over the edge are left out."""
    changed = deepcopy(document)
    for player in changed["players"]:
        if "terraces" in player:
            on_board = [terrace for terrace in player["terraces"] if "H" not in terrace["at"].upper()]
            on_board = [terrace for terrace in on_board if not terrace["at"].endswith("8")]
            player["terraces"] = [turned_terrace(terrace, symmetry) for terrace in on_board]
        for key in DECORATIONS:
            if player.get(key):
                player[key] = ["-".join(turned_spot(end, symmetry) for end in spot.split("-")) for spot in player[key]]
    return changed


def turned_terrace(terrace: Plain, symmetry: Symmetry) -> Plain:
    """One terrace with everything that belongs to one of its corners."""
    row, column = divmod(CELL_NUMBERS[terrace["at"]], SIDE)
    cells = {corner: symmetry(column + right, row + down) for corner, (right, down) in CORNERS.items()}
    north, west = min(row for _, row in cells.values()), min(column for column, _ in cells.values())
    places = {(column - west, row - north): corner for corner, (column, row) in cells.items()}
    was = {corner: places[place] for corner, place in CORNERS.items()}
    changed = {**terrace, "at": CELL_NAMES[north * SIDE + west]}
    for key in ("pillars", "counts_as"):
        if terrace.get(key):
            changed[key] = {corner: terrace[key][old] for corner, old in was.items() if old in terrace[key]}
    if terrace.get("belvedere"):
        (changed["belvedere"],) = [corner for corner, old in was.items() if old == terrace["belvedere"]]
    if terrace.get("icons"):
        icons = dict(zip(CORNERS, terrace["icons"], strict=True))
        by_corner = [icons[was[corner]] for corner in CORNERS]
        changed["icons"] = "".join(by_corner) if isinstance(terrace["icons"], str) else by_corner
    return changed


def turned_spot(spot: str, symmetry: Symmetry) -> str:
    """A cell, with its level if it has one."""
    cell, at_sign, level = spot.partition("@")
    row, column = divmod(CELL_NUMBERS[cell], SIDE)
    new_column, new_row = symmetry(column, row)
    return f"{CELL_NAMES[new_row * SIDE + new_column]}{at_sign}{level}"


def shuffled(document: Plain, random: Random) -> Plain:
    """The players, the terraces and all pieces in another order."""
    changed = deepcopy(document)
    random.shuffle(changed["players"])
    for player in changed["players"]:
        for key in EVERY_LIST:
            random.shuffle(player.get(key) or [])
    return changed


def with_other_names(document: Plain, names: dict[str, str], flowers: dict[str, str]) -> Plain:
    """The players and the flowers under other names, wherever they stand."""
    changed = deepcopy(document)
    for player in changed["players"]:
        player["name"] = names[player["name"]]
        player["flower"] = flowers[player["flower"]]
        stored = (player.get("storage") or {}).get("terrace")
        for terrace in [*(player.get("terraces") or []), *([stored] if stored else [])]:
            if terrace.get("flower") is not None:
                terrace["flower"] = flowers[terrace["flower"]]
        tally = player.get("tally")
        if tally:
            tally["flowers"] = {flowers[flower]: number for flower, number in tally["flowers"].items()}
    if changed.get("flowers"):
        changed["flowers"] = [flowers[flower] for flower in changed["flowers"]]
    if changed.get("quarry"):
        changed["quarry"] = [[_renamed_stack(stack, flowers) for stack in row] for row in changed["quarry"]]
    return changed


def _renamed_stack(stack: str, flowers: dict[str, str]) -> str:
    return " ".join(flowers.get(word, word) for word in stack.split())


def noted_from_above(document: Plain) -> Plain:
    """Every garden that is described, noted from above."""
    changed = deepcopy(document)
    for player in changed["players"]:
        if "tally" not in player:
            player["complete"] = False
    return changed
