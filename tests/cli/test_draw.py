"""`babylon draw` in the terminal."""

from pathlib import Path

import click
import pytest

from babylon_cli.babylon.answers.draw import DrawQuestion, draw
from babylon_cli.babylon.files.load import load
from babylon_cli.printing.layout import display_width
from tests.cases import for_each
from tests.cli.plays import BEGUN_TURN, LEGAL_GAME
from tests.cli.running import EXAMPLES, run, write
from tests.cli.tables import ILLEGAL, LEGAL, QUARRY
from tests.cli.test_hostile_names import HOSTILE, assert_harmless, hostile_file
from tests.printing.widths import too_wide

ILLEGAL_BRIDGE = EXAMPLES / "rules/bridge-gap/illegal-terrace-between-the-ends.yaml"


def test_a_garden_is_drawn(tmp_path: Path) -> None:
    ended = run("draw", write(tmp_path, LEGAL))
    assert ended.status == 0
    assert ended.error == ""
    assert "  ┌──" in ended.output or "  ┏━━" in ended.output


def test_a_terminal_without_unicode_gets_plain_outlines(tmp_path: Path) -> None:
    ended = run("draw", write(tmp_path, LEGAL), encoding="latin-1")
    assert ended.status == 0
    assert ended.output.isascii()
    assert "\n  +--" in ended.output


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_no_line_is_wider_than_the_page(columns: int) -> None:
    ended = run("draw", "--top", "--faults", EXAMPLES / "games", env={"COLUMNS": str(columns)})
    assert ended.status == 0
    lines = [line for line in ended.output.splitlines() if not line.startswith(str(EXAMPLES))]
    assert max([display_width(line) for line in lines]) <= columns
    beside = [line for line in ended.output.splitlines() if line.count("A     B     C     D     E") == 2]
    assert bool(beside) == (columns == 120)


