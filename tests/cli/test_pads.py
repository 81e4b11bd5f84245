"""Only the pad was kept: such players are added up from it, ranked and marked, in every format."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from babylon_cli.printing.blank import blank_file
from tests.cli.running import run, write

PADS = """\
players:
  - {name: Léa, flower: white, score_pad: [7, 3, 3, 8, 4, 8, 1, 6, 41]}
  - name: Jürgen
    flower: pink
    score_pad: {statues: 6, fountains: 3, bridges: 3, staircases: 8, decorations: 4, flowers: 8, belvederes: 1,
                highest: 6}
  - {name: Noé, flower: sun, score_pad: {total: 38}}
  - {name: Bo, flower: vine, score_pad: {statues: 7, flower_sets: 8}}
"""
"""All rows and a wrong total, all rows, a total alone, and two rows."""

ROWS = "statues fountains bridges staircases decoration_sets flower_sets belvederes highest_terrace total".split()  # noqa: SIM905


def scored(folder: Path, text: str) -> Any:
    """The one entry of the JSON of `score`."""
    (found,) = json.loads(run("score", "--format", "json", write(folder, text)).output)["files"]
    return found


def test_the_pad_in_text(tmp_path: Path) -> None:
    ended = run("score", write(tmp_path, PADS))
    lines = [" ".join(line.split()) for line in ended.output.splitlines()]
    assert ended.status == 1
    assert lines[3:6] == [
        "--------------- --- ------------ ------------ ------------ ------------",
        "white pink sun vine",
        "from the pad from the pad from the pad from the pad",
    ]
    assert lines[6:7] == ["Statues 1/1 7 6 ? 7"]
    assert lines[14:17] == ["TOTAL 40 39 38 15", "Visible holes ? ? ? ?", "Rank 1 2 3 4"]
    told = " ".join(lines[18:])
    assert told.startswith("Léa wins with 40 points. Noé: the pad says nothing but the total")
    assert (
        "Bo: the pad does not say Fountains, Bridges, Staircases, Decorations, Belvederes and Highest terrace; the"
        in told
    )
    assert "; the total is the sum of its other rows" in told
    assert "The pad of Léa is added up wrongly: the rows on the pad add up to 40, and 41 is written." in told
    assert "Unchecked: Noé: only the pad was kept, so nothing of the garden was checked." in told
    assert "ILLEGAL" not in told
    assert "*" not in ended.output
    assert "pad-sum: Léa: the rows on the pad add up to 40, and 41 is written" in ended.error


def test_the_pad_in_markdown(tmp_path: Path) -> None:
    shown = run("score", "--format", "markdown", write(tmp_path, PADS)).output
    assert "\n|  |  | from the pad | from the pad | from the pad | from the pad |\n" in shown
    assert "\n| Fountains | 3/1 | 3 | 3 | ? | ? |\n" in shown
    assert "\n| **TOTAL** |  | **40** | **39** | **38** | **15** |\n" in shown
    assert "> The pad of Léa is added up wrongly" in shown
    assert "ILLEGAL" not in shown


def test_the_pad_in_json(tmp_path: Path) -> None:
    found = scored(tmp_path, PADS)
    assert [player["from"] for player in found["players"]] == ["pad"] * 4
    assert [list(player["score"]) for player in found["players"]] == [ROWS] * 4
    assert [player["score"]["total"] for player in found["players"]] == [40, 39, 38, 15]
    assert [player["score"]["statues"] for player in found["players"]] == [7, 6, None, 7]
    assert [player["visible_holes"] for player in found["players"]] == [None] * 4
    assert (found["winners"], found["tie_break"]) == (["Léa"], "none")
    assert "undecided" not in found
    assert [violation["path"] for violation in found["violations"]] == ["players.0.score_pad.8"]


def test_the_pad_in_csv(tmp_path: Path) -> None:
    path = write(tmp_path, PADS)
    pads = list(csv.DictReader(io.StringIO(run("score", "--format", "csv", path).output)))
    assert [(pad["player"], pad["statues"], pad["total"], pad["visible_holes"]) for pad in pads] == [
        ("Léa", "7", "40", ""),
        ("Jürgen", "6", "39", ""),
        ("Noé", "", "38", ""),
        ("Bo", "7", "15", ""),
    ]
    assert [(pad["legal"], pad["from"], pad["winner"]) for pad in pads] == [
        ("yes", "pad", "yes"),
        *[("yes", "pad", "no")] * 3,
    ]
    lines = list(csv.DictReader(io.StringIO(run("score", "--why", "--format", "csv", path).output)))
    assert sum([int(line["points"]) for line in lines if line["player"] == "Léa"]) == 40
    assert [line for line in lines if line["player"] == "Noé"] == []


def test_why_names_the_pad(tmp_path: Path) -> None:
    shown = run("score", "--why", write(tmp_path, PADS)).output
    assert "\nLéa: 40 points\n  Statues: 7\n     7  Statues: from the pad\n  Fountains: 3\n" in shown
    assert "\nNoé: 38 points\n  Statues: ?\n  Fountains: ?\n" in shown
    (found,) = json.loads(run("score", "--why", "--format", "json", write(tmp_path, PADS)).output)["files"]
    assert found["players"][0]["lines"]["statues"] == [{"points": 7, "what": "Statues", "reason": "from the pad"}]
    assert found["players"][2]["lines"]["statues"] == []


def test_check_says_that_nothing_was_checked_and_calls_nobody_illegal(tmp_path: Path) -> None:
    ended = run("check", write(tmp_path, PADS))
    assert ended.status == 1
    assert "garden.yaml: no garden to check, and 1 fault on the pad\n" in ended.output
    assert "unchecked: Léa: only the pad was kept, so nothing of the garden was checked;\n" in ended.output
    assert ended.output.count("not judged: all garden rules") == 4
    assert "illegal" not in ended.output


@pytest.mark.parametrize(
    ("garden", "quarry", "verdict"),
    [
        ("score_pad: {total: 3}", "", "no garden to check"),
        ("tally: {highest_terrace: 1}", "", "no garden to check"),
        ("tally: {highest_terrace: 1}, score_pad: {total: 9}", "", "no garden to check, and 1 fault on the pad"),
        ("score_pad: {total: 3}, storage: {pillars: 12}", "", "illegal, 1 fault"),
        ("score_pad: {total: 3}", f"quarry: {[['floor'] * 4] * 4}\n", "legal"),
        ("terraces: []", "", "legal"),
        ("complete: true", "", "legal"),
    ],
)
def test_what_nobody_looked_at_is_not_called_legal(garden: str, quarry: str, verdict: str, tmp_path: Path) -> None:
    told = run("check", write(tmp_path, TWO.replace("GARDEN", garden) + quarry)).output
    assert f"garden.yaml: {verdict}\n" in told


def test_a_quarry_alone_is_legal(tmp_path: Path) -> None:
    assert "garden.yaml: legal\n" in run("check", write(tmp_path, f"quarry: {[['floor'] * 4] * 4}\n")).output


def test_faults_of_the_game_and_of_the_pad_are_counted_apart(tmp_path: Path) -> None:
    text = """\
