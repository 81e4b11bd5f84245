"""One player of a table, item by item."""

from collections.abc import Iterator, Mapping
from typing import Any

from babylon_cli.babylon.notation.letters import (
    ALL_CORNERS,
    CORNERS,
    COUNTED_AS,
    COUNTS,
    DOUBLES,
    EMPTY_GARDEN,
    INCOMPLETE,
    MATERIALS,
    NO_FLOWER,
    PAD,
    PAD_ROWS,
    PIECES,
    SINGLE_COUNTS,
    STORAGE,
    SUPPORTS,
    TALLY,
    TIMES,
    UNSAID,
    FlowerCodes,
    icon_letters,
    inverted,
)
from babylon_cli.babylon.notation.texts import spelled

Data = Mapping[str, Any]

FEWEST_FOR_ALL = 3
"""How many corners must have a support that is written, for all four to be written one after the other."""

LETTERS_OF_ROWS = inverted(PAD_ROWS)


def written_player(player: Data, flowers: FlowerCodes) -> Iterator[str]:
    """The items of a player: name, flower, terraces, pieces and all else."""
    yield spelled(player["name"])
    yield flowers.code(player["flower"])
    for terrace in player.get("terraces", ()):
        yield _terrace(terrace, flowers)
    for letter, key in PIECES.items():
        if key in player:
            yield letter + "".join([_spots(piece) for piece in player[key]])
    if player.get("complete") is False:
        yield INCOMPLETE
    if player.get("terraces") == []:
        yield EMPTY_GARDEN
    if "tally" in player:
        yield TALLY + _tally(player["tally"], flowers)
    if "storage" in player:
        yield STORAGE + _storage(player["storage"], flowers)
    if "score_pad" in player:
        yield PAD + _pad(player["score_pad"])


def _terrace(terrace: Data, flowers: FlowerCodes) -> str:
    parts = [
        *(terrace["at"], str(terrace["level"]), _tile(terrace, flowers)),
        CORNERS[terrace["belvedere"]] if "belvedere" in terrace else "",
        _supports(terrace.get("pillars", {})),
        *[CORNERS[corner] + COUNTED_AS[icon] for corner, icon in terrace.get("counts_as", {}).items()],
    ]
    return "".join(parts)


def _tile(tile: Data, flowers: FlowerCodes) -> str:
    """What is known of a terrace wherever it is: flower, icons and material."""
    flower = flowers.code(tile["flower"]) if "flower" in tile else NO_FLOWER
    material = MATERIALS[tile["material"]] if "material" in tile else ""
    return f"{flower}{icon_letters(tile.get('icons', ''))}{material}"


def _supports(pillars: Data) -> str:
    """What is written to stand under the corners, in the shorter of two ways."""
    if len(pillars) < FEWEST_FOR_ALL:
        return "".join([CORNERS[corner] + SUPPORTS[support] for corner, support in pillars.items()])
    return ALL_CORNERS + "".join([SUPPORTS[pillars[corner]] if corner in pillars else UNSAID for corner in CORNERS])


def _spots(piece: str) -> str:
    """A spot, or the two ends of a piece, such as C3D41."""
    return piece.replace("@", "").replace("-", "")


def _tally(tally: Data, flowers: FlowerCodes) -> str:
    counts = [
        f".{letter}{_counted(thing, key, flowers)}{number}"
        for letter, key in COUNTS.items()
        for thing, number in tally.get(key, {}).items()
    ]
    singles = [f".{letter}{tally[key]}" for letter, key in SINGLE_COUNTS.items() if key in tally]
    return "".join([str(tally["highest_terrace"]), *counts, *singles])


def _counted(thing: object, row: str, flowers: FlowerCodes) -> str:
    """What a number of a tally counts, such as the level 3, the levels 1-2 of staircases, or a flower."""
    return flowers.code(str(thing)) if row == "flowers" else f"{thing}{TIMES}".replace("-", TIMES)


def _storage(storage: Data, flowers: FlowerCodes) -> str:
    written = str(storage.get("pillars", ""))
    if "doubles" in storage:
        written += f"{DOUBLES}{storage['doubles']}"
    if "terrace" in storage:
        written += f".{_tile(storage['terrace'], flowers)}"
    return written


def _pad(pad: Data | list[int]) -> str:
    """A pad in rows that are named, or as the list of all."""
    if isinstance(pad, list):
        return ".".join([str(points) for points in pad])
    return "".join([f".{LETTERS_OF_ROWS[row]}{points}" for row, points in pad.items()])
