"""JSON Lines: one table a line comes in, one answer a line goes out, as soon as it is known, for ever."""

import io
import json
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import yaml

from babylon_cli.reading.json_lines import first_lines
from babylon_cli.reading.reader import MOST_BYTES
from tests.cli.plays import LEGAL_GAME
from tests.cli.running import EXAMPLES, ROOT, Outcome, clean_environment, command, run, write
from tests.cli.tables import ILLEGAL, LEGAL, PROMISES, QUARRY, UNUSABLE

BABEL = (EXAMPLES / "babel" / "rulebook" / "pantheon-for-6-coins.yaml").read_text(encoding="utf-8")


def on_one_line(text: str) -> str:
    return json.dumps(next(yaml.safe_load_all(text)))


LINES = [on_one_line(text) for text in (LEGAL, ILLEGAL, UNUSABLE, PROMISES, BABEL, QUARRY)]
STREAM = "".join([f"{line}\n" for line in LINES])

BROKEN: list[tuple[bytes, int, str]] = [
    (b'{"players": [NaN]}', 14, "NaN is no number in JSON"),
    (b'{"title": "NaN", "x": -Infinity}', 23, "-Infinity is no number in JSON"),
    (b'{"a": 1', 7, "the line ends within a value"),
    (b'{"a": "b', 7, "a quotation is not closed"),
    (b'{"a": 1,}', 8, "a comma stands after the last value"),
    (b'{"a": [1, ]}', 9, "a comma stands after the last value"),
    (b'{"a": 1} {"b": 2}', 10, "something stands after the end of the JSON value"),
    (b"{a: 1}", 2, "a key in double quotes is missing here"),
    (b'{"a" 1}', 6, "a key has no colon"),
    (b'{"a": 1 "b": 2}', 9, "a comma or a closing bracket is missing here"),
    (b'{"a": b}', 7, "a value in JSON is missing here"),
    (b"players:", 1, "a value in JSON is missing here"),
    (b'{"a": "b\tc"}', 9, "a control character stands in a text"),
    (rb'{"a": "\x41"}', 8, "this escape in a quotation is unknown"),
    (rb'{"title": "\ud83d"}', 12, r"half of a character stands here: the escape \ud83d needs another one beside it"),
    (rb'{"title": "\\\ude00"}', 14, r"half of a character stands here: the escape \ude00 needs another one"),
    ('{"title": "a\u2028b"}'.encode(), 13, "the character U+2028 breaks the line"),
    (b'{"title": "Zo\xeb"}', 14, "the file is not UTF-8: the byte 0xEB stands here"),
    (b'{"title": "a\x7f"}', 13, "the character U+007F cannot stand in a text file"),
    (b'{"title": "a", "title": "b"}', 16, "the key `title` is written twice"),
    (b'{"titel": "a"}', 2, "unknown key `titel`"),
    (b'{"a":' * 40 + b"1" + b"}" * 40, 161, "values are nested more than 32 deep"),
    (b"[" * 100_000, 0, "values are nested more than 32 deep"),
    (b'{"title": "' + b"a" * MOST_BYTES + b'"}', 1, "the line is longer than 1,048,576 bytes (1 MiB)"),
    (b"[1, 2]", 1, ""),
    (b"null", 1, ""),
    (b'"a"', 1, ""),
]
"""A line, the column of what is wrong with it, or 0 where the YAML parser has a say in it, and what is said of it."""


def answers(ended: Outcome) -> list[dict[str, Any]]:
    return [json.loads(line) for line in ended.output.splitlines()]


