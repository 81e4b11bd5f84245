"""From bytes to text: size, UTF-8, byte order mark and the characters that no text file has."""

import pytest

from babylon_cli.reading.nodes import LINE_BREAK
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import FORBIDDEN, MOST_BYTES, USUAL, decode
from babylon_cli.wording.message import Message

SAVE_IT = Message("save it as UTF-8 text")
MARK = b"\xef\xbb\xbf"


def test_plain_text() -> None:
    assert decode(b"") == ("", None)
    assert decode("a: é 巴比倫\r\n\t☃😀".encode()) == ("a: é 巴比倫\r\n\t☃😀", None)


def test_a_byte_order_mark_is_taken_away() -> None:
    assert decode(MARK) == ("", None)
    assert decode(MARK + b"a: 1") == ("a: 1", None)


def test_one_mebibyte_is_read_and_no_byte_more() -> None:
    text = "#" * MOST_BYTES
    assert MOST_BYTES == 1_048_576
    assert decode(text.encode()) == (text, None)
    for raw in (text.encode() + b"\n", b"\xff" * (MOST_BYTES + 1)):
        nothing, problem = decode(raw)
        assert nothing == ""
        assert problem is not None
        assert str(problem.message) == "the file is larger than 1,048,576 bytes (1 MiB)"


@pytest.mark.parametrize(
    ("raw", "line", "column"),
    [
        (b"\xff", 1, 1),
        (b"a: \xff", 1, 4),
        (b"a: 1\nb: \xff\nc: \xff", 2, 4),
        (b"a: 1\r\nb: \xff", 2, 4),
        (b"a: 1\rb: \xff", 2, 4),
        ("é巴😀".encode() + b"\xff", 1, 4),
        ("é\u2028巴\x85😀".encode() + b"\xff", 3, 2),
        (MARK + b"a: \xff", 1, 4),
        (MARK + "é".encode() + b"\xff", 1, 2),
        (MARK + b"\n\xff", 2, 1),
        (b"a: \xe9t\xe9", 1, 4),
        ("a: é".encode()[:-1], 1, 4),
        (MARK[:2], 1, 1),
        (b"a: \xed\xa0\x80", 1, 4),
        (b"a: \xc0\x80", 1, 4),
    ],
)
def test_what_is_not_utf_8_has_its_place(raw: bytes, line: int, column: int) -> None:
    text, problem = decode(raw)
    byte = raw.removeprefix(MARK)[len(text.split("\ufffd")[0].encode())]
    message = Message("the file is not UTF-8: the byte 0x{byte} stands here", byte=f"{byte:02X}")
    assert problem == Problem(message, line, column, 1, SAVE_IT)
    assert LINE_BREAK.split(text)[line - 1][column - 1] == "\ufffd"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_utf_16_is_called_so(encoding: str) -> None:
    mark = b"" if encoding == "utf-16" else "\ufeff".encode(encoding)
    problem = Problem(Message("the file is not UTF-8 but UTF-16"), 1, 1, 1, SAVE_IT)
    assert decode(mark + "a: é".encode(encoding)) == ("", problem)


@pytest.mark.parametrize(
    ("character", "name"),
    [
        ("\x00", "U+0000"),
        ("\x07", "U+0007"),
        ("\x0b", "U+000B"),
        ("\x1b", "U+001B"),
        ("\x7f", "U+007F"),
        ("\x80", "U+0080"),
        ("\x9f", "U+009F"),
        ("\ufffe", "U+FFFE"),
        ("\uffff", "U+FFFF"),
    ],
)
def test_control_characters_are_refused(character: str, name: str) -> None:
    text = f"title: a\nplayers: é{character}{character}"
    message = Message("the character {character} cannot stand in a text file", character=name)
    problem = Problem(message, 2, 11, 1, Message("take it out"))
    assert decode(text.encode()) == (text, problem)
    assert decode(MARK + text.encode()) == (text, problem)


@pytest.mark.parametrize("character", ["\t", "\n", "\r", "\x85", "\xa0", "\u2028", "\u202e", "\ufeff", "\U0010ffff"])
def test_other_characters_are_let_through(character: str) -> None:
    assert decode(f"a{character}b".encode()) == (f"a{character}b", None)


@pytest.mark.parametrize("number", range(0x100))
def test_what_is_not_looked_at_is_never_refused(number: int) -> None:
    is_refused = FORBIDDEN.search(chr(number)) is not None
    assert is_refused == (decode(chr(number).encode())[1] is not None)
    assert not (is_refused and number in USUAL)
