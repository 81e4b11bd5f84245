"""The slips that are often made in typing a garden, each made once at random in plain data."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import NamedTuple

from tests.drawing import Plain

COLUMNS = "ABCDEFGH"
CORNERS = ("NW", "NE", "SW", "SE")
PIECES = ("statues", "fountains", "bridges", "staircases")


class Slipped(NamedTuple):
    """A table in which one thing was mistyped."""

    table: Plain
    slip: str
    player: int


def slipped(random: Random, table: Plain, slip: str | None = None) -> Slipped | None:
    """The table with one slip in a garden of which everything was noted; None where there is no room for it."""
    changed = deepcopy(table)
    gardens = [
        index
        for index, player in enumerate(changed["players"])
        if player.get("terraces") and player.get("complete") is not False
    ]
    if not gardens:
        return None
    for terrace in [terrace for index in gardens for terrace in changed["players"][index]["terraces"]]:
        terrace.setdefault("flower", changed["players"][gardens[0]]["flower"])  # a slip may bring it to light
    player, name = random.choice(gardens), slip or random.choice(list(SLIPS))
    return Slipped(changed, name, player) if SLIPS[name](random, changed["players"][player]) else None


def by_another_corner(random: Random, player: Plain) -> bool:
    """A terrace is named by its south-east corner, or by another that is not the north-west one."""
    terrace = random.choice(player["terraces"])
    right, down = random.choice(((1, 1), (1, 1), (1, 0), (0, 1)))
    column, row = _read(terrace["at"])
    terrace["at"] = _written(column + right, row + down)
    return True


def level_one_off(random: Random, player: Plain) -> bool:
    terrace = random.choice(player["terraces"])
    terrace["level"] = max(1, terrace["level"] + random.choice((-1, 1)))
    return True


def icons_clockwise(random: Random, player: Plain) -> bool:
    return _reorder_icons(random, player, (0, 1, 3, 2))


def icons_from_another_side(random: Random, player: Plain) -> bool:
    return _reorder_icons(random, player, random.choice(((3, 2, 1, 0), (1, 3, 0, 2), (2, 0, 3, 1))))


def _reorder_icons(random: Random, player: Plain, order: tuple[int, ...]) -> bool:
    terraces = [terrace for terrace in player["terraces"] if terrace.get("icons")]
    if not terraces:
        return False
    terrace = random.choice(terraces)
    icons = [terrace["icons"][spot] for spot in order]
    terrace["icons"] = "".join(icons) if isinstance(terrace["icons"], str) else icons
    return True


def digits_swapped(random: Random, player: Plain) -> bool:
    """A cell's column and row are swapped, as in D3 for C4, of a terrace or of an end of a piece."""
    if random.random() < 0.5:
        terrace = random.choice(player["terraces"])
        terrace["at"] = _written(*reversed(_read(terrace["at"])))
        return True
    return _change_an_end(random, player, lambda cell: _written(*reversed(_read(cell))))


def piece_on_another_cell(random: Random, player: Plain) -> bool:
    def moved(cell: str) -> str:
        column, row = _read(cell)
        right, down = random.choice(((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)))
        return _written(min(max(column + right, 0), 7), min(max(row + down, 0), 7))

    return _change_an_end(random, player, moved)


def piece_on_another_storey(random: Random, player: Plain) -> bool:
    """A spot is written with another level, or without the one that it needs."""
    ends = list(_ends(player))
    if not ends:
        return False
    key, index, end = random.choice(ends)
    parts = player[key][index].split("-")
    cell, _, level = parts[end].partition("@")
    parts[end] = (
        cell if level and random.random() < 0.5 else f"{cell}@{max(1, int(level or 1) + random.choice((-1, 1)))}"
    )
    player[key][index] = "-".join(parts)
    return True


def _ends(player: Plain) -> Iterator[tuple[str, int, int]]:
    for key in PIECES:
        for index, piece in enumerate(player.get(key) or []):
            for end in range(len(piece.split("-"))):
                yield key, index, end


def _change_an_end(random: Random, player: Plain, change: Callable[[str], str]) -> bool:
    ends = list(_ends(player))
    if not ends:
        return False
    key, index, end = random.choice(ends)
    parts = player[key][index].split("-")
    cell, at_sign, level = parts[end].partition("@")
    parts[end] = f"{change(cell)}{at_sign}{level}"
    player[key][index] = "-".join(parts)
    return True


def belvedere_forgotten(random: Random, player: Plain) -> bool:
    terraces = [terrace for terrace in player["terraces"] if terrace.get("belvedere")]
    if terraces:
        del random.choice(terraces)["belvedere"]
    return bool(terraces)


def belvedere_on_another_corner(random: Random, player: Plain) -> bool:
    terraces = [terrace for terrace in player["terraces"] if terrace.get("belvedere")]
    if not terraces:
        return False
    terrace = random.choice(terraces)
    terrace["belvedere"] = random.choice([corner for corner in CORNERS if corner != terrace["belvedere"]])
    return True


def pillar_still_a_statue(random: Random, player: Plain) -> bool:
    """A statue that became a pillar is listed as if it stood, or is not told at all."""
    spot = _take_a_statue_from_a_pillar(random, player)
    if spot and random.random() < 0.8:
        player["statues"] = [*(player.get("statues") or []), spot]
    return spot is not None


def pillar_still_an_uncovered_statue(random: Random, player: Plain) -> bool:
    """A statue that became a pillar is listed as before it was built over, without its level."""
    spot = _take_a_statue_from_a_pillar(random, player)
    if spot:
        player["statues"] = [*(player.get("statues") or []), spot.partition("@")[0]]
    return spot is not None


def _take_a_statue_from_a_pillar(random: Random, player: Plain) -> str | None:
    """A pillar that was a statue is no longer told; where the statue stood, or None without such a pillar."""
    pillars = [
        (terrace, corner)
        for terrace in player["terraces"]
        for corner, support in (terrace.get("pillars") or {}).items()
        if support == "statue"
    ]
    if not pillars:
        return None
    terrace, corner = random.choice(pillars)
    del terrace["pillars"][corner]
    column, row = _read(terrace["at"])
    number = CORNERS.index(corner)
    return f"{_written(column + number % 2, row + number // 2)}@{terrace['level'] - 1}"


def rows_from_below(random: Random, player: Plain) -> bool:
    """Row 1 is taken for the one next to the owner; a terrace is still named by its north-west cell, or its lowest."""
    lowest = random.random() < 0.3
    for terrace in player["terraces"]:
        column, row = _read(terrace["at"])
        terrace["at"] = _written(column, 7 - row - lowest)
    for key in (*PIECES, "bare_pillars"):
        if player.get(key):
            player[key] = ["-".join([_from_below(end) for end in piece.split("-")]) for piece in player[key]]
    return True


def _from_below(spot: str) -> str:
    column, row = _read(spot)
    return _written(column, 7 - row) + spot[2:]


def _read(cell: str) -> tuple[int, int]:
    return COLUMNS.index(cell[0].upper()), int(cell[1]) - 1


def _written(column: int, row: int) -> str:
    return f"{COLUMNS[column]}{row + 1}"


SLIPS: dict[str, Callable[[Random, Plain], bool]] = {
    slip.__name__: slip
    for slip in (
        by_another_corner,
        level_one_off,
        icons_clockwise,
        icons_from_another_side,
        digits_swapped,
        piece_on_another_cell,
        piece_on_another_storey,
        belvedere_forgotten,
        belvedere_on_another_corner,
        pillar_still_a_statue,
        pillar_still_an_uncovered_statue,
        rows_from_below,
    )
}
