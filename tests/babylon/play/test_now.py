"""The table as it now stands, and the turn with which a record goes on."""

import pytest

from babylon_cli.babylon.play.now import next_turn, now
from babylon_cli.babylon.play.replay import replay
from tests.drawing import table
from tests.turns import game, turn

THREE = "- {name: Ana, flower: white}\n- {name: Bo, flower: pink}\n- {name: Cy, flower: sun}"


@pytest.mark.parametrize(
    ("rounds", "first", "expected"),
    [
        ("[]", "Ana", (1, "Ana", "none")),
        ("[]", "Cy", (1, "Cy", "none")),
        ("- turns: []", "Bo", (1, "Bo", "none")),
        ("- {token: single, turns: [{player: Ana}]}", "Ana", (1, "Bo", "none")),
        ("- turns: [{player: Cy}, {player: Ana}]", "Cy", (1, "Bo", "none")),
        ("- turns: [{player: Bo}]", "Ana", (1, "Ana", "none")),
        ("- turns: [{player: Ana}, {player: Bo}, {player: Cy}]", "Ana", (2, "Ana", None)),
        ("- turns: [{player: Ana}]\n- {token: single, turns: []}", "Bo", (2, "Bo", "single")),
        ("- turns: [{player: Ana}]\n- turns: [{player: Bo}]", "Bo", (2, "Cy", None)),
        ("- turns: []\n" * 13, "Ana", (13, "Ana", None)),
        ("- turns: [{player: Ana}, {player: Bo}, {player: Cy}]\n" * 13, "Ana", None),
    ],
)
def test_whose_turn_is_next(rounds: str, first: str, expected: tuple[int, str, str | None] | None) -> None:
    drawn = game(rounds, players=THREE, keys=f"first_player: {first}")
    following = next_turn(replay(drawn))
    stands = now(drawn)
    if expected is None:
        assert (following, stands.player) == (None, None)
        return
    assert following is not None
    assert (following.round, drawn.players[following.player].name, following.token) == expected
    assert (stands.player, stands.token) == (following.player, following.token)
    assert following.path[:3] == ("rounds", following.round - 1, "turns")


def test_nobody_is_next_where_nobody_plays() -> None:
    drawn = table("players: []\nrounds: []\n")
    assert next_turn(replay(drawn)) is None
    assert next_turn(replay(table("players: [{name: Ana, flower: white}]"))) is None


def test_a_table_stands_as_it_is_typed() -> None:
    for drawn, player, token in (
        (table("players: [{name: Ana, flower: white}]"), None, "none"),
        (table("token: single\nround: 3\nplayers: [{name: Ana, flower: white}]"), None, "single"),
        (turn("dig: A1", token="single"), 0, "single"),
        (turn("dig: A1", token="single", round=1), 0, "none"),
    ):
        stands = now(drawn)
        assert (stands.quarry, stands.player, stands.token) == (drawn.quarry, player, token)


def test_the_quarry_of_a_record_is_that_after_the_removal_and_the_digs() -> None:
    quarry = "  - [clay white, clay pink, clay sun, clay vine]\n" * 4
    drawn = game("- turns: [{player: Ana, dig: A1}, {player: Bo, dig: A1}]", quarry=quarry, keys="removed: [B1]")
    opened = now(drawn).quarry
    assert opened is not None
    tops = [opened.visible(position) for position in range(3)]
    assert [tile and tile.material.value for tile in tops] == ["basalt", "granite", "clay"]
    assert now(game("[]")).quarry is None
