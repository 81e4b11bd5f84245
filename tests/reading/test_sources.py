"""Which files the arguments name, and what is said of those that cannot be opened."""

import io
import os
import sys
from pathlib import Path

import pytest

from babylon_cli.games import TOP_LEVEL_KEYS
from babylon_cli.reading.documents import RawDocument
from babylon_cli.reading.given_lines import GivenLine, LineArgument
from babylon_cli.reading.passed_over import PassedOver
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import MOST_BYTES
from babylon_cli.reading.sources import NO_FILE, NO_TABLE, Role, Source, raw_documents_of, sources
from babylon_cli.wording.message import Message

TABLE = "players: [{name: Ana, flower: white}]\n"


class Typed:
    """Standard input with some bytes in it, or one that fails."""

    def __init__(self, raw: bytes | OSError) -> None:
        self.buffer = Failing(raw) if isinstance(raw, OSError) else io.BytesIO(raw)


class Failing(io.BytesIO):
    """A stream that cannot be read."""

    def __init__(self, error: OSError) -> None:
        super().__init__()
        self.error = error

    def readline(self, _: int | None = -1) -> bytes:
        raise self.error


def documents_of(source: Source) -> list[RawDocument]:
    return list(raw_documents_of(source, TOP_LEVEL_KEYS))


def messages(source: Source) -> list[str]:
    return [str(problem.message) for document in documents_of(source) for problem in document.problems]


def test_files_in_the_order_of_the_arguments(tmp_path: Path) -> None:
    names = [str(tmp_path / name) for name in ("b.yaml", "a.txt", "not-there")]
    assert list(sources(names)) == [Source(name) for name in names]


def test_a_folder_means_every_yaml_file_under_it_sorted_and_then_itself(tmp_path: Path) -> None:
    for name in ("b.yaml", "a.yml", "c.txt", "deep/er/d.yaml", "deep/a.yaml", "e.YAML"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(TABLE, encoding="utf-8")
    *found, folder = sources([str(tmp_path)])
    assert [str(Path(source.name).relative_to(tmp_path)) for source in found] == [
        "a.yml",
        "b.yaml",
        "deep/a.yaml",
        "deep/er/d.yaml",
        "e.YAML",
    ]
    assert {source.role for source in found} == {Role.FOUND}
    assert folder == Source(str(tmp_path), NO_TABLE, role=Role.FOLDER)


def test_a_folder_without_files(tmp_path: Path) -> None:
    (source,) = sources([str(tmp_path)])
    assert source == Source(str(tmp_path), NO_FILE, role=Role.FOLDER)
    assert messages(source) == ["the folder has no .yaml, .yml or .jsonl file in it"]


@pytest.mark.parametrize(
    ("text", "is_read"),
    [
        ("players: []", True),
        ("age: 2", True),
        ('{"quarry": []}', True),
        ("  title: indented throughout", True),
        ("title:", True),
        ("services: {}\n---\nplayers: []", True),
        ("services: {}\n---\nbroken: [\n---\nplayers: []", True),
        ("players:\n\t- a tab", True),
        ('"players": [', True),
        ("services: {players: 3}", False),
        ("services:\n  players: [", False),
        ("- players: [", False),
        ("{{ a template }}: {{ of another program }}", False),
        ("playerss: [", False),
        ("[players, quarry]", False),
        ("players", False),
        ("a: &anchor 1\nb: *anchor\n", False),
        ("---\n---\n", False),
        ("# only a comment\n", False),
        ("", False),
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_a_file_of_a_folder_is_read_if_it_has_a_key_of_the_format(
    text: str, is_read: bool, encoding: str, tmp_path: Path
) -> None:
    path = str(tmp_path / "a.yaml")
    Path(path).write_text(text, encoding=encoding)
    assert bool(documents_of(Source(path, role=Role.FOUND))) == is_read
    assert documents_of(Source(path))


@pytest.mark.parametrize(
    ("raw", "is_read"),
    [
        (TABLE.replace("Ana", "Zo\xeb").encode("latin-1"), True),
        (TABLE.encode("utf-16"), True),
        (TABLE.encode() + b"#" * MOST_BYTES, True),
        ("name: Zo\xeb".encode("latin-1"), False),
        ("name: Ana".encode("utf-16"), False),
        (b"packages:\n" + b"#" * MOST_BYTES, False),
    ],
)
def test_a_file_of_a_folder_that_cannot_be_read_is_told_if_it_looks_like_a_table(
    raw: bytes, is_read: bool, tmp_path: Path
) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(raw)
    assert bool(documents_of(Source(str(path), role=Role.FOUND))) == is_read


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
    refused, found, _ = sources([str(tmp_path)])
    assert refused == Source(str(closed), Problem(Message("it may not be read: permission is denied")), role=Role.FOUND)
    assert found == Source(str(tmp_path / "open" / "z.yaml"), role=Role.FOUND)


def test_a_folder_of_which_nothing_may_be_read_is_not_called_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: str) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(os, "scandir", refuse)
    passed_over = PassedOver()
    told = [message for source in sources([str(tmp_path)]) for message in passed_over.keep(source, messages(source))]
    assert told == ["it may not be read: permission is denied"]


def test_an_empty_name() -> None:
    assert list(sources([""])) == [Source("''", Problem(Message("the name of the file is empty")))]


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Typed(TABLE.encode()))
    (source,) = sources(["-"])
    assert source == Source("-", raw=TABLE.encode())
    (document,) = documents_of(source)
    assert document.file == "-"
    assert document.data == {"players": [{"name": "Ana", "flower": "white"}]}


def test_nothing_on_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Typed(b""))
    (source,) = sources(["-"])
    assert messages(source) == ["the file is empty"]