@pytest.mark.parametrize(("line", "column", "message"), BROKEN, ids=[f"{line[:20]!r}" for line, _, _ in BROKEN])
@pytest.mark.parametrize("name", ["-", "tables.jsonl"])
def test_a_broken_line_is_one_answer_and_the_stream_goes_on(
    name: str, line: bytes, column: int, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    good = LINES[0].encode()
    raw = b"\n".join([good, b"", line, b" ", good])
    Path("tables.jsonl").write_bytes(raw)
    ended = run("check", "--format", "jsonl", name, stdin=raw)
    first, broken, last = answers(ended)
    assert ended.status == 2
    assert (first["file"], first["document"], first["line"]) == (name, 1, 1)
    assert (broken["file"], broken["document"], broken["line"]) == (name, 2, 3)
    assert (last["file"], last["document"], last["line"]) == (name, 3, 5)
    assert message in broken["error"]["message"]
    assert (broken["error"]["line"], broken["error"]["column"]) == (3, column or broken["error"]["column"])
    assert first["violations"] == last["violations"] == []


@pytest.mark.parametrize(
    ("words", "options"),
    [
        *product(["check", "score", "score --why", "verify", "babel check", "babel score"], ["", "--jobs 3"]),
        *product(["check", "verify", "babel check"], ["--exit-zero"]),
    ],
)
def test_an_answer_is_the_entry_of_the_json(words: str, options: str, tmp_path: Path) -> None:
    path, table = write(tmp_path, STREAM, "tables.jsonl"), write(tmp_path, f"{LEGAL}---\n{ILLEGAL}")
    paths: tuple[str | Path, ...] = (
        *options.split(),
        path,
        table,
        tmp_path / "missing.jsonl",
        tmp_path / "missing.yaml",
    )
    whole = run(*words.split(), "--format", "json", *paths)
    lines = run(*words.split(), "--format", "jsonl", *paths)
    assert answers(lines) == json.loads(whole.output)["files"]
    assert lines._replace(output="") == whole._replace(output="")
    assert len(answers(lines)) == len(LINES) + 4
    assert lines == run(*words.split(), "--format", "jsonl", *paths[len(options.split()) :])._replace(
        status=lines.status
    )


def test_a_game_line_by_line(tmp_path: Path) -> None:
    path = write(tmp_path, f"{on_one_line(LEGAL_GAME)}\n{LINES[0]}\n", "games.jsonl")
    whole, lines = run("replay", "--format", "json", path), run("replay", "--format", "jsonl", path)
    assert answers(lines) == json.loads(whole.output)["files"]
    assert len(answers(lines)) == 2


@pytest.mark.parametrize("form", ["text", "json", "jsonl", "concise", "sarif"])
def test_a_line_is_judged_as_a_file_of_its_own(form: str, tmp_path: Path) -> None:
    """Only its place differs."""
    name = tmp_path / "x.jsonl"
    for line in LINES:
        name.write_text(f"{line}\n", encoding="utf-8")
        alone = run("check", "--format", form, name)
        name.write_text(f"{line}\n" * 2, encoding="utf-8")
        lines = run("check", "--format", form, name)
        assert lines.status == alone.status
    entries = json.loads(run("check", "--format", "json", name).output)["files"]
    first, second = (json.dumps(entry) for entry in entries)
    assert second.replace('"line": 2', '"line": 1').replace('"document": 2', '"document": 1') == first


@pytest.mark.parametrize("text", [LEGAL, ILLEGAL, UNUSABLE, PROMISES, BABEL, QUARRY])
def test_one_line_of_json_is_judged_as_before(text: str, tmp_path: Path) -> None:
    line = on_one_line(text).replace("Ana", "Zo\\u00eb")
    as_yaml = json.loads(run("check", "--format", "json", write(tmp_path, line, "a.yaml")).output)
    as_line = json.loads(run("check", "--format", "json", "-", stdin=f"{line}\n".encode()).output)
    (old,), (new,) = as_yaml.pop("files"), as_line.pop("files")
    assert as_line == as_yaml
    assert new == {**old, "file": "-", "document": 1, "line": 1}


@pytest.mark.parametrize(
    "text",
    [
        json.dumps(yaml.safe_load(LEGAL), indent=2),
        '{"players": [\n{"name": "Ana", "flower": "white"}\n]}',
        '{"players":\n[{"name": "Ana", "flower": "white"}]}',
        '{"players": [{"name": "Ana", "flower": "white"},\n{"name": "Bo", "flower": "pink"}]}',
        "{players: [{name: Ana, flower: white}]}",
        "{players: [ # everyone\n{name: Ana, flower: white}]}",
        "\n{\n}",
        "[]",
        "",
        LEGAL,
        f"# a comment\n{LINES[0]}",
        f"---\n{LINES[0]}\n---\n{LINES[1]}",
    ],
)
def test_what_was_yaml_stays_yaml(text: str, tmp_path: Path) -> None:
    path = write(tmp_path, text, "a.yaml")
    before = run("check", path)
    now = run("check", "-", stdin=text.encode())
    assert now._replace(output=now.output.replace("-:", f"{path}:")).status == before.status
    assert now.output.replace("-", "") == before.output.replace(str(path), "").replace("-", "")


@pytest.mark.parametrize(
    ("text", "is_json_lines"),
    [
        ('{"a": 1}', True),
        ('\n \n{"a": 1}\n{', True),
        ("\ufeff{}\n", True),
        ('{"a": 1\n{"a": 1}\n', True),
        ('{"a": "b\n\n{"a": 1}\n', True),
        ('{"a": "b\n\n "a": 1}\n', False),
        ('{"a": "b\n', False),
        ('{"a": [\n{"a": 1}\n', False),
        ('{"a": 1,\n{"a": 1}\n', False),
        ("{" + "a" * MOST_BYTES, True),
        ("\n" * (MOST_BYTES + 1), False),
    ],
)
def test_how_json_lines_are_told_from_yaml(text: str, is_json_lines: bool) -> None:
    stream = io.BytesIO(text.encode())
    head, told = first_lines(stream)
    assert told is is_json_lines
    assert b"".join(head) + stream.read() == text.encode()


def test_what_parts_documents_in_yaml_is_passed_over() -> None:
    ended = run("check", "--format", "jsonl", "-", stdin=f"{LINES[0]}\r\n---\n# more\n{LINES[1]}\n...\n".encode())
    assert [(entry["document"], entry["line"]) for entry in answers(ended)] == [(1, 1), (2, 4)]


def test_two_escapes_are_one_character(tmp_path: Path) -> None:
    line = r'{"title": "\ud83d\ude00 \\ud83d \/ \u00e9\ta", "titel": 1}'
    path = write(tmp_path, f"{line}\n", "a.jsonl")
    (entry,) = answers(run("check", "--format", "jsonl", path))
    assert entry["error"]["column"] == line.index('"titel"') + 1
    whole = write(tmp_path, LINES[0].replace("Ana", r"\ud83d\ude00") + "\n", "b.jsonl")
    (entry,) = answers(run("score", "--format", "jsonl", whole))
    assert entry["players"][0]["name"] == "😀"


def test_spaces_of_every_kind_between_values() -> None:
    raw = LINES[0].replace(": ", " \t:\r ").encode()
    (entry,) = answers(run("check", "--format", "jsonl", "-", stdin=raw))
    assert entry["violations"] == []


def test_an_empty_file(tmp_path: Path) -> None:
    ended = run("check", "--format", "concise", write(tmp_path, "\n\n", "a.jsonl"))
    assert (ended.status, ended.output.endswith("a.jsonl:1:1: unusable: the file is empty\n")) == (2, True)


@pytest.mark.parametrize(
    "words", ["quarry", "moves --count", "babel price", "babel project", "babel conflict", "babel tower"]
)
def test_every_command_on_files_reads_lines(words: str, tmp_path: Path) -> None:
    path = write(tmp_path, STREAM, "tables.jsonl")
    entries = json.loads(run(*words.split(), "--format", "json", path).output)["files"]
    assert [entry["document"] for entry in entries] == [1, 2, 3, 4, 5, 6]
    assert any("error" not in entry for entry in entries) or words == "moves --count"


def test_a_folder_has_json_lines_that_are_tables(tmp_path: Path) -> None:
    write(tmp_path, STREAM, "b.JSONL")
    write(tmp_path, '{"log": 1}\n{"level": "players"}\n', "c.jsonl")
    write(tmp_path, "", "d.jsonl")
    write(tmp_path, '{"log": {"players":\n{"players": [\n', "e.jsonl")
    write(tmp_path, LEGAL, "f.yaml")
    for options in ((), ("--jobs", "2")):
        ended = run("check", "--format", "jsonl", *options, tmp_path)
        assert [Path(entry["file"]).name for entry in answers(ended)] == [*["b.JSONL"] * 6, *["e.jsonl"] * 2, "f.yaml"]
        assert ended.error == "2 other JSON Lines files skipped\n"


def test_a_file_that_may_not_be_read_is_told_in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, STREAM, "a.jsonl")

    def refuse(name: str, mode: str) -> None:
        raise PermissionError(13, "Permission denied", name)

    monkeypatch.setattr("babylon_cli.reading.sources.open", refuse, raising=False)
    (entry,) = answers(run("check", "--format", "jsonl", tmp_path))
    assert entry["error"]["message"] == "it may not be read: permission is denied"


