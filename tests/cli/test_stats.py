"""`babylon stats`: many files as one answer."""

import json
from pathlib import Path

import pytest

from babylon_cli.printing.formats import STATS_FORMATS
from tests.babel.cli.tables import TABLE
from tests.cli.running import EXAMPLES, run, write
from tests.cli.tables import ILLEGAL, LEGAL, SEVERAL, UNUSABLE


def folder_of(folder: Path, *texts: str) -> Path:
    for number, text in enumerate(texts):
        write(folder, text, f"{number}.yaml")
    return folder


def test_a_folder_and_a_file_with_several_documents(tmp_path: Path) -> None:
    folder_of(tmp_path, LEGAL, f"{LEGAL}---\n{LEGAL}")
    ended = run("stats", tmp_path)
    assert (ended.status, ended.error) == (0, "")
    assert ended.output.startswith("Babylon: 3 plays\n")


@pytest.mark.parametrize("form", STATS_FORMATS)
def test_what_breaks_a_rule_changes_no_status(form: str, tmp_path: Path) -> None:
    ended = run("stats", "--format", form, write(tmp_path, ILLEGAL))
    assert (ended.status, ended.error) == (0, "")
    assert "Ana" in ended.output


@pytest.mark.parametrize("form", STATS_FORMATS)
def test_an_unusable_file_is_told_and_the_others_are_counted(form: str, tmp_path: Path) -> None:
    folder_of(tmp_path, LEGAL, UNUSABLE, LEGAL)
    ended = run("stats", "--format", form, tmp_path)
    assert ended.status == 2
    assert ended.error.startswith(f"{tmp_path / '1.yaml'}:3:5: unusable\n")
    folder_of(tmp_path, LEGAL, LEGAL, LEGAL)
    (tmp_path / "1.yaml").unlink()
    others = run("stats", "--format", form, tmp_path)
    assert others.status == 0
    changed = {
        "json": ('"unusable": 1', '"unusable": 0'),
        "html": ('<p class="summary">Left out: 1 unusable document.</p>\n', ""),
    }
    assert ended.output.replace(*changed.get(form, ("", ""))) == others.output


def test_a_missing_file(tmp_path: Path) -> None:
    ended = run("stats", tmp_path / "missing.yaml")
    assert (ended.status, ended.output) == (2, "Nothing was played.\n")
    assert "there is no such file" in ended.error


def test_without_a_path() -> None:
    ended = run("stats")
    assert (ended.status, ended.output) == (2, "")
    assert "Missing argument 'PATH...'" in ended.error


def test_standard_input() -> None:
    ended = run("stats", "-", stdin=LEGAL.encode())
    assert (ended.status, ended.error) == (0, "")
    assert "Babylon: 1 play\n" in ended.output


def test_both_games(tmp_path: Path) -> None:
    folder_of(tmp_path, LEGAL, TABLE, SEVERAL)
    told = json.loads(run("stats", "--format", "json", tmp_path).output)
    assert (told["version"], [game["game"] for game in told["games"]]) == (1, ["babel", "babylon"])
    assert set(told["games"][1]) == {
        *("game", "plays", "broken", "unfinished", "alone", "first", "last", "players", "everyone"),
    }  # fmt: skip
    player = told["games"][1]["players"][0]
    assert set(player) == {"name", "plays", "wins", "shared_wins", "average", "best", "rows"}
    assert list(player["rows"]) == [
        *("statues", "fountains", "bridges", "staircases", "decoration_sets", "flower_sets", "belvederes"),
        *("highest_terrace", "total"),
    ]


def test_what_is_left_out_of_folders(tmp_path: Path) -> None:
    folder_of(tmp_path, LEGAL, LEGAL, LEGAL)
    assert "Babylon: 2 plays\n" in run("stats", "--exclude", "1.yaml", tmp_path).output


def test_another_reading_counts_otherwise_and_is_told(tmp_path: Path) -> None:
    hidden = (EXAMPLES / "disputes" / "hidden-belvedere-does-it-score.yaml").read_text(encoding="utf-8")
    path = write(tmp_path, hidden.split("---\n")[0].replace("players:\n", "players:\n  - {name: Bo, flower: pink}\n"))
    usual, otherwise = [run("stats", *options, path) for options in ((), ("--ruling", "hidden_belvedere=counts"))]
    assert usual.output != otherwise.output
    assert (usual.error, otherwise.error) == ("", f"{path} (read with hidden_belvedere=counts)\n")


def test_several_processes_give_the_same(tmp_path: Path) -> None:
    folder_of(tmp_path, LEGAL, f"date: 2026-11-28\n{ILLEGAL}", TABLE)
    for form in ("text", "json"):
        assert run("stats", "--format", form, "--jobs", "2", tmp_path) == run("stats", "--format", form, tmp_path)


def test_the_order_of_the_files_changes_nothing_but_how_names_are_typed(tmp_path: Path) -> None:
    first, second = write(tmp_path, LEGAL, "a.yaml"), write(tmp_path, ILLEGAL, "b.yaml")
    assert run("stats", first, second).output == run("stats", second, first).output
