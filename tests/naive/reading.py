"""Turns the plain data of one document into gardens, rulings and quarry stacks."""

from __future__ import annotations

import pickle
from functools import lru_cache
from typing import Any

from .layout import CORNERS, Cell, Decoration, Garden, Spot, Terrace, find_supports
from .names import same

Document = dict[str, Any]

LETTERS = {"S": "statue", "F": "fountain", "B": "bridge", "T": "staircase", ".": "none"}
LINKED = {"fountains": "fountain", "bridges": "bridge", "staircases": "staircase"}
ROWS = (
    "statues",
    "fountains",
    "bridges",
    "staircases",
    "decoration_sets",
    "flower_sets",
    "belvederes",
    "highest_terrace",
    "total",
)
PRINTED_ROWS = {"decorations": "decoration_sets", "flowers": "flower_sets", "highest": "highest_terrace"}
GARDEN = ("terraces", "statues", "fountains", "bridges", "staircases", "bare_pillars", "complete", "tally")
DEFAULT_RULINGS = {
    "superposed": "never",
    "bridge_gap": "clear",
    "fountain_terraces": "two",
    "hidden_belvedere": "none",
    "hidden_corner": "forbid",
    "statue_restart": "free",
    "statue_corner": "supports",
    "hidden_anchor": "counts",
    "blank_per": "turn",
    "supply": "warn",
}
EDITION_RULINGS = {"zh-Hans": {"superposed": "adjacent", "bridge_gap": "any", "fountain_terraces": "one"}}


def rulings_of(document: Document) -> dict[str, str]:
    """The value of every ruling: the default, then the edition's, then the file's own."""
    edition = EDITION_RULINGS.get(document.get("edition") or "fr", {})
    own = {key: value for key, value in (document.get("rulings") or {}).items() if value is not None}
    return {**DEFAULT_RULINGS, **edition, **own}


def read_cell(text: str) -> Cell:
    """`C3` as (2, 2)."""
    return "ABCDEFGH".index(text[0].upper()), int(text[1:]) - 1


def read_terrace(data: Document, *, stored: bool = False) -> Terrace:
    """One terrace of a garden, or the stored one, which lies nowhere."""
    cells: dict[str, Cell] = {}
    if not stored:
        column, row = read_cell(data["at"])
        cells = {corner: (column + right, row + down) for corner, (right, down) in CORNERS.items()}
    typed_icons = data.get("icons")
    icons = None
    if typed_icons is not None:
        icons = {corner: LETTERS.get(icon, icon) for corner, icon in zip(CORNERS, typed_icons, strict=True)}
    return Terrace(
        level=0 if stored else data["level"],
        cells=cells,
        flower=None if data.get("flower") is None else same(data["flower"]),
        icons=icons,
        material=data.get("material"),
        belvedere=data.get("belvedere"),
        written={corner: kind for corner, kind in (data.get("pillars") or {}).items() if kind is not None},
        counts_as={corner: icon for corner, icon in (data.get("counts_as") or {}).items() if icon is not None},
    )


def read_spot(text: str, garden: Garden) -> Spot:
    """`C3@1` as typed, `C3` on its topmost terrace or on the board."""
    cell_text, _, level_text = text.strip().partition("@")
    cell = read_cell(cell_text)
    return (*cell, int(level_text) if level_text else garden.top(cell))


def read_garden(player: Document) -> Garden:
    """One player of the document as a garden."""
    terraces = [read_terrace(data) for data in player.get("terraces") or []]
    storage = player.get("storage") or {}
    stored = storage.get("terrace")
    garden = Garden(
        name=str(player["name"]),
        flower=same(player["flower"]),
        complete=player.get("complete") is not False,
        terraces=[terrace for terrace in terraces if terrace.on_board()],
        off_board=len([terrace for terrace in terraces if not terrace.on_board()]),
        stored=read_terrace(stored, stored=True) if stored else None,
        storage={key: storage.get(key) or 0 for key in ("pillars", "doubles")},
        tally=player.get("tally"),
        score_pad=read_pad(player.get("score_pad")),
    )
    has_garden = player.get("terraces") is not None or any(says(player, key) for key in GARDEN)
    garden.only_pad = bool(garden.score_pad) and not has_garden
    for terrace in garden.terraces:
        for cell in terrace.cells.values():
            garden.over.setdefault(cell, []).append(terrace)
    garden.noted = list(garden.terraces)
    garden.supports = find_supports(garden)
    garden.bare_pillars = [read_spot(text, garden) for text in player.get("bare_pillars") or []]
    for text in player.get("statues") or []:
        garden.decorations.append(Decoration("statue", [read_spot(text, garden)]))
    for key, kind in LINKED.items():
        for text in player.get(key) or []:
            garden.decorations.append(Decoration(kind, [read_spot(end, garden) for end in text.split("-")]))
    return garden


def says(player: Document, key: str) -> bool:
    """Whether something stands under a key; nothing stands in an empty list."""
    return player.get(key) is not None and player[key] != []


def read_pad(written: dict[str, int | None] | list[int] | None) -> dict[str, int]:
    """The rows of a pad, by whichever names they are written, or in the order of the pad."""
    if isinstance(written, list):
        return dict(zip(ROWS, written, strict=False))
    return {PRINTED_ROWS.get(row, row): points for row, points in (written or {}).items() if points is not None}


def gardens_of(document: Document) -> list[Garden]:
    """All players of the document, in file order; whoever asks only looks at them."""
    return gardens_in(pickle.dumps(document.get("players") or []))


@lru_cache(maxsize=8)
def gardens_in(players: bytes) -> list[Garden]:
    """The same from a copy of the players: every rule asks for the gardens of one document again."""
    return [read_garden(player) for player in pickle.loads(players)]


def quarry_stacks(document: Document) -> list[list[dict[str, str]]]:
    """The sixteen stacks of the quarry, row by row; each lists its tiles from the top down, bare floor lists none."""
    return [read_stack(cell) for row in document.get("quarry") or [] for cell in row]


def read_stack(text: str) -> list[dict[str, str]]:
    """`clay white > granite pink S..F` as two tiles, each with its material and, if known, flower and icons."""
    tiles = []
    for part in text.split(">"):
        words = part.split()
        tile = {"material": words[0]}
        for word in words[1:]:
            is_icons = len(word) == 4 and set(word) <= set("SFBT.")
            tile["icons" if is_icons else "flower"] = word if is_icons else same(word)
        if tile["material"] != "floor":
            tiles.append(tile)
    return tiles
