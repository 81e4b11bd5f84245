"""Names from files are data: whatever they hold, they steer no terminal, spreadsheet, XML reader or runner."""

import csv
import io
import re
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest

from babylon_cli.babylon.pages.formats import NOTATION_FORMATS, QUARRY_FORMATS, REPLAY_FORMATS
from babylon_cli.printing.formats import CHECK_FORMATS, SCORE_FORMATS, VERIFY_FORMATS
from babylon_cli.reading.documents import raw_documents
from tests.cases import for_each
from tests.cli.once import reading_once
from tests.cli.running import Outcome, run, write

HOSTILE = {
    "colour": "\x1b[31mred\x1b]0;title\x07",
    "control": "a\x00b\x08c\x7fd\x9be\rf",
    "lines": "one\ntwo\u2028three\u2029four\x85five",
    "direction": "abc\u202edef\u2066ghi\u2069\u200f\u061c",
    "formula": "=cmd()|' /C calc'!A0",
    "plus": "+1+cmd",
    "minus": "-1+cmd",
    "at": "@SUM(A1)",
    "tab": "\t=1",
    "wide formula": "\uff1dcmd()",
    "xml": "</testcase><x a='\"'>&lt;]]>",
    "runner": "::error::x%0A::error::y",
    "bracket": "##[error]x",
    "table": "a|b\\|c`d`[x](y)<b>",
    "tag": "x\U000e0041\ufeff\ufff9",
}

UNSAFE = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]"
)
"""What never reaches a terminal raw; a line feed is judged by the lines."""

COMMANDS = {
    "check": CHECK_FORMATS,
    "score": SCORE_FORMATS,
    "quarry": QUARRY_FORMATS,
    "verify": VERIFY_FORMATS,
    "notation": NOTATION_FORMATS,
}

EVERY = [(name, form, kind) for name, formats in COMMANDS.items() for form, kind in product(formats, HOSTILE)]


def quoted(text: str) -> str:
    """The text as a YAML scalar."""
    return '"' + "".join(f"\\U{ord(character):08x}" for character in text) + '"'


def flower(text: str) -> str:
    """As much of the text as one word can hold: a flower is one word without control characters."""
    return re.sub(r"[\s\x00-\x1f\x7f-\x9f>]+", "_", text).strip("_") or "_"


def hostile_file(folder: Path, kind: str, *, usable: bool = True) -> Path:
    """A file whose own name, title, players and flowers are all hostile; Ana breaks rules."""
    text = HOSTILE[kind]
    name, word = quoted(text), quoted(flower(text))
    tile = quoted(f"clay {flower(text)}")
    row = "[floor, floor, floor, floor]"
    data = f"""\
title: {name}
players:
  - name: {name}
    flower: {word}
    terraces:
      - {{at: C3, level: 2, flower: {word}, icons: S..F}}
      - {{at: A1, level: 1, flower: {word}}}
    statues: [C3]
    score_pad: {{total: 99}}
  - name: {quoted(text + "2")}
    flower: {word}
    {"" if usable else name + ": 1"}
quarry: [[{tile}, floor, floor, floor], {row}, {row}, {row}]
expect:
  scores: {{{name}: 7, {quoted(text + "2")}: 1}}
  winners: [{quoted(text + "2")}]
  quarry: [{{take: A1, flower: {word}, pillars: 1}}]
"""
    path = folder / (text.replace("/", "_").replace("\x00", "_") + ".yaml")
    path.write_text(data, encoding="utf-8")
    return path


def assert_harmless(ended: Outcome) -> None:
    for written in (ended.output, ended.error):
        raw = UNSAFE.search(written)
        assert raw is None, (raw, written)
        assert "Traceback" not in written


@for_each(("name", "form", "kind"), EVERY)
@reading_once()
def test_nothing_unsafe_is_printed(name: str, form: str, kind: str, tmp_path: Path) -> None:
    usable = run(name, "--format", form, hostile_file(tmp_path, kind))
    assert_harmless(usable)
    assert usable.status in ({0} if name in {"quarry", "notation"} else {1})
    unusable = run(name, "--format", form, hostile_file(tmp_path, kind, usable=False))
    assert_harmless(unusable)
    assert unusable.status == 2
    missing = run(name, "--format", form, f"missing{HOSTILE[kind]}".replace("\x00", ""))
    assert_harmless(missing)
    assert missing.status == 2


@for_each("kind", HOSTILE)
@for_each("form", REPLAY_FORMATS)
def test_a_replay_prints_nothing_unsafe(form: str, kind: str, tmp_path: Path) -> None:
    name = quoted(HOSTILE[kind])
    begun = f"title: {name}\nplayers: [{{name: {name}, flower: {quoted(flower(HOSTILE[kind]))}, start: ....}}]\n"
    game = write(
        tmp_path,
        f"{begun}rounds: [{{turns: [{{player: {name}, dig: A1, build: [{{from: dug, at: C3, level: 1}}]}}]}}]\n",
    )
    ended = run("replay", "--format", form, game)
    assert_harmless(ended)
    assert ended.status == 0
    if form == "yaml":
        (document,) = raw_documents("x", ended.output.encode())
        assert isinstance(document.data, dict)
        assert document.data["title"] == HOSTILE[kind]


