"""`new`: a file that is valid, legal and commented, and never writes over another."""

from pathlib import Path

import pytest

from babylon_cli.printing.blank import blank_file
from tests.cli.running import run, write


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_valid_and_legal(players: int, tmp_path: Path) -> None:
    path = tmp_path / "garden.yaml"
    written = run("new", "--players", str(players), path)
    assert written.status == 0
    assert written.output == ""
    assert f"Wrote {path}." in written.error
    assert f"babylon score {path}" in written.error
    assert path.read_bytes().decode() == blank_file("babylon", players)
    checked = run("check", path)
    assert checked.status == 0
    assert "0 errors, 0 warnings" in checked.output
    scored = run("score", "--format", "csv", path)
    assert scored.status == 0
    assert scored.error == ""
    assert len(scored.output.splitlines()) == 1 + players


@pytest.mark.parametrize("arguments", [[], ["-"]])
def test_without_a_name_it_goes_to_standard_output(arguments: list[str]) -> None:
    ended = run("new", *arguments)
    assert ended == (0, blank_file("babylon", 2), "")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_line_fits_and_is_explained(players: int) -> None:
    text = blank_file("babylon", players)
    assert max(len(line) for line in text.splitlines()) <= 90
    assert text.count("  - name: ") == players
    for key in ("at", "level", "icons", "belvedere", "statues", "score_pad", "tally", "rulings"):
        assert key in text


def test_it_refuses_to_write_over_a_file(tmp_path: Path) -> None:
    path = write(tmp_path, "mine")
    ended = run("new", path)
    assert ended.status == 2
    assert "exists already, and nothing was written" in ended.error
    assert path.read_text(encoding="utf-8") == "mine"


def test_it_refuses_a_folder(tmp_path: Path) -> None:
    ended = run("new", tmp_path)
    assert ended.status == 2
    assert ended.output == ""
    assert "Traceback" not in ended.error


def test_it_says_why_it_cannot_write(tmp_path: Path) -> None:
    ended = run("new", tmp_path / "nowhere" / "garden.yaml")
    assert ended.status == 2
    assert "cannot be written: No such file or directory." in ended.error


def test_what_it_tells_to_run_can_be_run(tmp_path: Path) -> None:
    path = tmp_path / "game night.yaml"
    written = run("new", path)
    assert f"babylon score '{path}'" in written.error


def test_the_schema_is_printed() -> None:
    ended = run("schema")
    assert ended.status == 0
    committed = Path(__file__).parents[2] / "schemas" / "babylon.schema.json"
    assert ended.output == committed.read_bytes().decode()
