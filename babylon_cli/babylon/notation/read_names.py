"""The names of a line: titles and players, and the flowers with the letters that stand for them."""

import re
from typing import NoReturn

from babylon_cli.babylon.files.values import FLOWER_PATTERN
from babylon_cli.babylon.notation.cursor import COPY_OR_MEND, Cursor, Mistake, Piece, entries, word
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

LEAVE_OUT = Message("leave it out: letters are given to the flowers in the order in which they come")

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
        message = Message("the text is spelled otherwise; expected `{usual}`", usual=usual)
        raise Mistake(message, start, len(written), COPY_OR_MEND)
    return Piece(text, word(cursor.line, start, cursor.end))


class FlowersOfLine:
    """The flowers of a line, by the letters that stand for them in it."""

    def __init__(self) -> None:
        """Begin with none."""
        self.codes = FlowerCodes()
        self.flowers: dict[str, str] = {}
        self.idle: dict[str, Piece] = {}
        """The flowers that are named only because something has them, and have not been met with yet."""

    def read_names(self, cursor: Cursor) -> Piece:
        """A list of flowers, which have their letters from here on."""
        start = cursor.position
        names = []
        for item in cursor.items(BETWEEN_ITEMS):
            names.append(_flower_name(item))
            self.flowers[self.codes.code(str(names[-1].data))] = str(names[-1].data)
        return entries(names, start, cursor.end)

    def read_others(self, cursor: Cursor) -> None:
        """The list of the flowers that the table has and does not declare: each is named once."""
        for item in cursor.items(BETWEEN_ITEMS):
            name = _flower_name(item)
            flower = str(name.data)
            if flower in self.codes.codes:
                _refuse_flower(Message("the flower {flower} is named once more", flower=flower), name)
            code = self.codes.code(flower)
            self.flowers[code] = flower
            self.idle[code] = name

    def refuse_idle(self) -> None:
        """Raise Mistake where such a flower stands nowhere."""
        for name in self.idle.values():
            _refuse_flower(Message("the flower {flower} is named and stands nowhere", flower=str(name.data)), name)

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
            self.idle.pop(code, None)
            return piece._replace(data=self.flowers[code])
        known = [Message("{code} for {flower}", code=each, flower=name) for each, name in self.flowers.items()]
        message = Message(
            "the line has no flower `{code}`; expected {known}", code=code, known=listed(known[:MOST_TOLD], "or")
        )
        if not known:
            message = Message("the line has no flower `{code}`: it names none", code=code)
        raise Mistake(message, piece.node.start_mark.column, len(code), CODES_HELP)


def _flower_name(item: Cursor) -> Piece:
    begin = item.position
    name = read_text(item)
    if IS_A_FLOWER.fullmatch(str(name.data)) is None:
        message = Message("`{found}` is no flower", found=item.line[begin : item.end])
        raise Mistake(message, begin, item.end - begin, FLOWER_HELP)
    return name


def _refuse_flower(message: Message, name: Piece) -> NoReturn:
    start, end = name.node.start_mark.column, name.node.end_mark.column
    raise Mistake(message, start, end - start, LEAVE_OUT)
