"""The players of a line, item by item."""

from collections.abc import Callable

from babylon_cli.babylon.notation.cursor import Cursor, Mistake, Piece, entries, group, word
from babylon_cli.babylon.notation.letters import (
    BETWEEN_ITEMS,
    EMPTY_GARDEN,
    INCOMPLETE,
    ITEMS,
    PAD,
    PIECES,
    SPOTS,
    STORAGE,
    TALLY,
)
from babylon_cli.babylon.notation.read_counts import read_pad, read_storage, read_tally
from babylon_cli.babylon.notation.read_garden import read_pairs, read_spots, read_terrace
from babylon_cli.babylon.notation.read_names import FlowersOfLine, read_text
from babylon_cli.wording.message import Message

A_FLOWER_TOO = Message("- and the small letter of the player's flower")
END_OF_FLOWER = Message("the end of the player's flower")
END_OF_LETTER = Message("the end of this item, which is one letter alone")
AN_ITEM = Message("a terrace such as C31wFC, or what begins with s, f, b, t, l, i, e, n, k or w")
THE_ORDER = Message("terraces come first, and then each at most once s, f, b, t, l, i, e, n, k and w")

ItemReader = Callable[[Cursor, FlowersOfLine], Piece]


def _incomplete(cursor: Cursor, _flowers: FlowersOfLine) -> Piece:
    cursor.finish(END_OF_LETTER)
    return Piece(data=False, node=word(cursor.line, cursor.end - 1, cursor.end))


def _empty_garden(cursor: Cursor, _flowers: FlowersOfLine) -> Piece:
    cursor.finish(END_OF_LETTER)
    return entries([], cursor.end - 1, cursor.end)


def _of_pieces(letter: str) -> ItemReader:
    """How the pieces of a kind are read."""
    read = read_spots if letter in SPOTS else read_pairs
    return lambda cursor, _: read(cursor)


READERS: dict[str, tuple[str, ItemReader]] = {
    **{letter: (key, _of_pieces(letter)) for letter, key in PIECES.items()},
    INCOMPLETE: ("complete", _incomplete),
    EMPTY_GARDEN: ("terraces", _empty_garden),
    TALLY: ("tally", read_tally),
    STORAGE: ("storage", read_storage),
    PAD: ("score_pad", lambda cursor, _: read_pad(cursor)),
}
"""The key of each item, and how it is read after its letter."""


def read_player(cursor: Cursor, flowers: FlowersOfLine) -> Piece:
    """One player, such as Ana-w-C31wFC-sC3."""
    start = cursor.position
    name, *others = cursor.items(BETWEEN_ITEMS)
    values = {"name": read_text(name)}
    if not others:
        name.refuse(A_FLOWER_TOO)
    flower, *items = others
    values["flower"] = flowers.read_known(flower)
    flower.finish(END_OF_FLOWER)
    terraces: list[Piece] = []
    reached = 0
    for item in items:
        kind = _kind(item)
        place = ITEMS.index(kind)
        if place < reached or (kind and place == reached):
            raise Mistake(Message("`{kind}` stands too late", kind=item.rest[:1]), item.position, help=THE_ORDER)
        reached = place
        if kind:
            item.position += 1
            key, read = READERS[kind]
            values[key] = read(item, flowers)
        else:
            terraces.append(read_terrace(item, flowers))
    if terraces:
        first, last = terraces[0].node.start_mark.column, terraces[-1].node.end_mark.column
        values["terraces"] = entries(terraces, first, last)
    return group(values, start, cursor.end)


def _kind(item: Cursor) -> str:
    """What an item begins with: nothing if it is a terrace."""
    first = item.rest[:1]
    if first.isupper():
        return ""
    if not first or first not in ITEMS:
        item.refuse(AN_ITEM)
    return first