def test_faults_change_no_status(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    assert run("check", path).status == 1
    assert run("draw", path).status == 0
    ended = run("draw", "--faults", path)
    assert ended.status == 0
    assert "\n!1 error: " in ended.output


def test_faults_are_numbered_as_check_finds_them() -> None:
    checked = run("check", "--format", "concise", ILLEGAL_BRIDGE)
    drawn = run("draw", "--faults", ILLEGAL_BRIDGE)
    assert "bridge-gap" in checked.output
    assert [line.split(" ")[1] for line in checked.output.splitlines()] == ["warning", "error"]
    assert "\n!1 warning: player-count: " in drawn.output
    assert "\n!2 error: bridge-gap: " in drawn.output
    assert "│1S !2      ┃" in drawn.output


def test_a_player_nobody_knows(tmp_path: Path) -> None:
    ended = run("draw", "--player", "Anna", write(tmp_path, LEGAL))
    assert ended.status == 2
    assert ended.output == ""
    assert "no player of the file is called Anna" in ended.error
    assert "did you mean Ana?" in ended.error


def test_a_player_without_a_name(tmp_path: Path) -> None:
    ended = run("draw", "--player", "", write(tmp_path, LEGAL))
    assert ended.status == 2
    assert "no player of the file is called ''\n" in ended.error


def test_a_storey_that_no_garden_has(tmp_path: Path) -> None:
    ended = run("draw", "--storey", "9", write(tmp_path, LEGAL))
    assert ended.status == 2
    assert "no terrace lies on storey 9" in ended.error
    assert "the highest storey is " in ended.error


@pytest.mark.parametrize(
    "options",
    [
        ["--storey", "1", "--top"],
        ["--storeys", "--top"],
        ["--storeys", "--storey", "1"],
        ["--quarry", "--top"],
        ["--quarry", "--faults"],
    ],
)
def test_two_options_that_ask_for_different_drawings(options: list[str], tmp_path: Path) -> None:
    ended = run("draw", *options, write(tmp_path, QUARRY))
    assert ended.status == 2
    assert "give one of the two" in ended.error
    assert ended.output == ""


def test_a_file_of_babel_names_its_own_command() -> None:
    ended = run("draw", EXAMPLES / "babel/cities/three-players.yaml")
    assert ended.status == 2
    assert "7 Wonders: Babel" in ended.error


def test_a_record_is_drawn_at_its_end_and_a_turn_before_it(tmp_path: Path) -> None:
    record = run("draw", write(tmp_path, LEGAL_GAME))
    assert "The table as it stands at the end of the record.\n" in record.output
    turn = run("draw", write(tmp_path, BEGUN_TURN))
    assert "The table as it stands before the turn.\n" in turn.output


def test_the_quarry_alone(tmp_path: Path) -> None:
    ended = run("draw", "--quarry", write(tmp_path, QUARRY))
    assert ended.status == 0
    assert "The quarry\n" in ended.output
    assert "The number in the middle is how many single pillars a tile gives" in ended.output
    without = run("draw", "--quarry", write(tmp_path, LEGAL))
    assert without.status == 2
    assert "the document has no `quarry`" in without.error


def test_colour_changes_no_sign(tmp_path: Path) -> None:
    path = write(tmp_path, f"{LEGAL}---\n{ILLEGAL}")
    for options in (["--faults"], ["--storeys", "--faults"], ["--storey", "1"]):
        plain = run("draw", *options, path)
        painted = run("draw", *options, "--color", "always", path)
        assert "\x1b[48;5;" in painted.output
        assert click.unstyle(painted.output) == plain.output


@for_each("kind", HOSTILE)
def test_whatever_a_name_is_nothing_unsafe_is_printed(kind: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = hostile_file(tmp_path_factory.mktemp("hostile"), kind)
    for options in (["--storeys", "--faults"], ["--quarry"], ["--player", "nobody"]):
        ended = run("draw", *options, path)
        assert_harmless(ended)
        assert ended.status == (2 if "nobody" in options else 0)


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_names_of_any_length_and_script_keep_the_width(columns: int, tmp_path: Path) -> None:
    text = f"""
title: {"長い名前" * 40}
players:
  - {{name: {"王小明" * 30}, flower: {"紅" * 30}, terraces: [{{at: C3, level: 1, flower: {"金" * 20}}}]}}
  - {{name: {"Maximiliane " * 15}, flower: w, terraces: []}}
quarry: [[{", ".join([f"clay {'長' * 9}"] * 4)}], {", ".join(["[floor, floor, floor, floor]"] * 3)}]
"""
    for options in (["--storeys"], ["--top", "--faults"], ["--quarry"]):
        shown = run("draw", *options, write(tmp_path, text), env={"COLUMNS": str(columns)}, is_terminal=True).output
        assert [line for line in too_wide(click.unstyle(shown), columns) if " " in line.strip()] == []
        assert "…" in shown or "--quarry" in options


def test_who_has_no_garden_is_told_in_a_line(tmp_path: Path) -> None:
    text = """\
players:
  - {name: Ana, flower: white, score_pad: {total: 12}}
  - {name: Bo, flower: pink, tally: {statues: {1: 2}, highest_terrace: 1}}
"""
    ended = run("draw", write(tmp_path, text))
    assert ended.status == 0
    told = "Ana has no garden to draw.\nBo has no garden to draw.\n\n"
    assert ended.output == f"{tmp_path / 'garden.yaml'}\n{told}"
    assert run("draw", "--faults", tmp_path).output == f"{ended.output}Nothing breaks a rule.\n\n"
    refused = run("draw", "--storey", "2", tmp_path)
    assert refused.status == 2
    assert "help: no garden of the file has a terrace" in refused.error


def test_where_there_is_nothing_to_draw_no_empty_picture_is_written(tmp_path: Path) -> None:
    path, target = write(tmp_path, "title: Friday night\nplayers: []\n"), tmp_path / "garden.svg"
    for options in ((), ("-o", str(target))):
        ended = run("draw", path, *options)
        assert (ended.status, ended.output) == (2, "")
        assert "the document has neither players nor a quarry to draw" in ended.error
    assert not target.exists()


def test_what_cannot_be_drawn_is_told(tmp_path: Path) -> None:
    text = """\
players:
  - {name: Ana, flower: white, terraces: [H3 1 pink, C3 1 pink, C4 2 white]}
  - {name: Bo, flower: pink, terraces: [C3 1 pink]}
"""
    shown = run("draw", "--storey", "2", "--faults", write(tmp_path, text)).output
    assert "Ana: the terrace at H3 on level 1 leaves the board, and is not drawn.\n" in shown
    assert "Bo has no terrace on storey 2.\n" in shown
    assert "Ana, white: storey 2\n" in shown
    assert "Bo, pink" not in shown


def test_storeys_stand_after_the_garden_from_above(tmp_path: Path) -> None:
    shown = run("draw", "--storeys", "--player", "ana", write(tmp_path, LEGAL)).output
    assert [line for line in shown.splitlines() if line.startswith("Ana")] == ["Ana, white", "Ana, white: storey 1"]
    assert "Bo" not in shown
    assert "At the lower right of a cell stands what carries the corner" in shown


def test_a_fault_of_one_storey_is_marked_there_alone(tmp_path: Path) -> None:
    text = """\
players:
  - name: Ana
    flower: white
    terraces: [C3 1 white ...., D3 2 pink ....]
    statues: [D3, C3@1]
  - {name: Bo, flower: pink, terraces: []}
"""
    shown = run("draw", "--storeys", "--faults", "--player", "Ana", write(tmp_path, text)).output
    above, first, second = shown.split("Ana, white")[1:]
    assert [part.split("A number is")[0].count("!1") for part in (above, first, second)] == [1, 0, 1]
    assert [part.split("A number is")[0].count("!2") for part in (above, first, second)] == [1, 1, 0]


def test_only_the_faults_of_a_player_and_of_the_table_are_told_beside_the_garden(tmp_path: Path) -> None:
    path = write(tmp_path, f"{ILLEGAL.replace('flower: pink}', 'flower: pink}').replace('level: 1', 'level: 3')}")
    everyone = run("draw", "--faults", path).output
    bo = run("draw", "--faults", "--player", "Bo", path).output
    told = [line.split(" ")[0] for line in bo.splitlines() if " error: " in line]
    assert told
    assert "!1" not in told
    assert all([f"\n{number} error: " in everyone for number in told])


def test_rewards_are_counted_for_a_player_under_the_token(tmp_path: Path) -> None:
    path = write(tmp_path, f"round: 2\ntoken: flower-double\n{QUARRY}")
    nobody = " ".join(run("draw", "--quarry", path).output.split())
    assert "to which the own flower adds 2" in nobody
    assert "The token flower-double is counted in." in nobody
    ana = run("draw", "--quarry", "--player", "Ana", path).output
    assert "a tile gives Ana, the 2 for the own flower counted in" in " ".join(ana.split())
    assert "┃+    6    +┃" in ana
    plain = " ".join(run("draw", "--quarry", write(tmp_path, QUARRY)).output.split())
    assert "The token" not in plain


def test_a_record_that_does_not_name_its_next_token_says_so(tmp_path: Path) -> None:
    text = f"""\
players: [{{name: Ana, flower: white, start: ....}}, {{name: Bo, flower: pink, start: ....}}]
quarry: {[["clay white"] * 4] * 4}
rounds: [{{turns: [{{player: Ana, dig: A1}}, {{player: Bo, dig: B1}}]}}]
"""
    shown = run("draw", "--quarry", write(tmp_path, text)).output
    assert "The record does not name the token of the next round: it is counted as a blank\n  one." in shown
    assert "the next round" not in run("draw", "--quarry", write(tmp_path, QUARRY)).output


def test_the_answer_tells_what_is_drawn() -> None:
    (document,) = load("garden.yaml", f"{ILLEGAL}quarry: {[['floor'] * 4] * 4}\n".encode())
    data = draw(document, DrawQuestion(faults=True)).data()
    assert (data["players"], data["quarry"]) == (["Ana", "Bo"], True)
    assert [(fault["number"], fault["rule"]) for fault in data["violations"]] == [(1, "storey-order")]
    (broken,) = load("garden.yaml", b"players: 3")
    assert "error" in draw(broken, DrawQuestion()).data()
