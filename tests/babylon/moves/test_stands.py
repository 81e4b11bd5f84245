"""Every place and set of supports on which a terrace can be built, counted by hand on small gardens.

A terrace has 7 x 7 = 49 places on the board. On four supports it has one way to stand, and on three it has four, one
for each corner that may be the open one.
"""

import pytest

from babylon_cli.babylon.moves.builds import Hand
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.rulings import DEFAULT_RULINGS
from tests.babylon.moves.standing import ANY, at, levels, stands


def on_the_first(pillars: int) -> int:
    """The ways to build the first terrace of a garden with so many pillars."""
    return len(stands("terraces: []", Hand(pillars, 0)))


def test_the_first_terrace() -> None:
    assert [on_the_first(pillars) for pillars in (0, 2)] == [0, 0]
    assert on_the_first(3) == 49 * 4
    assert on_the_first(4) == on_the_first(12) == 49 * 5
    assert len(stands("terraces: []")) == 49 * 5


def test_a_double_pillar_lifts_no_corner_of_the_first_level() -> None:
    assert stands("terraces: []", Hand(2, 2)) == []


ONE = "terraces: [{at: D4, level: 1}]"
"""It covers D4, E4, D5 and E5. Of the 49 places one is the same, 4 share two cells with it, 4 one, and 40 none."""


@pytest.mark.parametrize(
    ("in_hand", "first", "second"),
    [
        # On level 1 a terrace may lie at the 40 places that share no cell with the other one: there are 5 ways each,
        # or with 3 pillars 4. On level 2 one double pillar costs 2 singles.
        (Hand(2, 0), 0, 0),
        # ssdd costs 6, less 1 or 2 for the open corner; sddd costs 7; dddd costs 8.
        (Hand(3, 0), 40 * 4, 0),
        (Hand(4, 0), 40 * 5, 4 * 2),
        (Hand(5, 0), 40 * 5, 4 * 4 + 4 * 3),
        (Hand(6, 0), 40 * 5, 4 * 5 + 4 * 4 + 40 * 4),
        (Hand(7, 0), 40 * 5, 4 * 5 + 4 * 5 + 40 * 4),
        (Hand(8, 0), 40 * 5, 4 * 5 + 4 * 5 + 40 * 5),
        (ANY, 40 * 5, 48 * 5),
        # With a double pillar in hand ssdd costs 4, ss.d 2 and .sdd 3; sddd costs 5, sdd. 3 and .ddd 4; dddd costs 6.
        (Hand(2, 1), 0, 4 * 2),
        (Hand(3, 1), 40 * 4, 4 * 4 + 4 * 3),
        (Hand(4, 1), 40 * 5, 4 * 5 + 4 * 4 + 40 * 4),
        # With three of them only the singles cost anything.
        (Hand(0, 3), 0, 4 * 1 + 40 * 4),
        (Hand(0, 4), 0, 4 * 1 + 40 * 5),
    ],
)
def test_a_second_terrace(in_hand: Hand, first: int, second: int) -> None:
    found = levels(stands(ONE, in_hand))
    assert (found.get(1, 0), found.get(2, 0)) == (first, second)
    assert set(found) <= {1, 2}


def test_each_way_at_one_place_and_what_it_costs() -> None:
    found = stands(ONE)
    assert at(found, "D3", 2) == ["ddss", ".dss", "d.ss", "dd.s", "dds."]
    costs = [stand.cost for stand in found if CELL_NAMES[stand.at] == "D3" and stand.level == 2]
    assert costs == [6, 4, 4, 5, 5]
    assert at(found, "D4", 2) == []
    assert at(found, "E5", 1) == []
    assert at(found, "F4", 1) == ["ssss", ".sss", "s.ss", "ss.s", "sss."]


def test_no_terrace_squarely_over_another_under_either_ruling() -> None:
    """Level 2 lies at C4, so that level 3 may be built; D4 on level 3 is two levels above the terrace there."""
    drawing = "terraces: [{at: D4, level: 1}, {at: C4, level: 2}]"
    adjacent = DEFAULT_RULINGS.answered({"superposed": "adjacent"})
    assert at(stands(drawing), "D4", 3) == []
    assert at(stands(drawing, rulings=adjacent), "D4", 3) == ["sdsd", ".dsd", "s.sd", "sd.d", "sds."]
    assert at(stands(drawing, rulings=adjacent), "D4", 2) == []
    assert at(stands(drawing, rulings=adjacent), "C4", 3) == []


