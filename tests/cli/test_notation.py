"""`babylon notation`, and lines in place of files."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from babylon_cli.cli.main import COMMANDS
from babylon_cli.printing.safe import STEERS
from tests.cli.plays import BEGUN_TURN, LEGAL_GAME
from tests.cli.running import EXAMPLES, run, without_times, write
from tests.cli.tables import ILLEGAL, LEGAL, NO_PLAYERS, QUARRY, UNUSABLE

LINE = "bab1/o-white-pink/p-Ana-w-C31wFC-E31pEK-sC3-fD4E4/z"
"""A legal garden."""

HIGH = LINE.replace("E31", "E33")
"""The same with a terrace too high."""

BROKEN = LINE.replace("E31", "E91")

READERS = ("check", "score", "replay", "moves", "quarry", "notation", "verify")
"""The commands that read tables of Babylon."""


def entries(*arguments: str | Path, stdin: bytes = b"") -> list[dict[str, Any]]:
    """The entries of the JSON that a command prints."""
    ended = run(*arguments, "--format", "json", stdin=stdin)
    files: list[dict[str, Any]] = json.loads(ended.output)["files"]
    return files


def line_of(text: str, folder: Path) -> str:
    """The line that the command writes of a file."""
    ended = run("notation", write(folder, text))
    assert (ended.status, ended.error) == (0, "")
    return ended.output.rstrip("\n")


def test_a_file_as_a_line_and_a_line_as_a_file(tmp_path: Path) -> None:
    assert run("notation", "--yaml", LINE).output == (
        "players:\n"
        "- name: Ana\n"
        "  flower: white\n"
        "  terraces:\n"
        "  - {at: C3, level: 1, flower: white, icons: S..F}\n"
        "  - {at: E3, level: 1, flower: pink, icons: .TF.}\n"
        "  statues: [C3]\n"
        "  fountains: [D4-E4]\n"
    )
    assert line_of(run("notation", "--yaml", LINE).output, tmp_path) == LINE
    assert run("notation", "--line", LINE).output == f"{LINE}\n"


def test_several_at_once(tmp_path: Path) -> None:
    both = run("notation", "--yaml", LINE, "--yaml", HIGH).output
    assert both.count("---\n") == 1
    assert run("notation", write(tmp_path, both), "--line", "bab1/z").output == f"{LINE}\n{HIGH}\nbab1/z\n"


def test_a_line_that_is_none_gives_no_file() -> None:
    ended = run("notation", "--yaml", LINE, "--yaml", BROKEN, "--yaml", HIGH)
    assert ended.output == run("notation", "--yaml", LINE, "--yaml", HIGH).output
    assert ended.status == 2
    assert "expected a cell from A1 to H8" in ended.error


def test_lines_from_standard_input() -> None:
    lines = f"\n  {LINE}  \r\n\n{HIGH}".encode()
    assert run("notation", "--line", "-", stdin=lines).output == f"{LINE}\n{HIGH}\n"
    assert run("notation", "--yaml", "-", stdin=lines) == run("notation", "--yaml", LINE, "--yaml", HIGH)
    ended = run("check", "--format", "concise", "--line", "-", stdin=lines + b"\nbab1/\xff/z\n")
    assert ended.status == 2
    assert f"-:4:{HIGH.index('E33') + 3}: error storey-order: " in ended.output
    assert "-:5:6: unusable: the character U+DCFF cannot stand in a line\n" in ended.output
    assert [(entry["document"], entry["line"]) for entry in entries("score", "--line", "-", stdin=lines)] == [
        (1, 2),
        (2, 4),
    ]


def test_a_long_line_of_standard_input_is_passed_over() -> None:
    ended = run("notation", "--line", "-", stdin=b"a" * (1024 * 1024 + 2) + f"\n{LINE}\n".encode())
    assert ended.output == f"{LINE}\n"
    assert "the line is longer than 1,048,576 bytes (1 MiB)" in ended.error
    assert ended.status == 2


def test_standard_input_can_be_read_once() -> None:
    ended = run("score", "--line", "-", "-")
    assert ended.status == 2
    assert ended.error == "Error: Standard input can be read only once: write - in one place.\n"


def test_the_formats(tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    line = line_of(LEGAL, tmp_path)
    assert entries("notation", path, "--line", HIGH) == [
        {"file": str(path), "notation": line},
        {"file": "--line", "notation": HIGH},
    ]
    assert json.loads(run("notation", "--format", "jsonl", path).output) == {"file": str(path), "notation": line}
    (entry,) = entries("notation", "--line", "bab1/")
    assert entry["error"] == {"message": "the line ends without `/z`: it is not whole", "line": 1, "column": 5}


@pytest.mark.parametrize(
    ("text", "message", "help"),
    [
        (BEGUN_TURN, "a turn does not fit into one line beside its table", "leave out `turn`"),
        (LEGAL_GAME, "a game that was written down does not fit into one line", "`babylon replay --format yaml`"),
        ("{game: babel, players: []}", "the document tells of 7 Wonders: Babel", "babylon babel check"),
    ],
)
def test_what_has_no_line(text: str, message: str, help: str, tmp_path: Path) -> None:
    ended = run("notation", write(tmp_path, text))
    assert (ended.status, ended.output) == (2, "")
    assert message in " ".join(ended.error.split())
    assert help in " ".join(ended.error.split())


def test_the_table_of_a_game_has_a_line(tmp_path: Path) -> None:
    closing = write(tmp_path, run("replay", "--format", "yaml", write(tmp_path, LEGAL_GAME)).output, "closing.yaml")
    line = run("notation", closing).output.strip()
    (by_line,), (by_file,) = entries("score", "--line", line), entries("score", closing)
    assert by_line["players"] == by_file["players"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Nothing to write: name a file, or give a line to --yaml."),
        (["--yaml", LINE, "garden.yaml"], "--yaml writes the file of a line: leave out garden.yaml."),
        (["--yaml", LINE, "--line", LINE], "--yaml writes the file of a line: leave out --line."),
        (["--yaml", LINE, "--format", "json"], "--yaml writes the file of a line: leave out --format."),
    ],
)
def test_what_cannot_be_asked(arguments: list[str], message: str) -> None:
    ended = run("notation", *arguments)
    assert (ended.status, ended.output, ended.error) == (2, "", f"Error: {message}\n")


def test_every_command_that_reads_tables_takes_lines() -> None:
    taking = [name for name in COMMANDS if "--line LINE" in run(name, "--help").output]
    assert set(taking) >= set(READERS)
    assert "--line" not in run("babel", "check", "--help").output


@pytest.mark.parametrize("name", ["check", "score", "verify", "quarry", "replay", "moves"])
@pytest.mark.parametrize("text", [LEGAL, ILLEGAL, QUARRY])
def test_a_line_is_answered_as_its_file(name: str, text: str, tmp_path: Path) -> None:
    path = write(tmp_path, text)
    line = line_of(text, tmp_path)
    file_of_line = write(tmp_path, run("notation", "--yaml", line).output, "line.yaml")
    by_line, by_file = run(name, "--line", line), run(name, file_of_line)
    assert by_line.status == by_file.status == run(name, path).status
    if name in {"score", "quarry"}:
        assert by_line.output == by_file.output.replace(str(file_of_line), "--line")
    assert run(name, path, env={f"BABYLON_{name.upper()}_LINE": line}).status == by_line.status


def test_faults_are_told_at_their_piece_of_the_line() -> None:
    ended = run("check", "--line", HIGH)
    assert ended.status == 1
    column = HIGH.index("E33") + 3
    assert f"--line:1:{column}: error: storey-order" in ended.output
    assert f"  1 | {HIGH}\n    | {'^':>{column}}\n" in ended.output
    (entry,) = entries("check", "--line", HIGH)
    assert ("storey-order", 1, column) in [(each["rule"], each["line"], each["column"]) for each in entry["violations"]]
    assert entry["mends"][0]["path"] == "players.0.terraces.1.level"


@pytest.mark.parametrize("line", ["\x1b[31mred", "bab1/t-\x1b]0;a\x07/z", "bab1/\u202e\r\n::error::x/z", "bab1/\udcff"])
@pytest.mark.parametrize("form", ["text", "github", "junit", "json", "sarif"])
def test_a_hostile_line_steers_nothing(line: str, form: str) -> None:
    ended = run("check", "--format", form, "--line", line)
    assert ended.status == 2
    assert re.search(f"(?!\n){STEERS}", ended.output + ended.error) is None
    assert "\n::error::x" not in ended.output


def test_several_lines_have_numbers(tmp_path: Path) -> None:
    found = entries("check", write(tmp_path, LEGAL), "--line", LINE, "--line", BROKEN)
    assert [(entry["file"].rsplit("/")[-1], entry.get("document")) for entry in found] == [
        ("garden.yaml", None),
        ("--line", 1),
        ("--line", 2),
    ]
    assert "error" in found[2]
    assert "document" not in entries("check", "--line", LINE)[0]
    variable = {"BABYLON_CHECK_LINE": f"{LINE} {HIGH}"}
    assert run("check", env=variable) == run("check", "--line", LINE, "--line", HIGH)


@pytest.mark.parametrize("form", ["text", "json", "jsonl", "concise", "github", "junit", "sarif"])
def test_every_format_of_check_takes_lines(form: str) -> None:
    ended = run("check", "--format", form, "--line", HIGH, "--line", BROKEN, "--line", LINE)
    assert ended.status == 2
    assert "storey-order" in ended.output
    assert "a cell from A1 to H8" in ended.output + ended.error


def test_several_processes_answer_lines_alike() -> None:
    lines = [word for line in (LINE, HIGH, BROKEN) for word in ("--line", line)]
    for command in ("check", "score"):
        alone = run(command, *lines)
        assert without_times(run(command, "--jobs", "2", *lines).output) == without_times(alone.output)
    assert run("verify", "--jobs", "2", *lines, is_terminal=True).status == 2  # with a bar


def test_a_line_cannot_be_fixed() -> None:
    ended = run("check", "--fix", "--line", LINE)
    assert ended.status == 2
    assert ended.error == "Error: --fix rewrites files, and --line is none: leave out one of the two.\n"


def test_a_line_reads_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, UNUSABLE)
    monkeypatch.chdir(tmp_path)
    assert run("score", "--line", LINE).status == 0
    assert run("score").status == 2


def test_a_command_without_a_path_or_a_line_says_so() -> None:
    ended = run("quarry")
    assert ended.status == 2
    assert ended.error.endswith("Error: Missing argument 'PATH...'.\n")


def test_a_table_without_players_has_a_line(tmp_path: Path) -> None:
    assert line_of("{title: Friday, players: []}", tmp_path) == "bab1/t-Friday/z"
    assert line_of(NO_PLAYERS, tmp_path).startswith("bab1/")


def test_a_game_of_fifteen_rounds_is_scored_by_its_line() -> None:
    path = EXAMPLES / "games" / "two-players-fifteen-rounds.yaml"
    line = run("notation", path).output.strip()
    (by_line,), (by_file,) = entries("score", "--line", line), entries("score", path)
    assert by_line["players"] == by_file["players"]
