"""Which files the arguments name, and what is said of those that cannot be opened."""

import io
import os
import sys
from pathlib import Path

import pytest

from babylon_cli.reading.problem import Problem
from babylon_cli.reading.sources import Source, documents_of, sources

TABLE = "players: [{name: Ana, flower: white}]\n"


class Typed:
    """Standard input with some bytes in it, or one that fails."""

    def __init__(self, raw: bytes | OSError) -> None:
        self.raw = raw
        self.buffer = self

    def read(self, most: int) -> bytes:
        if isinstance(self.raw, OSError):
            raise self.raw
        return io.BytesIO(self.raw).read(most)


def messages(source: Source) -> list[str]:
    return [str(problem.message) for document in documents_of(source) for problem in document.problems]


def test_files_in_the_order_of_the_arguments(tmp_path: Path) -> None:
    names = [str(tmp_path / name) for name in ("b.yaml", "a.txt", "not-there")]
    assert list(sources(names)) == [Source(name) for name in names]


def test_a_folder_means_every_yaml_file_under_it_sorted(tmp_path: Path) -> None:
    for name in ("b.yaml", "a.yml", "c.txt", "deep/er/d.yaml", "deep/a.yaml", "e.YAML", ".hidden.yaml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(TABLE, encoding="utf-8")
    found = [str(Path(source.name).relative_to(tmp_path)) for source in sources([str(tmp_path)])]
    assert found == [".hidden.yaml", "a.yml", "b.yaml", "deep/a.yaml", "deep/er/d.yaml"]


def test_a_folder_without_files(tmp_path: Path) -> None:
    (source,) = sources([str(tmp_path)])
    assert source == Source(str(tmp_path), Problem("the folder has no .yaml or .yml file in it"))
    assert messages(source) == ["the folder has no .yaml or .yml file in it"]


def test_a_folder_that_may_not_be_looked_into(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "open").mkdir()
    (tmp_path / "open" / "z.yaml").write_text(TABLE, encoding="utf-8")
    closed = tmp_path / "closed"
    closed.mkdir()
    scan = os.scandir

    def refuse(path: str) -> "os._ScandirIterator[str]":
        if str(path) == str(closed):
            raise PermissionError(13, "Permission denied", str(path))
        return scan(path)

    monkeypatch.setattr(os, "scandir", refuse)
    refused, found = sources([str(tmp_path)])
    assert refused == Source(str(closed), Problem("it may not be read: permission is denied"))
    assert found == Source(str(tmp_path / "open" / "z.yaml"))


def test_a_folder_of_which_nothing_may_be_read_is_not_called_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: str) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(os, "scandir", refuse)
    assert list(sources([str(tmp_path)])) == [
        Source(str(tmp_path), Problem("it may not be read: permission is denied"))
    ]


def test_an_empty_name() -> None:
    assert list(sources([""])) == [Source("''", Problem("the name of the file is empty"))]


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Typed(TABLE.encode()))
    (source,) = sources(["-"])
    assert source == Source("-", raw=TABLE.encode())
    (document,) = documents_of(source)
    assert document.file == "-"
    assert document.table is not None
    assert [player.name for player in document.table.players] == ["Ana"]


def test_nothing_on_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Typed(b""))
    (source,) = sources(["-"])
    assert messages(source) == ["the file is empty"]


def test_standard_input_that_is_closed_or_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert list(sources(["-"])) == [Source("-", Problem("standard input is closed"))]
    monkeypatch.setattr(sys, "stdin", Typed(OSError(5, "Input/output error")))
    assert list(sources(["-"])) == [Source("-", Problem("it cannot be read: Input/output error"))]


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "table.yaml"
    path.write_text(TABLE + "---\n" + TABLE, encoding="utf-8")
    documents = list(documents_of(Source(str(path))))
    assert [document.number for document in documents] == [1, 2]
    assert {document.file for document in documents} == {str(path)}


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    (document,) = documents_of(Source(str(tmp_path / "none.yaml")))
    assert document.problems == (Problem("there is no such file"),)
    assert document.table is None


def test_a_name_with_a_hole_in_it() -> None:
    (source,) = sources(["a\0b"])
    assert messages(source) == ["it cannot be read: embedded null byte"]


def test_a_name_that_is_too_long() -> None:
    (source,) = sources(["a" * 5000])
    assert messages(source) == ["it cannot be read: File name too long"]


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, mode: str) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", refuse)
    assert messages(Source(str(tmp_path / "a.yaml"))) == ["it may not be read: permission is denied"]
