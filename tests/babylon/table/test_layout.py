"""How a garden lies: supports, surfaces, stacks, and what is seen."""

import pytest

from babylon_cli.babylon.table.cells import CELL_NAMES, CELL_NUMBERS
from babylon_cli.babylon.table.layout import Footing, Layout
from babylon_cli.babylon.table.pieces import CORNER_NAMES, Icon, Spot
from babylon_cli.babylon.table.supports import footings, footings_at, misfits, statue_supports
from babylon_cli.babylon.terms import piece_name
from tests.drawing import layout

TOWER = """
terraces:
  - {at: D4, level: 3, belvedere: SE}
  - {at: C3, level: 1}
  - {at: C4, level: 2, pillars: {NW: statue, SE: none}}
statues: [C3, D4@2]
bridges: [C3-E3]
staircases: [C5-D3]
"""


def supports(drawn: Layout) -> list[str]:
    """Each supported corner, such as `C4@2 NE single over C3@1`; a ! where the support does not fit."""
    return [_described(footing) for footing in footings(drawn)]


def _described(footing: Footing) -> str:
    support = footing.support.value if footing.support else "nothing"
    below = f"{CELL_NAMES[footing.below.at]}@{footing.below.level}" if footing.below else "the board"
    wrong = "" if footing.fits else "!"
    terrace = f"{CELL_NAMES[footing.terrace.at]}@{footing.terrace.level}"
    return f"{terrace} {CORNER_NAMES[footing.corner]} {support}{wrong} over {below}"


def test_terraces_are_laid_from_the_lowest_level_up() -> None:
    drawn = layout(TOWER)
    assert [terrace.level for terrace in drawn.terraces] == [1, 2, 3]
    assert [terrace.number for terrace in drawn.terraces] == [1, 2, 0]


def test_the_supports_that_are_written_and_those_that_the_levels_tell() -> None:
    assert supports(layout(TOWER)) == [
        "C3@1 NW single over the board",
        "C3@1 NE single over the board",
        "C3@1 SW single over the board",
        "C3@1 SE single over the board",
        "C4@2 NW statue over C3@1",
        "C4@2 NE single over C3@1",
        "C4@2 SW double over the board",
        "D4@3 NW single over C4@2",
        "D4@3 NE nothing! over the board",
        "D4@3 SW single over C4@2",
    ]


def test_misfits_and_statues_are_also_listed_apart() -> None:
    drawn = layout(TOWER)
    assert [footing.path for footing in misfits(drawn)] == [("terraces", 0, "at")]
    assert [footing.path for footing in drawn.statue_footings] == [("terraces", 2, "pillars", "NW")]
    assert [footing.path for footing in statue_supports(drawn)] == [("terraces", 2, "pillars", "NW")]


def test_a_statue_that_does_not_reach_or_stands_on_the_board_supports_nothing() -> None:
    drawn = layout("""
        terraces:
          - {at: A1, level: 1, pillars: {NW: statue}}
          - {at: D4, level: 2, pillars: {NW: statue}}
        """)
    assert len(drawn.statue_footings) == 2
    assert list(statue_supports(drawn)) == []


def test_open_corners_by_terrace() -> None:
    drawn = layout(TOWER)
    assert {terrace.number: terrace.open_corners for terrace in drawn.terraces} == {0: (3,), 1: (), 2: (3,)}
    assert [terrace.number for terrace in drawn.written] == [2]


def test_what_stands_at_a_cell() -> None:
    drawn = layout(TOWER)
    assert [_described(footing) for footing in footings_at(drawn, CELL_NUMBERS["D5"])] == ["D4@3 SW single over C4@2"]
    assert footings_at(drawn, CELL_NUMBERS["H8"]) == []


def test_what_lies_on_what() -> None:
    drawn = layout(TOWER)
    d4 = CELL_NUMBERS["D4"]
    assert [terrace.level for terrace in drawn.stacks[d4]] == [1, 2, 3]
    surfaces = [drawn.surface_below(d4, level) for level in (1, 2, 3, 9)]
    assert [surface and surface.level for surface in surfaces] == [None, 1, 2, 3]
    assert drawn.surface_below(CELL_NUMBERS["A1"], 4) is None


