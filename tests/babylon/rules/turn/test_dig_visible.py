"""The dug terrace is visible in the quarry."""

import pytest

from tests.drawing import finding_of, found, message_of
from tests.turns import CLAIM, UNKNOWN, game, judged, play_of, turn, unchecked


@pytest.mark.parametrize("position", ["A1", "B1", "C1", "A2", "B2", "C2"])
def test_a_tile_on_top(position: str) -> None:
    assert found(turn(f"dig: {position}")) == []


@pytest.mark.parametrize("position", ["D1", "D2", "A3", "D4"])
def test_the_floor(position: str) -> None:
    assert found(turn(f"dig: {position}")) == [("dig-visible", "turn.dig")]


def test_a_quarry_that_is_left_out_has_a_tile_everywhere() -> None:
    assert found(turn("dig: D1", quarry=UNKNOWN)) == []


def test_the_rest_of_a_turn_is_judged_as_if_nothing_was_named() -> None:
    drawn = turn(
        """
        dig: D1
        pillars_taken: 3
        build: [{from: dug, at: C3, level: 1, icons: S...}, {from: stored, at: C4, level: 1}]
        statues: [D3]
        """
    )
    assert found(drawn) == [
        ("terrace-collision", "turn.build.1.at"),
        ("build-source", "turn.build.1.from"),
        ("pillar-budget", "turn.build"),
        ("dig-visible", "turn.dig"),
        ("decoration-icon", "turn.statues.0"),
    ]
    assert unchecked(drawn)[0] == (("dig-reward",), "what the turn dug is not known")


@pytest.mark.parametrize(
    "dug",
    [
        "{}",
        "{material: clay}",
        "{flower: white}",
        "{icons: ST..}",
        "{icons: .T.S}",
        "{flower: white, material: clay, icons: '..TS'}",
    ],
)
def test_what_the_file_says_of_the_tile_on_top(dug: str) -> None:
    assert found(turn(f"dig: A1\ndug: {dug}")) == []


@pytest.mark.parametrize("dug", ["{material: granite}", "{flower: pink}", "{icons: STF.}", "{icons: SF..}"])
def test_what_the_file_says_of_another_tile(dug: str) -> None:
    assert found(turn(f"dig: A1\ndug: {dug}")) == [("dig-visible", "turn.dug")]


def test_what_the_quarry_does_not_tell_cannot_be_contradicted() -> None:
    drawn = turn("dig: B2\ndug: {flower: white, icons: ST..}\npillars_taken: 5")
    assert found(drawn) == []
    assert judged(drawn).played.digging.terrace == judged(turn("dig: A1")).played.digging.terrace


def test_after_a_contradiction_the_facts_of_the_quarry_count() -> None:
    drawn = turn(
        "dig: A1\ndug: {flower: pink, icons: FB..}\npillars_taken: 5\n"
        "build: [{from: dug, at: C3, level: 1, icons: ST..}]\nstatues: [C3]"
    )
    assert found(drawn) == [("dig-visible", "turn.dug")]


DOWN = """
- turns: [{player: Ana, dig: A1}, {player: Bo, dig: A1}]
- {token: none, turns: [{player: Ana, dig: A1}, {player: Bo, dig: A1}]}
- {token: none, turns: [{player: Ana, dig: [B1, C1], pillars_taken: 9}]}
"""
AFTER = [("dig-required", "rounds.2.turns.0.dig"), ("dig-reward", "rounds.2.turns.0.pillars_taken")]
"""What breaks a rule in the last turn, which is judged whatever came before."""


@pytest.mark.parametrize(
    ("stack", "last"),
    [("clay", 3), ("clay > granite > basalt", 3), ("granite", 2), ("basalt", 1), ("clay white > granite pink", 3)],
)
def test_a_stack_of_a_game_reaches_down_to_basalt_and_the_game_goes_on_where_it_ends(stack: str, last: int) -> None:
    drawn = game(DOWN, quarry=f"  - [{stack}, clay, clay, clay]\n" + "  - [clay, clay, clay, clay]\n" * 3)
    digs = [("dig-visible", f"rounds.{turn // 2}.turns.{turn % 2}.dig") for turn in range(last, 4)]
    assert [fault for fault in found(drawn) if fault[0] != "quarry-layers"] == [*digs, *AFTER]
    assert (
        f"round {last // 2 + 1}: what the turn dug is not known{CLAIM}" in [reason for _, reason in unchecked(drawn)]
    ) == (last in (2, 3))


