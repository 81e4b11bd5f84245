"""Which mends `check` tells of a whole document, and that none makes a new fault."""

import json
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

import babylon_cli as babylon
from babylon_cli.babylon.answers.check import check
from babylon_cli.babylon.files.load import load
from babylon_cli.babylon.mends import trial
from babylon_cli.babylon.mends.trial import Allowance, allowance_of
from tests.babylon.mends.mending import carried_out, checked, errors, mends
from tests.cli.running import run, write
from tests.drawing import Plain
from tests.random_tables import legal_table

TERRACES: list[Plain] = [
    {"at": "C3", "level": 1, "flower": "white", "icons": "S..F"},
    {"at": "E3", "level": 1, "flower": "pink", "icons": ".TF."},
    {"at": "D2", "level": 2, "flower": "vine", "icons": "S..T", "belvedere": "NE"},
]
PIECES = {"statues": ["C3"], "fountains": ["D4-E4"], "staircases": ["F3-E3"]}


def player(name: str, *, at: str = "E3", level: int = 2, **others: object) -> Plain:
    """A player with a legal garden, unless the second terrace lies elsewhere or the third on another level."""
    first, second, third = TERRACES
    terraces = [first, {**second, "at": at}, {**third, "level": level}]
    return {"name": name, "flower": {"Ana": "white", "Bo": "pink"}[name], "terraces": terraces, **PIECES, **others}


def table(*players: Plain, **others: object) -> Plain:
    return {"players": list(players), **others}


def from_below(garden: Plain) -> Plain:
    """The garden with row 1 on the owner's side."""

    def turned(spots: str) -> str:
        return "-".join([f"{spot[0]}{9 - int(spot[1])}" for spot in spots.split("-")])

    terraces = [{**terrace, "at": turned(terrace["at"])} for terrace in garden["terraces"]]
    return {**garden, "terraces": terraces, **{key: [turned(spots) for spots in garden[key]] for key in PIECES}}


def test_a_mend_is_told_in_data_and_in_text(tmp_path: Path) -> None:
    text = json.dumps(table(player("Ana", at="F4"), player("Bo")))
    told = "Ana: with the terrace on level 1 at E3, not F4, both faults would go"
    (mend,) = checked(text).data()["mends"]
    assert mend == {"path": "players.0.terraces.1.at", "value": "E3", "removes": 2, "leaves": 0, "text": told}
    path = write(tmp_path, text)
    (entry,) = json.loads(run("check", "--format", "json", path).output)["files"]
    assert entry["mends"] == [mend]
    shown = run("check", path).output
    assert f"garden.yaml: illegal, 2 faults\n    mend: {told}\n" in shown


def test_python_code_is_told_the_same() -> None:
    (document,) = babylon.read(table(player("Ana", at="F4"), player("Bo")))
    answer = babylon.check(document)
    assert answer.mends is not None
    assert [mend.value for mend in answer.mends] == ["E3"]
    assert [mend["value"] for mend in answer.data()["mends"]] == ["E3"]


@pytest.mark.parametrize("form", ["concise", "github", "junit", "sarif"])
def test_a_format_without_room_asks_for_none(form: str, tmp_path: Path) -> None:
    path = write(tmp_path, json.dumps(table(player("Ana", at="F4"))))
    with patch("babylon_cli.babylon.answers.mends.mends_of", side_effect=AssertionError):
        assert run("check", "--format", form, path).status == 1


def test_a_legal_table_has_none_and_looks_for_none() -> None:
    for seed in range(20):
        with patch.dict(sys.modules, {"babylon_cli.babylon.answers.mends": None}):
            answer = checked(legal_table(seed))
        assert answer.mends is None
        assert "mends" not in answer.data()


def test_nothing_is_told_of_what_has_no_garden_or_cannot_be_used() -> None:
    tally = {"statues": {1: 1}, "highest_terrace": 1, "visible_holes": 20}
    assert not mends(table({"name": "Ana", "flower": "white", "tally": tally}, {"name": "Bo", "flower": "white"}))
    (unusable,) = load("garden.yaml", b"players: 3\n")
    assert check(unusable).mends is None
    record = {
        "players": [{"name": "Ana", "flower": "white"}, {"name": "Bo", "flower": "pink"}],
        "rounds": [{"turns": [{"player": "Ana"}, {"player": "Bo", "dig": "A1"}]}],
    }
    assert errors(record)
    assert "mends" not in checked(record).data()


def test_a_fault_of_the_table_alone_has_no_mend() -> None:
    assert mends(table(player("Ana"), {**player("Bo"), "flower": "white"})) == []


def test_each_player_with_a_slip_has_a_mend() -> None:
    told = mends(table(player("Ana", level=1), player("Bo", at="F4")))
    assert [(mend.path, mend.value, mend.removes, mend.leaves) for mend in told] == [
        ("players.0.terraces.2.level", 2, 3, 2),
        ("players.1.terraces.1.at", "E3", 2, 3),
    ]
    assert [mend.text for mend in told] == [
        "Ana: with the terrace at D2 on level 2, not 1, all 3 faults would go",
        "Bo: with the terrace on level 1 at E3, not F4, both faults would go",
    ]


def test_all_gardens_counted_from_below_are_mended_at_once() -> None:
    """All who type a table count alike, so one mend takes all faults away."""
    legal = table(player("Ana", storage={"pillars": 2}), player("Bo"))
    typed = table(*[from_below(garden) for garden in legal["players"]])
    typed["players"][0]["score_pad"] = {"statues": 1}
    (mend,) = mends(typed)
    number = len(errors(typed))
    assert (mend.path, mend.removes, mend.leaves) == ("players", number, 0)
    told = "with row 1 at the top, as the toolkit has it (write A8 for A1, A7 for A2 …),"
    assert mend.text == f"{told} all {number} faults would go"
    assert not errors(carried_out(typed, mend.path, mend.value))
    assert mend.value[0]["storage"] == {"pillars": 2}
    assert mend.value[0]["score_pad"] == {"statues": 1}


