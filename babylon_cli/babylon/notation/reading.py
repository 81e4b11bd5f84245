"""A line as the plain data that a file would give, with a mark for everything in it."""

import re
from typing import NoReturn

from babylon_cli.babylon.notation.cursor import Cursor, Mistake, Piece, entries, group
from babylon_cli.babylon.notation.letters import (
    BETWEEN_PARTS,
    EDITION,
    END,
    FLOWERS,
    MARK,
    OTHER_FLOWERS,
    PARTS,
    PLAYER,
    QUARRY,
    ROUND,
    RULING,
    SEVERAL,
    TEXTS,
    TOKEN,
)
from babylon_cli.babylon.notation.read_names import FlowersOfLine, read_text
from babylon_cli.babylon.notation.read_player import read_player
from babylon_cli.babylon.notation.read_quarry import read_quarry
from babylon_cli.wording.message import Message

KEYS = {**TEXTS, EDITION: "edition", FLOWERS: "flowers", ROUND: "round", TOKEN: "token", QUARRY: "quarry"}
"""The keys of the parts that tell one thing."""

FOREIGN = re.compile("[^0-9A-Za-z._/-]")
VERSION = re.compile("bab[0-9]+")
TAG = re.compile(f"[{''.join(PARTS)}]-")
WORD = re.compile("[A-Za-z]+(-[A-Za-z]+)*")
RULING_NAME = re.compile("[a-z]+(_[a-z]+)*-")
ROUND_NUMBER = re.compile("[1-9][0-9]?")

THE_ALPHABET = Message("a line has only letters, digits and . - _ /")
NO_BLANKS = Message("take it out, and join what a message has broken")
ONE_AT_A_TIME = Message("each line has a `--line` of its own")
WHOLE_LINE = Message("copy the whole line, from {mark} to {end}", mark=MARK, end=END)
OTHER_VERSION = Message("this `babylon` reads version 1; a newer one may read it")
A_PART = Message("a part that begins with t-, d-, l-, m-, e-, r-, f-, o-, n-, k-, p- or q-, or {end}", end=END)
THE_ORDER = Message(
    "the parts come in the order t, d, l, m, e, r, f, o, n, k, p, q; only of r and p there may be several"
)
A_WORD = Message("a word of the format")
A_ROUND = Message("a round from 1 to 99")
A_RULING = Message("a ruling such as bridge_gap-any")
END_OF_PART = Message("the end of this part")


def read_line(line: str) -> Piece:
    """The data of a line, which has no blanks around it; raises Mistake at the first thing that is wrong in it."""
    parts = _sound_parts(line)
    reader = _Reader()
    for part in parts:
        reader.read(part)
    return reader.document(len(line))


def _sound_parts(line: str) -> list[Cursor]:
    """What stands between the mark and the end of a line that has nothing foreign in it."""
    first, *parts = Cursor(line, 0, len(line)).items(BETWEEN_PARTS)
    if first.rest != MARK:
        _refuse_beginning(first.rest)
    foreign = FOREIGN.search(line)
    if foreign is not None:
        _refuse_foreign(foreign.group(), foreign.start())
    for place, part in enumerate(parts[:-1]):
        if part.rest.startswith(END):
            after = parts[place + 1].position if part.rest == END else part.position + len(END)
            raise Mistake(Message("something stands after `/{end}`", end=END), after, help=ONE_AT_A_TIME)
    if not parts or parts[-1].rest != END:
        message = Message("the line ends without `/{end}`: it is not whole", end=END)
        raise Mistake(message, len(line) - 1, help=WHOLE_LINE)
    return parts[:-1]


def _refuse_foreign(found: str, place: int) -> NoReturn:
    """Say what is wrong with a character."""
    if found.isspace():
        raise Mistake(Message("a blank stands in the line"), place, help=NO_BLANKS)
    shown = found if found.isprintable() else f"U+{ord(found):04X}"
    raise Mistake(Message("the character {found} cannot stand in a line", found=shown), place, help=THE_ALPHABET)


def _refuse_beginning(found: str) -> NoReturn:
    """Say what is wrong with how a line begins."""
    version = VERSION.fullmatch(found)
    if version is not None:
        message = Message("the line is of version {version}; expected {mark}", version=found, mark=MARK)
        raise Mistake(message, 0, len(found), OTHER_VERSION)
    raise Mistake(Message("the line does not begin with `{mark}/`", mark=MARK), 0, help=WHOLE_LINE)


class _Reader:
    """One pass over the parts of a line."""

    def __init__(self) -> None:
        self.values: dict[str, Piece] = {}
        self.rulings: dict[str, Piece] = {}
        self.players: list[Piece] = []
        self.flowers = FlowersOfLine()
        self.reached = -1

    def read(self, part: Cursor) -> None:
        """Take one part more."""
        start = part.position
        tag = part.need(TAG, A_PART).text[0]
        place = PARTS.index(tag)
        if place < self.reached or (place == self.reached and tag not in SEVERAL):
            raise Mistake(Message("`{tag}-` stands too late", tag=tag), start, help=THE_ORDER)
        self.reached = place
        if tag == RULING:
            name = part.need(RULING_NAME, A_RULING).text[:-1]
            self.rulings[name] = _word(part)
        elif tag == PLAYER:
            self.players.append(read_player(part, self.flowers))
        elif tag == OTHER_FLOWERS:
            self.flowers.read_others(part)
        else:
            self.values[KEYS[tag]] = self._single(tag, part)

    def _single(self, tag: str, part: Cursor) -> Piece:
        """What a part tells that has a key of its own."""
        if tag == FLOWERS:
            return self.flowers.read_names(part)
        if tag in TEXTS:
            return read_text(part)
        if tag == ROUND:
            number = part.need(ROUND_NUMBER, A_ROUND)
            part.finish(END_OF_PART)
            return Piece(int(number.text), number)
        return read_quarry(part, self.flowers) if tag == QUARRY else _word(part)

    def document(self, end: int) -> Piece:
        """The document of all parts."""
        self.flowers.refuse_idle()
        values = dict(self.values)
        if self.rulings:
            values["rulings"] = group(self.rulings, *_from_to(list(self.rulings.values())))
        if self.players:
            values["players"] = entries(self.players, *_from_to(self.players))
        elif "quarry" not in values:
            values["players"] = entries([], end - len(END), end)
        return group(values, 0, end)


def _word(part: Cursor) -> Piece:
    """A word of the format, which takes all that is left."""
    word = part.need(WORD, A_WORD)
    part.finish(END_OF_PART)
    return Piece(word.text, word)


def _from_to(pieces: list[Piece]) -> tuple[int, int]:
    """Where the first one begins, and the last one ends."""
    return pieces[0].node.start_mark.column, pieces[-1].node.end_mark.column
