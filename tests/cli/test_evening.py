"""When and where a game was played, as the commands tell it."""

import json
from pathlib import Path

import pytest

from tests.babel.cli.tables import TABLE
from tests.cli.plays import GAME
from tests.cli.running import run, write
from tests.cli.tables import LEGAL

EVENING = "date: 2026-11-28 20:15\nplace: Ana's *kitchen*\nnotes: |\n  Rain.\n  Tea.\n"


@pytest.mark.parametrize("table", [LEGAL, TABLE])
def test_a_pad_tells_it_under_the_title(table: str, tmp_path: Path) -> None:
    path = write(tmp_path, EVENING + table)
    for format, told in (
        ("table", "2026-11-28 20:15, Ana's *kitchen*"),
        ("markdown", r"2026\-11\-28 20:15, Ana's \*kitchen\*"),
    ):
        with_it = run("score", "--format", format, path).output
        assert told in with_it.splitlines()[:4]
        without = run("score", "--format", format, write(tmp_path, table)).output
        assert with_it.replace(f"{told}\n" if format == "table" else f"\n{told}\n", "") == without
        path = write(tmp_path, EVENING + table)


def test_a_place_alone_is_told_and_notes_are_not(tmp_path: Path) -> None:
    path = write(tmp_path, f"place: Köln\n{LEGAL}")
    assert run("score", path).output.splitlines()[:4] == ["Friday night", str(path), "Köln", ""]
    path = write(tmp_path, f"notes: Köln\n{LEGAL}")
    assert "Köln" not in run("score", path).output


@pytest.mark.parametrize("table", [LEGAL, TABLE])
def test_json_has_keys_of_it(table: str, tmp_path: Path) -> None:
    path = write(tmp_path, EVENING + table)
    (entry,) = json.loads(run("score", "--format", "json", path).output)["files"]
    evening = {"date": "2026-11-28 20:15", "place": "Ana's *kitchen*", "notes": "Rain.\nTea.\n"}
    assert {key: entry[key] for key in evening} == evening
    (without,) = json.loads(run("score", "--format", "json", write(tmp_path, table)).output)["files"]
    assert {**without, **evening} == entry


def test_json_has_only_what_is_told(tmp_path: Path) -> None:
    (entry,) = json.loads(run("score", "--format", "json", write(tmp_path, f"place: 7\n{LEGAL}")).output)["files"]
    assert entry["place"] == "7"
    assert not {"date", "notes"} & set(entry)


def test_the_table_at_the_end_of_a_game_keeps_it(tmp_path: Path) -> None:
    written = run("replay", "--format", "yaml", write(tmp_path, EVENING + GAME)).output
    assert written.splitlines()[1:4] == ["date: 2026-11-28 20:15", "place: Ana's *kitchen*", r'notes: "Rain.\nTea.\n"']
    path = write(tmp_path, written)
    (entry,) = json.loads(run("score", "--format", "json", path).output)["files"]
    assert (entry["date"], entry["notes"]) == ("2026-11-28 20:15", "Rain.\nTea.\n")
