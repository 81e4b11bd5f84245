"""The terraces and pieces of a line."""

import re
from collections.abc import Callable

from babylon_cli.babylon.notation.cursor import Cursor, Piece, entries, group, word
from babylon_cli.babylon.notation.letters import (
    ALL_CORNERS,
    CORNERS,
    COUNTED_AS,
    HALVES,
    MATERIALS,
    SUPPORTS,
    UNSAID,
    inverted,
)
from babylon_cli.babylon.notation.read_names import FlowersOfLine
from babylon_cli.reading.short_texts import Word
from babylon_cli.wording.message import Message

CELL = re.compile("[A-H][1-8]")
LEVEL = re.compile("[1-9][0-9]?")
SPOT = re.compile("[A-H][1-8](0|[1-9][0-9]?)?")
ICONS = re.compile("[A-Y]{2}")
MATERIAL = re.compile("[CGBS]")
BELVEDERE = re.compile("[1-4](?![A-Za-z])")
ALL_SUPPORTS = re.compile(f"{ALL_CORNERS}[sdtox]{{4}}")
SUPPORT = re.compile("[1-4][sdto]")
COUNTED = re.compile("[1-4][SFBT]")

A_CELL = Message("a cell from A1 to H8, such as C3")
A_LEVEL = Message("a level from 1 to 99")
A_SPOT = Message("a spot: a cell such as C3, or C31 for its terrace on level 1")
MORE_OF_A_TERRACE = Message(
    "two letters for icons such as FC, a material (C, G, B or S), the corner of a belvedere (1 to 4), supports such as "
    "2d, what a spot counts as such as 3B, or the end of the terrace"
)
MORE_OF_A_STORED_TERRACE = Message(
    "two letters for icons such as FC, a material (C, G, B or S), or the end of the storage"
)

HALF_OF = inverted(HALVES)
CORNER_OF = inverted(CORNERS)
MATERIAL_OF = inverted(MATERIALS)
SUPPORT_OF = inverted(SUPPORTS)
COUNTED_AS_OF = inverted(COUNTED_AS)


def read_terrace(cursor: Cursor, flowers: FlowersOfLine) -> Piece:
    """One terrace, such as C31wFCC2."""
    start = cursor.position
    cell, level = cursor.need(CELL, A_CELL), cursor.need(LEVEL, A_LEVEL)
    values = {"at": Piece(cell.text, cell), "level": Piece(int(level.text), level), **_tile(cursor, flowers)}
    corner = cursor.take(BELVEDERE)
    if corner is not None:
        values["belvedere"] = Piece(CORNER_OF[corner.text], corner)
    values.update(_all_supports(cursor) or _corners("pillars", cursor, SUPPORT, SUPPORT_OF))
    values.update(_corners("counts_as", cursor, COUNTED, COUNTED_AS_OF))
    cursor.finish(MORE_OF_A_TERRACE)
    return group(values, start, cursor.end)


def read_stored_terrace(cursor: Cursor, flowers: FlowersOfLine) -> Piece:
    """The terrace in a notch, such as pHA, which takes all that is left."""
    start = cursor.position
    values = _tile(cursor, flowers)
    cursor.finish(MORE_OF_A_STORED_TERRACE)
    return group(values, start, cursor.end)


def _tile(cursor: Cursor, flowers: FlowersOfLine) -> dict[str, Piece]:
    """What is known of a terrace wherever it is: flower, icons and material."""
    values = {}
    flower = flowers.read(cursor)
    if flower is not None:
        values["flower"] = flower
    icons = cursor.take(ICONS)
    if icons is not None:
        values["icons"] = Piece(icons_meant(icons), icons)
    material = cursor.take(MATERIAL)
    if material is not None:
        values["material"] = Piece(MATERIAL_OF[material.text], material)
    return values


def icons_meant(letters: Word) -> str:
    """The icons of a terrace as a file has them."""
    return "".join([HALF_OF[letter] for letter in letters.text])


def _all_supports(cursor: Cursor) -> dict[str, Piece]:
    """The supports of all corners one after the other, where they are written so."""
    said = cursor.take(ALL_SUPPORTS)
    if said is None:
        return {}
    start = said.start_mark.column + len(ALL_CORNERS)
    values = {
        corner: Piece(SUPPORT_OF[letter], word(cursor.line, place, place + 1))
        for place, (corner, letter) in enumerate(zip(CORNERS, said.text[len(ALL_CORNERS) :], strict=True), start)
        if letter != UNSAID
    }
    return {"pillars": group(values, start, cursor.position)}


def _corners(key: str, cursor: Cursor, pattern: re.Pattern[str], meant: dict[str, str]) -> dict[str, Piece]:
    """What is said of corners under a key, each with its letter; nothing where no corner has one."""
    start = cursor.position
    values = {}
    while (said := cursor.take(pattern)) is not None:
        values[CORNER_OF[said.text[0]]] = Piece(meant[said.text[1]], said)
    return {key: group(values, start, cursor.position)} if values else {}


def read_spots(cursor: Cursor) -> Piece:
    """Spots one after the other, such as C3D41."""
    return _one_after_the_other(cursor, _spot)


def read_pairs(cursor: Cursor) -> Piece:
    """Pairs of spots one after the other, such as D4E4E32F3."""
    return _one_after_the_other(cursor, _pair)


def _one_after_the_other(cursor: Cursor, read: Callable[[Cursor], Piece]) -> Piece:
    """All that is left of an item as a list, which has one entry at least."""
    start = cursor.position
    found = [read(cursor)]
    while not cursor.is_at_end:
        found.append(read(cursor))
    return entries(found, start, cursor.end)


def _pair(cursor: Cursor) -> Piece:
    start = cursor.position
    first, second = _spot(cursor), _spot(cursor)
    return Piece(f"{first.data}-{second.data}", word(cursor.line, start, cursor.position))


def _spot(cursor: Cursor) -> Piece:
    taken = cursor.need(SPOT, A_SPOT)
    cell, level = taken.text[:2], taken.text[2:]
    return Piece(f"{cell}@{level}" if level else cell, taken)
