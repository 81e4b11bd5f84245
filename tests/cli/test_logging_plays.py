"""`score --format bgstats`, `--game-id` and `--qr` as commands of both games."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from tests.babel.cli.tables import TABLE
from tests.cli.running import run, write
from tests.cli.tables import ILLEGAL, LEGAL, SEVERAL, UNUSABLE

DATED = f"date: 2026-11-28\n{LEGAL}"

LEAD = "To log this play, scan the code with the phone that has BG Stats:\n\n"


def linked(output: str) -> list[dict[str, Any]]:
    """What each link tells, one a line."""
    return [json.loads(unquote(line.split("?data=")[1])) for line in output.splitlines()]


def test_one_link_a_line(tmp_path: Path) -> None:
    ended = run("score", "--format", "bgstats", write(tmp_path, f"{DATED}---\n{TABLE}"))
    assert (ended.status, ended.error) == (0, "")
    first, second = linked(ended.output)
    assert first["game"]["name"] == "Babylon"
    assert second["game"]["name"] == "7 Wonders: Babel"
    assert all("bggId" not in play["game"] for play in (first, second))


def test_the_number_of_the_game(tmp_path: Path) -> None:
    path = write(tmp_path, DATED)
    by_option = run("score", "--format", "bgstats", "--game-id", "4711", path)
    assert [play["game"]["bggId"] for play in linked(by_option.output)] == [4711]
    assert run("score", "--format", "bgstats", path, env={"BABYLON_SCORE_GAME_ID": "4711"}) == by_option
    path = write(tmp_path, TABLE)
    by_option = run("babel", "score", "--format", "bgstats", "--game-id", "4711", path)
    assert [play["game"]["bggId"] for play in linked(by_option.output)] == [4711]


@pytest.mark.parametrize("number", ["0", "-1", "many"])
def test_no_number_of_a_game(number: str, tmp_path: Path) -> None:
    ended = run("score", "--game-id", number, write(tmp_path, LEGAL))
    assert (ended.status, ended.output) == (2, "")
    assert f"Invalid value for '--game-id': '{number}' is no whole number from 1 up." in ended.error


def test_other_formats_have_no_use_for_the_number(tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    assert run("score", "--game-id", "4711", path) == run("score", path)


def test_what_breaks_a_rule_is_told_and_the_link_is_given(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    ended = run("score", "--format", "bgstats", path)
    assert ended.status == 1
    assert len(linked(ended.output)) == 1
    assert ended.error == run("score", path).error != ""


def test_what_is_unusable_has_no_link(tmp_path: Path) -> None:
    ended = run("score", "--format", "bgstats", write(tmp_path, UNUSABLE))
    assert (ended.status, ended.output) == (2, "")
    ended = run("score", "--format", "bgstats", write(tmp_path, SEVERAL))
    assert ended.status == 2
    assert len(linked(ended.output)) == SEVERAL.count("---") + 1 - ended.error.count(": unusable")


def test_how_it_is_read_is_told_beside_the_link(tmp_path: Path) -> None:
    ended = run("score", "--format", "bgstats", "--ruling", "bridge_gap=any", write(tmp_path, DATED))
    assert "(read with bridge_gap=any)" in ended.error
    assert len(linked(ended.output)) == 1


def code_of(output: str) -> str:
    """The lines of the code at the end of an output."""
    return output.split(LEAD)[1]


@pytest.mark.parametrize("form", ["table", "bgstats"])
def test_a_code_stands_under_what_is_printed(form: str, tmp_path: Path) -> None:
    path = write(tmp_path, f"notes: Rain.\n{DATED}")
    plain, coded = [run("score", "--format", form, *options, path) for options in ((), ("--qr",))]
    assert coded.output.startswith(plain.output + LEAD)
    assert set(code_of(coded.output)) == set(" ▀▄█\n")
    assert (coded.status, coded.error) == (plain.status, plain.error)
    without_notes = run("score", "--format", form, "--qr", write(tmp_path, DATED)).output
    assert code_of(without_notes) == code_of(coded.output)
    assert run("score", "--format", form, path, env={"BABYLON_SCORE_QR": "1"}).output.endswith(code_of(coded.output))


def test_a_code_for_every_document_that_is_usable(tmp_path: Path) -> None:
    ended = run("score", "--qr", write(tmp_path, f"{LEGAL}---\n{UNUSABLE}---\n{TABLE}"))
    assert ended.status == 2
    assert ended.output.count(LEAD) == 2
    ended = run("babel", "score", "--qr", "--format", "text", write(tmp_path, TABLE))
    assert ended.output.count(LEAD) == 1


def test_a_code_is_painted_where_there_is_colour(tmp_path: Path) -> None:
    ended = run("score", "--qr", "--color", "always", write(tmp_path, LEGAL))
    assert all([line.startswith("\x1b[38;5;16;48;5;231m") for line in code_of(ended.output).strip("\n").splitlines()])


def test_a_terminal_that_is_too_narrow_is_told(tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    ended = run("score", "--qr", path, env={"COLUMNS": "80"}, is_terminal=True)
    assert re.search(r"The QR code of this play is \d+ columns wide,\s+and the\s+terminal has 80:", ended.output)
    wide = run("score", "--qr", path, env={"COLUMNS": "150"}, is_terminal=True)
    assert "▄" in wide.output


@pytest.mark.parametrize("form", ["json", "jsonl", "csv", "markdown", "bbcode"])
def test_no_code_stands_in_what_a_program_reads(form: str, tmp_path: Path) -> None:
    ended = run("score", "--qr", "--format", form, write(tmp_path, LEGAL))
    assert (ended.status, ended.output) == (2, "")
    assert ended.error == (
        f"Error: --qr draws a code under text or on a page, and --format {form} has no room for one: "
        "use table, bgstats or html.\n"
    )


def test_a_play_that_is_read_otherwise_is_told_once(tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    options = ("--ruling", "bridge_gap=any")
    assert run("score", "--qr", *options, path).error == run("score", *options, path).error == ""


def test_several_processes_give_the_same(tmp_path: Path) -> None:
    for number in range(3):
        write(tmp_path, f"date: 2026-11-2{number}\nplace: here\n{LEGAL}", f"{number}.yaml")
    for form in ("bgstats", "bbcode", "table", "json"):
        assert run("score", "--format", form, "--jobs", "2", tmp_path) == run("score", "--format", form, tmp_path)
