"""`new`: a file that is valid, legal and commented, and never writes over another."""

from pathlib import Path

import pytest

from babylon_cli.babylon.files.record_file import record_file
from babylon_cli.cli import new_file
from babylon_cli.cli.speech import usage_error
from babylon_cli.printing.blank import blank_file, with_schema
from babylon_cli.reading.kept_schema import kept_schema
from babylon_cli.wording.message import Message
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


def test_nobody_has_points_in_a_fresh_file(tmp_path: Path) -> None:
    path = tmp_path / "garden.yaml"
    run("new", "--players", "4", path)
    rows = run("score", "--format", "csv", path).output.splitlines()
    head = rows[0].split(",")
    assert {row.split(",")[head.index("total")] for row in rows[1:]} == {"0"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_to_be_typed_into(players: int, tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    written = run("new", "--record", "--players", str(players), path)
    assert (written.status, written.output) == (0, "")
    assert written.error == f"Wrote {path}. Write the turns down in it, then run: babylon replay {path}\n"
    assert path.read_bytes().decode() == record_file(players)
    checked = run("check", path)
    assert checked.status == 0
    assert "0 errors, 0 warnings" in checked.output
    assert run("replay", path).status == 0
    assert run("score", path).status == 0


def test_no_record_is_begun_for_too_many_or_for_another_game() -> None:
    ended = run("new", "--record", "--players", "5")
    assert (ended.status, ended.output) == (2, "")
    assert "--players says 5, and Babylon has 4 at most." in ended.error
    ended = run("new", "--record", "--game", "babel")
    assert (ended.status, ended.output) == (2, "")
    assert "--record begins a record of Babylon, and 7 Wonders: Babel has none." in ended.error


# The line by which an editor finds the schema

SCHEMA = (Path(__file__).parents[2] / "schemas" / "babylon.schema.json").read_bytes()
MODELINE = "# yaml-language-server: $schema=babylon.schema.json"

WRITERS: list[tuple[list[str], str]] = [
    (["new"], "babylon"),
    (["new", "--record"], "babylon"),
    (["new", "--game", "babel"], "babel"),
    (["setup", "--seed", "7"], "babylon"),
    (["babel", "draft", "--seed", "7"], "babel"),
]


@pytest.mark.parametrize(("command", "game"), WRITERS)
def test_the_schema_is_named_only_where_it_is_there(command: list[str], game: str, tmp_path: Path) -> None:
    path, schema = tmp_path / "a.yaml", tmp_path / f"{game}.schema.json"
    run(*command, path)
    assert not path.read_text(encoding="utf-8").startswith("# yaml-language-server")
    written = run(*command, "--schema", tmp_path / "b.yaml")
    assert written.status == 0
    assert written.error.startswith(f"Wrote {schema}.\nWrote {tmp_path / 'b.yaml'}. ")
    assert schema.read_text(encoding="utf-8") == kept_schema(game)
    run(*command, tmp_path / "c.yaml")
    again = run(*command, "--schema", tmp_path / "d.yaml")
    assert str(schema) not in again.error
    texts = [(tmp_path / f"{name}.yaml").read_text(encoding="utf-8") for name in "bcd"]
    assert set(texts) == {with_schema(path.read_text(encoding="utf-8"), schema.name)}
    assert texts[0].startswith(f"# yaml-language-server: $schema={schema.name}\n")
    assert run("check", tmp_path / "b.yaml").status == run("check", path).status == 0


def test_another_schema_is_not_written_over(tmp_path: Path) -> None:
    schema = tmp_path / "babylon.schema.json"
    schema.write_text("mine", encoding="utf-8")
    ended = run("new", "--schema", tmp_path / "a.yaml")
    assert ended.status == 2
    assert f"{schema} exists already and is not the schema of this version, and nothing was written." in ended.error
    assert schema.read_text(encoding="utf-8") == "mine"
    assert not (tmp_path / "a.yaml").exists()


def test_nothing_is_written_where_the_file_is_there(tmp_path: Path) -> None:
    path = write(tmp_path, "mine")
    ended = run("new", "--schema", path)
    assert ended.status == 2
    assert "exists already, and nothing was written" in ended.error
    assert [found.name for found in tmp_path.iterdir()] == [path.name]


def test_a_schema_that_cannot_be_read_or_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "babylon.schema.json").mkdir()
    ended = run("new", "--schema", tmp_path / "a.yaml")
    assert ended.status == 2
    assert "babylon.schema.json cannot be written: Is a directory." in ended.error
    assert not (tmp_path / "a.yaml").exists()
    (tmp_path / "babylon.schema.json").rmdir()

    def full(path: Path, _: str) -> None:
        if path.suffix == ".json":
            raise usage_error(Message("no space"))
        path.touch()

    monkeypatch.setattr(new_file, "_write", full)
    monkeypatch.chdir(tmp_path)
    for arguments in (["a.yaml"], []):
        ended = run("new", "--schema", *arguments)
        assert (ended.status, list(tmp_path.iterdir())) == (2, [])
        assert "no space" in ended.error


def test_on_standard_output_the_schema_of_the_folder_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("new").output == blank_file("babylon", 2)
    ended = run("new", "--schema")
    assert ended == (0, with_schema(blank_file("babylon", 2), "babylon.schema.json"), "Wrote babylon.schema.json.\n")
    assert (tmp_path / "babylon.schema.json").read_bytes() == SCHEMA
    assert run("new").output.startswith(MODELINE)
    assert run("new", "-").output.startswith(MODELINE)


@pytest.mark.parametrize("arguments", [[], ["-"]])
def test_without_a_name_it_goes_to_standard_output(arguments: list[str]) -> None:
    ended = run("new", *arguments)
    assert ended == (0, blank_file("babylon", 2), "")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_line_fits_and_is_explained(players: int) -> None:
    text = blank_file("babylon", players)
    assert max(len(line) for line in text.splitlines()) <= 90
    assert text.count("  - name: ") == players
    for key in ("at", "level", "icons", "belvedere", "statues", "pillars", "score_pad", "tally", "rulings"):
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
