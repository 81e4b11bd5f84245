"""The cell between the ends of a bridge is an empty space; how empty is a ruling."""

import pytest

from tests.drawing import broken, finding_of, found, garden, message_of

GAP = [("bridge-gap", "players.0.bridges.0")]
EVERY_RULING = pytest.mark.parametrize("rulings", ["{bridge_gap: clear}", "{bridge_gap: any}", "{bridge_gap: ground}"])

OVER_THE_BOARD = """
terraces: [{at: A3, level: 1}, {at: D3, level: 1}]
bridges: [B3-D3]
"""
OVER_A_TERRACE = """
terraces:
  - {at: C3, level: 1, icons: ..SF}
  - {at: A3, level: 1}
  - {at: A4, level: 2}
  - {at: D4, level: 2}
bridges: [B4@2-D4@2]
"""
FILLED = """
terraces: [{at: A3, level: 1}, {at: C3, level: 1}, {at: E3, level: 1}]
bridges: [B3-E3]
"""
CROSSING = """
terraces: [{at: B1, level: 1}, {at: D2, level: 1}, {at: C4, level: 1}, {at: A3, level: 1}]
bridges: [B3-D3, C2-C4]
"""


@EVERY_RULING
def test_over_the_bare_board(rulings: str) -> None:
    assert found(garden(OVER_THE_BOARD, rulings)) == []


def test_over_a_lower_terrace() -> None:
    assert found(garden(OVER_A_TERRACE)) == []
    assert found(garden(OVER_A_TERRACE, "{bridge_gap: any}")) == []
    assert found(garden(OVER_A_TERRACE, "{bridge_gap: ground}")) == GAP
    assert found(garden(OVER_A_TERRACE, edition="zh-Hans")) == []


def test_over_a_statue_on_a_lower_terrace() -> None:
    drawing = OVER_A_TERRACE + "statues: [C4@1]"
    assert found(garden(drawing)) == GAP
    assert found(garden(drawing, "{bridge_gap: any}")) == []
    assert found(garden(drawing, "{bridge_gap: ground}")) == GAP
    assert found(garden(drawing, edition="zh-Hans")) == []
    assert found(garden(drawing, "{bridge_gap: clear}", edition="zh-Hans")) == GAP


def test_over_a_statue_beside_the_gap() -> None:
    assert found(garden(OVER_A_TERRACE.replace("..SF", "S.SF") + "statues: [C3@1]")) == []


def test_over_a_belvedere() -> None:
    drawing = OVER_A_TERRACE.replace("icons: ..SF", "belvedere: SW")
    assert found(garden(drawing)) == GAP
    assert found(garden(drawing, "{bridge_gap: any}")) == []


def test_over_an_end_of_a_fountain() -> None:
    beneath = OVER_A_TERRACE.replace("{at: C3, level: 1, icons: ..SF}", "{at: C3, level: 1}\n  - {at: C5, level: 1}")
    assert found(garden(beneath + "fountains: [C4@1-C5@1]")) == GAP
    assert found(garden(beneath + "fountains: [B3@1-C3@1]")) == []


def test_over_a_bare_pillar_in_a_hole() -> None:
    drawing = OVER_THE_BOARD + "bare_pillars: [C3]"
    uncovered = ("pillar-uncovered", "players.0.bare_pillars.0")
    assert found(garden(drawing)) == [uncovered, *GAP]
    assert found(garden(drawing, "{bridge_gap: ground}")) == [uncovered, *GAP]
    assert found(garden(drawing, "{bridge_gap: any}")) == [uncovered]


@EVERY_RULING
def test_a_terrace_of_the_bridges_own_level_fills_it(rulings: str) -> None:
    drawn = garden(FILLED.replace("B3-E3", "B3-D3").replace("E3, level", "D5, level"), rulings)
    assert found(drawn) == GAP


@EVERY_RULING
def test_a_second_bridge_of_that_level_over_the_same_cell(rulings: str) -> None:
    assert found(garden(CROSSING, rulings)) == [("bridge-gap", "players.0.bridges.1")]


@EVERY_RULING
def test_two_bridges_of_two_levels_do_not_meet(rulings: str) -> None:
    drawn = garden(
        """
        terraces:
          - {at: A3, level: 1}
          - {at: D3, level: 1}
          - {at: B1, level: 2}
          - {at: C4, level: 2, belvedere: NE}
        bridges: [B3-D3, C2-C4]
        """,
        rulings,
    )
    assert found(drawn) == []


PASSED_BY_A_PILLAR = """
terraces:
  - {at: A3, level: 1}
  - {at: D3, level: 1}
  - {at: C4, level: 2, belvedere: NE}
bridges: [B4-D4@1]
"""