@pytest.mark.parametrize(
    ("keys", "last"), [("", 3), ("removed: [A1, B1, C1, D1, A2, B2]", 2), ("removed: [D1, C1, B1, D2, C2, B2]", 3)]
)
def test_a_stack_gives_three_tiles_where_no_quarry_is_written(keys: str, last: int) -> None:
    digs = [("dig-visible", f"rounds.{turn // 2}.turns.{turn % 2}.dig") for turn in range(last, 4)]
    assert found(game(DOWN, keys=keys)) == [*digs, *AFTER]


@pytest.mark.parametrize(
    ("keys", "said", "is_so"),
    [
        ("", "clay", True),
        ("", "granite", True),
        ("", "basalt", False),
        ("removed: [A1, B1, C1, D1, A2, B2]", "clay", False),
        ("removed: [A1, B1, C1, D1, A2, B2]", "granite", True),
        ("removed: [D1, C1, B1, D2, C2, B2]", "granite", False),
    ],
)
def test_materials_follow_from_the_layer_where_no_quarry_is_written(keys: str, said: str, is_so: bool) -> None:
    drawn = game(f"- turns: [{{player: Ana, dig: A1, dug: {{material: {said}}}}}]", keys=keys)
    assert found(drawn) == ([] if is_so else [("dig-visible", "rounds.0.turns.0.dug")])


def test_a_dig_at_the_floor_hides_nothing_else() -> None:
    drawn = game(
        "- turns: [{player: Ana, dig: A1, dug: {flower: white}, pillars_taken: 7, "
        "build: [{from: stored, at: H8, level: 3}, {from: dug, at: C3, level: 1}], keep: {doubles: 3}}]",
        quarry="  - [floor, clay, clay, clay]\n" + "  - [clay, clay, clay, clay]\n" * 3,
    )
    assert {rule for rule, _ in found(drawn)} == {
        "quarry-layers",
        "dig-visible",
        "dig-reward",
        "terrace-off-board",
        "pillar-budget",
        "storage-double",
    }
    (terrace,) = play_of(drawn).closing.players[0].layout.terraces
    assert (terrace.flower, terrace.material) == ("white", None)


def test_a_stack_of_a_table_is_what_is_written() -> None:
    drawn = turn(
        "dig: A1", quarry="  - [clay > granite, floor, floor, floor]\n" + "  - [floor, floor, floor, floor]\n" * 3
    )
    assert found(drawn) == []


def test_clay_that_was_taken_out_at_setup_cannot_be_dug() -> None:
    quarry = "  - [clay, clay, clay, clay]\n" * 4
    drawn = game("- turns: [{player: Ana, dig: A3, dug: {material: clay}}]", quarry=quarry)
    assert found(drawn) == [("dig-visible", "rounds.0.turns.0.dug")]


def test_what_the_messages_say() -> None:
    floor = finding_of("dig-visible", turn("dig: D1"))
    assert str(floor.message) == "the turn digs at D1, and only the floor of the quarry is left there"
    assert (str(floor.where), str(floor.help)) == (
        "D1 in the quarry",
        "check the position, and what was dug there before",
    )
    said = "the terrace dug at A1 is said to be {}: only the tile on top can be dug"
    for dug, words in (
        ("{material: basalt, flower: pink}", "basalt, and clay lies there"),
        ("{flower: pink}", "one with the flower pink, and the tile there shows white"),
        ("{icons: ...B}", "one with other icons than those of the tile there"),
    ):
        assert message_of("dig-visible", turn(f"dig: A1\ndug: {dug}")) == said.format(words)
    assert str(finding_of("dig-visible", turn("dig: A1\ndug: {flower: pink}")).help) == (
        "check the position, or what `dug:` says"
    )
