"""The dug terrace is visible in the quarry."""

import pytest

from tests.drawing import finding_of, found, message_of
from tests.turns import UNKNOWN, game, judged, play_of, turn, unchecked


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
        ("dig-visible", "turn.dig"),
        ("decoration-icon", "turn.statues.0"),
    ]
    assert unchecked(drawn)[0] == (("dig-reward", "pillar-budget"), "what the turn dug is not known")


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


@pytest.mark.parametrize(
    ("stack", "last"),
    [("clay", 3), ("clay > granite > basalt", 3), ("granite", 2), ("basalt", 1), ("clay white > granite pink", 3)],
)
def test_a_stack_of_a_game_reaches_down_to_basalt_and_the_game_stops_where_it_ends(stack: str, last: int) -> None:
    drawn = game(DOWN, quarry=f"  - [{stack}, clay, clay, clay]\n" + "  - [clay, clay, clay, clay]\n" * 3)
    round, position = divmod(last, 2)
    assert found(drawn) == [("dig-visible", f"rounds.{round}.turns.{position}.dig")]
    assert len(play_of(drawn).turns) == last + 1
    assert unchecked(drawn)[-1] == (
        ("everything after it",),
        f"the game stops in round {round + 1}, where nothing lies at the dug position",
    )


def test_a_turn_in_which_a_game_stops_is_judged_no_further() -> None:
    drawn = game(
        "- turns: [{player: Ana, dig: A1, pillars_taken: 7, build: [{from: stored, at: H8, level: 3}], "
        "keep: {doubles: 3}}]",
        quarry="  - [floor, clay, clay, clay]\n" + "  - [clay, clay, clay, clay]\n" * 3,
    )
    assert found(drawn) == [("dig-visible", "rounds.0.turns.0.dig")]
    assert play_of(drawn).closing.players[0].storage.pillars == 0


def test_a_stack_of_a_table_is_what_is_written() -> None:
    drawn = turn(
        "dig: A1", quarry="  - [clay > granite, floor, floor, floor]\n" + "  - [floor, floor, floor, floor]\n" * 3
    )
    assert found(drawn) == []


def test_clay_that_was_taken_out_at_setup_cannot_be_dug() -> None:
    quarry = "  - [basalt, clay, clay, clay]\n" + "  - [clay, clay, clay, clay]\n" * 3
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
