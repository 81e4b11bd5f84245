"""Every legal way to build one terrace, counted by hand on small gardens.

A terrace has 7 x 7 = 49 places on the board. On four supports it has one way to stand, and on three it has four, one
for each corner that may be the open one.
"""

from collections import Counter

import pytest

from babylon_cli.moves.builds import Hand, Move, Stand, as_build, choices, count_builds, hand, legal_moves, legal_stands
from babylon_cli.table.cells import CELL_NAMES
from babylon_cli.table.pieces import CORNER_NAMES
from babylon_cli.table.rulings import DEFAULT_RULINGS, Rulings
from tests.drawing import layout
from tests.game.playing import LETTERS, played
from tests.turns import QUARRY, UNKNOWN, turn

ANY = Hand(None, 0)
"""As many pillars as one likes."""


def stands(terraces: str, in_hand: Hand = ANY, rulings: Rulings = DEFAULT_RULINGS) -> list[Stand]:
    """The ways to build one more terrace in a garden."""
    found = list(legal_stands(layout(terraces), in_hand, rulings))
    assert len(set(found)) == len(found)
    return found


def levels(found: list[Stand]) -> dict[int, int]:
    """How many ways there are on each level."""
    return dict(Counter(stand.level for stand in found))


def at(found: list[Stand], cell: str, level: int) -> list[str]:
    """The ways to stand at one place: the supports by their first letters, an open corner as a point."""
    letters = {"single": "s", "double": "d", "statue": "t", "none": "."}
    ways = [stand for stand in found if CELL_NAMES[stand.at] == cell and stand.level == level]
    for stand in ways:
        opened = [corner for corner in range(4) if stand.supports[corner] is None]
        assert not opened
        words = [support.value for support in stand.supports if support is not None]
        assert (words.index("none") if "none" in words else None) == stand.belvedere
    return ["".join(letters[support.value] for support in stand.supports if support is not None) for stand in ways]


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


NOTCH = "storage: {pillars: 4, terrace: {icons: SFB.}}"


def moves(play: str, ana: str = "", quarry: str = QUARRY) -> list[Move]:
    """The builds that could come next in a turn."""
    return list(legal_moves(played(turn(play, ana, quarry=quarry))))


def by_origin(found: list[Move]) -> dict[str, int]:
    """How many builds there are of the dug and of the stored terrace."""
    return dict(Counter(move.choice.origin for move in found))


def icons_of(found: list[Move]) -> list[str]:
    """The ways in which the terraces can lie, each once."""
    return list(dict.fromkeys("".join(LETTERS[icon] for icon in move.icons or ()) for move in found))


def test_the_dug_and_the_stored_terrace_are_each_turned_in_four_ways() -> None:
    """A1 gives 5 pillars: the first terrace stands in 49 x 5 ways."""
    found = moves("dig: A1", NOTCH)
    assert by_origin(found) == {"dug": 49 * 5 * 4, "stored": 49 * 5 * 4}
    assert icons_of(found) == ["ST..", ".S.T", "..TS", "T.S.", "SFB.", "BS.F", ".BFS", "F.SB"]
    assert [move.choice.origin for move in found] == ["dug"] * 980 + ["stored"] * 980


@pytest.mark.parametrize(
    ("icons", "ways"), [("SSSS", ["SSSS"]), ("S..S", ["S..S", ".SS."]), ("SS..", ["SS..", ".S.S", "..SS", "S.S."])]
)
def test_a_turn_that_changes_nothing_is_not_told_twice(icons: str, ways: list[str]) -> None:
    found = [move for move in moves("dig: A1", NOTCH.replace("SFB.", icons)) if move.choice.origin == "stored"]
    assert icons_of(found) == ways
    assert len(found) == 49 * 5 * len(ways)


def test_a_terrace_whose_icons_nobody_knows_lies_in_one_way() -> None:
    found = moves("dig: B2\npillars_taken: 4")
    assert by_origin(found) == {"dug": 49 * 5}
    assert {move.icons for move in found} == {None}


@pytest.mark.parametrize(
    ("play", "ana", "left"),
    [
        ("dig: A1", "", ["dug"]),
        ("", "", []),
        ("", NOTCH, ["stored"]),
        ("dig: D1", NOTCH, ["stored"]),
        ("dig: A1\nbuild: [{from: dug, at: A1, level: 1}]", NOTCH, ["stored"]),
        ("dig: A1\nbuild: [{from: dug, at: A1, level: 1}]", "", []),
        ("dig: A1\nbuild: [{from: stored, at: A1, level: 1}]", NOTCH, ["dug"]),
        ("dig: A1\nbuild: [{from: stored, at: A1, level: 1}, {from: dug, at: C1, level: 1}]", NOTCH, []),
        ("dig: A1\nbuild: [{from: dug, at: A1, level: 1}, {from: dug, at: C1, level: 1}]", NOTCH, []),
    ],
)
def test_what_is_left_to_build(play: str, ana: str, left: list[str]) -> None:
    assert [choice.origin for choice in choices(played(turn(play, ana)))] == left


