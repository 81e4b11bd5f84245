"""Which terrace a build is, what it rests on, and what it comes to lie under."""

import pytest

from babylon_cli.babylon.table.pieces import CORNER_NAMES, Icon
from babylon_cli.babylon.table.supports import footings
from tests.babylon.play.playing import lies, pieces, played, supports, tile
from tests.turns import game, play_of, turn

NOTCH = "storage: {pillars: 6, terrace: {flower: pink, icons: SFB.}}\n"


def sources(builds: str, ana: str = NOTCH, dig: str = "dig: A1") -> list[tuple[str, str | None]]:
    """For each build the tile that it is, and what is wrong with it."""
    steps = played(turn(f"{dig}\nbuild: [{builds}]", ana)).steps
    return [(tile(step.source), step.problem) for step in steps]


DUG, STORED = "{from: dug, at: A1, level: 1}", "{from: stored, at: C1, level: 1}"
CLAY, PINK = ("clay white ST..", None), ("pink SFB.", None)


@pytest.mark.parametrize(
    ("builds", "expected"),
    [
        (DUG, [CLAY]),
        (STORED, [PINK]),
        (f"{DUG}, {STORED}", [CLAY, PINK]),
        (f"{STORED}, {DUG}", [PINK, CLAY]),
        (f"{DUG}, {DUG}", [CLAY, ("nothing", "built twice")]),
        (f"{STORED}, {STORED}", [PINK, ("nothing", "built twice")]),
        (f"{DUG}, {DUG}, {STORED}", [CLAY, ("nothing", "built twice")]),
        (f"{DUG}, {STORED}, {DUG}", [CLAY, PINK]),
    ],
)
def test_the_tile_that_a_build_is(builds: str, expected: list[tuple[str, str | None]]) -> None:
    assert sources(builds) == expected


def test_an_empty_notch_and_nothing_dug() -> None:
    assert sources(STORED, "") == [("nothing", "empty notch")]
    assert sources(f"{STORED}, {STORED}", "") == [("nothing", "empty notch"), ("nothing", "built twice")]
    assert sources(DUG, dig="") == [("nothing", None)]
    assert sources(DUG, dig="dig: D1") == [("nothing", None)]


def test_the_order_of_building_may_be_another_than_that_of_the_list() -> None:
    drawn = turn(f"dig: A1\nbuild: [{DUG}, {STORED}]", NOTCH)
    steps = played(drawn, (1, 0)).steps
    assert [(step.build.number, step.path) for step in steps] == [(1, ("turn", "build", 1)), (0, ("turn", "build", 0))]


def test_of_two_terraces_in_the_notch_the_one_whose_icons_fit() -> None:
    for icons, expected in (("B.FS", "pink SFB."), (".SS.", "white SS.."), ("FFFF", "white SS..")):
        drawn = game(f"""
            - turns:
                - player: Ana
                  dig: A1
                  dug: {{flower: white, icons: SS..}}
                  build: [{{from: stored, at: A1, level: 1}}]
                - {{player: Bo, dig: B1}}
            - token: none
              turns:
                - {{player: Ana, dig: A2, dug: {{flower: pink, icons: SFB.}}, keep: {{terrace: both}}}}
                - {{player: Bo, dig: B2}}
            - token: none
              turns: [{{player: Ana, dig: A3, build: [{{from: stored, at: C1, level: 1, icons: {icons}}}]}}]
            """)
        (step,) = play_of(drawn).turns[-1].played.steps
        assert tile(step.source) == expected


def test_a_terrace_lies_as_typed_or_else_as_it_was_given() -> None:
    typed, given = played(
        turn("dig: A1\nbuild: [{from: dug, at: A1, level: 1, icons: .S.T}, " + STORED + "]", NOTCH)
    ).steps
    assert (tile(typed.terrace), tile(given.terrace)) == ("clay white .S.T", "pink SFB.")


ON_CORNERS = """
storage: {pillars: 6, terrace: {}}
terraces:
  - {at: C3, level: 1, icons: SSSS}
  - {at: E3, level: 1, icons: SSSS}
"""