def test_a_corner_too_high_for_any_pillar_stays_open() -> None:
    """On level 3 a terrace at C3 has D4 on level 2, C4 on level 1, D3 on level 1 and C3 on the board: 3 below it."""
    drawing = "terraces: [{at: B4, level: 1}, {at: D2, level: 1}, {at: D4, level: 2, pillars: {NW: double}}]"
    assert at(stands(drawing), "C3", 3) == [".dds"]
    assert at(stands(drawing), "A1", 3) == []
    assert levels(stands(drawing)).keys() == {1, 2, 3}


def test_a_hidden_level_still_allows_the_next() -> None:
    """The only terrace of level 2 lies wholly under two of level 3."""
    drawing = """
        terraces:
          - {at: C3, level: 1}
          - {at: F1, level: 1}
          - {at: F3, level: 1}
          - {at: D4, level: 2}
          - {at: C4, level: 3, belvedere: SW}
          - {at: E4, level: 3, belvedere: SE}
        """
    assert at(stands(drawing), "F2", 3) == ["dddd", ".ddd", "d.dd", "dd.d", "ddd."]


UNDER = "terraces: [{at: D4, level: 1}, {at: C3, level: 2, belvedere: NW}]"
"""The upper one covers C3, D3, C4 and D4; under C3 its corner is open, under D3 and C4 are double pillars."""


def test_nothing_is_pushed_under_a_terrace() -> None:
    found = stands(UNDER)
    for cell in ("B2", "B3", "B4", "C2", "D2", "C3", "C4"):
        assert at(found, cell, 1) == []
    assert len(at(found, "A1", 1)) == 5


def test_unless_an_open_corner_may_slip_under_an_open_corner() -> None:
    """Only B2 has nothing but C3 in common with the upper one, and its corner there is then the open one."""
    allow = DEFAULT_RULINGS.answered({"hidden_corner": "allow"})
    found = stands(UNDER, rulings=allow)
    assert at(found, "B2", 1) == ["sss."]
    for cell in ("B3", "B4", "C2", "D2", "C3", "C4"):
        assert at(found, cell, 1) == []
    # It may also be built on the same level as the upper one or above it, where nothing is hidden.
    assert at(found, "B2", 2) == []
    assert len(found) == len(stands(UNDER)) + 1


def test_no_corner_slips_onto_a_terrace_of_its_own_level() -> None:
    """B3 has E5 on level 1 below D5's open corner: a second terrace of level 1 there would collide."""
    allow = DEFAULT_RULINGS.answered({"hidden_corner": "allow"})
    drawing = "terraces: [{at: D4, level: 1}, {at: E5, level: 2, belvedere: NW}]"
    assert at(stands(drawing, rulings=allow), "D3", 1) == []
    assert at(stands(drawing, rulings=allow), "E5", 1) == []


STATUE = "terraces: [{at: D4, level: 1, icons: S...}]\nstatues: [D4]"


def test_a_statue_carries_what_comes_down_on_it() -> None:
    found = stands(STATUE)
    assert at(found, "C3", 2) == ["dddt", ".ddt", "d.dt", "dd.t"]
    assert at(found, "D3", 2) == ["ddts", ".dts", "d.ts", "ddt."]
    assert [stand.cost for stand in found if CELL_NAMES[stand.at] == "C3" and stand.level == 2] == [6, 4, 4, 4]


def test_unless_a_corner_may_be_open_over_it() -> None:
    found = stands(STATUE, rulings=DEFAULT_RULINGS.answered({"statue_corner": "open"}))
    assert at(found, "C3", 2) == ["dddt", ".ddt", "d.dt", "dd.t", "ddd."]