@for_each("kind", HOSTILE)
@for_each("form", ["table", "markdown", "csv", "json"])
def test_why_prints_nothing_unsafe(kind: str, form: str, tmp_path: Path) -> None:
    assert_harmless(run("score", "--why", "--format", form, hostile_file(tmp_path, kind)))


@pytest.mark.parametrize("kind", HOSTILE)
@pytest.mark.parametrize("options", [[], ["--why"]])
def test_no_csv_cell_is_a_formula(
    kind: str, options: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = run("score", "--format", "csv", *options, "--", hostile_file(tmp_path, kind).relative_to(tmp_path))
    lines = list(csv.reader(io.StringIO(ended.output)))
    assert len({len(line) for line in lines}) == 1
    for line in lines:
        for cell in line:
            assert not cell.startswith(("=", "+", "-", "@", "\t", "\r", "\uff1d", "\uff0b", "\uff0d", "\uff20"))


@for_each("kind", HOSTILE)
@for_each("name", ["check", "verify"])
@for_each("usable", [True, False])
def test_xml_parses(kind: str, name: str, usable: bool, tmp_path: Path) -> None:
    ended = run(name, "--format", "junit", hostile_file(tmp_path, kind, usable=usable))
    root = ElementTree.fromstring(ended.output)
    (suite,) = root
    assert len(suite) == 1 or name == "check"
    assert all(len(case) >= 1 for case in suite)


@for_each("kind", HOSTILE)
@for_each("name", ["check", "verify"])
@for_each("usable", [True, False])
def test_annotations_stay_on_one_line(kind: str, name: str, usable: bool, tmp_path: Path) -> None:
    ended = run(name, "--format", "github", hostile_file(tmp_path, kind, usable=usable))
    lines = ended.output.splitlines()
    assert lines
    for line in lines:
        match = re.fullmatch(r"::error file=([^:,]*),line=\d+,col=\d+,title=([^:,]*)::(.*)", line)
        assert match is not None, line
        assert not re.search(r"%(?!25|3A|2C)", line)


@for_each("kind", HOSTILE)
@for_each("options", [[], ["--why"]])
def test_the_markdown_table_keeps_its_columns(kind: str, options: list[str], tmp_path: Path) -> None:
    ended = run("score", "--format", "markdown", *options, hostile_file(tmp_path, kind))
    table = [line for line in ended.output.splitlines() if line.startswith("|")]
    assert len(table) == 13
    for line in table:
        assert len(re.findall(r"(?<!\\)(?:\\\\)*\|", line)) == 5
    assert not re.search(r"(?<!\\)<", ended.output)


@for_each("kind", HOSTILE)
@for_each("name", COMMANDS)
def test_no_line_of_text_is_a_workflow_command(kind: str, name: str, tmp_path: Path) -> None:
    ended = run(name, hostile_file(tmp_path, kind), *(["--why"] if name == "score" else []))
    for line in (ended.output + ended.error).splitlines():
        assert not line.lstrip().startswith(("::", "##["))


@pytest.mark.parametrize("kind", HOSTILE)
def test_names_in_arguments(kind: str, tmp_path: Path) -> None:
    text = HOSTILE[kind].replace("\x00", "")
    path = hostile_file(tmp_path, kind)
    for arguments in (
        (text,),
        ("check", f"--{text}"),
        ("check", "--format", text),
        ("quarry", "--take", text, path),
        ("quarry", "--token", text, path),
        ("quarry", "--player", f"{text}9", path),
        ("quarry", "--player", "nobody", path),
        ("verify", "--jobs", text, path),
        ("new", "--players", text),
    ):
        ended = run(*arguments)
        assert_harmless(ended)
        assert ended.status == 2
    for words in ((text,), (f"storey-order{text}",), ("bridge", text)):
        assert_harmless(run("explain", *words))
        assert run("explain", "--examples", *words).status == 2
    assert_harmless(run("quarry", "--flower", text, path))
    assert_harmless(run("quarry", "--player", HOSTILE[kind], path))


@pytest.mark.parametrize("kind", HOSTILE)
def test_the_name_of_a_new_file(kind: str, tmp_path: Path) -> None:
    path = tmp_path / HOSTILE[kind].replace("\x00", "").replace("/", "_")
    written = run("new", path)
    assert written.status == 0
    assert_harmless(written)
    again = run("new", path)
    assert again.status == 2
    assert_harmless(again)
    nowhere = run("new", path / "garden.yaml")
    assert nowhere.status == 2
    assert_harmless(nowhere)
    folder = tmp_path / f"folder{path.name}"
    folder.mkdir()
    refused = run("new", folder)
    assert refused.status == 2
    assert_harmless(refused)