@EVERY_RULING
def test_a_double_pillar_from_the_board_passes_it(rulings: str) -> None:
    assert found(garden(PASSED_BY_A_PILLAR, rulings)) == GAP


def test_a_double_pillar_from_a_lower_terrace_passes_it() -> None:
    drawing = OVER_A_TERRACE.replace(
        "bridges", "  - {at: B5, level: 1}\n  - {at: C4, level: 3, belvedere: NE}\nbridges"
    )
    assert found(garden(drawing)) == GAP
    assert found(garden(drawing, "{bridge_gap: any}")) == GAP
    assert found(garden(drawing, "{bridge_gap: ground}")) == [*GAP, *GAP]


def test_a_support_of_the_wrong_height_passes_nothing() -> None:
    drawing = PASSED_BY_A_PILLAR.replace("belvedere: NE", "belvedere: NE, pillars: {NW: single}")
    assert found(garden(drawing)) == [("pillar-height", "players.0.terraces.2.pillars.NW")]


@EVERY_RULING
def test_a_terrace_above_the_bridge_is_no_obstacle(rulings: str) -> None:
    drawn = garden(PASSED_BY_A_PILLAR.replace("belvedere: NE", "belvedere: NW"), rulings)
    assert found(drawn) == [("spot-occupied", "players.0.terraces.2.at")]


@pytest.mark.parametrize(
    ("ends", "rule"),
    [("B3-D3@2", "decoration-off-terrace"), ("B3-D4", "decoration-diagonal"), ("B3-E3", "bridge-link")],
)
def test_a_bridge_that_spans_nothing_is_not_judged(ends: str, rule: str) -> None:
    assert found(garden(FILLED.replace("B3-E3", ends))) == [(rule, "players.0.bridges.0")]


def test_a_bridge_with_an_end_off_terrace_is_not_judged_though_its_ends_are_on_one_level() -> None:
    drawn = garden("terraces: [{at: A3, level: 1}, {at: C3, level: 1}]\nbridges: [D4-F4@1]\nbare_pillars: [E4]")
    assert broken(drawn) == {"decoration-off-terrace", "pillar-uncovered"}


def test_a_bridge_between_two_levels_is_not_judged() -> None:
    drawn = garden("terraces: [{at: A3, level: 1}, {at: C3, level: 1}, {at: D4, level: 2}]\nbridges: [B4-D4]")
    assert found(drawn) == [("bridge-link", "players.0.bridges.0")]


def test_a_pillar_on_the_terrace_that_fills_it_is_no_second_fault() -> None:
    drawn = garden("""
        terraces: [{at: A3, level: 1}, {at: C3, level: 1}, {at: C2, level: 2, belvedere: SE}]
        bridges: [B3@1-D3@1]
        """)
    assert found(drawn) == GAP


def test_what_the_messages_say() -> None:
    filled = garden(FILLED.replace("B3-E3", "B3-D3"))
    assert message_of("bridge-gap", filled) == (
        "the bridge B3@1-D3@1 needs an empty space at C3 between its ends, and the terrace at C3 on level 1 fills it"
    )
    assert str(finding_of("bridge-gap", filled).where) == "C3 under B3@1-D3@1"
    assert str(finding_of("bridge-gap", filled).help) == "check the bridge's cells and what is at the cell between them"
    assert message_of("bridge-gap", garden(OVER_A_TERRACE + "statues: [C4@1]")) == (
        "the bridge B4@2-D4@2 needs an empty space at C4 between its ends, and a statue stands there"
    )
    assert message_of("bridge-gap", garden(OVER_A_TERRACE, "{bridge_gap: ground}")) == (
        "the bridge B4@2-D4@2 needs an empty space at C4 between its ends, and the terrace at C3 on level 1 lies "
        "there, where only the bare board may"
    )
    assert message_of("bridge-gap", garden(PASSED_BY_A_PILLAR)) == (
        "the bridge B4@1-D4@1 needs an empty space at C4 between its ends, and the double pillar under the NW corner "
        "of the terrace at C4 on level 2 passes through it"
    )


def test_what_the_message_says_where_bridges_cross() -> None:
    crossing = finding_of("bridge-gap", garden(CROSSING))
    assert str(crossing.message) == (
        "the bridge C2@1-C4@1 needs an empty space at C3 between its ends, and the bridge B3@1-D3@1 spans the same cell"
    )
    assert [place.path for place in crossing.related] == [("players", 0, "bridges", 0)]


def test_after_a_bridge_that_has_no_gap() -> None:
    """A bridge of which the link is a fault is passed over, and the others are judged."""
    drawing = OVER_A_TERRACE.replace("[B4", "[C3@1-D3@1, B4") + "statues: [C4@1]"
    assert ("bridge-gap", "players.0.bridges.1") in found(garden(drawing))
