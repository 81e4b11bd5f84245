"""A file with a turn: `check` tells the turn, and `score` counts the table before and after it."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.plays import LEGAL_TURN, TURN
from tests.cli.running import run, write

ACCOUNT = """\
    Ana digs B2: granite white STB., 4 pillars
    builds the dug terrace at C5 on level 1, STB., on 4 single pillars
    places a statue at C5@1
    builds the stored terrace at F5 on level 1, .S.F, on 4 single pillars
    places a statue at G5@1
    3 stored + 4 dug + 1 from the token - 8 spent = 0; keeps 0
    notch: empty

       A  B  C  D  E  F  G  H
    1  .  .  .  .  .  .  .  .
    2  .  .  .  .  .  .  .  .
    3  .  .  1S 1  1  1  .  .
    4  .  .  1  1F 1F 1  .  .
    5  .  .  1S 1  .  1  1S .
    6  .  .  1  1  .  1  1  .
    7  .  .  .  .  .  .  .  .
    8  .  .  .  .  .  .  .  .
    row 1 is the far side of the board and row 8 its owner's; number: storey; S
    statue, F fountain, B bridge (= its gap), T staircase, v belvedere, i bare
    pillar, . hole
"""


def printed(folder: Path, text: str, *arguments: str) -> str:
    """What a command prints of a file."""
    return run(*arguments, write(folder, text)).output


def entry(folder: Path, text: str, *arguments: str) -> Any:
    """The one entry of the JSON of a file."""
    (found,) = json.loads(printed(folder, text, *arguments, "--format", "json"))["files"]
    return found


def test_check_tells_a_legal_turn_and_draws_the_garden_after_it(tmp_path: Path) -> None:
    shown = printed(tmp_path, LEGAL_TURN, "check")
    assert f"garden.yaml: legal\n\n{ACCOUNT}\n0 errors, 0 warnings in 1 document\n" in shown


def test_check_tells_what_is_wrong_in_place_of_the_turn(tmp_path: Path) -> None:
    shown = printed(tmp_path, TURN, "check")
    assert "garden.yaml:24:5: error: pillar-budget\n" in shown
    assert "Ana: the supports cost 8 single pillars, and there are 7: 2 stored + 4 dug +" in shown
    assert "\n  24 |     - {from: dug, at: C5, level: 1}\n     |     ^\n" in shown
    assert "Ana digs" not in shown


def test_the_json_of_check_has_the_account_and_the_garden_after_it(tmp_path: Path) -> None:
    turn = entry(tmp_path, LEGAL_TURN, "check")["turn"]
    assert turn["pillars"] == {"stored": 3, "dug": 4, "token": 1, "spent": 8, "kept": 0, "returned": 0}
    after = turn["after"]
    assert (after["name"], after["flower"]) == ("Ana", "white")
    assert [(terrace["at"], terrace["icons"]) for terrace in after["terraces"]] == [
        ("C3", "S..F"),
        ("E3", ".TF."),
        ("C5", "STB."),
        ("F5", ".S.F"),
    ]
    assert after["terraces"][2]["material"] == "granite"
    assert after["statues"] == ["C3@1", "C5@1", "G5@1"]
    assert after["fountains"] == ["D4@1-E4@1"]
    assert "turn" not in entry(tmp_path, TURN, "check")


def test_the_table_has_a_pad_before_the_turn_and_one_after_it(tmp_path: Path) -> None:
    head, before, after = printed(tmp_path, LEGAL_TURN, "score").partition("\nBefore the turn of Ana\n")
    assert head.startswith("A move in dispute\n")
    before, _, after = after.partition("\nAfter the turn of Ana\n")
    for pad, statues, total, holes in ((before, 1, 6, 56), (after, 3, 8, 48)):
        assert f"\nStatues          1/1      {statues}     0\n" in pad
        assert f"\nTOTAL                     {total}     0\n" in pad
        assert f"\nVisible holes            {holes}    64\n" in pad
        assert f"\nAna wins with {total} points.\n" in pad


@pytest.mark.parametrize(
    ("form", "before", "after"),
    [
        ("table", "\nBefore the turn of Ana\n", "\nAfter the turn of Ana\n"),
        ("markdown", "\n#### Before the turn of Ana\n", "\n#### After the turn of Ana\n"),
    ],
)
def test_a_turn_that_breaks_a_rule_is_said_once_after_both_pads(
    form: str, before: str, after: str, tmp_path: Path
) -> None:
    shown = printed(tmp_path, TURN, "score", "--format", form)
    assert shown.index(before) < shown.index(after) < shown.index("ILLEGAL: Ana breaks pillar")
    assert shown.count("ILLEGAL") == 1
    assert shown.count("Ana wins with") == 2
    assert "ILLEGAL" not in printed(tmp_path, LEGAL_TURN, "score", "--format", form)


def test_why_tells_the_lines_of_both_pads(tmp_path: Path) -> None:
    shown = printed(tmp_path, LEGAL_TURN, "score", "--why")
    titles = [line for line in shown.splitlines() if " the turn: " in line]
    assert titles == [
        "Ana before the turn: 6 points",
        "Bo before the turn: 0 points",
        "Ana after the turn: 8 points",
        "Bo after the turn: 0 points",
    ]
    before, after = shown.split(titles[0])[1].split(titles[2])
    assert "  Statues: 1\n     1  statue C3@1: 1 × level 1\n  Fountains: 3\n" in before
    assert (
        "  Statues: 3\n     1  statue C3@1: 1 × level 1\n     1  statue C5@1: 1 × level 1\n"
        "     1  statue G5@1: 1 × level 1\n  Fountains: 3\n" in after
    )
    in_markdown = printed(tmp_path, LEGAL_TURN, "score", "--why", "--format", "markdown")
    assert "\n#### Ana before the turn\n\n- Statues: 1\n  - 1: statue C3@1: 1 × level 1\n" in in_markdown
    assert "\n#### Ana after the turn\n\n- Statues: 3\n  - 1: statue C3@1: 1 × level 1\n" in in_markdown


def test_csv_names_the_moment(tmp_path: Path) -> None:
    pads = list(csv.DictReader(io.StringIO(printed(tmp_path, TURN, "score", "--format", "csv"))))
    assert [(pad["moment"], pad["player"], pad["total"], pad["legal"]) for pad in pads] == [
        ("before", "Ana", "6", "no"),
        ("before", "Bo", "0", "no"),
        ("after", "Ana", "8", "no"),
        ("after", "Bo", "0", "no"),
    ]
    lines = list(csv.DictReader(io.StringIO(printed(tmp_path, LEGAL_TURN, "score", "--why", "--format", "csv"))))
    statues = [(line["moment"], line["where"]) for line in lines if line["row"] == "statues"]
    assert statues == [("before", "C3@1"), ("after", "C3@1"), ("after", "C5@1"), ("after", "G5@1")]


def test_the_json_of_score_has_the_pads_of_both_moments(tmp_path: Path) -> None:
    found = entry(tmp_path, LEGAL_TURN, "score")
    after = found["after_turn"]
    assert [player["score"]["total"] for player in found["players"]] == [6, 0]
    assert [player["score"]["total"] for player in after["players"]] == [8, 0]
    assert after["players"][0]["visible_holes"] == 48
    assert (after["winners"], after["tie_break"]) == (["Ana"], "none")
    broken = entry(tmp_path, TURN, "score")
    assert [violation["rule"] for violation in broken["violations"]] == ["pillar-budget"]
    assert broken["after_turn"]["players"] == after["players"]
