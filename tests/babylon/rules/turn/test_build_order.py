"""Nothing is put on a spot that a terrace hides."""

import pytest

from tests.drawing import finding_of, found, message_of
from tests.turns import game, judged, turn

OVERHANG = """
storage: {pillars: 6, terrace: {icons: SFBT}}
terraces:
  - {at: C3, level: 1}
  - {at: D2, level: 2, belvedere: NE}
"""
"""The upper terrace covers D2, E2 and E3 where nothing else lies; under E2 its corner is open."""


@pytest.mark.parametrize(
    "build", ["at: A1, level: 1", "at: F3, level: 1", "at: E4, level: 1", "at: C1, level: 3, pillars: {NW: none}"]
)
def test_on_open_ground(build: str) -> None:
    drawn = turn(f"dig: A1\nbuild: [{{from: dug, {build}}}]", OVERHANG)
    assert "build-order" not in [rule for rule, _ in found(drawn)]


@pytest.mark.parametrize("at", ["E3", "D1", "E1", "E2", "C1"])
def test_a_corner_under_a_terrace(at: str) -> None:
    drawn = turn(f"dig: A1\nbuild: [{{from: dug, at: {at}, level: 1}}]", OVERHANG)
    assert found(drawn) == [("build-order", "turn.build.0.at")]


@pytest.mark.parametrize(
    ("supports", "rulings", "is_a_fault"),
    [
        ("", "{}", True),
        ("", "{hidden_corner: allow}", True),
        ("belvedere: SW", "{}", True),
        ("belvedere: SW", "{hidden_corner: allow}", False),
        ("belvedere: SW, pillars: {SW: none}", "{hidden_corner: allow}", False),
        ("belvedere: NE", "{hidden_corner: allow}", True),
    ],
)
def test_an_open_corner_under_an_open_corner_is_a_question_for_a_ruling(
    supports: str, rulings: str, is_a_fault: bool
) -> None:
    drawn = turn(f"dig: A1\nbuild: [{{from: dug, at: E1, level: 1, {supports}}}]", OVERHANG, rulings=rulings)
    assert found(drawn) == ([("build-order", "turn.build.0.at")] if is_a_fault else [])


def test_no_ruling_lets_a_corner_into_a_pillar() -> None:
    drawn = turn(
        "dig: A1\nbuild: [{from: dug, at: E3, level: 1, belvedere: NW}]", OVERHANG, rulings="{hidden_corner: allow}"
    )
    assert found(drawn) == [("pillar-height", "turn.build.0.at")]


def test_on_the_same_level_it_is_a_collision_and_nothing_else() -> None:
    drawn = turn("dig: A1\nbuild: [{from: dug, at: E3, level: 2, pillars: {NW: double}}]", OVERHANG)
    assert ("terrace-collision", "turn.build.0.at") in found(drawn)
    assert "build-order" not in [rule for rule, _ in found(drawn)]


def test_what_a_build_out_of_order_does_to_older_pieces_is_not_told() -> None:
    """A written double pillar stands where the new terrace is pushed in."""
    old = "storage: {pillars: 6}\nterraces: [{at: C3, level: 1}, {at: D4, level: 2, pillars: {SE: double}}]"
    assert found(turn("dig: A1", old)) == []
    assert found(turn("dig: A1\nbuild: [{from: dug, at: E5, level: 1}]", old)) == [("build-order", "turn.build.0.at")]


HIDDEN = """
storage: {pillars: 6}
terraces:
  - {at: B3, level: 1, icons: BFBF}
  - {at: A1, level: 1}
  - {at: B2, level: 2, belvedere: SE}
"""
"""C3 is under the open corner of the terrace at B2; D3 is beside it."""


@pytest.mark.parametrize(
    ("dug", "decoration"),
    [
        ("B1", "fountains: [C3@1-D3]"),
        ("B1", "fountains: [D3-C3@1]"),
        ("C1", "staircases: [D3-C3@1]"),
        ("C1", "bridges: [D3-B3@1]"),
    ],
)
def test_an_end_or_a_gap_under_a_terrace(dug: str, decoration: str) -> None:
    key = decoration.split(":", maxsplit=1)[0]
    drawn = turn(f"dig: {dug}\nbuild: [{{from: dug, at: D3, level: 1}}]\n{decoration}", HIDDEN)
    assert ("build-order", f"turn.{key}.0") in found(drawn)


