"""Which files a command reads: files, folders, standard input; and what is said of those that it cannot read."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from babylon_cli.babylon.files.load import load
from babylon_cli.documents import loaded as loaded_as
from babylon_cli.games import TOP_LEVEL_KEYS
from babylon_cli.reading import sources as sources_module
from babylon_cli.reading.documents import A_PART, read_bytes, unreadable
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import MOST_BYTES
from babylon_cli.reading.sources import Source, raw_documents_of, sources
from babylon_cli.wording.message import Message
from tests.cli.running import run, write
from tests.cli.tables import ILLEGAL, LEGAL, SEVERAL, UNUSABLE


def concise(*paths: str | Path, stdin: bytes = b"") -> tuple[int, list[str]]:
    """The status of `check`, and its lines."""
    ended = run("check", "--format", "concise", *paths, stdin=stdin)
    return ended.status, ended.output.splitlines()


def test_a_folder_means_every_yaml_file_under_it_sorted(tmp_path: Path) -> None:
    deep = tmp_path / "b" / "c"
    deep.mkdir(parents=True)
    named = ["z.yaml", "a.yml", "b/c/d.yaml", "b/a.yaml", "b.yaml"]
    for name in named:
        write(tmp_path, LEGAL, name)
    for name in ("x.json", "yaml", "note.yaml.txt", "b/readme.md"):
        write(tmp_path, "no: table", name)
    *found, _ = sources([str(tmp_path)])
    assert [source.name for source in found] == sorted(str(tmp_path / name) for name in named)


def test_arguments_keep_their_order(tmp_path: Path) -> None:
    later, sooner = write(tmp_path, LEGAL, "z.yaml"), write(tmp_path, LEGAL, "a.yaml")
    assert [source.name for source in sources([str(later), str(sooner), str(tmp_path)])] == [
        str(path) for path in (later, sooner, sooner, later, tmp_path)
    ]


def test_check_without_a_path_takes_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, ILLEGAL)
    monkeypatch.chdir(tmp_path)
    status, lines = concise()
    assert status == 1
    assert lines[0].startswith("garden.yaml:5:25: error storey-order: Ana: ")


def test_a_dash_is_standard_input(tmp_path: Path) -> None:
    assert concise("-", stdin=LEGAL.encode()) == (0, [])
    status, (line,) = concise("-", stdin=ILLEGAL.encode())
    assert status == 1
    assert line.startswith("-:5:25: error storey-order: ")
    assert concise(write(tmp_path, LEGAL), "-", stdin=LEGAL.encode()) == (0, [])


def test_standard_input_is_read_once(tmp_path: Path) -> None:
    status, lines = concise("-", "-", stdin=ILLEGAL.encode())
    assert status == 2
    assert lines[1].startswith("-:")
    assert lines[1].endswith(": unusable: the file is empty")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "the file is empty"),
        (b"# nothing but a comment\n", "the file is empty"),
        (b"\xff\xfe", "the file is not UTF-8"),
        (b"title: a\x00b", "character"),
        (b"players: [a", "closed"),
    ],
)
def test_what_standard_input_may_hold(text: bytes, message: str) -> None:
    status, lines = concise("-", stdin=text)
    assert status == 2
    assert message in lines[0]


@pytest.mark.parametrize("head", [b"\xef\xbb\xbf", b""])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_a_mark_at_the_beginning_and_other_line_ends_are_accepted(head: bytes, end: bytes) -> None:
    status, (line,) = concise("-", stdin=head + ILLEGAL.encode().replace(b"\n", end))
    assert status == 1
    assert line.startswith("-:5:25: ")


def test_a_missing_file(tmp_path: Path) -> None:
    missing = tmp_path / "missing.yaml"
    status, (line,) = concise(missing)
    assert status == 2
    assert line == f"{missing}: unusable: there is no such file"


def test_an_empty_folder(tmp_path: Path) -> None:
    status, (line,) = concise(tmp_path)
    assert status == 2
    assert line == f"{tmp_path}: unusable: the folder has no .yaml, .yml or .jsonl file in it"


def test_an_empty_argument() -> None:
    status, (line,) = concise("")
    assert status == 2
    assert line == "'': unusable: the name of the file is empty"


def test_a_folder_in_the_place_of_a_file(tmp_path: Path) -> None:
    inner = tmp_path / "garden.yaml"
    inner.mkdir()
    write(inner, LEGAL)
    assert concise(tmp_path) == (0, [])
    assert run("new", inner).status == 2


def test_a_file_in_the_place_of_a_folder(tmp_path: Path) -> None:
    status, (line,) = concise(write(tmp_path, LEGAL) / "garden.yaml")
    assert status == 2
    assert "cannot be read: Not a directory" in line


def test_a_name_that_is_too_long() -> None:
    status, (line,) = concise("a" * 5000)
    assert status == 2
    assert "File name too long" in line


def test_a_name_that_no_system_has() -> None:
    (document,) = raw_documents_of(Source("a\x00b"), TOP_LEVEL_KEYS)
    assert str(document.problems[0].message) == "it cannot be read: embedded null byte"


def test_an_error_without_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: str) -> bytes:
        raise OSError("the tape is torn")

    monkeypatch.setattr(sources_module, "read_bytes", refuse)
    status, (line,) = concise(write(tmp_path, LEGAL))
    assert status == 2
    assert "the tape is torn" in line


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: str) -> bytes:
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr(sources_module, "read_bytes", refuse)
    status, (line,) = concise(write(tmp_path, LEGAL))
    assert status == 2
    assert line.endswith("may not be read: permission is denied")


def test_a_folder_that_may_not_be_read_is_not_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    write(tmp_path, LEGAL)
    scandir = os.scandir

    def refuse(path: str) -> Iterator[os.DirEntry[str]]:
        if Path(path) == hidden:
            raise PermissionError(13, "Permission denied", path)
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refuse)
    status, (line,) = concise(tmp_path)
    assert status == 2
    assert line == f"{hidden}: unusable: it may not be read: permission is denied"
    status, (line,) = concise(hidden)
    assert status == 2
    assert line == f"{hidden}: unusable: it may not be read: permission is denied"


def test_standard_input_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing:
        buffer = property(lambda self: self)

        def readline(self, _: int) -> bytes:
            raise OSError(5, "Input/output error")

    monkeypatch.setattr(sys, "stdin", Failing())
    (source,) = sources(["-"])
    assert source.problem is not None
    assert str(source.problem.message) == "it cannot be read: Input/output error"


def test_standard_input_that_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    (source,) = sources(["-"])
    assert source.problem == Problem(Message("standard input is closed"))


@pytest.mark.parametrize("length", [0, A_PART - 1, A_PART, A_PART + 1])
def test_a_file_is_read_whole(length: int, tmp_path: Path) -> None:
    path, text = tmp_path / "garden.yaml", bytes(range(256)) * (length // 256 + 1)
    path.write_bytes(text[:length])
    assert read_bytes(str(path)) == text[:length]


@pytest.mark.parametrize("over", [0, 1, 100_000])
def test_the_most_a_file_may_hold(over: int, tmp_path: Path) -> None:
    text = LEGAL.encode()
    path = tmp_path / "garden.yaml"
    path.write_bytes(text + b"#" * (MOST_BYTES + over - len(text)))
    assert len(read_bytes(str(path))) == min(MOST_BYTES + over, MOST_BYTES + 1)
    status, lines = concise(path)
    if over:
        assert status == 2
        assert "1 MiB" in lines[0]
        assert "1,048,577" not in lines[0]
    else:
        assert (status, lines) == (0, [])


def test_documents_are_numbered_only_among_several() -> None:
    assert [document.number for document in load("x", LEGAL.encode())] == [None]
    assert [document.number for document in load("x", SEVERAL.encode())] == [1, 2, 3]


def test_places_and_lines_of_a_document() -> None:
    (document,) = load("x", LEGAL.encode())
    assert document.place(("players", 0, "flower"))[:2] == (4, 13)
    assert document.line(1) == "title: Friday night"
    assert document.line(0) == ""
    assert document.line(10_000) == ""


def test_what_cannot_be_read_has_no_place() -> None:
    document = loaded_as(unreadable("x", Problem("it is torn")))
    assert document.place(("players",))[:2] == (1, 1)
    assert document.line(1) == ""
    assert document.table is None


def test_the_mistakes_stand_in_the_order_of_the_file() -> None:
    (document,) = load("x", b"players:\n  - {name: Ana, flower: white, statues: [Z9], fountains: [Q1-Q2]}\ntitel: x\n")
    places = [(problem.line, problem.column) for problem in document.problems]
    assert places == sorted(places)
    assert len(places) >= 3


def test_every_mistake_is_told_with_its_place(tmp_path: Path) -> None:
    ended = run("check", write(tmp_path, UNUSABLE))
    assert ended.status == 2
    assert "garden.yaml:3:5: unusable" in ended.output
    assert "  3 |     flowr: white" in ended.output
    assert "      |     ^^^^^" in ended.output or "    |     ^^^^^" in ended.output
    assert "did you mean `flower`?" in ended.output
