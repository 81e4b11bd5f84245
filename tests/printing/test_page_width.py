"""The page is as wide as the terminal, and no line of it is broken a second time there."""

import fcntl
import os
import pty
import struct
import subprocess
import termios
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from babylon_cli.babylon.files.load import load
from babylon_cli.printing.layout import display_width
from babylon_cli.printing.page_width import page_width
from babylon_cli.printing.screen import Screen
from babylon_cli.printing.snippet import snippets
from babylon_cli.reading.nodes import Place
from babylon_cli.reading.text import FileText
from tests.cli.once import reading_once
from tests.cli.running import ROOT, Stream, clean_environment, command, run, write
from tests.cli.tables import ILLEGAL, LEGAL, NO_PLAYERS, UNUSABLE
from tests.examples import BABEL_EXAMPLES, GARDEN_EXAMPLES
from tests.printing.widths import too_wide

WIDTHS = (60, 80, 97, 120)


def columns_of_a_pipe(monkeypatch: pytest.MonkeyPatch, told: str | None) -> int:
    monkeypatch.delenv("COLUMNS", raising=False)
    if told is not None:
        monkeypatch.setenv("COLUMNS", told)
    return page_width(Stream())


@pytest.mark.parametrize(
    ("told", "columns"),
    [
        (None, 80),
        ("", 80),
        ("0", 80),
        ("-5", 80),
        ("wide", 80),
        ("9" * 5000, 80),
        ("1", 60),
        ("60", 60),
        ("97", 97),
        ("120", 120),
        ("200", 120),
    ],
)
def test_columns_is_honoured_within_bounds(told: str | None, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert columns_of_a_pipe(monkeypatch, told) == columns


def terminal(columns: int) -> tuple[int, int]:
    """Both ends of a terminal of so many columns."""
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    return leader, follower


@pytest.mark.parametrize(("real", "columns"), [(0, 80), (40, 60), (72, 72), (300, 120)])
def test_a_terminal_tells_its_width(real: int, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    leader, follower = terminal(real)
    with open(follower, "w", encoding="utf-8") as stream:  # noqa: PTH123 - a descriptor
        assert page_width(stream) == columns
    os.close(leader)


def test_a_stream_that_only_says_it_is_a_terminal_is_80_wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    assert page_width(Stream(is_terminal=True)) == 80


def shown_on(columns: int, *arguments: str | Path, env: dict[str, str] | None = None) -> str:
    """What a real process shows on a terminal of so many columns, results and notices alike."""
    leader, follower = terminal(columns)
    environment = clean_environment({"TERM": "xterm", **(env or {})})
    with subprocess.Popen(command(*arguments), stdout=follower, stderr=follower, env=environment, cwd=ROOT) as process:
        os.close(follower)
        shown = b""
        try:
            while part := os.read(leader, 65_536):
                shown += part
        except OSError:  # Linux says so where the other end is closed
            pass
        process.wait()
    os.close(leader)
    return shown.decode().replace("\r\n", "\n")


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_score_at_a_terminal_tells_each_fault_once_as_check_does(columns: int, tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL, "g.yaml")
    shown = shown_on(columns, "score", path, env={"NO_COLOR": "1"})
    checked = shown_on(columns, "check", path, env={"NO_COLOR": "1"})
    block = shown.split("\n\n")[0]
    assert "storey-order" in block
    picture, _, after = checked.removeprefix(block.partition("    help: ")[0]).partition("    help: ")
    assert picture.startswith("         B     C     D     E\n")
    assert checked.replace(picture, "", 1).startswith(f"{block}\n\n")
    assert after
    assert shown.count("has no storey") == 1
    assert [line for line in too_wide(shown, columns) if not line.startswith(str(tmp_path))] == []


def test_score_in_a_pipe_tells_a_line_a_fault(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    error = run("score", path).error
    assert error == run("check", "--format", "concise", path).output
    assert len(error.splitlines()) == 1


def test_how_a_table_is_read_and_what_is_passed_over_is_wrapped_at_a_terminal(tmp_path: Path) -> None:
    write(tmp_path, LEGAL)
    write(tmp_path, "name: of another program\n", "other.yaml")
    options = ("--format", "concise", "--ruling", "bridge_gap=ground", "--edition", "nl", tmp_path)
    told = run("check", *options, env={"COLUMNS": "60"}, is_terminal=True)
    assert "read with" in " ".join(told.error.split())
    assert too_wide(told.error.replace(str(tmp_path), ""), 60) == []
    assert len(told.error.splitlines()) > len(run("check", *options, env={"COLUMNS": "60"}).error.splitlines()) == 2


QUESTIONS = {
    "garden": [
        ("check", "--witness"),
        ("score", "--why"),
        ("quarry",),
        ("replay",),
        ("verify",),
        ("moves", "--limit", "3"),
    ],
    "babel": [
        ("check",),
        ("score", "--why"),
        ("babel", "tower"),
        ("babel", "price", "--all"),
        ("babel", "project"),
        ("babel", "conflict"),
    ],
}


def broken_twice(columns: int, *arguments: str) -> list[str]:
    """The lines at a terminal that it has to break, though there is a space to break them at."""
    ended = run(*arguments, env={"COLUMNS": str(columns), "NO_COLOR": "1"}, is_terminal=True)
    return [line for line in too_wide(ended.output + ended.error, columns) if " " in line.strip()]


def hold_to_their_width(
    examples: list[Path], questions: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in examples:
        monkeypatch.chdir(path.parent)
        for question in questions:
            for columns in WIDTHS:
                assert broken_twice(columns, *question, path.name) == [], (path, question, columns)


@pytest.mark.thorough
@reading_once()
def test_no_line_about_an_example_is_broken_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    hold_to_their_width(GARDEN_EXAMPLES[7::90], QUESTIONS["garden"], monkeypatch)
    hold_to_their_width(BABEL_EXAMPLES[7::60], QUESTIONS["babel"], monkeypatch)


@pytest.mark.thorough
@reading_once()
def test_no_line_about_more_examples_is_broken_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    hold_to_their_width(GARDEN_EXAMPLES[::9], QUESTIONS["garden"], monkeypatch)
    hold_to_their_width(BABEL_EXAMPLES[::6], QUESTIONS["babel"], monkeypatch)


TOPICS = ("babylon", "rulings", "settled", "bridge-gap", "statue-alignment", "icon-swap", "babel", "e31", "tile-19")


@pytest.mark.parametrize("columns", WIDTHS)
def test_no_line_of_an_explanation_is_broken_twice(columns: int) -> None:
    for topic in TOPICS:
        assert broken_twice(columns, "explain", topic) == [], topic


def test_the_page_is_used(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL, "g.yaml")
    heights = [len(run("check", path, env={"COLUMNS": str(columns)}).output.splitlines()) for columns in WIDTHS]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[-1]


LINES = st.text(st.characters(exclude_characters="\r\n", exclude_categories=["Cs"]), max_size=200)


@given(LINES, st.integers(1, 200), st.integers(1, 40), st.integers(60, 120))
def test_a_line_of_a_file_is_cut_around_the_place(line: str, column: int, width: int, columns: int) -> None:
    document = next(load("x", b""))._replace(text=FileText(f"{line}\n"))
    lines = snippets(document, [(Place(1, column, width), "")], Screen(colour=False, width=columns))
    assert too_wide("\n".join(lines), columns) == []
    if not lines:
        return
    shown, carets = lines
    mark = carets.index("^")
    assert mark < columns
    if line.isascii() and line.isprintable() and "::" not in line and "##" not in line and column <= len(line.rstrip()):
        assert shown[mark] == line[column - 1]


def test_a_long_line_is_shown_as_far_as_the_page_goes() -> None:
    text = f"title: {'a' * 60} {'b' * 60}"
    document = next(load("x", f"{text}\nplayers: []\n".encode()))
    for columns in WIDTHS:
        first, _ = snippets(document, [(Place(1, 120, 1), "")], Screen(colour=False, width=columns))
        assert "…" in first
        assert display_width(first) > columns - 10


def test_a_quarry_on_a_narrow_page_shows_flower_and_icons_apart(tmp_path: Path) -> None:
    text = NO_PLAYERS.replace("clay white,", "clay jasmine S..F,")
    narrow = run("quarry", write(tmp_path, text), env={"COLUMNS": "60"}).output
    assert "1 | clay        |" in narrow
    assert "  | jasmine     |" in narrow
    assert "  | S..F        |" in narrow
    wide = run("quarry", write(tmp_path, text), env={"COLUMNS": "80"}).output
    assert "  | jasmine S..F   |" in wide


def test_names_that_no_page_is_wide_enough_for_are_shortened(tmp_path: Path) -> None:
    text = ILLEGAL.replace("Ana", "中" * 60)
    for columns in WIDTHS:
        ended = run("score", write(tmp_path, text), env={"COLUMNS": str(columns)})
        pad = ended.output.split("Ana wins")[0].split("wins with")[0].splitlines()[2:-1]
        assert too_wide("\n".join(pad), columns) == []
        assert any(line.endswith("… *") for line in pad)


@pytest.mark.parametrize("columns", [60, 120])
def test_wrong_arguments_are_told_in_the_width_of_the_terminal(columns: int) -> None:
    arguments = ("check", "--ruling", "bridge_gap=a-value-that-is-none-of-those", ".")
    shown = run(*arguments, env={"COLUMNS": str(columns)}, is_terminal=True)
    assert shown.status == 2
    assert too_wide(shown.error, columns) == []
    in_a_pipe = run(*arguments)
    assert " ".join(shown.error.split()) == " ".join(in_a_pipe.error.split())
    assert in_a_pipe.error.startswith("Error: ")


def test_an_unusable_file_is_told_in_the_width_of_the_terminal(tmp_path: Path) -> None:
    shown = run("score", write(tmp_path, UNUSABLE), env={"COLUMNS": "60", "NO_COLOR": "1"}, is_terminal=True).error
    assert [line for line in too_wide(shown, 60) if not line.startswith(str(tmp_path))] == []
    assert "  3 |     flowr: white" in shown
