"""Where the decorations of a turn stand, and after which build they are placed."""

import pytest

from tests.babylon.play.playing import played
from tests.turns import turn

NOTCH = "storage: {pillars: 6, terrace: {icons: SSSS}}\n"
BESIDE = "{from: dug, at: A1, level: 1, icons: SFBT}, {from: stored, at: C1, level: 1}"


def placed(builds: str, decorations: str, ana: str = NOTCH, rulings: str = "{}") -> list[list[str]]:
    """The decorations by the build after which they are placed, with the level of each end."""
    drawn = turn(f"dig: A1\nbuild: [{builds}]\n{decorations}", ana, rulings=rulings)
    return [[ornament.placed.place for ornament in stage.ornaments] for stage in played(drawn).stages]


def test_as_early_as_they_can_be() -> None:
    decorations = "statues: [A1, C1]\nfountains: [A2-B2, B1-C1]\nbridges: [A1-C1]\nstaircases: [A1-A2]"
    assert placed(BESIDE, decorations) == [["A2@1-B2@1", "A1@1-A2@1", "A1@1"], ["C1@1", "B1@1-C1@1", "A1@1-C1@1"]]


def test_with_one_build_or_none_there_is_one_group() -> None:
    assert placed("{from: stored, at: C1, level: 1}", "statues: [C1]\nbridges: [A1-C1]") == [["C1@1", "A1-C1@1"]]
    assert placed("", "statues: [C1]\nbridges: [A1-C1]") == [["C1", "A1-C1"]]
    assert placed("", "") == []


def test_nothing_is_put_down_after_two_builds() -> None:
    builds = f"{BESIDE}, {{from: dug, at: E1, level: 1}}"
    assert placed(builds, "statues: [A1, C1, E1]") == [["A1@1", "E1"], ["C1@1"]]
    assert placed(builds, "") == [[], []]


ABOVE = "{from: stored, at: C3, level: 1}, {from: dug, at: D4, level: 2, belvedere: SE}"


@pytest.mark.parametrize(
    ("spot", "expected"),
    [
        ("D4", [[], ["D4@2"]]),
        ("D4@1", [["D4@1"], []]),
        ("C3", [["C3@1"], []]),
        ("H8", [["H8"], []]),
        ("D4@5", [["D4@5"], []]),
    ],
)
def test_a_spot_without_a_level_is_the_topmost_after_all_builds(spot: str, expected: list[list[str]]) -> None:
    assert placed(ABOVE, f"statues: [{spot}]") == expected


def test_the_level_of_older_terraces() -> None:
    old = NOTCH + "terraces: [{at: A1, level: 1}, {at: C1, level: 1}, {at: B2, level: 2}]"
    assert placed("", "bridges: [A1-C1]\nstaircases: [B2-A2]\nstatues: [B2@1]", old) == [
        ["B2@1", "A1@1-C1@1", "B2@2-A2@1"]
    ]


def test_a_statue_waits_where_that_helps() -> None:
    """The old statue at C3 becomes a pillar of the second build, after which the new one is a first one."""
    old = "storage: {pillars: 6, terrace: {}}\nterraces: [{at: C3, level: 1, icons: SSSS}]\nstatues: [C3]"
    builds = "{from: dug, at: G7, level: 1}, {from: stored, at: B2, level: 2, belvedere: NW}"
    assert placed(builds, "statues: [G7]", old) == [[], ["G7@1"]]
    in_line = builds.replace("G7", "G3")
    assert placed(in_line, "statues: [G3]", old) == [["G3@1"], []]
    assert placed(in_line, "statues: [G4]", old) == [[], ["G4@1"]]
    assert placed(in_line, "statues: [G4]", old.replace("[C3]", "[C3, C4]")) == [["G4@1"], []]


def test_what_an_ornament_tells() -> None:
    drawn = turn(
        "dig: A1\nbuild: [{from: stored, at: D3, level: 1}]\n"
        "statues: [C3@1, D3, H8]\nfountains: [C4-D4]\nbridges: [B4-D4]",
        NOTCH + "terraces: [{at: B3, level: 1}, {at: A1, level: 1}, {at: B2, level: 2, belvedere: SE}]",
    )
    told = {
        ornament.path[1:]: (ornament.fresh, ornament.hidden, ornament.in_line, ornament.placed.on_terraces)
        for ornament in played(drawn).ornaments
    }
    c3 = 2 * 8 + 2
    assert told == {
        ("statues", 0): (False, c3, True, True),
        ("statues", 1): (True, None, True, True),
        ("statues", 2): (False, None, False, False),
        ("fountains", 0): (True, None, True, True),
        ("bridges", 0): (True, None, True, True),
    }


def test_a_bridge_under_a_terrace() -> None:
    """A terrace that hides its gap hides an end, too."""
    drawn = turn(
        "dig: A1\nbuild: [{from: stored, at: D3, level: 1}]\nbridges: [B3-D3@1, B3@1-D3@2, B3-E3, D4-B4]",
        NOTCH + "terraces: [{at: A3, level: 1}, {at: C2, level: 2}]",
    )
    d3 = 2 * 8 + 3
    assert [ornament.hidden for ornament in played(drawn).ornaments] == [d3, None, None, None]


def test_numbers_go_on_from_those_of_the_garden() -> None:
    drawn = turn(
        "dig: A1\nbuild: [{from: stored, at: D3, level: 1}]\nstatues: [D3, D4]\nfountains: [D3-E3]",
        NOTCH + "terraces: [{at: A1, level: 1}]\nstatues: [A1, A2, B1]",
    )
    there = played(drawn)
    assert [ornament.placed.path for ornament in there.ornaments] == [("statues", 3), ("statues", 4), ("fountains", 0)]
    assert [ornament.path for ornament in there.ornaments] == [
        ("turn", "statues", 0),
        ("turn", "statues", 1),
        ("turn", "fountains", 0),
    ]
