"""A file becomes documents: numbered if there are several, with places and lines, or unreadable as a whole."""

from pathlib import Path

from babylon_cli.babylon.files.load import load
from babylon_cli.documents import loaded as loaded_as
from babylon_cli.reading.documents import read_bytes, unreadable
from babylon_cli.reading.nodes import Place
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import MOST_BYTES
from tests.babylon.files.pictures import in_english, loaded

EMPTY = Problem("the file is empty", 1, 1, 1, "`babylon new` writes one to fill in")


def test_one_document() -> None:
    (document,) = load("table.yaml", b"players: [{name: Ana, flower: white}]\nexpect: {violations: []}\n")
    assert document.file == "table.yaml"
    assert document.number is None
    assert document.problems == ()
    assert document.table is not None
    assert [player.name for player in document.table.players] == ["Ana"]
    assert document.expect is not None
    assert document.expect.violations == []
    assert document.place(("players", 0, "name")) == Place(1, 18, 3)


def test_several_documents_are_numbered() -> None:
    documents = loaded("title: a\nplayers: []\n---\nplayers: 3\n---\ntitle: c\nplayers: []\n")
    assert [document.number for document in documents] == [1, 2, 3]
    assert [document.table and document.table.title for document in documents] == ["a", None, "c"]
    assert [len(document.problems) for document in documents] == [0, 1, 0]
    assert documents[2].place(("title",)) == Place(6, 8, 1)


def test_what_is_read_before_a_broken_document_stays() -> None:
    first, second = loaded("players: []\n---\nplayers: ]\n")
    assert (first.number, second.number) == (1, 2)
    assert first.table is not None
    assert second.table is None
    assert second.root is None
    assert second.place(("players",)) == Place(1, 1)


def test_empty_files() -> None:
    nothing = ("", "\n", "# only a comment\n", "\ufeff", "\r\n\r\n", "   \n")
    for text in (*nothing, "---\n", "--- # nothing\n", "---\n...\n", "---\n---\n# nothing\n---\n"):
        (document,) = loaded(text)
        assert [in_english(problem) for problem in document.problems] == [EMPTY]
        assert document.number is None
        assert document.table is None


def test_unreadable_bytes_keep_the_text_that_there_is() -> None:
    (document,) = load("x", b"\xff")
    assert [str(problem.message) for problem in document.problems] == [
        "the file is not UTF-8: the byte 0xFF stands here"
    ]
    assert document.text.whole == "\ufffd"
    (document,) = load("x", b"a\n\x00b")
    assert document.line(2) == "\x00b"
    assert document.table is None


def test_lines_of_the_text() -> None:
    (document,) = loaded("title: a\r\nplayers: []\n")
    assert [document.line(number) for number in (-1, 0, 1, 2, 3, 4)] == ["", "", "title: a", "players: []", "", ""]


def test_the_documents_of_a_file_share_its_text() -> None:
    first, second = loaded("players: []\n---\nplayers: 3\n")
    assert first.text is second.text
    assert first.text.whole == "players: []\n---\nplayers: 3\n"
    assert first.text.lines is second.text.lines
    assert first.text.lines == ["players: []", "---", "players: 3", ""]


def test_problems_stand_in_the_order_of_the_file() -> None:
    (document,) = loaded("players: [{level: 1, name: *x, name: b}]\ntitle: &a 3\nplyers: 1\n")
    places = [(problem.line, problem.column) for problem in document.problems]
    assert len(places) == 6
    assert places == sorted(places)


def test_an_alias_is_one_mistake_not_two() -> None:
    (document,) = loaded("players: *them\n")
    assert [str(problem.message) for problem in document.problems] == ["the alias *them is used"]
    (document,) = loaded("players: [{name: *ana, flower: white, terraces: [{at: *here, level: 1}]}]\n")
    assert [str(problem.message) for problem in document.problems] == [
        "the alias *ana is used",
        "the alias *here is used",
    ]


def test_a_promise_is_kept_though_the_table_cannot_be_used() -> None:
    (document,) = loaded("title: &a b\nplayers: []\nexpect: {violations: [storey-order]}\n")
    assert document.table is None
    assert document.expect is not None
    assert document.expect.violations == ["storey-order"]


def test_what_stands_for_a_file_that_is_not_there() -> None:
    document = loaded_as(unreadable("a.yaml", Problem("there is no such file")))
    assert (document.file, document.number, document.text.whole, document.table) == ("a.yaml", None, "", None)
    assert document.problems == (Problem("there is no such file", 0, 0),)
    assert document.line(1) == ""


def test_no_more_than_the_most_is_taken_into_memory(tmp_path: Path) -> None:
    large = tmp_path / "large.yaml"
    large.write_bytes(b"#" * (MOST_BYTES + 1000))
    raw = read_bytes(large)
    assert len(raw) == MOST_BYTES + 1
    (document,) = load("large.yaml", raw)
    assert [str(problem.message) for problem in document.problems] == [
        "the file is larger than 1,048,576 bytes (1 MiB)"
    ]
