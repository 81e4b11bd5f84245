"""`check` on a terminal shows where on the board a fault is."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import EXAMPLES, ROOT, run, write

HIDDEN_SPOT = EXAMPLES / "rules/build-order/illegal-bridge-from-a-hidden-spot.yaml"

SEVERAL_AT_ONE_PLACE = """\
players:
  - name: Ana
    flower: white
    terraces: [{at: C3, level: 3, flower: white, icons: ....}]
    statues: [C3, C3]
  - {name: Bo, flower: pink, terraces: []}
"""

WATCHED = """\
import sys
from babylon_cli.cli.main import main
sys.argv = ["babylon", "check", sys.argv[1]]
try:
    main()
except SystemExit:
    print([name for name in sys.modules if "picture" in name or "canvas" in name], file=sys.stderr)
"""

AXIS = re.compile(r"^ +[A-H](     [A-H])+$", re.MULTILINE)
PLAIN = {"NO_COLOR": "1", "COLUMNS": "80"}


def test_a_fault_is_shown_where_it_is() -> None:
    shown = run("check", "--ignore", "player-count", HIDDEN_SPOT, is_terminal=True, env=PLAIN).output
    expected = """\
         B     C     D     E
      ┏━━━━━━━━━━━┓     ┏━━━━━━
      ┃1W         ┃     ┃1P
    3 ┃    1   b 1┃  ·  ┃  b 1
      ┃           ┃     ┃
      ┃░░░░░ ░░░░!┃     ┃    !
    4 ┃░░░░1 ░░B═1═════════B 1
      ┗━━━━━━━━━━━┛     ┗━━━━━━

    5    ·     ·     ·     ·
    help: """
    assert expected in shown
    assert "    `babylon draw --faults` draws the whole of it, and tells what the signs mean\n" in shown


def test_a_pipe_gets_none_and_loads_no_room_for_it() -> None:
    piped = run("check", HIDDEN_SPOT)
    assert not AXIS.search(piped.output)
    assert "babylon draw" not in piped.output
    watched = [sys.executable, "-c", WATCHED, str(HIDDEN_SPOT)]
    ended = subprocess.run(watched, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ended.stdout == piped.output
    assert ended.stderr == "[]\n"


def test_faults_at_one_place_show_it_once(tmp_path: Path) -> None:
    shown = run("check", write(tmp_path, SEVERAL_AT_ONE_PLACE), is_terminal=True, env=PLAIN).output
    faults = re.findall(r"^(?:  |.*: )error: (\S+)$", shown, re.MULTILINE)
    assert faults.count("pillar-height") == 4
    assert "storey-order" in faults
    assert faults.count("decoration-icon") == 2
    assert len(AXIS.findall(shown)) == 5  # one for each corner, and one for the whole terrace


def test_a_fault_without_cells_shows_nothing(tmp_path: Path) -> None:
    text = "players: [{name: Ana, flower: white, terraces: []}, {name: Bo, flower: white, terraces: []}]\n"
    shown = run("check", write(tmp_path, text), is_terminal=True, env=PLAIN).output
    assert "flower-unique" in shown
    assert not AXIS.search(shown)
    assert "babylon draw" not in shown


def test_only_the_format_for_people_shows_it(tmp_path: Path) -> None:
    for form in ("concise", "github", "json"):
        shown = run("check", "--format", form, HIDDEN_SPOT, is_terminal=True, env=PLAIN).output
        assert not AXIS.search(shown)
    kept = tmp_path / "found.txt"
    options = ("--format", "text", "--format", "json", "--output", tmp_path / "found.json")
    assert AXIS.search(run("check", *options, HIDDEN_SPOT, is_terminal=True, env=PLAIN).output)
    run("check", "--format", "json", "--format", "text", "--output", kept, HIDDEN_SPOT, is_terminal=True, env=PLAIN)
    assert not AXIS.search(kept.read_text(encoding="utf-8"))


def test_a_file_of_babel_has_no_board_to_show() -> None:
    folder = EXAMPLES / "rules/babel-tokens"
    shown = run("check", folder, is_terminal=True, env=PLAIN).output
    assert "babel-tokens" in shown
    assert not AXIS.search(shown)


def test_a_rule_that_is_left_out_leaves_its_picture_out() -> None:
    shown = run("check", "--ignore", "build-order", HIDDEN_SPOT, is_terminal=True, env=PLAIN).output
    assert not AXIS.search(shown)


@pytest.mark.thorough
def test_several_processes_show_the_same() -> None:
    folder = EXAMPLES / "rules/build-order"
    alone = run("check", folder, is_terminal=True, env=PLAIN)
    assert AXIS.search(alone.output)
    assert run("check", "--jobs", "2", folder, is_terminal=True, env=PLAIN).output == alone.output
