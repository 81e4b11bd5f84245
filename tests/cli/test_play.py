"""`replay` and `moves` as a user meets them: what is told, what stops a game, and what cannot be written."""

import json
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from tests.cli.plays import BEGUN_TURN, GAME, LEGAL_GAME, LEGAL_TURN, TURN
from tests.cli.running import EXAMPLES, run, write
from tests.cli.tables import LEGAL

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


def test_what_breaks_a_rule_stands_under_its_turn(tmp_path: Path) -> None:
    shown = run("replay", write(tmp_path, GAME)).output
    head, second, third = shown.split("\n  2.")
    assert head.endswith("\nRound 2, token minus-one")
    assert "error" not in head
    assert second == (
        "1  Bo digs D4: clay pink .B.B, 4 pillars\n"
        "       builds the stored terrace at C5 on level 1, TT.., on 4 single pillars\n"
        "       1 stored + 4 dug - 4 spent = 1; keeps 4; 3 points\n"
        "       notch: clay pink .B.B\n"
        "       error: pillar-budget: the turn keeps 4 single pillars and has 1 left: 1\n"
        "         stored + 4 dug, 4 spent"
    )
    account, pad = third.split("\n\n", 1)
    assert [line.split(":")[1] for line in account.splitlines() if line.startswith("       error: ")] == [
        " pillar-budget",
        " terrace-collision",
        " terrace-stacked",
    ]
    assert pad.startswith("The pad after round 2, turn 2\n")
    assert "\nBo leads the tie at 3 points with 56 visible holes to Ana's 60.\n" in pad
    assert "\nILLEGAL: Ana breaks pillar-budget, terrace-collision and terrace-stacked; scored\nas typed.\n" in pad
    assert "\nILLEGAL: Bo breaks pillar-budget; scored as typed. " in pad


def test_a_dug_terrace_that_is_not_used_is_discarded(tmp_path: Path) -> None:
    shown = run("replay", write(tmp_path, LEGAL_GAME)).output
    assert (
        "  2.2  Ana digs A1: granite pink SF.B, 2 pillars\n"
        "       discards granite pink SF.B\n"
        "       1 stored + 2 dug - 0 spent = 3; keeps 3; 3 points\n"
        "       notch: clay white S..F\n" in shown
    )
    assert "  Bo begins\n  clay taken out at B1, C1, D1, B2, C2 and D2\n" in shown


def test_the_pad_of_a_moment_names_it(tmp_path: Path) -> None:
    shown = run("replay", "--until", "1.1", write(tmp_path, LEGAL_GAME)).output
    assert "  1.2  " not in shown
    assert "\nThe pad after round 1, turn 1\n" in shown
    assert "\nTOTAL                     0     3\n" in shown
    assert "\nBo leads with 3 points.\n" in shown


def test_the_json_of_a_game_has_each_turn_with_its_faults(tmp_path: Path) -> None:
    (entry,) = json.loads(run("replay", "--format", "json", write(tmp_path, GAME)).output)["files"]
    assert [(turn["round"], turn["turn"], turn["player"], turn["dig"]) for turn in entry["turns"]] == [
        (1, 1, "Bo", "D3"),
        (1, 2, "Ana", "A1"),
        (2, 1, "Bo", "D4"),
        (2, 2, "Ana", "A1"),
    ]
    rules = [[violation["rule"] for violation in turn["violations"]] for turn in entry["turns"]]
    assert rules == [[], [], ["pillar-budget"], ["pillar-budget", "terrace-collision", "terrace-stacked"]]
    assert [violation["rule"] for violation in entry["final"]["violations"]] == [
        rule for turn in rules for rule in turn
    ]


def test_the_table_of_a_game_is_written_as_it_lies(tmp_path: Path) -> None:
    ended = run("replay", "--format", "yaml", write(tmp_path, GAME))
    assert ended.output.startswith("title: The first two rounds\nround: 2\ntoken: minus-one\nplayers:\n- name: Ana\n")
    assert "  - {at: E5, level: 1, flower: pink, icons: SF.B, material: granite}\n  statues: [E5@1]\n" in ended.output
    assert (
        "    terrace: {flower: pink, icons: .B.B, material: clay}\nquarry:\n- [basalt vine SFBT, granite"
        in ended.output
    )
    assert ":18:80: error pillar-budget: round 2, Bo: the turn keeps 4 single pillars" in ended.error


def test_what_is_no_record_and_what_is_no_turn_is_said(tmp_path: Path) -> None:
    table = write(tmp_path, LEGAL)
    for command, said in (("replay", "no `rounds` to replay"), ("moves", "no `turn` to go on with")):
        ended = run(command, table)
        assert (ended.status, ended.output) == (2, "")
        assert f"garden.yaml:1:1: unusable\n    the document has {said}\n  1 | title: Friday night\n" in ended.error


def test_the_json_of_a_game_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    ended = run("replay", "--format", "json", write(tmp_path, LEGAL), tmp_path / "missing.yaml")
    table, missing = json.loads(ended.output)["files"]
    assert ended.status == 2
    assert table["error"] == {"message": "the document has no `rounds` to replay", "line": 1, "column": 1}
    assert missing["error"] == {"message": "there is no such file", "line": 0, "column": 0}


def test_a_game_without_a_turn(tmp_path: Path) -> None:
    shown = told(tmp_path, "rounds: []\n")
    assert "Ana plays white, start terrace icons unknown" in shown
    assert "Ana begins" in shown
    assert "The pad before the first turn" in shown
    assert "share the lead" in shown


