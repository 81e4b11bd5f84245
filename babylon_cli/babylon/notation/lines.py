"""Lines in place of files: a line becomes a document like any other, and a document becomes a line."""

import re

from babylon_cli.babylon.files.load import FORMAT, GardenDocument
from babylon_cli.babylon.notation.cursor import Mistake
from babylon_cli.babylon.notation.letters import BETWEEN_ITEMS, BETWEEN_PARTS
from babylon_cli.babylon.notation.reading import read_line
from babylon_cli.babylon.notation.typed import typed_data
from babylon_cli.babylon.notation.writing import written_line
from babylon_cli.reading.documents import RawDocument, unreadable
from babylon_cli.reading.given_lines import GivenLine
from babylon_cli.reading.loading import loaded
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import MOST_BYTES
from babylon_cli.reading.text import FileText
from babylon_cli.wording.message import Message

TOO_LONG = Message("the line is longer than {bytes} bytes (1 MiB)", bytes=f"{MOST_BYTES:,}")
EMPTY = Message("the line is empty")
UNUSUAL = "`{found}` stands here; expected `{usual}` as in the usual line of this table"
ONE_LINE_EACH = Message("each table has one line, so that equal lines are equal tables")

ITEM = re.compile("[^/-]*")
HOW_TO_WRITE = Message("`babylon notation FILE` writes one")


def document_of(given: GivenLine) -> GardenDocument:
    """The document of a line; there is one line for each table, and any other is refused."""
    line = None if given.text is None else given.text.strip()
    document = loaded(_raw_document(given, line), FORMAT)
    if document.table is None:
        return document
    usual = written_line(typed_data(document, document.table))
    if line is None or line == usual:
        return document
    problem = document.text.in_file(_unusual(line, usual))
    return document._replace(table=None, problems=(problem,))


def _raw_document(given: GivenLine, line: str | None) -> RawDocument:
    """The data of a line, or what is wrong with it."""
    if line is None or len(line) > MOST_BYTES:
        return unreadable(given.file, Problem(TOO_LONG, 1, 1), FileText("", given.of_stream), given.number)
    text = FileText(line, given.of_stream, is_notation=True)
    if not line:
        return unreadable(given.file, Problem(EMPTY, 1, 1, help=HOW_TO_WRITE), text, given.number)
    try:
        data, root = read_line(line)
    except Mistake as mistake:
        return unreadable(given.file, mistake.problem, text, given.number)
    return RawDocument(given.file, given.number, text, data, root, ())


def _unusual(line: str, usual: str) -> Problem:
    """Where a line first differs from the usual one of its table, which has an item of its own there."""
    place = next(place for place, (found, expected) in enumerate(zip(line, usual, strict=False)) if found != expected)
    begin = max(usual.rfind(BETWEEN_ITEMS, 0, place), usual.rfind(BETWEEN_PARTS, 0, place)) + 1
    item = ITEM.match(usual, begin)
    facts = {"found": line[place], "usual": item.group() if item else ""}
    return Problem(Message(UNUSUAL, **facts), 1, place + 1, 1, ONE_LINE_EACH)