def test_json_lines_are_not_fixed(tmp_path: Path) -> None:
    text = STREAM.replace("S..F", "s..f")
    path = write(tmp_path, text, "a.jsonl")
    write(tmp_path, '{"log": 1}', "b.jsonl")
    ended = run("check", "--fix", path)
    assert (ended.status, ended.output) == (2, "")
    assert "--fix rewrites YAML files, and" in " ".join(ended.error.split())
    write(tmp_path, LEGAL.replace("S..F", "s..f"), "c.yaml")
    in_folder = run("check", "--fix", "--format", "jsonl", tmp_path)
    assert len(answers(in_folder)) == len(LINES) + 1
    assert "c.yaml: 2 spellings fixed" in in_folder.error
    assert path.read_text(encoding="utf-8") == text


def test_a_line_is_answered_before_the_next_is_there() -> None:
    arguments = command("score", "--format", "jsonl", "--jobs", "2", "-")
    with subprocess.Popen(
        arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=clean_environment(), cwd=ROOT
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number, line in enumerate((LINES[0], "{", LINES[1]), start=1):
            process.stdin.write(f"{line}\n".encode())
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["document"] == number
        process.stdin.close()
        assert process.stdout.read() == b""
        assert process.wait() == 2


ENDLESS = f"import sys\nwhile True: sys.stdout.write({STREAM!r})"


def test_an_endless_stream() -> None:
    generator = [sys.executable, "-c", ENDLESS]
    with subprocess.Popen(generator, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as endless:
        arguments = command("check", "--format", "jsonl", "-")
        with subprocess.Popen(
            arguments, stdin=endless.stdout, stdout=subprocess.PIPE, env=clean_environment(), cwd=ROOT
        ) as process:
            assert endless.stdout is not None
            assert process.stdout is not None
            endless.stdout.close()
            told = [json.loads(process.stdout.readline()) for _ in range(3)]
            process.stdout.close()
            assert process.wait() == 141
        endless.wait()
    assert [entry["document"] for entry in told] == [1, 2, 3]


PEAK = """\
import resource, sys
from babylon_cli.cli.main import main
sys.argv = ["babylon", "check", "--format", "jsonl", "-"]
try:
    main()
except SystemExit:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)
"""


def peak(lines: int) -> int:
    """The most memory that so many lines take, in KiB; one of them is far too long."""
    stream = f"{LINES[0]}\n" * (lines // 2) + "[" * 20 * MOST_BYTES + f"\n{LINES[1]}\n" * (lines // 2)
    ended = subprocess.run(
        [sys.executable, "-c", PEAK],
        input=stream.encode(),
        capture_output=True,
        env=clean_environment(),
        cwd=ROOT,
        check=True,
    )
    assert ended.stdout.count(b"\n") == lines // 2 * 2 + 1
    return int(ended.stderr)


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is told in other units")
def test_a_long_stream_takes_no_more_memory_than_a_short_one() -> None:
    assert peak(20_000) < peak(200) + 2 * 1024


def test_python_gives_back_the_room_of_freed_tuples_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("babylon_cli.cli.run.TIDIED_AFTER", 2)
    monkeypatch.setattr("babylon_cli.cli.run.gc.freeze", lambda: told.append("what was imported stays"))
    monkeypatch.setattr("babylon_cli.cli.run.gc.collect", lambda: told.append("tidied"))
    run("check", write(tmp_path, f"{LINES[0]}\n" * 5, "tables.jsonl"))
    assert told == ["what was imported stays", "tidied", "tidied"]


def test_a_file_of_answers_is_written_as_they_come(tmp_path: Path) -> None:
    path, report = write(tmp_path, STREAM, "tables.jsonl"), tmp_path / "answers"
    ended = run("check", "--format", "text", "--format", "jsonl", "--output", report, path)
    assert ended == run("check", path)
    assert report.read_text(encoding="utf-8") == run("check", "--format", "jsonl", path).output
