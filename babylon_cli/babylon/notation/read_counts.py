"""What a player of a line only counted, has in store and wrote on the pad."""

import re

from babylon_cli.babylon.notation.cursor import Cursor, Piece, entries, group
from babylon_cli.babylon.notation.letters import COUNTS, DOUBLES, PAD_ROWS, SINGLE_COUNTS, TIMES
from babylon_cli.babylon.notation.read_garden import read_stored_terrace
from babylon_cli.babylon.notation.read_names import FlowersOfLine
from babylon_cli.wording.message import Message

NUMBER = re.compile("0|[1-9][0-9]{0,3}")
MORE_THAN_0 = re.compile("[1-9][0-9]{0,3}")
LEVEL = re.compile("[1-9][0-9]?")
BY = re.compile(TIMES)
DOT = re.compile(r"\.")
DOUBLES_FOLLOW = re.compile(DOUBLES)
ROW_OF_TALLY = re.compile(rf"[{''.join([*COUNTS, *SINGLE_COUNTS])}]")
ROW_OF_PAD = re.compile(rf"[{''.join(PAD_ROWS)}]")

A_NUMBER = Message("a whole number from 0 to 9999")
A_PILLAR_COUNT = Message("a whole number from 1 to 9999")
A_LEVEL = Message("a level from 1 to 99")
THE_TIMES = Message("x and how many there are")
A_ROW_OF_TALLY = Message("a dot and what is counted: s, f, b, t, o, e or v")
A_ROW_OF_PAD = Message("a dot and a row of the pad: s, f, b, t, d, o, e, h or z")
A_STORAGE = Message("single pillars, d and double pillars, or a dot and the terrace in the notch")
A_DOT = Message("a dot and the next number of the pad")


def read_storage(cursor: Cursor, flowers: FlowersOfLine) -> Piece:
    """A storage zone, such as k2.pHA: single pillars, double ones, the terrace in the notch."""
    start = cursor.position
    values = {}
    singles = cursor.take(MORE_THAN_0)
    if singles is not None:
        values["pillars"] = Piece(int(singles.text), singles)
    if cursor.take(DOUBLES_FOLLOW):
        doubles = cursor.need(MORE_THAN_0, A_PILLAR_COUNT)
        values["doubles"] = Piece(int(doubles.text), doubles)
    if cursor.take(DOT):
        values["terrace"] = read_stored_terrace(cursor, flowers)
    if not values or not cursor.is_at_end:
        cursor.refuse(A_STORAGE)
    return group(values, start, cursor.end)


def read_pad(cursor: Cursor) -> Piece:
    """A pad: rows with their letters, such as w.s3.z41, or all of them, such as w3.6.0.4.4.8.1.6."""
    return _rows(cursor) if cursor.rest.startswith(".") else _column(cursor)


def _column(cursor: Cursor) -> Piece:
    start = cursor.position
    numbers = [_number(cursor)]
    while not cursor.is_at_end:
        cursor.need(DOT, A_DOT)
        numbers.append(_number(cursor))
    return entries(numbers, start, cursor.end)


def _rows(cursor: Cursor) -> Piece:
    start = cursor.position
    values = {}
    while not cursor.is_at_end:
        cursor.need(DOT, A_ROW_OF_PAD)
        row = cursor.need(ROW_OF_PAD, A_ROW_OF_PAD)
        values[PAD_ROWS[row.text]] = _number(cursor)
    return group(values, start, cursor.end)


def _number(cursor: Cursor) -> Piece:
    number = cursor.need(NUMBER, A_NUMBER)
    return Piece(int(number.text), number)


def read_tally(cursor: Cursor, flowers: FlowersOfLine) -> Piece:
    """A tally, such as n3.s1x2.t1x2x1.ow3.v24, which begins with the level of the highest terrace."""
    start = cursor.position
    values = {"highest_terrace": _number(cursor)}
    counts: dict[str, dict[str, Piece]] = {}
    while not cursor.is_at_end:
        cursor.need(DOT, A_ROW_OF_TALLY)
        row = cursor.need(ROW_OF_TALLY, A_ROW_OF_TALLY).text
        if row in SINGLE_COUNTS:
            values[SINGLE_COUNTS[row]] = _number(cursor)
        else:
            key = _counted(cursor, COUNTS[row], flowers)
            counts.setdefault(COUNTS[row], {})[key] = _number(cursor)
    values.update({row: group(numbers, start, cursor.end) for row, numbers in counts.items()})
    return group(values, start, cursor.end)


def _counted(cursor: Cursor, row: str, flowers: FlowersOfLine) -> str:
    """What a number of a tally counts: a flower, a level, or the two levels of a staircase."""
    if row == "flowers":
        return str(flowers.read_known(cursor).data)
    level = cursor.need(LEVEL, A_LEVEL).text
    cursor.need(BY, THE_TIMES)
    if row != "staircases":
        return level
    other = cursor.need(LEVEL, A_LEVEL).text
    cursor.need(BY, THE_TIMES)
    return f"{level}-{other}"