@pytest.mark.parametrize(
    ("build", "statues", "expected"),
    [
        ("at: A1, level: 1", "", ["single"] * 4),
        ("at: A1, level: 2", "", ["double"] * 4),
        ("at: A1, level: 3", "", ["none"] * 4),
        ("at: A1, level: 1, belvedere: NE", "", ["single", "open", "single", "single"]),
        ("at: A1, level: 1, pillars: {NW: none, SE: double}", "", ["open", "single", "single", "double"]),
        ("at: D4, level: 2", "", ["single", "single", "double", "double"]),
        ("at: D4, level: 2", "D4", ["statue", "single", "double", "double"]),
        ("at: D4, level: 2", "D4, E4", ["statue", "statue", "double", "double"]),
        ("at: D4, level: 2", "C3, F4", ["single", "single", "double", "double"]),
        ("at: D4, level: 2, belvedere: NW", "D4", ["open", "single", "double", "double"]),
        ("at: D4, level: 2, belvedere: NW, pillars: {NW: statue}", "D4", ["statue", "single", "double", "double"]),
        ("at: D4, level: 2, pillars: {NW: single}", "D4", ["single", "single", "double", "double"]),
        ("at: D4, level: 2, pillars: {NW: none}", "D4", ["open", "single", "double", "double"]),
        ("at: D4, level: 3", "D4", ["double", "double", "none", "none"]),
        ("at: D4, level: 3, pillars: {NW: statue}", "D4", ["statue", "double", "none", "none"]),
    ],
)
def test_what_stands_under_each_corner(build: str, statues: str, expected: list[str]) -> None:
    turn_played = played(
        turn(
            f"dig: A1\nbuild: [{{from: dug, {build}}}]",
            f"{ON_CORNERS}statues: [{statues}]",
            rulings="{superposed: never}",
        )
    )
    assert supports(turn_played) == expected


def test_a_statue_that_carries_a_terrace_stands_no_longer() -> None:
    after = played(
        turn("dig: A1\nbuild: [{from: dug, at: D4, level: 2}]", ON_CORNERS + "statues: [C3, D4, E4, F3]")
    ).after
    assert pieces(after.layout, Icon.STATUE) == ["C3@1", "F3@1"]
    assert [lies(terrace) for terrace in after.layout.terraces] == ["C3@1", "E3@1", "D4@2"]


def test_a_statue_of_the_turn_between_its_builds_carries_the_second() -> None:
    drawn = turn(
        "dig: A1\n"
        "build: [{from: stored, at: C3, level: 1, icons: SSSS}, {from: dug, at: D4, level: 2, belvedere: SE}]\n"
        "statues: [D4@1, C3]",
        "storage: {pillars: 6, terrace: {}}",
    )
    there = played(drawn)
    assert supports(there, 1) == ["statue", "double", "double", "open"]
    assert pieces(there.after.layout, Icon.STATUE) == ["C3@1"]
    assert there.budget.spent == 8


@pytest.mark.parametrize(("statues", "missing"), [("D4", []), ("", ["NW"]), ("D3", ["NW"])])
def test_a_statue_that_is_said_to_carry_and_is_not_there(statues: str, missing: list[str]) -> None:
    drawn = turn(
        "dig: A1\nbuild: [{from: dug, at: D4, level: 2, pillars: {NW: statue}}]", f"{ON_CORNERS}statues: [{statues}]"
    )
    (step,) = played(drawn).steps
    assert [CORNER_NAMES[corner] for corner in step.missing_statues] == missing


@pytest.mark.parametrize(
    ("at", "level", "hidden"),
    [
        ("E4", 1, ["NW"]),
        ("C4", 1, ["NE"]),
        ("D4", 1, ["NW", "NE"]),
        ("D3", 1, ["NW", "NE", "SW", "SE"]),
        ("E2", 1, ["SW"]),
        ("D4", 2, []),
        ("D4", 3, []),
        ("F4", 1, []),
        ("H8", 1, []),
    ],
)
def test_the_corners_that_come_to_lie_under_a_terrace(at: str, level: int, hidden: list[str]) -> None:
    drawn = turn(f"dig: A1\nbuild: [{{from: dug, at: {at}, level: {level}}}]", "terraces: [{at: D3, level: 2}]")
    (step,) = played(drawn).steps
    assert [CORNER_NAMES[corner] for corner in step.hidden_corners] == hidden


def test_the_spots_that_a_token_changes() -> None:
    drawn = turn(
        "dig: A1\nbuild: [{from: dug, at: A1, level: 1, counts_as: {NE: bridge, SW: statue}}, "
        "{from: stored, at: C1, level: 1}]"
    )
    assert [step.build.changed_spots for step in played(drawn).steps] == [["NE", "SW"], []]


def test_off_the_board_nothing_carries_and_nothing_is_paid() -> None:
    there = played(turn("dig: A1\nbuild: [{from: dug, at: H8, level: 1}]", "storage: {pillars: 1}"))
    assert supports(there) == ["open"] * 4
    assert there.budget.spent == 0
    assert [lies(terrace) for terrace in there.after.layout.off_board] == ["H8@1"]


def test_what_stands_does_not_change_when_a_terrace_slips_under_it() -> None:
    drawn = turn(
        "dig: A1\nbuild: [{from: dug, at: E4, level: 1}]", "terraces: [{at: A1, level: 1}, {at: D3, level: 2}]"
    )
    layout = played(drawn).after.layout
    upper = [footing.support.value for footing in footings(layout) if footing.terrace.level == 2 and footing.support]
    assert upper == ["double"] * 4
