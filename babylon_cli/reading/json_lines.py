"""JSON Lines: a stream with one document a line, each of which is read as a file of its own, where it stands.

JSON is nearly YAML, so that a line is held against JSON and then read as every file is; what is wrong in it has the
line of the stream. A line that cannot be read is one document with its problem, and the stream goes on.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import IO, NamedTuple, NoReturn

from babylon_cli.reading.documents import RawDocument, unreadable
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import MOST_BYTES, decode, read_documents
from babylon_cli.reading.text import FileText
from babylon_cli.wording.message import Message

MOST_AT_ONCE = 64 * 1024
"""How much of a line is read at a time that is too long to be kept."""

NO_DOCUMENT = re.compile(rb"(\xef\xbb\xbf)?\s*(#.*|---\s*|\.\.\.\s*)?", re.DOTALL)
"""A line in which YAML, too, finds no document: it is passed over."""

GOES_ON = re.compile(rb"[\[{,:]\s*\Z|\s#")
"""How the first line of a YAML value ends that goes on in the next one; or it has a comment, which may hide how."""

STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
ESCAPE = re.compile(r"\\(?P<high>u[dD][89abAB]..)(?:\\(?P<low>u[dD][c-fC-F]..))?|\\(?P<other>u....|.)")
"""An escape in JSON; two of them make one character beyond those that four digits can tell."""

LINE_SEPARATORS = re.compile("[\x85\u2028\u2029]")
A_HALF = re.compile(r"\\u[dD][89a-fA-F]")
NUMBER_OF_NO_JSON = re.compile("-?Infinity|NaN")

ONE_A_LINE = Message("each line holds one whole JSON value; a document that takes several belongs into a .yaml file")
NO_COMMA = Message("write a comma between two values, and none after the last one")

COMPLAINTS = (
    ("Extra data", Message("something stands after the end of the JSON value"), ONE_A_LINE),
    ("property name", Message("a key in double quotes is missing here"), Message('write {{"key": value}}')),
    ("':'", Message("a key has no colon"), Message('write {{"key": value}}')),
    ("','", Message("a comma or a closing bracket is missing here"), NO_COMMA),
    ("Unterminated", Message("a quotation is not closed"), Message("close the quotes")),
    ("control character", Message("a control character stands in a text"), Message("write it as an escape")),
    ("uXXXX", Message("this escape in a quotation needs hexadecimal digits"), Message("write four of them")),
    ("escape", Message("this escape in a quotation is unknown"), Message("write \\\\ for a backslash")),
    ("value", Message("a value in JSON is missing here"), Message("text stands in double quotes")),
)
"""A piece of what the JSON parser says, what it means, how to mend it; the first that fits is taken."""

COMMA_AT_THE_END = Message("a comma stands after the last value")
ENDS_TOO_SOON = Message("the line ends within a value")
CLOSING = ("}", "]")
BLANK = " \t\r"
BLANKS = str.maketrans(dict.fromkeys(BLANK, " "))
"""What JSON takes for a space, as one: YAML would break a line at some of it."""

NO_JSON = Message("this is not JSON that can be read")
TOO_LONG = Message("the line is longer than {bytes} bytes (1 MiB)", bytes=f"{MOST_BYTES:,}")


class Line(NamedTuple):
    """One line of a stream that holds a document."""

    number: int
    """Which of the stream's lines it is, from 1."""
    document: int
    """Which of its documents it holds, from 1."""
    raw: bytes | None
    """None where it is too long to be kept."""


def lines_of(stream: IO[bytes], head: Iterable[bytes] = ()) -> Iterator[Line]:
    """The lines of a stream that hold a document, each before the next one is read.

    `head` are those that were read before. Raises OSError.
    """
    documents = 0
    for number, raw in enumerate(_all_lines(stream, head), start=1):
        if raw is None or NO_DOCUMENT.fullmatch(raw) is None:
            documents += 1
            yield Line(number, documents, raw)


def _all_lines(stream: IO[bytes], head: Iterable[bytes]) -> Iterator[bytes | None]:
    for raw in _read_lines(stream, head):
        if len(raw) > MOST_BYTES and not raw.endswith(b"\n"):
            _pass_over_the_rest(stream)
            yield None
        else:
            yield raw


def _read_lines(stream: IO[bytes], head: Iterable[bytes]) -> Iterator[bytes]:
    yield from head
    while raw := stream.readline(MOST_BYTES + 1):
        yield raw


def _pass_over_the_rest(stream: IO[bytes]) -> None:
    rest = b" "
    while rest and not rest.endswith(b"\n"):
        rest = stream.readline(MOST_AT_ONCE)