def test_a_piece_that_carries_nothing_leaves_its_corner_open() -> None:
    """On D4 stands one end of a fountain, on E5 the belvedere."""
    drawing = """
        terraces: [{at: D4, level: 1, icons: F..., belvedere: SE}, {at: B4, level: 1, icons: .F..}]
        fountains: [C4-D4]
        """
    found = stands(drawing)
    assert at(found, "D3", 2) == ["dd.s"]
    assert at(found, "E4", 2) == ["sd.d"]
    assert at(found, "C3", 2) == []
    assert at(found, "E5", 2) == [".ddd"]


def test_two_levels_above_a_statue_its_corner_is_open() -> None:
    """No double pillar can stand on E4, where the statue does."""
    drawing = "terraces: [{at: D4, level: 1, icons: .S..}, {at: D2, level: 1}, {at: F3, level: 2}]\nstatues: [E4]"
    assert at(stands(drawing), "E3", 3) == ["ds.s"]


BRIDGE = """
terraces: [{at: B3, level: 1, icons: .B..}, {at: E3, level: 1, icons: B...}, {at: D1, level: 1}]
bridges: [C3-E3]
"""
"""The bridge passes over D3, which is the board."""


@pytest.mark.parametrize("ruling", ["clear", "any", "ground"])
def test_nothing_is_built_through_a_bridge(ruling: str) -> None:
    """Beside the gap there is always an end of the bridge, over which the corner is open.

    The corner over the gap has no pillar either, for it would pass through the bridge: that makes two.
    """
    found = stands(BRIDGE, rulings=DEFAULT_RULINGS.answered({"bridge_gap": ruling}))
    for place in ("C2", "D2", "C3", "D3"):
        assert at(found, place, 1) == at(found, place, 2) == []
    without = stands(BRIDGE.replace("bridges", "staircases").replace("C3-E3", "C3-C5"))
    assert at(without, "D2", 2) == ["ssds", ".sds", "s.ds", "ss.s", "ssd."]


def test_beside_a_bridge_there_is_room() -> None:
    """D4, D5 and E5 are the board, and E4 is a spot of a terrace."""
    assert at(stands(BRIDGE), "D4", 2) == ["dsdd", ".sdd", "d.dd", "ds.d", "dsd."]


def test_what_is_no_bridge_is_in_nobodys_way() -> None:
    """Its ends are on two levels, which is a fault of an earlier turn; its end at C3 takes that spot all the same."""
    drawing = """
        terraces: [{at: B3, level: 1, icons: .B..}, {at: E2, level: 2, icons: ..B.}]
        bridges: [C3-E3]
        """
    assert at(stands(drawing), "C2", 2) == ["dd.d"]


UNDER_A_HIGH_CORNER = """
terraces: [{at: E4, level: 1, icons: S...}, {at: E2, level: 2}, {at: E3, level: 3, belvedere: SW}]
statues: [E4@1]
"""
"""At E4 stands a statue on level 1, two levels below an open corner; only the terrace at D4 meets no other cell."""


@pytest.mark.parametrize(
    ("drawing", "rulings", "found"),
    [
        (UNDER_A_HIGH_CORNER, {"hidden_corner": "allow"}, []),
        (UNDER_A_HIGH_CORNER, {"hidden_corner": "allow", "statue_corner": "open"}, ["d.ds"]),
        (UNDER_A_HIGH_CORNER, {"statue_corner": "open"}, []),
        (UNDER_A_HIGH_CORNER.replace("statues: [E4@1]", ""), {"hidden_corner": "allow"}, ["d.ds"]),
    ],
)
def test_a_corner_that_slips_over_a_statue(drawing: str, rulings: dict[str, str], found: list[str]) -> None:
    """The statue carries it, unless a corner may be open over one."""
    assert at(stands(drawing, rulings=DEFAULT_RULINGS.answered(rulings)), "D4", 2) == found


def test_no_corner_slips_through_its_own_level_to_an_open_corner_above() -> None:
    drawing = "terraces: [{at: E3, level: 1}, {at: E3, level: 3, belvedere: SW}]"
    allow = DEFAULT_RULINGS.answered({"hidden_corner": "allow"})
    assert at(stands(drawing, rulings=allow), "D4", 1) == []
    assert at(stands(drawing, rulings=allow), "D4", 2) == ["d.dd"]
