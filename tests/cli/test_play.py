"""`replay` and `moves` as a user meets them: what is told, what stops a game, and what cannot be written."""

import json
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from tests.cli.plays import BEGUN_TURN, LEGAL_GAME
from tests.cli.running import EXAMPLES, run, write

PLAYERS = """\
players:
  - {name: Ana, flower: white}
  - {name: Bo, flower: pink, start: .SBF}
"""

GAMES = sorted((EXAMPLES / "games").glob("*whole-game*.yaml"))


def told(folder: Path, rounds: str, *options: str, keys: str = "") -> str:
    """The account of a game of Ana and Bo."""
    return run("replay", *options, write(folder, PLAYERS + keys + dedent(rounds))).output


def test_a_round_means_its_last_turn(tmp_path: Path) -> None:
    game = write(tmp_path, LEGAL_GAME)
    assert run("replay", "--until", "1", game).output == run("replay", "--until", "1.2", game).output
    assert "Round 2" not in run("replay", "--until", "1", game).output


@pytest.mark.parametrize("moment", ["0", "1.0", "one", "1.", "1.2.3", ""])
def test_what_is_no_moment_is_refused(moment: str, tmp_path: Path) -> None:
    ended = run("replay", "--until", moment, write(tmp_path, LEGAL_GAME))
    assert ended.status == 2
    assert "is no moment of a game" in ended.error


def test_the_variable_names_a_moment_too(tmp_path: Path) -> None:
    game = write(tmp_path, LEGAL_GAME)
    by_variable = run("replay", game, env={"BABYLON_REPLAY_UNTIL": "1.1"})
    assert by_variable.output == run("replay", "--until", "1.1", game).output


def test_a_game_without_a_turn(tmp_path: Path) -> None:
    shown = told(tmp_path, "rounds: []\n")
    assert "Ana plays white, start terrace icons unknown" in shown
    assert "Ana begins" in shown
    assert "The pad before the first turn" in shown
    assert "share the lead" in shown


def test_a_game_that_stops_where_nothing_lies(tmp_path: Path) -> None:
    floor = f"quarry: [{', '.join(['[floor, floor, floor, floor]'] * 4)}]\n"
    rounds = "rounds:\n- turns: [{player: Ana, dig: A1}, {player: Bo, dig: B1}]\n"
    shown = told(tmp_path, rounds, keys=floor)
    assert "Ana digs A1, where nothing lies" in shown
    assert "The game stops here" in shown
    assert "Bo digs" not in shown
    assert json.loads(told(tmp_path, rounds, "--format", "json", keys=floor))["files"][0]["stopped"] is True


def test_what_nobody_noted(tmp_path: Path) -> None:
    shown = told(
        tmp_path,
        """
        rounds:
        - turns: [{player: Ana, keep: {terrace: none}}, {player: Bo, dig: B1, keep: {terrace: dug}}]
        - turns: [{player: Ana, dig: C1, build: [{from: dug, at: A1, level: 4}], keep: {doubles: 1}}]
        """,
    )
    assert "Ana digs nothing" in shown
    assert "discards start pink .SBF" in shown
    assert "notch: a terrace that nobody noted" in shown
    assert "Round 2, token not noted" in shown
    assert "an unknown number of pillars" in shown
    assert "icons unknown, on nothing" in shown
    assert "= ?; keeps ?, 1 double pillar" in shown


def test_turns_that_only_decorate_or_do_nothing(tmp_path: Path) -> None:
    shown = told(
        tmp_path,
        """
        rounds:
        - turns: [{player: Ana, build: [{from: stored, at: C3, level: 1}]}, {player: Bo, dig: B1, statues: [C3]}]
        """,
    )
    assert "Ana digs nothing" in shown
    assert "notch: a terrace that nobody noted" in shown
    assert "places a statue at C3" in shown
    assert "discards" in shown