def first_lines(stream: IO[bytes]) -> tuple[list[bytes], bool]:
    """As many lines of a stream as tell whether it is JSON Lines, and whether it is; raises OSError.

    So it is if the first line with something in it is a JSON object. One that is broken is told from the first line
    of a YAML value by what follows: in YAML no line begins with a brace after one that does not lead on to it.
    """
    head: list[bytes] = []
    opening: bytes | None = None
    size = 0
    while size <= MOST_BYTES and (raw := stream.readline(MOST_BYTES + 1)):
        head.append(raw)
        size += len(raw)
        if opening is not None:
            if raw.strip():
                return head, raw.startswith(b"{")
        elif raw.strip(b"\xef\xbb\xbf \t\r\n"):
            if raw.lstrip(b"\xef\xbb\xbf \t")[:1] != b"{":
                return head, False
            if size > MOST_BYTES and not raw.endswith(b"\n"):
                return head, True
            if not_json(raw.decode("utf-8-sig", errors="replace")) is None:
                return head, True
            if GOES_ON.search(raw):
                return head, False
            opening = raw
    return head, False


def document_of(file: str, line: Line) -> RawDocument:
    """The document of a line, given the name of the file for messages."""
    if line.raw is None:
        return unreadable(file, Problem(TOO_LONG, 1, 1, help=ONE_A_LINE), FileText("", line.number), line.document)
    whole, problem = decode(line.raw.rstrip(b"\r\n"))
    problem = problem or not_json(whole)
    if problem is not None:
        return unreadable(file, problem, FileText(whole, line.number), line.document)
    plain = whole.translate(BLANKS)
    (read,) = read_documents(_as_yaml(plain))
    return RawDocument(file, line.document, FileText(plain, line.number), read.data, read.root, read.problems)


def not_json(text: str) -> Problem | None:
    """Why a text is no JSON on one line, or nothing; how deep it is nested is left to the reader."""
    try:
        JSON.decode(text)
    except json.JSONDecodeError as error:
        return _complaint(error)
    except RecursionError:
        return None
    except _NoNumber:
        return _no_number(text)
    separator = LINE_SEPARATORS.search(text)
    if separator is not None:
        code = f"{ord(separator.group()):04X}"
        message = Message("the character U+{code} breaks the line", code=code)
        return Problem(message, 1, separator.start() + 1, 1, Message("write the escape \\u{code}", code=code))
    return _half_of_a_character(text) if A_HALF.search(text) else None


class _NoNumber(Exception):
    """NaN or an infinity, which Python would read."""


def _refuse(word: str) -> NoReturn:
    raise _NoNumber(word)


JSON = json.JSONDecoder(parse_constant=_refuse, parse_int=str, parse_float=str)
"""Numbers stay as they are typed: the reader knows what they mean."""


def _no_number(text: str) -> Problem:
    without_texts = STRING.sub(lambda string: " " * len(string.group()), text)
    place = NUMBER_OF_NO_JSON.search(without_texts)
    assert place is not None  # noqa: S101 - it was found when the text was read
    message = Message("{word} is no number in JSON", word=place.group())
    return Problem(message, 1, place.start() + 1, len(place.group()), Message("write a whole number"))


def _complaint(error: json.JSONDecodeError) -> Problem:
    text, position = error.doc, error.pos
    before = text[:position].rstrip(BLANK)
    if text[position : position + 1] in CLOSING and before.endswith(","):
        position = len(before) - 1
    if text[position : position + 1] == "," and text[position + 1 :].lstrip(BLANK)[:1] in CLOSING:
        return Problem(COMMA_AT_THE_END, 1, position + 1, 1, NO_COMMA)
    whole = text.rstrip(BLANK)
    if position >= len(whole):
        return Problem(ENDS_TOO_SOON, 1, max(1, len(whole)), 1, ONE_A_LINE)
    message, help = next(
        ((message, help) for piece, message, help in COMPLAINTS if piece in error.msg), (NO_JSON, ONE_A_LINE)
    )
    return Problem(message, 1, position + 1, 1, help)


def _half_of_a_character(text: str) -> Problem | None:
    for escape in ESCAPE.finditer(text):
        half = escape["other"] if escape["low"] is None and escape["high"] is None else escape["high"]
        if escape["low"] is None and A_HALF.fullmatch(f"\\{half[:3]}"):
            template = "half of a character stands here: the escape \\{escape} needs another one beside it"
            message = Message(template, escape=half)
            return Problem(message, 1, escape.start() + 1, 6, Message("write the character itself"))
    return None


def _as_yaml(text: str) -> str:
    """JSON as YAML that reads the same: what one escape there cannot tell is one escape here, and keeps its width."""
    return STRING.sub(_string_in_yaml, text) if A_HALF.search(text) else text


def _string_in_yaml(string: re.Match[str]) -> str:
    return ESCAPE.sub(_escape_in_yaml, string.group()).ljust(len(string.group()))


def _escape_in_yaml(escape: re.Match[str]) -> str:
    if escape["low"] is None:
        return escape.group()
    character: str = json.loads(f'"{escape.group()}"')
    return f"\\U{ord(character):08x}"
