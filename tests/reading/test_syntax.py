"""Broken YAML in our words: every complaint is reached by a real file, by either parser."""

from typing import Any

import pytest
import yaml

from babylon_cli.reading import reader
from babylon_cli.reading.syntax import COMPLAINTS, in_our_words
from tests.babylon.files.pictures import Picture, library_words_in, loaded, pictures, problems_of
from tests.cases import for_each

BROKEN = pictures("syntax")

LAST_RESORT = "this is not YAML that can be read"

ONLY_IN_C = {
    "violates indentation",
    "indentation space",
    "hexdecimal",
    "maximum nesting",
    "unexpected ':'",
    "expected '-' indicator",
    "expected key",
}
ONLY_IN_PYTHON = {"block end", "hexadecimal"}
ONLY_IN_NEW_C = {"maximum nesting"}
"""PyYAML before 6.0.4 parses any depth, and the reader alone sets the limit."""

A_LINE_OF_NO_ENTRY = "this line belongs to no entry of the list above"
A_LINE_INDENTED_OTHERWISE = "this line is indented differently from those above"
SAID_OTHERWISE_IN_PYTHON = {
    "a colon without a space after it": "`flower` is empty; expected a flower: one word, such as white",
    "the documents before a broken one are read": "this line belongs to nothing that stands above",
}
"""Where the parser in Python sees another fault; it also has one complaint for entries and keys."""

TOO_DEEP_FOR_THE_PARSER = "[" * 1001


def complaint_of(parser: Any, text: str) -> str:
    """What a parser itself says about a text; empty where it can read it."""
    loader = parser(text)
    try:
        while not isinstance(loader.get_event(), yaml.StreamEndEvent):
            pass
    except yaml.MarkedYAMLError as error:
        return f"{error.context} {error.problem}"
    return ""


def pieces_reached(parser: Any) -> set[str]:
    """The entries of COMPLAINTS that the broken files lead to."""
    reached = set()
    for text in [*(picture.text for picture in BROKEN), TOO_DEEP_FOR_THE_PARSER]:
        complaint = complaint_of(parser, text)
        reached |= {piece for piece, *_ in COMPLAINTS if piece in complaint and first_piece(complaint) == piece}
    return reached


def first_piece(complaint: str) -> str:
    return next(piece for piece, *_ in COMPLAINTS if piece in complaint)


def test_the_c_parser_is_used_where_it_is() -> None:
    assert yaml.CSafeLoader is reader.Parser


def test_every_complaint_is_reached_by_a_file() -> None:
    pieces = {piece for piece, *_ in COMPLAINTS}
    assert pieces_reached(yaml.CSafeLoader) | ONLY_IN_NEW_C == pieces - ONLY_IN_PYTHON
    assert pieces_reached(yaml.SafeLoader) == pieces - ONLY_IN_C


@for_each("parser", [yaml.CSafeLoader, yaml.SafeLoader])
@for_each("picture", BROKEN)
def test_either_parser_gives_words_of_ours_at_a_place_in_the_file(
    picture: Picture, parser: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "Parser", parser)
    lines = picture.text.split("\n")
    problems = problems_of(picture.text)
    assert problems
    for problem in problems:
        assert str(problem.message) != LAST_RESORT
        assert not list(library_words_in(problem))
        assert 1 <= problem.line <= len(lines)
        assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1