def test_a_blank_token_and_one_that_gives(tmp_path: Path) -> None:
    shown = told(
        tmp_path,
        """
        rounds:
        - turns: [{player: Ana, dig: A1}, {player: Bo, dig: B1}]
        - {token: none, turns: [{player: Ana, dig: A1}, {player: Bo, dig: B1}]}
        - {token: double, turns: [{player: Ana, dig: A1, pillars_taken: 2}]}
        """,
    )
    assert "Round 2, blank token" in shown
    assert "+ 1 double in hand" in shown


def test_a_table_cannot_be_written_without_its_flowers(tmp_path: Path) -> None:
    game = write(
        tmp_path, f"{PLAYERS}rounds:\n- turns: [{{player: Ana, dig: A1, build: [{{from: dug, at: C3, level: 1}}]}}]\n"
    )
    ended = run("replay", "--format", "yaml", game)
    assert (ended.status, ended.output) == (2, "")
    assert "the terrace at C3 on level 1 can be seen, and nobody knows its flower" in ended.error
    assert run("replay", game).status == 0


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
@pytest.mark.parametrize("moment", ["3.1", "8", "99"])
def test_the_table_of_any_moment_has_the_same_result(path: Path, moment: str, tmp_path: Path) -> None:
    table = write(tmp_path, run("replay", "--format", "yaml", "--until", moment, path).output)
    assert run("check", "--format", "concise", table).status == 0
    final = json.loads(run("replay", "--format", "json", "--until", moment, path).output)["files"][0]["final"]
    scored = json.loads(run("score", "--format", "json", table).output)["files"][0]
    assert without_the_file(scored) == without_the_file(final)


def without_the_file(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != "file"}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_account_of_every_turn_adds_up(path: Path) -> None:
    (entry,) = json.loads(run("replay", "--format", "json", path).output)["files"]
    assert entry["stopped"] is False
    for turn in entry["turns"]:
        pillars = turn["pillars"]
        came = pillars["stored"] + pillars["dug"] + pillars["token"]
        assert came == pillars["spent"] + pillars["kept"] + pillars["returned"]
        assert turn["violations"] == []
    assert "The final pad" in run("replay", path).output


def test_best_and_count_do_not_go_together(tmp_path: Path) -> None:
    turn = write(tmp_path, BEGUN_TURN)
    both = run("moves", "--best", "--count", turn)
    assert both.status == 2
    assert "give one of the two" in both.error
    deep = run("moves", "--depth", "2", turn)
    assert deep.status == 2
    assert "--depth goes with --count" in deep.error


def test_two_builds_are_counted(tmp_path: Path) -> None:
    ended = run("moves", "--count", "--depth", "2", write(tmp_path, BEGUN_TURN))
    assert ended.status == 0
    assert "legal ways to build 2 terraces" in " ".join(ended.output.split())


def test_moves_where_nobody_knows_the_pillars(tmp_path: Path) -> None:
    text = (
        f"{PLAYERS.replace(', start: .SBF', '')}turn: {{player: Ana, dig: B2, dug: {{flower: white, icons: SFBT}}}}\n"
    )
    shown = run("moves", "--limit", "1", write(tmp_path, text)).output
    assert "an unknown number of single pillars in hand" in " ".join(shown.split())
    assert (
        json.loads(run("moves", "--count", "--format", "json", write(tmp_path, text)).output)["files"][0]["pillars"]
        is None
    )


def test_moves_tell_what_the_round_token_changes(tmp_path: Path) -> None:
    dug = "{flower: white, icons: FFFF}"
    players = PLAYERS.replace(", start: .SBF", "")
    text = f"{players}round: 2\ntoken: icon-swap\nturn: {{player: Ana, dig: B2, dug: {dug}}}\n"
    shown = run("moves", "--best", "--limit", "1", write(tmp_path, text)).output
    assert "with a statue B2@1 (B2 by the round token)" in shown
