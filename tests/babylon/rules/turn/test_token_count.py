"""Every round after the first has its token."""

import pytest

from tests.drawing import finding_of, found, message_of
from tests.turns import game, judged, turn, unchecked

ALL = "turns: [{player: Ana, dig: A1}, {player: Bo, dig: B1}]"


@pytest.mark.parametrize("first", ["", "token: none, ", "token: , "])
def test_no_token_in_the_first_round_and_one_in_each_other(first: str) -> None:
    drawn = game(f"- {{{first}{ALL}}}\n- {{token: none, {ALL}}}\n- {{token: single, {ALL}}}")
    assert found(drawn) == []


def test_a_token_in_the_first_round() -> None:
    assert found(game(f"- {{token: single, {ALL}}}")) == [("token-count", "rounds.0.token")]


def test_a_round_without_its_token() -> None:
    again = ALL.replace("1", "2")
    drawn = game(f"- {{{ALL}}}\n- {{{ALL}}}\n- {{token: none, {again}}}\n- {{token: , {again}}}")
    assert found(drawn) == [("token-count", "rounds.1"), ("token-count", "rounds.3")]


def test_a_round_that_nobody_has_played() -> None:
    assert found(game(f"- {{{ALL}}}\n- {{turns: []}}")) == [("token-count", "rounds.1")]


def test_a_token_of_the_first_round_does_not_act() -> None:
    """It would give a single pillar."""
    turns = "turns: [{player: Ana, dig: B2, pillars_taken: 0, keep: {pillars: 1}}]"
    assert found(game(f"- {{token: single, {turns}}}")) == [
        ("token-count", "rounds.0.token"),
        ("pillar-budget", "rounds.0.turns.0.keep"),
    ]


def test_under_a_token_that_is_not_known_pillars_and_icons_are_left_open() -> None:
    build = "build: [{from: stored, at: H8, level: 9}]"
    drawn = game(f"- {{{ALL}}}\n- {{turns: [{{player: Ana, dig: A1, pillars_taken: 5, {build}}}]}}")
    assert {rule for rule, _ in found(drawn)} == {"token-count", "terrace-off-board"}
    assert (
        ("dig-reward", "pillar-budget", "token-effect"),
        "round 2: the token of the round is not known",
    ) in unchecked(drawn)


def test_a_token_on_a_turn_of_the_first_round() -> None:
    drawn = turn("dig: A1\npillars_taken: 5", token="minus-one", round=1)
    assert found(drawn) == [("token-count", "token")]
    assert judged(drawn).played.setting.token == "none"
    assert found(turn("dig: A1", token="none", round=1)) == []
    assert found(turn("dig: A1", token="minus-one", round=2)) == []


def test_what_the_messages_say() -> None:
    missing = finding_of("token-count", game(f"- {{{ALL}}}\n- {{{ALL}}}"))
    assert str(missing.message) == "round 2 names no token"
    assert (str(missing.where), str(missing.help)) == (
        "round 2",
        "write `token:` with what it shows; a blank one is `none`",
    )
    said = "round 1 names the token single, and the first token is turned over after round 1"
    assert message_of("token-count", game(f"- {{token: single, {ALL}}}")) == said
    first = finding_of("token-count", turn("dig: A1", token="single", round=1))
    assert (str(first.message), str(first.where)) == (said, "round 1")
    assert str(first.help) == "leave it out, or move it to the round in which it acts"