@pytest.mark.parametrize(
    ("play", "ana", "token", "expected"),
    [
        ("dig: A1", "", "none", Hand(5, 0)),
        ("dig: A1", "storage: {pillars: 3}", "single", Hand(9, 0)),
        ("dig: A1", "", "double", Hand(5, 1)),
        ("dig: A1\nbuild: [{from: dug, at: C3, level: 1, belvedere: NE}]", "", "double", Hand(2, 1)),
        # Under D4 is a single pillar; of the two doubles under E4 and D5 the token gives one.
        (
            "dig: A1\nbuild: [{from: dug, at: D4, level: 2, belvedere: SE}]",
            "terraces: [{at: C3, level: 1}]",
            "double",
            Hand(2, 0),
        ),
        ("dig: B2", "", "none", Hand(None, 0)),
        ("", "", "double", Hand(None, 1)),
    ],
)
def test_what_is_in_hand(play: str, ana: str, token: str, expected: Hand) -> None:
    assert hand(played(turn(play, ana, token=token))) == expected


def test_where_pillars_are_not_known_every_cost_is_allowed() -> None:
    assert len(moves("dig: B2")) == 49 * 5
    assert len(moves("dig: A1", quarry=UNKNOWN)) == 49 * 5


def test_the_second_build_goes_on_from_the_first() -> None:
    """On level 1 the second may lie at the 45 places that share no cell with A1; on level 2 it costs four at least."""
    first = "dig: A1\nbuild: [{from: dug, at: A1, level: 1}]"
    assert moves(first, NOTCH.replace("pillars: 4", "pillars: 1")) == []
    assert by_origin(moves(first, NOTCH.replace("pillars: 4", "pillars: 2"))) == {"stored": 45 * 4 * 4}


def test_statues_of_the_turn_carry_the_second_build() -> None:
    """Five pillars are left, one less than three doubles cost."""
    first = "dig: A1\nbuild: [{from: dug, at: A1, level: 1, icons: '..TS'}]\nstatues: [B2]"
    found = [move.stand for move in moves(first, NOTCH) if move.icons == move.choice.turns[0]]
    assert at(found, "B2", 2) == ["t.dd", "td.d", "tdd."]


def test_two_builds_one_after_the_other() -> None:
    """The dug terrace can lie in four ways, the stored one in one, and either may come first.

    Of the 49 x 49 pairs of places those collide whose columns and rows are both at most one apart. Along one side of
    the board there are 7 + 6 + 6 = 19 such pairs, so 49 x 49 - 19 x 19 = 2040 pairs are left for level 1.
    """
    # A1 gives 5. With 7 pillars both stand on three of them, or one of them on four.
    start = played(turn("dig: A1", "storage: {pillars: 2, terrace: {icons: SSSS}}"))
    assert count_builds(start, 1) == 49 * 5 * (4 + 1)
    # After a first one on three the second may lie half over it: on two single pillars and a double, the other corner
    # being open. For that the first has its belvedere on the other side.
    half_over = (6 * 7 * 2) * 2
    assert count_builds(start, 2) == (2040 * (4 * 4 + 4 + 4) + half_over * 2 * 2) * 4 * 2


def test_no_third_build() -> None:
    assert moves("") == []
    assert count_builds(played(turn("dig: A1")), 2) == 0
    both = "dig: A1\nbuild: [{from: stored, at: A1, level: 1, belvedere: SE}, {from: dug, at: C1, level: 1}]"
    assert moves(both, NOTCH) == []
    assert count_builds(played(turn(both, NOTCH)), 1) == 0


def test_a_move_as_a_turn_would_list_it() -> None:
    for move in moves("dig: A1", NOTCH)[::97]:
        build = as_build(move.stand, move.choice.origin, move.icons)
        assert (build.origin, build.at, build.level, build.icons) == (
            move.choice.origin,
            move.stand.at,
            move.stand.level,
            move.icons,
        )
        open_corner = None if build.belvedere is None else CORNER_NAMES[build.belvedere]
        written = [CORNER_NAMES[corner] for corner in range(4) if build.pillars[corner] is not None]
        assert written == [name for name in CORNER_NAMES if name != open_corner]
