"""Slips in a turn: of what it builds, and of what it puts there."""

import pytest
import yaml

from tests.babylon.mends.mending import carried_out, checked, errors, mends
from tests.cli.plays import LEGAL_TURN, TURN

SLIPS = {
    "a build typed by its south-east corner": ("at: C5", "at: D6", "build.0.at", "C5"),
    "a build that is far off": ("at: F5", "at: A1", "build.1.at", "F5"),
    "a build on the wrong level": ("at: F5, level: 1", "at: F5, level: 4", "build.1.level", 1),
    "a build with its icons typed from another side": ("icons: .S.F", "icons: F..S", "build.1.icons", ".S.F"),
    "a belvedere too many": (
        "icons: .S.F",
        "icons: .S.F, pillars: {NW: single}, belvedere: NW",
        "build.1.belvedere",
        None,
    ),
    "a statue on the wrong cell": ("[C5, G5]", "[C5, G6]", "statues.1", "G5"),
    "a statue on the wrong storey": ("[C5, G5]", "[C5@2, G5]", "statues.0", "C5"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_mend_undoes_a_slip_in_a_turn(slip: str) -> None:
    right, typed, path, value = SLIPS[slip]
    assert right in LEGAL_TURN
    document = yaml.safe_load(LEGAL_TURN.replace(right, typed))
    told = mends(document)
    assert (f"turn.{path}", value) in [(mend.path, mend.value) for mend in told]
    for mend in told:
        assert mend.leaves == 0
        assert mend.removes == len(errors(document))
        assert errors(carried_out(document, mend.path, mend.value)) == []


def test_a_mend_of_a_turn_says_whose_it_is() -> None:
    first = mends(yaml.safe_load(LEGAL_TURN.replace("[C5, G5]", "[C5, G6]")))[0]
    assert first.text == "Ana: with the statue at G5@1, not G6@1, both faults would go"


def test_what_a_turn_pays_is_no_slip_of_the_place() -> None:
    assert errors(yaml.safe_load(TURN)) == [("pillar-budget", "turn.build")]
    assert mends(yaml.safe_load(TURN)) == []
    assert checked(yaml.safe_load(LEGAL_TURN)).mends is None


@pytest.mark.parametrize("key", ["build", "statues"])
def test_a_turn_that_no_game_has_is_not_searched(key: str) -> None:
    document = yaml.safe_load(LEGAL_TURN.replace("[C5, G5]", "[C5, G6]"))
    assert mends(document)
    turn = document["turn"]
    turn[key] += {"build": [{"from": "dug", "at": "A1", "level": 1}], "statues": ["C5"] * 8}[key]
    assert mends(document) == []