def test_an_end_under_a_terrace_and_nothing_else_wrong() -> None:
    drawn = turn("dig: B1\nbuild: [{from: dug, at: D3, level: 1}]\nfountains: [C3@1-D3]", HIDDEN)
    assert found(drawn) == [("build-order", "turn.fountains.0")]


def test_beside_what_is_hidden() -> None:
    drawn = turn("dig: B1\nbuild: [{from: dug, at: D3, level: 1, icons: '..FB'}]\nfountains: [C4-D4]", HIDDEN)
    assert found(drawn) == []


def test_a_bridge_under_a_terrace() -> None:
    """A terrace that hides the gap of a bridge hides one of its ends, too."""
    old = """
        storage: {pillars: 6}
        terraces:
          - {at: D3, level: 1, icons: B.B.}
          - {at: B1, level: 1}
          - {at: C2, level: 2, pillars: {SE: single}, belvedere: SW}
        """
    bridge = "dig: B1\nbuild: [{{from: dug, at: A3, level: 1, icons: .F.B}}]\nbridges: [{}]"
    assert ("build-order", "turn.bridges.0") in found(turn(bridge.format("B3-D3@1"), old))
    assert found(turn(bridge.format("B4-D4"), old)) == []


def test_a_decoration_off_terrace_or_on_no_new_one_is_judged_elsewhere() -> None:
    assert found(turn("dig: A1\nstatues: [C3@1]", HIDDEN, rulings="{statue_corner: open}")) == [
        ("decoration-fresh", "turn.statues.0"),
        ("decoration-icon", "turn.statues.0"),
    ]
    assert found(turn("dig: A1\nstatues: [E2@1]", OVERHANG)) == [("decoration-off-terrace", "turn.statues.0")]


def test_two_terraces_of_a_turn_may_have_been_built_in_either_order() -> None:
    """The upper one is listed first, and was built last."""
    drawn = turn(
        "dig: A1\nbuild: [{from: stored, at: D4, level: 2, belvedere: SE}, {from: dug, at: C3, level: 1}]",
        "storage: {pillars: 6, terrace: {icons: SFBT}}\nterraces: [{at: E3, level: 1}, {at: C5, level: 1}]",
    )
    assert found(drawn) == []
    assert [step.build.number for step in judged(drawn).played.steps] == [1, 0]


def test_in_a_game_the_builds_happen_in_the_order_of_the_list() -> None:
    builds = ["{from: stored, at: D4, level: 2, pillars: {SE: none}}", "{from: dug, at: C3, level: 1}"]
    listed = game(f"- turns: [{{player: Ana, dig: A1, build: [{', '.join(builds)}]}}]")
    assert ("build-order", "rounds.0.turns.0.build.1.at") in found(listed)
    turned = game(f"- turns: [{{player: Ana, dig: A1, build: [{', '.join(reversed(builds))}]}}]")
    assert "build-order" not in [rule for rule, _ in found(turned)]


def test_a_decoration_between_the_builds_is_hidden_by_the_second_alone() -> None:
    """A statue on the first terrace, which the second then hides under an open corner."""
    drawn = turn(
        "dig: A1\nbuild: [{from: dug, at: C3, level: 1}, {from: stored, at: B2, level: 2, belvedere: SE}]\n"
        "statues: [C3@1]",
        "storage: {pillars: 6, terrace: {}}\nterraces: [{at: A1, level: 1}]",
        rulings="{statue_corner: open}",
    )
    assert found(drawn) == []


def test_what_the_messages_say() -> None:
    build = finding_of("build-order", turn("dig: A1\nbuild: [{from: dug, at: E2, level: 1}]", OVERHANG))
    assert str(build.message) == (
        "the NW corner of the terrace at E2 on level 1 comes to lie at E2, which the terrace at D2 on level 2 hides"
    )
    assert str(build.where) == "E2 on level 1"
    assert str(build.help) == (
        "what a terrace hides is never used again: check the cell, the level and the order of the builds"
    )
    fountain = turn("dig: B1\nbuild: [{from: dug, at: D3, level: 1}]\nfountains: [C3@1-D3]", HIDDEN)
    assert message_of("build-order", fountain) == (
        "the fountain C3@1-D3@1 is put on C3, which the terrace at B2 on level 2 hides"
    )
    assert str(finding_of("build-order", fountain).help) == (
        "what a terrace hides is never used again: place the piece elsewhere, or check its level"
    )
