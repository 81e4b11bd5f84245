"""What a garden is worth without the pieces that break a rule, told beside the pad."""

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from babylon_cli.babylon.answers.score import score
from babylon_cli.judging.scored import Scored
from babylon_cli.wording.message import ENGLISH
from tests.babylon.files.pictures import loaded
from tests.cases import for_each
from tests.naive.disturbing import disturb
from tests.random_tables import legal_table

THREE = """\
    terraces:
      - {at: C3, level: 1, flower: white, icons: SBBB}
      - {at: E3, level: 1, flower: pink, icons: .TFF}
      - {at: G3, level: 1, flower: pink, icons: B.BB}
"""


def of_ana(keys: str, more: str = "") -> Scored:
    (document,) = loaded(
        f"players:\n  - name: Ana\n    flower: white\n{THREE}{keys}  - {{name: Bo, flower: pink, terraces: []}}\n{more}"
    )
    return score(document)


def left(answer: Scored, sheet: int = 0) -> Any:
    """The pieces that are taken away and the total that is left; None where nothing is told."""
    told = answer.sheets[sheet].players[0].data(ENGLISH, why=False).get("without_illegal")
    return None if told is None else (told["pieces"], told["score"]["total"])


@pytest.mark.parametrize(
    ("keys", "pieces", "total", "told"),
    [
        ("    bridges: [D3-G3]\n", ["bridges.0"], 2, "the illegal bridge Ana has 2 points"),
        ("    bridges: [D4-G4]\n    statues: [C3]\n", ["bridges.0"], 3, "the illegal bridge Ana has 3 points"),
        ("    statues: [C3, F4]\n", ["statues.1"], 3, "the illegal statue Ana has 3 points"),
        ("    staircases: [F3-G3]\n", ["staircases.0"], 2, "the illegal staircase Ana has 2 points"),
        ("    fountains: [E4-F4]\n", ["fountains.0"], 2, "the illegal fountain Ana has 2 points"),
        ("    bridges: [D3-G3, D4-G4]\n", ["bridges.0", "bridges.1"], 2, "the 2 illegal pieces Ana has 2 points"),
        ("    bridges: [D3-G3]\n    storage: {pillars: 7}\n", ["bridges.0"], 2, "the illegal bridge Ana has 2 points"),
    ],
)
def test_pieces_that_break_a_rule(keys: str, pieces: list[str], total: int, told: str) -> None:
    answer = of_ana(keys)
    assert left(answer) == ([f"players.0.{piece}" for piece in pieces], total)
    mark = str(answer.marks[0])
    assert mark.startswith("ILLEGAL: Ana breaks ")
    assert mark.endswith(f"; scored as typed, and without {told}. `babylon check` says where and why.")


def test_a_belvedere_that_breaks_a_rule() -> None:
    (document,) = loaded(
        "players: [{name: Ana, flower: white, terraces: [{at: C3, level: 1, flower: white, belvedere: NE,"
        " pillars: {NE: single}}]}, {name: Bo, flower: pink, terraces: []}]\n"
    )
    answer = score(document)
    assert left(answer) == (["players.0.terraces.0.belvedere"], 2)
    assert "without the illegal belvedere Ana has 2 points" in str(answer.marks[0])


@pytest.mark.parametrize(
    "keys",
    [
        "    statues: [C3]\n",
        "    statues: [A1]\n",  # it stands on no terrace and counts nothing anyway
        "    bridges: [D3-G3]\n    bare_pillars: [A1]\n",
        "    storage: {pillars: 7}\n",
    ],
)
def test_where_nothing_is_told(keys: str) -> None:
    answer = of_ana(keys)
    assert left(answer) is None
    assert "without" not in " ".join([str(mark) for mark in answer.marks])


def test_where_a_terrace_is_at_fault_nobody_can_say_what_would_stand() -> None:
    (document,) = loaded(
        "players: [{name: Ana, flower: white, terraces: [{at: C3, level: 2, flower: white, icons: S.F.}],"
        " fountains: [C4-D4], statues: [D4]}]\n"
    )
    assert left(score(document)) is None


def told_of_a_table(ana: str, bo: str, more: str = "") -> list[str]:
    """What is said beside the pad of two players; Ana has the three terraces, and 2 points for them."""
    (document,) = loaded(
        f"players:\n  - name: Ana\n    flower: white\n{THREE}    {ana}\n  - {{name: Bo, flower: pink, {bo}}}\n{more}"
    )
    return [str(mark) for mark in score(document).marks]


THREE_POINTS = "tally: {statues: {1: 1}, highest_terrace: 1, visible_holes: 60}"
FLOATING = "terraces: [{at: C3, level: 2, flower: white}]"
BRIDGE = "ILLEGAL: Ana breaks bridge-link; scored as typed, and without the illegal bridge Ana has 2 points."
INSTEAD = "Without what is illegal, Bo wins with 3 points. `babylon check` says where and why."