def test_standard_input_that_is_closed_or_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert list(sources(["-"])) == [Source("-", Problem(Message("standard input is closed")))]
    monkeypatch.setattr(sys, "stdin", Typed(OSError(5, "Input/output error")))
    assert list(sources(["-"])) == [
        Source("-", Problem(Message("it cannot be read: {reason}", reason=Message("Input/output error"))))
    ]


def test_lines_of_notation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is a source; of standard input each line is, if something stands in it."""
    assert list(sources([LineArgument("a")])) == [Source("--line", notation=GivenLine("--line", "a"))]
    several = sources([LineArgument("a"), "file.yaml", LineArgument("b")])
    assert [source.notation for source in several] == [GivenLine("--line", "a", 1), None, GivenLine("--line", "b", 2)]
    monkeypatch.setattr(sys, "stdin", Typed(b"\xef\xbb\xbfa\n\n# no line\nb\xff\n" + b"c" * (MOST_BYTES + 1)))
    found = list(sources([LineArgument("-")]))
    assert [source.notation for source in found] == [
        GivenLine("-", "a\n", 1, 1),
        GivenLine("-", "b\udcff\n", 2, 4),
        GivenLine("-", None, 3, 5),
    ]
    assert all(source.is_live for source in found)


def test_lines_of_standard_input_that_is_closed_or_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert list(sources([LineArgument("-")])) == [Source("-", Problem(Message("standard input is closed")))]
    monkeypatch.setattr(sys, "stdin", Typed(OSError(5, "Input/output error")))
    assert list(sources([LineArgument("-")])) == [
        Source("-", Problem(Message("it cannot be read: {reason}", reason=Message("Input/output error"))))
    ]


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "table.yaml"
    path.write_text(TABLE + "---\n" + TABLE, encoding="utf-8")
    documents = documents_of(Source(str(path)))
    assert [document.number for document in documents] == [1, 2]
    assert {document.file for document in documents} == {str(path)}


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    (document,) = documents_of(Source(str(tmp_path / "none.yaml")))
    help = Message("check the name, and in which folder the file is")
    assert document.problems == (Problem(Message("there is no such file"), help=help),)
    write = tmp_path / "friday.yaml"
    write.write_text(TABLE, encoding="utf-8")
    (meant,) = documents_of(Source(str(tmp_path / "fridy.yaml")))
    assert str(meant.problems[0].help) == f"did you mean {write}?"
    assert (document.data, document.root) == (None, None)


def test_a_link_to_nothing_says_where_it_leads(tmp_path: Path) -> None:
    link = tmp_path / "friday.yaml"
    link.symlink_to("fridays.yaml")
    (tmp_path / "frida.yaml").write_text("players: []\n", encoding="utf-8")
    (document,) = documents_of(Source(str(link)))
    assert str(document.problems[0].help) == "it is a link to fridays.yaml, which is not there"


def test_a_name_with_a_hole_in_it() -> None:
    (source,) = sources(["a\0b"])
    assert messages(source) == ["it cannot be read: embedded null byte"]


def test_a_name_that_is_too_long() -> None:
    (source,) = sources(["a" * 5000])
    assert messages(source) == ["it cannot be read: File name too long"]


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: str, mode: str, *, buffering: int) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr("builtins.open", refuse)
    assert messages(Source(str(tmp_path / "a.yaml"))) == ["it may not be read: permission is denied"]