def test_what_is_seen() -> None:
    drawn = layout(TOWER)
    d4, c3 = CELL_NUMBERS["D4"], CELL_NUMBERS["C3"]
    assert [drawn.hides(d4, level) for level in (0, 1, 2, 3)] == [True, True, True, False]
    assert [drawn.hides(c3, level) for level in (0, 1)] == [True, False]
    assert not drawn.hides(CELL_NUMBERS["H8"], 0)
    assert all(drawn.is_visible(terrace) for terrace in drawn.terraces)
    assert drawn.visible_holes == 64 - 8


def test_a_terrace_under_two_others_is_not_seen() -> None:
    drawn = layout("""
        terraces: [{at: C3, level: 2}, {at: B3, level: 3}, {at: D3, level: 3}, {at: A3, level: 1}, {at: E3, level: 1}]
        """)
    hidden = [CELL_NAMES[terrace.at] for terrace in drawn.terraces if not drawn.is_visible(terrace)]
    assert hidden == ["C3"]


def test_an_off_board_terrace_lies_nowhere() -> None:
    drawn = layout("terraces: [{at: H1, level: 1}, {at: A1, level: 1}]")
    assert [terrace.number for terrace in drawn.off_board] == [0]
    assert [terrace.number for terrace in drawn.terraces] == [1]
    assert not drawn.is_visible(drawn.off_board[0])
    assert len(drawn.garden.terraces) == 2


@pytest.mark.parametrize(
    ("spot", "level", "height", "terraces", "spelling"),
    [
        (("C3", None), 1, 1, 1, "C3@1"),
        (("D4", None), 3, 3, 1, "D4@3"),
        (("D4", 1), 1, 1, 1, "D4@1"),
        (("D4", 4), 4, 4, 0, "D4@4"),
        (("D4", 0), 0, 0, 0, "D4@0"),
        (("H8", None), None, 0, 0, "H8"),
        (("H8", 2), 2, 2, 0, "H8@2"),
    ],
)
def test_a_typed_spot_is_found(
    spot: tuple[str, int | None], level: int | None, height: int, terraces: int, spelling: str
) -> None:
    end = layout(TOWER).find(Spot(CELL_NUMBERS[spot[0]], spot[1]))
    assert (end.level, end.height, len(end.terraces), end.spelling) == (level, height, terraces, spelling)


def test_a_spot_of_two_colliding_terraces_belongs_to_both() -> None:
    drawn = layout("terraces: [{at: C3, level: 1}, {at: D4, level: 1}]")
    assert len(drawn.find(Spot(CELL_NUMBERS["D4"], None)).terraces) == 2


def test_decorations_by_kind_with_their_names_and_paths() -> None:
    drawn = layout(TOWER)
    assert [str(piece_name(piece)) for piece in drawn.placed] == [
        "the statue at C3@1",
        "the statue at D4@2",
        "the bridge C3@1-E3",
        "the staircase C5@2-D3@1",
    ]
    assert [piece.path for piece in drawn.placed] == [("statues", 0), ("statues", 1), ("bridges", 0), ("staircases", 0)]
    assert [piece.on_terraces for piece in drawn.placed] == [True, True, False, True]
    assert [piece.length for piece in drawn.placed] == [0, 0, 2, None]
    assert [piece.gap_cell for piece in drawn.placed] == [None, None, CELL_NUMBERS["D3"], None]
    assert [len(drawn.of_kind(kind)) for kind in (Icon.STATUE, Icon.FOUNTAIN, Icon.BRIDGE, Icon.STAIRCASE)] == [
        2,
        0,
        1,
        1,
    ]


def test_a_garden_noted_from_above_may_leave_out_what_is_hidden() -> None:
    from_above = layout(TOWER + "complete: false")
    d4 = CELL_NUMBERS["D4"]
    ends = [from_above.find(Spot(d4, level)) for level in (0, 1, 3, 4)]
    assert [from_above.may_leave_out(end) for end in ends] == [False, True, False, False]
    assert not layout(TOWER).may_leave_out(ends[1])
    assert not from_above.may_leave_out(from_above.find(Spot(CELL_NUMBERS["H8"], None)))
    assert not from_above.may_leave_out(from_above.find(Spot(CELL_NUMBERS["H8"], 2)))


def test_an_empty_garden() -> None:
    drawn = layout("terraces: []")
    assert (drawn.terraces, list(footings(drawn)), drawn.stacks, drawn.placed) == ((), [], {}, ())
    assert drawn.visible_holes == 64
