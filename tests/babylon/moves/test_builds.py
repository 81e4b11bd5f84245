"""Every legal way to build one of the terraces that a turn leaves, and two of them one after the other.

The first terrace of a garden has 7 x 7 = 49 places, with one way to stand on four pillars and four ways on three.
"""

from collections import Counter

import pytest

from babylon_cli.babylon.moves.builds import Hand, Move, as_build, choices, count_builds, hand, legal_moves
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from tests.babylon.moves.standing import at
from tests.babylon.play.playing import LETTERS, played
from tests.turns import QUARRY, UNKNOWN, turn

NOTCH = "storage: {pillars: 4, terrace: {icons: SFB.}}"


def moves(play: str, ana: str = "", quarry: str = QUARRY, token: str = "none") -> list[Move]:
    """The builds that could come next in a turn."""
    return list(legal_moves(played(turn(play, ana, quarry=quarry, token=token))))


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
        # The most that can be where it is not known: clay with the own flower, or any tile at all.
        ("dig: B2", "", "none", Hand(5, 0)),
        ("", "storage: {pillars: 2}", "double", Hand(7, 1)),
    ],
)
def test_what_is_in_hand(play: str, ana: str, token: str, expected: Hand) -> None:
    assert hand(played(turn(play, ana, token=token))) == expected


def test_where_pillars_are_not_known_every_cost_is_allowed_that_can_be_paid() -> None:
    assert len(moves("dig: B2")) == 49 * 5
    assert len(moves("dig: A1", quarry=UNKNOWN)) == 49 * 5
    assert len(moves("dig: A1\ndug: {flower: sun}", token="minus-one", quarry=UNKNOWN)) == 49 * 4


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