def test_who_wins_without_what_is_illegal() -> None:
    assert told_of_a_table("bridges: [D3-G3]", THREE_POINTS)[:2] == [BRIDGE, INSTEAD]
    leads = told_of_a_table("bridges: [D3-G3]", THREE_POINTS, "round: 3\n")
    assert leads[1].startswith("Without what is illegal, Bo leads with 3 points.")
    level = told_of_a_table("bridges: [D3-G3]", "score_pad: {total: 2}")
    assert level[1].startswith("Without what is illegal, Ana and Bo are level with 2 points; the fewest visible holes")
    also = told_of_a_table("bridges: [D3-G3]\n    storage: {pillars: 7}", THREE_POINTS)
    assert also[1] == INSTEAD


@pytest.mark.parametrize(
    ("ana", "bo"),
    [
        ("statues: [C3, F4]", "score_pad: {total: 1}"),  # Ana wins all the same
        ("bridges: [D3-G3]", FLOATING),  # nobody can say what Bo has
        ("bare_pillars: [A1]", THREE_POINTS),
        ("storage: {pillars: 7}", "score_pad: {total: 2}"),
    ],
)
def test_the_winner_without_what_is_illegal_is_told_only_if_it_is_another_and_known(ana: str, bo: str) -> None:
    assert "Without what is illegal" not in " ".join(told_of_a_table(ana, bo))


def test_what_is_illegal_is_left_out_of_all_gardens_at_once() -> None:
    """Ana has 5 points and then 2, Bo 4 and then 3, and so Ana would be first if only the statue were taken away."""
    two = "{at: C3, level: 1, flower: white, icons: S...}, {at: E3, level: 1, flower: white, icons: S...}"
    ana, bridge, statue = told_of_a_table("bridges: [D3-G3]", f"terraces: [{two}], statues: [C3, D4]")
    assert ana == BRIDGE
    assert bridge.endswith("without the illegal statue Bo has 3 points.")
    assert statue == INSTEAD


TURN = """\
turn:
  player: Ana
  dig: B2
  dug: {flower: pink, icons: SB..}
  build: [{from: dug, at: C6, level: 1, icons: SB..}]
"""


def test_a_turn() -> None:
    """A piece of the turn is no piece before it; one of the table is one of both."""
    answer = of_ana("    storage: {pillars: 6}\n", f"{TURN}  bridges: [D6-G4]\n  statues: [C6]\n")
    assert left(answer) is None
    assert left(answer, 1) == (["turn.bridges.0"], 3)
    answer = of_ana("    bridges: [D3-G3]\n    storage: {pillars: 6}\n", f"{TURN}  statues: [C6]\n")
    assert left(answer) == (["players.0.bridges.0"], 2)
    assert left(answer, 1) == (["players.0.bridges.0"], 3)


def test_what_a_turn_does_wrong_besides_its_pieces() -> None:
    answer = of_ana("    storage: {pillars: 6}\n", f"{TURN}  bridges: [D6-G4]\n  pillars_taken: 9\n")
    assert left(answer, 1) is None


def test_a_game() -> None:
    (document,) = loaded(
        """\
players:
  - {name: Ana, flower: white, start: S.FT}
  - {name: Bo, flower: pink, start: S.FT}
rounds:
  - turns:
      - {player: Ana, dig: A1, build: [{from: stored, at: C3, level: 1}], statues: [C3, C4]}
      - {player: Bo, dig: B1, build: [{from: stored, at: C3, level: 1}], statues: [C3]}
"""
    )
    answer = score(document)
    assert left(answer) == (["rounds.0.turns.0.statues.1"], 3)
    assert str(answer.marks[0]).startswith("ILLEGAL: Ana breaks decoration-icon; scored as typed, and without the ")


@for_each("seed", range(60))
def test_a_file_without_these_pieces_scores_so(seed: int) -> None:
    """On tables with changes of which nobody knows what they break."""
    data = disturb(Random(seed), legal_table(seed))
    (document,) = loaded(json.dumps(data))
    for number, told in enumerate(score(document).data().get("players", [])):
        if "without_illegal" in told:
            without = deepcopy(data)
            for path in sorted(told["without_illegal"]["pieces"], key=last_first):
                _, player, key, index, *belvedere = path.split(".")
                pieces = without["players"][int(player)][key]
                pieces.pop(int(index)) if not belvedere else pieces[int(index)].pop("belvedere")
            (taken,) = loaded(json.dumps(without))
            assert score(taken).data()["players"][number]["score"] == told["without_illegal"]["score"]


def last_first(path: str) -> int:
    return -int(path.split(".")[3])
