"""A file that is printed to be read again is UTF-8, whatever the encoding of the terminal is."""

from pathlib import Path

import pytest

from babylon_cli.reading.documents import raw_documents
from tests.cli.plays import LEGAL_GAME
from tests.cli.running import run, write

CODE_PAGES = ["ascii", "cp1252", "cp437", "utf-16", "shift_jis"]

FILES = [
    ("setup", "--names", "Zoë,Łukasz,花子", "--seed", "3"),
    ("babel", "draft", "--seed", "3"),
    ("new",),
    ("new", "--game", "babel"),
    ("schema",),
    ("babel", "schema"),
]


@pytest.mark.parametrize("arguments", FILES, ids=" ".join)
@pytest.mark.parametrize("encoding", CODE_PAGES)
def test_a_new_file(encoding: str, arguments: tuple[str, ...]) -> None:
    assert run(*arguments, encoding=encoding).output == run(*arguments).output


@pytest.mark.parametrize("encoding", CODE_PAGES)
def test_the_table_of_a_record(encoding: str, tmp_path: Path) -> None:
    game = write(tmp_path, LEGAL_GAME.replace("Bo", "Łukasz").replace("Ana", "花子"))
    ended = run("replay", "--format", "yaml", game, encoding=encoding)
    assert ended == run("replay", "--format", "yaml", game)
    (document,) = raw_documents("x", ended.output.encode())
    assert isinstance(document.data, dict)
    assert "Łukasz" in str(document.data["players"])


def test_what_is_only_shown_is_in_the_terminals_own(tmp_path: Path) -> None:
    table = write(tmp_path, "players: [{name: Zoë, flower: white}, {name: 花子, flower: pink}]\n")
    shown = run("score", table, encoding="cp1252").output
    assert "Zoë" in shown
    assert "\\u82b1\\u5b50" in shown
