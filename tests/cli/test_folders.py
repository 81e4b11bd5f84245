"""What the commands say of a folder in which other YAML lies beside the tables, or nothing else."""

import json
import os
import sys
from pathlib import Path

import pytest

from tests.cli.plays import LEGAL_GAME
from tests.cli.running import EXAMPLES, run, write
from tests.cli.tables import LEGAL, QUARRY

BABEL = (EXAMPLES / "babel" / "rulebook" / "pantheon-for-6-coins.yaml").read_text(encoding="utf-8")

OTHERS = {"mkdocs.yml": "site_name: Babylon\n", "empty.yaml": "", "chart.yaml": "a: {{ b }}: [\n"}

COMMANDS = {
    "check": LEGAL,
    "score": LEGAL,
    "verify": LEGAL,
    "verify --jobs 2": LEGAL,
    "quarry": QUARRY,
    "draw": LEGAL,
    "replay": LEGAL_GAME,
    "moves --limit 1": QUARRY.replace("quarry:", "turn: {player: Ana, dig: A1}\nquarry:"),
    "babel check": BABEL,
    "babel score": BABEL,
}


@pytest.mark.parametrize(("command", "text"), COMMANDS.items(), ids=COMMANDS)
def test_other_yaml_is_counted_beside_the_answer(command: str, text: str, tmp_path: Path) -> None:
    write(tmp_path, text)
    alone = run(*command.split(), tmp_path)
    for count, (name, other) in enumerate(OTHERS.items(), start=1):
        write(tmp_path, other, name)
        ended = run(*command.split(), tmp_path)
        files = "file" if count == 1 else "files"
        assert ended == alone._replace(error=f"{alone.error}{count} other YAML {files} skipped\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_folder_without_a_table_is_unusable(command: str, tmp_path: Path) -> None:
    for name, other in OTHERS.items():
        write(tmp_path, other, name)
    ended = run(*command.split(), tmp_path)
    assert ended.status == 2
    told = ended.output + ended.error
    assert told.count("the folder has no table in it") == 1
    assert ended.error.endswith("3 other YAML files skipped\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_pipe_in_a_folder_is_named_and_skipped(command: str, tmp_path: Path) -> None:
    write(tmp_path, COMMANDS[command])
    alone = run(*command.split(), tmp_path)
    os.mkfifo(tmp_path / "a.yaml")
    skipped = f"{tmp_path / 'a.yaml'} skipped: it is a named pipe\n"
    assert run(*command.split(), tmp_path) == alone._replace(error=f"{alone.error}{skipped}")


def test_a_pipe_alone_is_no_table(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.yaml")
    ended = run("check", tmp_path)
    assert (ended.status, ended.error) == (2, f"{tmp_path / 'a.yaml'} skipped: it is a named pipe\n")
    assert "the folder has no .yaml, .yml or .jsonl file in it" in ended.output


def test_the_entry_of_a_folder_without_a_table(tmp_path: Path) -> None:
    write(tmp_path, "site_name: Babylon\n")
    (entry,) = json.loads(run("check", "--format", "json", tmp_path).output)["files"]
    assert entry["file"] == str(tmp_path)
    assert entry["error"]["message"].startswith("the folder has no table in it")


def test_each_folder_is_asked_for_itself(tmp_path: Path) -> None:
    with_table, without = tmp_path / "a", tmp_path / "b"
    for folder in (with_table, without):
        folder.mkdir()
        write(folder, "site_name: Babylon\n", "mkdocs.yml")
    write(with_table, LEGAL)
    for paths in ((with_table, without), (without, with_table)):
        ended = run("check", "--format", "concise", *paths)
        assert ended.output.count(": unusable: ") == 1
        assert ended.output.startswith(f"{without}: unusable: the folder has no table in it")
        assert ended.error == "2 other YAML files skipped\n"


def test_what_is_named_or_typed_is_always_read(tmp_path: Path) -> None:
    other = write(tmp_path, "site_name: Babylon\n", ".mkdocs.yml")
    for ended in (run("check", "--exclude", "*", other), run("check", "-", stdin=other.read_bytes())):
        assert ended.status == 2
        assert "unknown key `site_name`" in ended.output
        assert ended.error == ""


@pytest.mark.parametrize("command", ["check", "verify", "verify --jobs 2", "babel check"])
def test_what_is_excluded_is_not_counted(command: str, tmp_path: Path) -> None:
    text = COMMANDS[command]
    write(tmp_path, text)
    alone = run(*command.split(), tmp_path)
    write(tmp_path, "players: [", "draft.yaml")
    write(tmp_path, "site_name: Babylon\n", "mkdocs.yml")
    assert run(*command.split(), "--exclude", "draft*", "--exclude", "mkdocs.yml", tmp_path) == alone


def test_a_glob_that_git_could_not_read(tmp_path: Path) -> None:
    ended = run("check", "--exclude", "a", "--exclude", "!", tmp_path)
    assert ended.status == 2
    assert "--exclude" in ended.error
    assert ended.error.endswith(": '!' cannot stand in a .gitignore.\n")


def test_pathspec_is_imported_only_to_exclude(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, LEGAL)
    monkeypatch.setitem(sys.modules, "pathspec", None)
    assert run("check", tmp_path).status == 0
    assert run("check", "--exclude", "a", tmp_path).status == 3
