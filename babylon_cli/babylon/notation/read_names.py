"""The names of a line: titles and players, and the flowers with the letters that stand for them."""

import re

from babylon_cli.babylon.files.values import FLOWER_PATTERN
from babylon_cli.babylon.notation.cursor import Cursor, Mistake, Piece, entries, word
from babylon_cli.babylon.notation.letters import BETWEEN_ITEMS, NO_FLOWER, FlowerCodes
from babylon_cli.babylon.notation.texts import meant, sound_part, spelled
from babylon_cli.wording.message import Message, listed

IS_A_FLOWER = re.compile(FLOWER_PATTERN)
CODE = re.compile("[a-z]+")

A_TEXT = Message("a letter, a digit, _ for a space between two of them, or an escape such as .e9, .t142 or .u4e2d")
A_CODE = Message("the small letter of a flower, or x for none")
A_PLAYERS_CODE = Message("the small letter of a flower")
FLOWER_HELP = Message("a flower is one word, such as white")
CODES_HELP = Message("the letters of a line follow from its parts f- and o-, which name its flowers")

MOST_TOLD = 8
"""How many flowers a message names."""


def read_text(cursor: Cursor) -> Piece:
    """A text, which takes all that is left of an item; there is one way to spell it."""
    start, written = cursor.position, cursor.rest
    cursor.position += sound_part(written)
    if not written or not cursor.is_at_end:
        cursor.refuse(A_TEXT)
    text = meant(written)
    usual = spelled(text)
    if usual != written:
        raise Mistake(Message("the text is spelled otherwise; expected `{usual}`", usual=usual), start, len(written))
    return Piece(text, word(cursor.line, start, cursor.end))


class FlowersOfLine:
    """The flowers of a line, by the letters that stand for them in it."""

    def __init__(self) -> None:
        """Begin with none."""
        self.codes = FlowerCodes()
        self.flowers: dict[str, str] = {}

    def read_names(self, cursor: Cursor) -> Piece:
        """A list of flowers, which have their letters from here on."""
        start = cursor.position
        names = []
        for item in cursor.items(BETWEEN_ITEMS):
            begin = item.position
            name = read_text(item)
            if IS_A_FLOWER.fullmatch(str(name.data)) is None:
                message = Message("`{found}` is no flower", found=item.line[begin : item.end])
                raise Mistake(message, begin, item.end - begin, FLOWER_HELP)
            self.flowers[self.codes.code(str(name.data))] = str(name.data)
            names.append(name)
        return entries(names, start, cursor.end)

    def read(self, cursor: Cursor) -> Piece | None:
        """A flower by its letter; None where nobody knows it."""
        code = cursor.need(CODE, A_CODE)
        return None if code.text == NO_FLOWER else self._named(code.text, Piece(None, code))

    def read_known(self, cursor: Cursor) -> Piece:
        """A flower that is known, by its letter."""
        code = cursor.need(CODE, A_PLAYERS_CODE)
        return self._named(code.text, Piece(None, code))

    def _named(self, code: str, piece: Piece) -> Piece:
        if code in self.flowers:
            return piece._replace(data=self.flowers[code])
        known = [Message("{code} for {flower}", code=each, flower=name) for each, name in self.flowers.items()]
        message = Message(
            "the line has no flower `{code}`; expected {known}", code=code, known=listed(known[:MOST_TOLD], "or")
        )
        if not known:
            message = Message("the line has no flower `{code}`: it names none", code=code)
        raise Mistake(message, piece.node.start_mark.column, len(code), CODES_HELP)