players:
  - {name: Ana, flower: white, terraces: [{at: C3, level: 1, flower: white}], score_pad: {statues: 1, total: 3}}
  - {name: Bo, flower: pink, terraces: [{at: C3, level: 2, flower: white}], score_pad: {total: 9}}
"""
    ended = run("check", write(tmp_path, text))
    assert "garden.yaml: illegal, 1 fault, and 2 faults on the pad\n" in ended.output
    assert "unchecked: Bo: the pad is not compared until the garden is legal;" in ended.output
    shown = run("score", write(tmp_path, text)).output
    assert "\nILLEGAL: Bo breaks storey-order; scored as typed.\n" in shown
    assert "\nThe pad of Ana differs from the count in 2 rows. `babylon check` says where and\nwhy.\n" in shown
    assert " Ana    Bo *\n" in shown


TWO = """\
players:
  - {name: Ana, flower: white, score_pad: {total: 2}}
  - {name: Bo, flower: pink, GARDEN}
"""


def test_level_players_of_whom_one_has_no_holes_to_count(tmp_path: Path) -> None:
    text = TWO.replace("GARDEN", "terraces: [{at: C3, level: 1, flower: white}]")
    found = scored(tmp_path, text)
    assert [player["rank"] for player in found["players"]] == [1, 1]
    assert [player.get("from") for player in found["players"]] == ["pad", None]
    assert [player["visible_holes"] for player in found["players"]] == [None, 60]
    assert (found["winners"], found["tie_break"], found["undecided"]) == (["Ana", "Bo"], "shared", True)
    shown = run("score", "-", stdin=text.encode()).output
    assert (
        "Ana and Bo are level with 2 points; the fewest visible holes win, and nobody\ncounted those of Ana.\n" in shown
    )
    assert "64" not in shown


def test_a_mixed_table_is_ranked(tmp_path: Path) -> None:
    for garden, ranks in (("terraces: []", [1, 2]), ("terraces: [{at: C3, level: 2, flower: white}]", [2, 1])):
        found = scored(tmp_path, TWO.replace("GARDEN", garden))
        assert [player["rank"] for player in found["players"]] == ranks


def test_a_tally_is_marked_as_one(tmp_path: Path) -> None:
    text = TWO.replace(
        "GARDEN", "tally: {statues: {1: 2}, highest_terrace: 1, visible_holes: 60}, score_pad: {total: 9}"
    )
    found = scored(tmp_path, text)
    assert [player["from"] for player in found["players"]] == ["pad", "tally"]
    assert found["players"][1]["score"]["total"] == 4
    shown = run("score", write(tmp_path, text)).output
    assert " from the pad  from the tally\n" in shown
    assert "The pad of Bo differs from the count in 1 row." in shown


def test_a_tally_whose_holes_nobody_counted(tmp_path: Path) -> None:
    text = TWO.replace("GARDEN", "tally: {highest_terrace: 1}")
    found = scored(tmp_path, text)
    assert [(player["visible_holes"], player["rank"]) for player in found["players"]] == [(None, 1), (None, 1)]
    assert found["undecided"] is True
    told = " ".join(run("score", write(tmp_path, text)).output.split())
    assert "Ana and Bo are level with 2 points; the fewest visible holes win" in told
    assert ", and nobody counted those of Ana and Bo." in told
    found = scored(tmp_path, text.replace("highest_terrace: 1", "highest_terrace: 2"))
    assert [player["rank"] for player in found["players"]] == [2, 1]


def test_rows_that_come_to_more_than_the_total(tmp_path: Path) -> None:
    text = TWO.replace("{total: 2}", "{statues: 7, total: 5}").replace("GARDEN", "terraces: []")
    told = " ".join(run("score", write(tmp_path, text)).output.split())
    assert "; its other rows add up to 7, more than the total that is written" in told
    text = text.replace("total: 5", "total: 25")
    told = " ".join(run("score", write(tmp_path, text)).output.split())
    assert "; the total is the one that is written" in told
    assert "Ana wins with 25 points." in told


def test_the_pad_typed_into_a_blank_file_is_all_that_was_kept(tmp_path: Path) -> None:
    seats = blank_file("babylon", 2).replace(
        "    staircases: []", "    score_pad: [7, 3, 3, 8, 4, 8, 1, 6]\n    staircases: []"
    )
    found = scored(tmp_path, seats)
    assert [(player["from"], player["score"]["total"]) for player in found["players"]] == [("pad", 40), ("pad", 40)]
    assert found["violations"] == []
    gardens = scored(tmp_path, seats.replace("    terraces:\n", "    terraces: []\n"))
    assert [player["score"]["total"] for player in gardens["players"]] == [0, 0]


@pytest.mark.parametrize("command", ["check", "score", "moves"])
@pytest.mark.parametrize("lists", ["", ", terraces: , statues: [], fountains: []"])
def test_a_turn_needs_a_garden(command: str, lists: str, tmp_path: Path) -> None:
    text = TWO.replace("GARDEN", "terraces: []").replace("flower: white", f"flower: white{lists}")
    ended = run(command, write(tmp_path, text + "turn: {player: ana, dig: A1}\n"))
    assert ended.status == 2
    message = "ana has a `score_pad` and no garden in which a turn could be judged"
    assert message in " ".join(f"{ended.output}{ended.error}".split())
    assert "describe the garden as well" in f"{ended.output}{ended.error}"


@pytest.mark.parametrize("kept", ["score_pad: {total: 2}", "tally: {highest_terrace: 1, visible_holes: 60}"])
def test_moves_need_a_garden(kept: str, tmp_path: Path) -> None:
    text = TWO.replace("score_pad: {total: 2}", kept).replace("GARDEN", "terraces: []")
    ended = run("moves", "--player", "Ana", "--dig", "A1", write(tmp_path, text))
    assert (ended.status, ended.output) == (2, "")
    assert "Ana has no garden in which a turn could be played" in ended.error
    assert "help: describe the garden; one with nothing in it is `terraces: []`" in ended.error
    assert run("moves", "--player", "Bo", "--dig", "A1", "--limit", "1", write(tmp_path, text)).status == 0


@pytest.mark.parametrize("garden", ["terraces: []", "terraces: [], score_pad: {total: 0}", "score_pad: {total: }"])
def test_a_turn_of_somebody_else_beside_a_pad(garden: str, tmp_path: Path) -> None:
    text = TWO.replace("GARDEN", garden) + "turn: {player: Bo, dig: A1, pillars_taken: 4}\n"
    found = scored(tmp_path, text)
    assert [player.get("from") for player in found["players"]] == ["pad", None]
    assert [player.get("from") for player in found["after_turn"]["players"]] == ["pad", None]
    shown = run("score", write(tmp_path, text)).output
    assert "Visible holes ? 64 " in " ".join(shown.split())
    assert run("check", write(tmp_path, text)).status == 0


def test_verify_holds_a_pad_to_its_promise_by_whichever_names(tmp_path: Path) -> None:
    promise = "expect: {scores: {Ana: {highest: 2, total: 3}, Bo: [0, 0, 0, 0, 4, 0, 0, 2, 6]}}\n"
    text = TWO.replace("GARDEN", "terraces: [{at: C3, level: 1, flower: white}]") + promise
    (found,) = json.loads(run("verify", "--format", "json", write(tmp_path, text)).output)["files"]
    told = [{key: each[key] for key in ("what", "expected", "actual")} for each in found["differences"]]
    assert told == [
        {"what": "scores.Ana.highest", "expected": 2, "actual": None},
        {"what": "scores.Ana.total", "expected": 3, "actual": 2},
        {"what": "scores.Bo.decoration_sets", "expected": 4, "actual": 0},
        {"what": "scores.Bo.total", "expected": 6, "actual": 2},
    ]
    shown = run("verify", write(tmp_path, text)).output
    assert "scores.Ana.highest: promised 2, found none" in shown
