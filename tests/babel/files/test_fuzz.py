"""Whatever a file of Babel holds, it gives documents or complaints, each with its place; no answer ends in a bug."""

import json
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from babylon_cli.reading.nodes import LINE_BREAK
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import read_documents
from babylon_cli.reading.scalars import PlainData
from tests.babel.files.test_schema import EXAMPLES, FULL, changed_documents
from tests.babel.tables import documents
from tests.babylon.files.test_fuzz import check_place
from tests.cli.running import run
from tests.examples import BABEL_EXAMPLES
from tests.reading.plain import as_yaml, without_chunks

FUZZ = settings(max_examples=100, deadline=None, derandomize=True, database=None)
A_LITTLE = settings(max_examples=20, deadline=None, derandomize=True, database=None)

PIECES = st.sampled_from(
    [
        *":-?[]{},#&*!|>'\"%@`~ \t\n",
        "game: babel\n",
        "age: 1\n",
        "players: [{name: Ana, wonder: Gizah A}]\n",
        "cards: [Altar, ",
        "tower: [{Ana: ",
        "projects: [{age: 1, card: Cranes, joined: {",
        "build: {player: Ana, card: Altar}\n",
        "expect: {scores: {Ana: ",
        "tokens: {penalties: [",
        "12",
        "true",
        "null",
        "\n  ",
        "\n---\n",
        "É中😀",
    ]
)


def check(text: str) -> None:
    """Read a file and look at all that is said about it; as many documents come out as there are."""
    found = documents(text)
    if found[0].root is not None:
        assert len(found) == len(read_documents(found[0].text.whole))
    assert found
    lines = LINE_BREAK.split(found[0].text.whole)
    for document in found:
        assert (document.table is None) == bool(document.problems)
        for problem in document.problems:
            assert str(problem.message)
            check_place(problem, lines if document.text.whole else None)
            for caption, line, column in problem.related:
                check_place(Problem(caption, line, column), lines)


@FUZZ
@given(st.lists(PIECES, max_size=20).map("".join))
@example("game: babel\nage: 1\nplayers: [{name: Ana, wonder: Gizah A}]\nbuild: {player: [")
@example('game: babel\nage: 1\nplayers: [{name: "\\ud800", wonder: "\\ud800"}]\n')
def test_any_pieces_of_yaml(text: str) -> None:
    check(text)


@FUZZ
@given(st.integers(0, 2**32))
def test_examples_with_chunks_taken_out_doubled_and_replaced(seed: int) -> None:
    text = BABEL_EXAMPLES[seed % len(BABEL_EXAMPLES)].read_text(encoding="utf-8")
    check(without_chunks(text, seed))


def test_the_end_of_a_file_may_be_cut_off_anywhere() -> None:
    for length in range(0, len(FULL), 23):
        check(FULL[:length])


COMMANDS = ("tower", "price", "project", "conflict", "score", "check")


@pytest.mark.parametrize("name", COMMANDS)
@A_LITTLE
@given(st.lists(changed_documents(), min_size=1, max_size=3), st.sampled_from(["text", "json"]))
def test_no_command_ends_in_a_bug_or_loses_a_document(name: str, form: str, documents: list[PlainData]) -> None:
    """A document changed in any way is answered, or told to be unusable; the others are still done."""
    text = "---\n".join(as_yaml(data) for data in documents)
    ended = run("babel", name, "--format", form, "-", stdin=text.encode())
    assert ended.status in (0, 1, 2), ended.error
    assert "Traceback" not in ended.error
    if form == "json":
        entries = json.loads(ended.output)["files"]
        assert len(entries) == len(documents)
        assert any("error" in entry for entry in entries) == (ended.status == 2)


@A_LITTLE
@given(st.lists(changed_documents(), min_size=1, max_size=3))
def test_verify_loses_no_document(documents: list[PlainData]) -> None:
    text = "---\n".join(as_yaml(data) for data in documents)
    ended = run("verify", "--format", "json", "-", stdin=text.encode())
    assert ended.status in (0, 1, 2), ended.error
    shown = json.loads(ended.output)
    assert len(shown["files"]) == shown["passed"] + shown["failed"] == len(documents)


@pytest.mark.parametrize("name", ["price", "score", "check"])
def test_every_example_is_answered(name: str) -> None:
    folders = sorted({str(path.parent) for path in BABEL_EXAMPLES})
    ended = run("babel", name, "--format", "json", *folders)
    assert ended.status in ((1, 2) if name in ("price", "check") else (0,))
    entries = json.loads(ended.output)["files"]
    assert len(entries) == len(EXAMPLES)
    assert {Path(entry["file"]) for entry in entries} == set(BABEL_EXAMPLES)
