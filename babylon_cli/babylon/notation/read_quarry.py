"""The quarry of a line: sixteen stacks from A1 to D4, each from its top."""

import re

from babylon_cli.babylon.notation.cursor import Cursor, Mistake, Piece, entries, word
from babylon_cli.babylon.notation.letters import BETWEEN_ITEMS, FLOOR, MATERIALS, inverted
from babylon_cli.babylon.notation.read_garden import ICONS, icons_meant
from babylon_cli.babylon.notation.read_names import FlowersOfLine
from babylon_cli.babylon.table.quarry import QUARRY_SIDE
from babylon_cli.wording.message import Counted, Message

STACKS = QUARRY_SIDE * QUARRY_SIDE
BACK = re.compile("[CGB]")
THE_FLOOR = re.compile(FLOOR)

A_STACK = Message("0 for the floor, or a material (C, G or B) with the letter of a flower and icons, such as CwFC")
END_OF_STACK = Message("the end of the stack: nothing lies on the floor")
STACKS_HELP = Message("write four rows of four, from A1 to D1 and on to D4; a place without a tile is 0")

MATERIAL_OF = inverted(MATERIALS)


def read_quarry(cursor: Cursor, flowers: FlowersOfLine) -> Piece:
    """Four rows of four stacks."""
    start = cursor.position
    items = cursor.items(BETWEEN_ITEMS)
    stacks = [_stack(item, flowers) for item in items[: STACKS + 1]]
    if len(items) != STACKS:
        message = Message("the quarry has {stacks}; expected 16", stacks=Counted(len(items), "stack"))
        raise Mistake(message, start, cursor.end - start, STACKS_HELP)
    rows = [_row(stacks[first : first + QUARRY_SIDE]) for first in range(0, STACKS, QUARRY_SIDE)]
    return entries(rows, start, cursor.end)


def _row(stacks: list[Piece]) -> Piece:
    return entries(stacks, stacks[0].node.start_mark.column, stacks[-1].node.end_mark.column)


def _stack(cursor: Cursor, flowers: FlowersOfLine) -> Piece:
    """One stack, such as CwFCGp."""
    start = cursor.position
    if cursor.take(THE_FLOOR):
        cursor.finish(END_OF_STACK)
        return Piece("floor", word(cursor.line, start, cursor.end))
    tiles = [_tile(cursor, flowers)]
    while not cursor.is_at_end:
        tiles.append(_tile(cursor, flowers))
    return Piece(" > ".join(tiles), word(cursor.line, start, cursor.end))


def _tile(cursor: Cursor, flowers: FlowersOfLine) -> str:
    material = MATERIAL_OF[cursor.need(BACK, A_STACK).text]
    flower, icons = flowers.read(cursor), cursor.take(ICONS)
    words = [material]
    if flower is not None:
        words.append(str(flower.data))
    if icons is not None:
        words.append(icons_meant(icons))
    return " ".join(words)