def test_a_garden_counted_from_below_beside_others_is_mended_alone() -> None:
    typed = table(from_below(player("Ana")), player("Bo", at="F4"))
    told = mends(typed)
    assert [mend.path for mend in told[:2]] == ["players.0", "players.1.terraces.1.at"]
    view = "with row 1 at the top, as the toolkit has it (write A8 for A1, A7 for A2 …),"
    assert told[0].text == f"Ana: {view} all 4 faults would go"


def test_a_pad_does_not_count_against_a_mend() -> None:
    """The pad is of the garden as it was, and its own mistake stays."""
    right = {"statues": 1, "fountains": 3}
    typed = table(player("Ana", at="F4", score_pad=right))
    (mend,) = mends(typed)
    assert (mend.value, mend.leaves) == ("E3", 0)
    assert mend.removes == len(errors(typed)) == 2
    assert mend.text.endswith(" at E3, not F4, both faults would go")
    wrong = table(player("Ana", at="F4", score_pad={**right, "belvederes": 7}))
    (mend, *_) = mends(wrong)
    assert (mend.value, mend.leaves) == ("E3", 1)
    assert errors(carried_out(wrong, mend.path, mend.value)) == [("score-pad", "players.0.score_pad.belvederes")]
    assert mend.text.endswith(" at E3, not F4, both faults would go, and 1 fault of the pad would be left")


def test_a_sum_that_is_wrong_on_the_pad_is_none_of_the_garden() -> None:
    """It is added up wrongly with any garden."""
    (legal,) = babylon.read(table(player("Ana")))
    pad = babylon.score(legal).data()["players"][0]["score"]
    (mend,) = mends(table(player("Ana", at="F4", score_pad={**pad, "total": pad["total"] + 1})))
    assert (mend.removes, mend.leaves) == (2, 1)
    assert mend.text == "with the terrace on level 1 at E3, not F4, both faults would go"


def test_a_mend_of_less_than_half_of_the_faults_of_a_garden_is_not_told() -> None:
    """The wrong level makes three faults, and each staircase far off two; those of the other garden do not count."""
    ana, bo = player("Ana", level=1), player("Bo", at="F4")
    told = mends(table({**ana, "staircases": [*ana["staircases"], "A1-H8"]}, bo))
    assert [mend.text.partition(":")[0] for mend in told] == ["Ana", "Bo"]
    assert told[0].text.endswith(" on level 2, not 1, 3 of 5 faults would go")
    told = mends(table({**ana, "staircases": [*ana["staircases"], "A1-H8", "A2-H7"]}, bo))
    assert [mend.text.partition(":")[0] for mend in told] == ["Bo"]


def test_a_mend_that_breaks_a_rule_of_the_table_is_not_told() -> None:
    """On level 2 the terrace needs the 61st double pillar."""
    level = ("players.0.terraces.2.level", 2)
    for doubles, is_told in ((59, True), (60, False)):
        ana = player("Ana", level=1, storage={"doubles": doubles})
        told = mends(table(ana, rulings={"supply": "limit"}))
        assert (level in [(mend.path, mend.value) for mend in told]) == is_told


def test_the_pad_tells_which_of_several_mends_is_meant() -> None:
    """C3 is nearer to where the statue was typed, and D2 lies higher."""
    for pad, spot in (({}, "C3"), ({"statues": 1}, "C3"), ({"statues": 2}, "D2")):
        first = mends(table({**player("Ana"), "statues": ["C4"], "score_pad": pad}))[0]
        assert (first.path, first.value, first.leaves) == ("players.0.statues.0", spot, 0)


@pytest.mark.parametrize(("statues", "number"), [(None, 3), (1, 2), (2, 1), (3, 3)])
def test_a_mend_with_which_the_pad_does_not_agree_is_told_only_without_a_better_one(
    statues: int | None, number: int
) -> None:
    pad = {} if statues is None else {"statues": statues}
    told = mends(table({**player("Ana"), "statues": ["C4"], "score_pad": pad}, player("Bo")))
    assert len(told) == number
    endings = {mend.text.partition(" the fault would go")[2] for mend in told}
    assert endings == {", and 1 fault of the pad would be left" if statues == 3 else ""}


def test_more_players_than_a_game_has_are_left_alone() -> None:
    five = [{**player("Ana", at="F4"), "name": name} for name in ("Ana", "Bo", "Cleo", "Dirk", "Eve")]
    assert mends(table(*five)) == []
    assert mends(table(*five[:4]))


def test_more_faults_than_one_slip_makes_are_those_of_all_the_board_or_of_nobody() -> None:
    bare = [f"{column}{row}" for column in "ABCDEFGH" for row in (1, 5, 6, 7, 8)]
    ana = player("Ana", at="F4")
    typed = table({**ana, "statues": bare})
    assert len(errors(typed)) > 40
    assert mends(typed) == []


def test_what_is_tried_for_one_of_several_documents_depends_on_its_own_length(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a file of many documents takes no longer than one of its length, and the only document is tried as ever."""
    lengths: list[int | None] = []

    def noted(characters: int | None) -> Allowance:
        lengths.append(characters)
        return allowance_of(characters)

    monkeypatch.setattr(trial, "allowance_of", noted)
    text = "players: [{name: Ana, flower: white, terraces: [B2 2 w]}]\n"
    for file in (text, f"{text}---\n{text}"):
        for document in babylon.read(file.encode()):
            babylon.check(document)
    assert lengths == [None, len(text) - 1, len(text)]
