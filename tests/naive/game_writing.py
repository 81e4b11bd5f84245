"""Writes players after their turns down as the players of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .game_reading import WORDS
from .layout import CORNERS, Garden, Spot, Terrace

if TYPE_CHECKING:
    from .reading import Document

KEYS = {"statue": "statues", "fountain": "fountains", "bridge": "bridges", "staircase": "staircases"}


def write_spot(spot: Spot) -> str:
    """(2, 2, 1) as `C3@1`."""
    return f"{'ABCDEFGH'[spot[0]]}{spot[1] + 1}@{spot[2]}"


def write_terrace(garden: Garden, terrace: Terrace) -> Document:
    """One terrace with all its supports."""
    pillars = {support.corner: support.kind for support in garden.supports if support.terrace is terrace}
    for corner in CORNERS:
        if corner not in pillars and corner != terrace.belvedere:
            pillars[corner] = "none"
    data: Document = {
        "at": write_spot((*terrace.cells["NW"], 0))[:2],
        "level": terrace.level,
        "flower": terrace.flower,
        "material": terrace.material,
        "icons": None if terrace.icons is None else "".join(WORDS[icon] for icon in terrace.icons.values()),
        "belvedere": terrace.belvedere,
        "pillars": {corner: kind for corner, kind in pillars.items() if kind != "nothing"},
        "counts_as": dict(terrace.counts_as) or None,
    }
    return {key: value for key, value in data.items() if value is not None}


def write_players(players: list[dict[str, Any]]) -> list[Document]:
    """The players with everything that they have."""
    return [write_player(player) for player in players]


def write_player(player: dict[str, Any]) -> Document:
    """One player with garden and storage."""
    garden: Garden = player["garden"]
    data: Document = {"name": garden.name, "flower": garden.flower}
    data["terraces"] = [write_terrace(garden, terrace) for terrace in garden.terraces]
    for terrace in player["off_board"]:
        data["terraces"].append({key: value for key, value in terrace.items() if key != "from"})
    for kind, key in KEYS.items():
        placed = [decoration.ends for decoration in garden.decorations if decoration.kind == kind]
        data[key] = ["-".join(write_spot(end) for end in ends) for ends in placed]
    data["bare_pillars"] = [write_spot(spot) for spot in garden.bare_pillars]
    data["storage"] = {"pillars": player["pillars"], "doubles": player["doubles"]}
    if player["notch"]:
        tile = player["notch"][0]
        data["storage"]["terrace"] = {key: value for key, value in tile.items() if value is not None}
        data["storage"]["terrace"] = data["storage"]["terrace"] or {"flower": garden.flower}
    return {key: value for key, value in data.items() if value not in ([], None)}
