"""A built terrace is the one dug this turn or the one in the notch."""

from itertools import permutations

import pytest

from tests.drawing import finding_of, found, message_of, warned
from tests.turns import UNKNOWN, judged, turn

NOTCH = "storage: {pillars: 6, terrace: {flower: pink, icons: SFB.}}"


@pytest.mark.parametrize(
    "build",
    [
        "[]",
        "[{from: dug, at: C3, level: 1}]",
        "[{from: stored, at: C3, level: 1}]",
        "[{from: dug, at: C3, level: 1}, {from: stored, at: E3, level: 1}]",
        "[{from: stored, at: C3, level: 1}, {from: dug, at: E3, level: 1}]",
    ],
)
def test_the_dug_terrace_the_stored_one_or_both(build: str) -> None:
    assert found(turn(f"dig: A1\nbuild: {build}", NOTCH)) == []


def test_a_terrace_has_the_flower_and_material_of_its_source() -> None:
    drawn = turn("dig: A1\nbuild: [{from: stored, at: C3, level: 1}, {from: dug, at: E3, level: 1}]", NOTCH)
    terraces = judged(drawn).played.after.layout.terraces
    assert [(terrace.flower, terrace.material and terrace.material.value) for terrace in terraces] == [
        ("pink", None),
        ("white", "clay"),
    ]


def test_an_empty_notch() -> None:
    assert found(turn("dig: A1\nbuild: [{from: stored, at: C3, level: 1}]")) == [("build-source", "turn.build.0.from")]


def test_the_same_terrace_twice() -> None:
    for origin in ("dug", "stored"):
        drawn = turn(
            f"dig: A1\nbuild: [{{from: {origin}, at: C3, level: 1}}, {{from: {origin}, at: E3, level: 1}}]", NOTCH
        )
        assert found(drawn) == [("build-source", "turn.build.1.from")]


def test_more_than_two() -> None:
    drawn = turn(
        """
        dig: A1
        build:
          - {from: dug, at: A1, level: 1}
          - {from: stored, at: C1, level: 1}
          - {from: dug, at: E1, level: 1, icons: FFFF}
          - {from: stored, at: G1, level: 1}
        """,
        NOTCH.replace("6", "16"),
    )
    assert found(drawn) == [
        ("storage-limit", "players.0.storage.pillars"),
        ("build-source", "turn.build.2.from"),
        ("build-source", "turn.build.3.from"),
    ]


def test_a_quarter_turn_of_the_icons() -> None:
    """As it lies turned clockwise, what was in the south-west is in the north-west."""
    quarter_turns = {"SFB.", "BS.F", ".BFS", "F.SB"}
    for letters in permutations("SFB."):
        icons = "".join(letters)
        drawn = turn(f"dig: A1\nbuild: [{{from: stored, at: C3, level: 1, icons: {icons}}}]", NOTCH)
        assert found(drawn) == []
        assert warned(drawn) == ([] if icons in quarter_turns else [("build-source", "turn.build.0.icons")])


@pytest.mark.parametrize("icons", ["SFBT", "SF..", "SFF.", "SSFB", "...."])
def test_other_icons(icons: str) -> None:
    drawn = turn(f"dig: A1\nbuild: [{{from: stored, at: C3, level: 1, icons: {icons}}}]", NOTCH)
    assert found(drawn) == [("build-source", "turn.build.0.icons")]


def test_the_same_icon_twice() -> None:
    notch = "storage: {pillars: 6, terrace: {icons: SSF.}}"
    for icons, faults in (("S.SF", 0), ("SFF.", 1), ("SF..", 1)):
        drawn = turn(f"dig: A1\nbuild: [{{from: stored, at: C3, level: 1, icons: {icons}}}]", notch)
        assert len(found(drawn)) == faults


def test_icons_that_are_not_known_before() -> None:
    for play, notch in (
        ("dig: B2\nbuild: [{from: dug, at: C3, level: 1, icons: SF..}]", ""),
        ("dig: A1\nbuild: [{from: stored, at: C3, level: 1, icons: SFBT}]", "storage: {terrace: {}}"),
    ):
        assert found(turn(play, notch)) == []


def test_icons_that_are_not_typed_are_those_of_the_source() -> None:
    drawn = turn("dig: A1\nbuild: [{from: dug, at: C3, level: 1}]\nstatues: [C3]")
    assert found(drawn) == []


def test_what_was_dug_and_is_nowhere_told_is_as_typed() -> None:
    drawn = turn("dig: A1\nbuild: [{from: dug, at: C3, level: 1, icons: S...}]\nstatues: [C3]", quarry=UNKNOWN)
    assert found(drawn) == []


def test_a_wrong_source_and_wrong_icons_are_one_fault() -> None:
    drawn = turn("dig: A1\nbuild: [{from: dug, at: C3, level: 1}, {from: dug, at: E3, level: 1, icons: FFFF}]", NOTCH)
    assert found(drawn) == [("build-source", "turn.build.1.from")]


def test_what_the_messages_say() -> None:
    empty = finding_of("build-source", turn("dig: A1\nbuild: [{from: stored, at: C3, level: 1}]"))
    assert str(empty.message) == "the terrace at C3 on level 1 is built from the stored terrace, and the notch is empty"
    assert str(empty.help) == "write `from: dug`, or say before that a terrace is in the notch"
    assert str(empty.where) == "C3 on level 1"
    twice = turn("dig: A1\nbuild: [{from: dug, at: C3, level: 1}, {from: dug, at: E3, level: 1}]")
    assert message_of("build-source", twice) == (
        "the terrace at E3 on level 1 is built from the dug terrace, which this turn has built already"
    )
    build = "{from: stored, at: C3, level: 1, icons: "
    assert message_of("build-source", turn(f"dig: A1\nbuild: [{build}SF..}}]", NOTCH)) == (
        "the terrace at C3 on level 1 shows SF.., and the stored terrace is SFB."
    )
    turned = finding_of("build-source", turn(f"dig: A1\nbuild: [{build}FSB.}}]", NOTCH))
    assert str(turned.message) == (
        "the terrace at C3 on level 1 shows FSB., and the stored terrace is SFB.: no quarter turn gives that"
    )
    assert str(turned.help) == "look at the terrace again; as it lies, the icons are those of NW NE SW SE"
    assert turned.severity == "warning"