def test_a_game_that_goes_on_where_nothing_lies(tmp_path: Path) -> None:
    floor = f"quarry: [{', '.join(['[floor, floor, floor, floor]'] * 4)}]\n"
    rounds = "rounds:\n- turns: [{player: Ana, dig: A1}, {player: Bo, dig: B1}]\n"
    shown = told(tmp_path, rounds, keys=floor)
    assert "Ana digs A1, where nothing lies" in shown
    assert "Bo digs B1, where nothing lies" in shown
    (entry,) = json.loads(told(tmp_path, rounds, "--format", "json", keys=floor))["files"]
    assert (entry["stopped"], len(entry["turns"])) == (False, 2)


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


def test_a_table_tells_which_flowers_are_to_be_filled_in(tmp_path: Path) -> None:
    game = write(
        tmp_path, f"{PLAYERS}rounds:\n- turns: [{{player: Ana, dig: A1, build: [{{from: dug, at: C3, level: 1}}]}}]\n"
    )
    ended = run("replay", "--format", "yaml", game)
    assert (ended.status, ended.error) == (0, "")
    assert ended.output.startswith(
        "# Ana: nobody knows the flower of the terrace at C3 on level 1; "
        "write it here before `babylon check` reads this table\n"
    )
    filled_in = ended.output.replace("{at: C3, level: 1", "{at: C3, level: 1, flower: pink")
    assert run("check", "-", stdin=ended.output.encode()).status == 2
    assert run("check", "-", stdin=filled_in.encode()).status == 0


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


def test_the_head_of_the_moves_counts_them(tmp_path: Path) -> None:
    head = "Ana digs B2: granite white STB., 4 pillars; 8 single pillars in hand: 3072 legal\nbuilds\n\n"
    counted = run("moves", "--count", write(tmp_path, BEGUN_TURN)).output
    listed = run("moves", "--limit", "3", write(tmp_path, BEGUN_TURN)).output
    assert counted.split("\n", 1)[1] == head
    assert listed.split("\n", 1)[1] == (
        f"{head}+0  dug at A1 on level 1, STB., 4 pillars: NW single, NE single, SW single, SE\n    single\n"
        "+0  dug at A1 on level 1, BS.T, 4 pillars: NW single, NE single, SW single, SE\n    single\n"
        "+0  dug at A1 on level 1, .BTS, 4 pillars: NW single, NE single, SW single, SE\n    single\n"
        "and 3069 more builds\n\n"
    )


@pytest.mark.thorough
def test_the_best_move_comes_first_with_its_decorations(tmp_path: Path) -> None:
    turn = write(tmp_path, BEGUN_TURN)
    shown = run("moves", "--best", "--limit", "4", turn).output
    assert (
        "\n+8  dug at G2 on level 2, .BTS, 6 pillars: belvedere NW, NE double, SW double,\n    SE double\n"
        "    with a staircase F3@1-G3@2 and a statue H3@2\n" in shown
    )
    assert [line[:2] for line in shown.splitlines() if line.startswith("+")] == ["+8", "+8", "+7", "+6"]
    (entry,) = json.loads(run("moves", "--best", "--limit", "1", "--format", "json", turn).output)["files"]
    (move,) = entry["moves"]
    assert [(decoration["kind"], decoration["ends"]) for decoration in move["decorations"]] == [
        ("staircase", ["F3@1", "G3@2"]),
        ("statue", ["H3@2"]),
    ]


@pytest.mark.parametrize(("text", "pillars"), [(LEGAL_TURN, 0), (TURN, -1)], ids=["played", "faulty"])
def test_no_move_is_left_after_a_turn_that_spent_all(text: str, pillars: int, tmp_path: Path) -> None:
    turn = write(tmp_path, text)
    ended = run("moves", "--format", "json", turn)
    (entry,) = json.loads(ended.output)["files"]
    assert (entry["pillars"], entry["count"], entry["moves"]) == (pillars, 0, [])
    rules = [violation["rule"] for violation in entry["violations"]]
    assert rules == ([] if pillars == 0 else ["pillar-budget"])
    shown = run("moves", turn)
    assert "0 single pillars in hand: 0 legal\nbuilds\n" in shown.output
    assert (":24:5: error pillar-budget: Ana: the supports cost 8" in shown.error) is (pillars < 0)


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
    assert "at most 5 single pillars in hand" in " ".join(shown.split())
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


def test_moves_of_a_record(tmp_path: Path) -> None:
    path = write(tmp_path, GAME.replace(", keep: {pillars: 4}", ""))
    ended = run("moves", "--dig", "b3", "--player", "Ana", "--token", "single", "--limit", "1", path)
    assert ended.status == 1
    assert "\nAna digs B3: clay sun BB.., 4 pillars; " in ended.output
    assert "terrace-collision: round 2, Ana" in ended.error
    assert run("moves", path).status == 2


def test_the_quarry_of_a_record(tmp_path: Path) -> None:
    path = write(tmp_path, GAME)
    shown = run("quarry", "--take", "B1", "--token", "flower-double", path).output
    assert "B1 granite: 4 pillars for pink\n" in shown
    assert shown.endswith("The token makes the own flower give 2 in place of 1.\n\n")
    promise = f"{LEGAL_GAME}expect: {{violations: [], quarry: [{{take: B1, pillars: 4}}]}}\n"
    assert run("verify", write(tmp_path, promise)).status == 0