@for_each("picture", BROKEN)
def test_both_parsers_give_the_same_message(picture: Picture, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = [str(problem.message) for problem in picture.problems]
    if picture.name in SAID_OTHERWISE_IN_PYTHON:
        expected = [SAID_OTHERWISE_IN_PYTHON[picture.name]]
    monkeypatch.setattr(reader, "Parser", yaml.SafeLoader)
    found = [str(problem.message) for problem in problems_of(picture.text)]
    assert found == [message.replace(A_LINE_OF_NO_ENTRY, A_LINE_INDENTED_OTHERWISE) for message in expected]


def test_brackets_past_what_the_parser_bears() -> None:
    for text in (TOO_DEEP_FOR_THE_PARSER, "{a: " * 1001, "- " * 1001):
        (problem,) = problems_of(text)
        assert str(problem.message) == "values are nested more than 32 deep"
        assert str(problem.help) == "take out brackets or indentation"
        assert problem.line == 1


@for_each("end", ["", "\n", "\n\n", "\r\n", "  \n"])
@for_each("text", ["players: [", "players: [1, 2", "players: {a: 1", "players: [{", "[a", "title: 'a"])
def test_a_file_that_stops_too_early_has_its_place_in_the_text(text: str, end: str) -> None:
    (problem,) = problems_of(text + end)
    lines = (text + end).replace("\r", "").split("\n")
    assert 1 <= problem.line <= len(lines)
    assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1


def test_a_far_end_is_told_at_the_beginning() -> None:
    (problem,) = problems_of("players: []\ntitle: 'Friday\n" + "# a line\n" * 200)
    assert (str(problem.message), problem.line, problem.column) == ("a quotation is not closed", 2, 8)


def test_an_escape_past_the_last_character(monkeypatch: pytest.MonkeyPatch) -> None:
    for parser in (yaml.CSafeLoader, yaml.SafeLoader):
        monkeypatch.setattr(reader, "Parser", parser)
        for text in ('title: "\\U00110000"', 'title: "\\Uffffffff"', 'title: "\\ud800"'):
            (problem, *_) = problems_of(f"players: []\n{text}\n")
            assert str(problem.message) in ("this escape in a quotation is unknown", LAST_RESORT)


def test_the_last_resort() -> None:
    message, help, at_opening = in_our_words("nothing that we know", "", "")
    assert str(message) == LAST_RESORT
    assert str(help) == "check the indentation, quotes and brackets of this line"
    assert not at_opening


VERDICTS = (
    "players: []",
    "players: [ ]\n",
    "players: []\n---\nplayers: []\n",
    "--- \nplayers: []\n...\n",
    "players: []\n...\n",
    "%YAML 1.2\n---\nplayers: []\n",
    "%YAML 1.1\n---\nplayers: []\n",
    "players: []  # a comment",
    "'players': []",
    '"players": []',
    '{"players":[]}',
    "{players: [], title: 1:30}",
    "players: []\ntitle: a:b",
    "players: []\ntitle: a#b",
    "players: []\ntitle: a, b",
    "players: []\ntitle: - b",
    "players: []\ntitle: a: b",
    "players: []\ntitle: a\n  b",
    "players: []\ntitle: a\nb",
    "players: []\ntitle: |\n  a\n  b\n",
    "players: []\ntitle: >-\n  a\n  b\n",
    "players: []\ntitle: |2\n   a\n",
    "players: []\ntitle: |0\n   a\n",
    "players: []\ntitle: 'it''s'",
    "players: []\ntitle: 'it's'",
    'players: []\ntitle: "a\\nb\\u00e9\\x41"',
    'players: []\ntitle: "a\\\n  b"',
    "players: []\ntitle: !x a",
    "players: []\ntitle: &x a",
    "players: []\ntitle: &x",
    "players: []\ntitle: *x",
    "players: []\n? title\n: a",
    "players: []\n? title",
    "players: []\n?title",
    "players: []\n: title",
    "players: []\n- title",
    "players: []\n\n\n \ntitle: a",
    "players: []\ntitle: 100%",
    "players: []\ntitle: a@b",
    "players: []\ntitle: ]",
    "players: []\ntitle: [a, ]",
    "players: [{name: Ana, flower: }]",
    "players: [{name: Ana, flower}]",
    "players:\n- name: Ana\n  flower: white",
    "players:\n-   name: Ana\n    flower: white",
    "players:\n- name: Ana\n flower: white",
    "players:\n  - {name: Ana,\n     flower: white}",
    "players:\n  - {name: Ana,\nflower: white}",
    "players: []\ntitle: a\n...\ntitle: b",
    "a" * 1030 + ": 1",
    "? " + "a" * 1030 + "\n: 1",
    "\ufeff\ufeffplayers: []",
    "players: []\u2028title: a",
    "players: []\x85title: a",
    "players: []\rtitle: a",
    "---",
    "--- ---",
    "...",
    "-",
    "?",
    "!",
    "&a",
    "*a",
    "[? a: b]",
    "- ? a",
    "- - a\n -b",
)
"""Small files, good and bad."""


@for_each("text", VERDICTS)
def test_both_parsers_find_the_same_files_usable(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    by_c = [bool(document.problems) for document in loaded(text)]
    with monkeypatch.context() as in_python:
        in_python.setattr(reader, "Parser", yaml.SafeLoader)
        assert [bool(document.problems) for document in loaded(text)] == by_c


def test_the_corpus_holds_good_and_bad_files() -> None:
    usable = [all(not document.problems for document in loaded(text)) for text in VERDICTS]
    assert 20 <= usable.count(True) <= len(VERDICTS) - 20
