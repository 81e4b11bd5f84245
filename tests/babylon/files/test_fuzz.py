"""Whatever a file holds, it gives documents or complaints, and every complaint has its place in the text."""

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.files.load import load
from babylon_cli.reading import reader
from babylon_cli.reading.nodes import LINE_BREAK
from babylon_cli.reading.problem import Problem
from tests.babylon.files.full_play import FULL_RECORD, FULL_TURN, TABLE_BEFORE
from tests.babylon.files.pictures import library_words_in
from tests.reading.plain import EXAMPLES, without_chunks

FUZZ = settings(max_examples=200, deadline=None, derandomize=True, database=None)
A_LITTLE = settings(max_examples=60, deadline=None, derandomize=True, database=None)

PIECES = st.sampled_from(
    [
        *":-?[]{},#&*!|>'\"%@`~ \t\n",
        "players: ",
        "quarry: ",
        "[{name: ",
        "- {name: Ana, flower: white, ",
        "terraces: [{at: C3, level: 1}]",
        "tally: {",
        "floor, ",
        "expect: {scores: {Ana: ",
        "statues: [C3@1]",
        "turn: {player: Ana, ",
        "rounds: [{turns: [{player: ",
        "dig: [A1, ",
        "keep: {terrace: ",
        "first_player: ",
        "true",
        "12",
        "null",
        "\n  ",
        "\n---\n",
        "é😀",
    ]
)


PLAY = (TABLE_BEFORE + FULL_TURN, FULL_RECORD)
"""A table with a turn, and a written-down game."""


def check(raw: bytes) -> None:
    """Read a file and look at all that is said about it."""
    documents = list(load("fuzz.yaml", raw))
    assert documents
    for document in documents:
        assert (document.table is None) == bool(document.problems)
        lines = LINE_BREAK.split(document.text.whole)
        for problem in document.problems:
            assert str(problem.message)
            if str(problem.message).startswith("the file is larger"):
                continue
            check_place(problem, lines if document.text.whole else None)
            for caption, line, column in problem.related:
                check_place(Problem(caption, line, column), lines)


def check_place(problem: Problem, lines: list[str] | None) -> None:
    assert problem.line >= 1
    assert problem.column >= 1
    assert problem.width >= 1
    if lines is not None:
        assert problem.line <= len(lines), problem
        assert problem.column <= len(lines[problem.line - 1]) + 1, problem


@FUZZ
@given(st.binary(max_size=200))
@example(b"\xef\xbb\xbf\xc3\xa9\xff")
@example(b"a: [")
def test_any_bytes(raw: bytes) -> None:
    check(raw)


@FUZZ
@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=100))
def test_any_text(text: str) -> None:
    check(text.encode())


@FUZZ
@given(st.lists(PIECES, max_size=25).map("".join))
@example("expect: {scores: {Ana: {statuse: 4}}}")
@example('players: [{name: "\\ud800", flower: a}]')
def test_any_pieces_of_yaml(text: str) -> None:
    check(text.encode())


@FUZZ
@given(st.integers(0, 2**32))
def test_examples_with_chunks_taken_out_doubled_and_replaced(seed: int) -> None:
    text = EXAMPLES[seed % len(EXAMPLES)].read_text(encoding="utf-8")
    check(without_chunks(text, seed).encode())


@A_LITTLE
@given(st.integers(0, 2**32))
def test_turns_and_games_with_chunks_taken_out_doubled_and_replaced(seed: int) -> None:
    check(without_chunks(PLAY[seed % len(PLAY)], seed).encode())


@A_LITTLE
@given(st.lists(PIECES, max_size=25).map("".join))
def test_any_pieces_of_yaml_by_the_parser_in_python(text: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reader, "Parser", yaml.SafeLoader)
        check(text.encode())


@A_LITTLE
@given(st.integers(0, 2**32))
def test_examples_with_chunks_taken_out_by_the_parser_in_python(seed: int) -> None:
    text = EXAMPLES[seed % len(EXAMPLES)].read_text(encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reader, "Parser", yaml.SafeLoader)
        check(without_chunks(text, seed).encode())


def test_the_end_of_a_file_may_be_cut_off_anywhere() -> None:
    """A file that is still being written, or was saved in part."""
    for text in (EXAMPLES[0].read_text(encoding="utf-8"), *PLAY):
        for length in range(0, len(text), 29):
            check(text[:length].encode())


def test_messages_about_broken_examples_are_in_our_words() -> None:
    examples = [path.read_text(encoding="utf-8") for path in EXAMPLES]
    for seed in range(150):
        texts = PLAY if seed % 5 == 0 else examples
        text = without_chunks(texts[seed % len(texts)], seed)
        for document in load("fuzz.yaml", text.encode()):
            for problem in document.problems:
                assert not list(library_words_in(problem)), problem
