"""A turn digs one terrace."""

import pytest

from tests.drawing import finding_of, found
from tests.turns import game, judged, turn, unchecked


def test_one_position() -> None:
    assert found(turn("dig: A1")) == []


@pytest.mark.parametrize("dig", ["", "dig:", "dig: []"])
def test_no_position(dig: str) -> None:
    assert found(turn(dig)) == [("dig-required", "turn")]


@pytest.mark.parametrize("dig", ["[A1]", "[A1, B1]", "[A1, A1, A1]"])
def test_a_list_of_positions(dig: str) -> None:
    assert found(turn(f"dig: {dig}")) == [("dig-required", "turn.dig")]


def test_the_first_of_a_list_is_dug() -> None:
    drawn = turn("dig: [B1, A1]\npillars_taken: 4")
    assert found(drawn) == [("dig-required", "turn.dig")]
    assert judged(drawn).played.after.pillars == 4


def test_what_was_dug_is_unknown_where_no_position_is_named() -> None:
    drawn = turn(
        """
        pillars_taken: 5
        build: [{from: dug, at: C3, level: 1, icons: STFB}]
        statues: [C3]
        keep: {pillars: 1}
        """
    )
    assert found(drawn) == [("dig-required", "turn")]
    assert unchecked(drawn) == [
        (("dig-reward",), "what the turn dug is not known"),
        (("build-source",), "the icons of 1 terrace before building are not known"),
    ]


def test_without_a_dug_terrace_what_is_left_of_storage_is_kept() -> None:
    drawn = turn("build: [{from: stored, at: C3, level: 1, belvedere: NE}]", "storage: {pillars: 5, terrace: {}}")
    assert judged(drawn).played.budget.kept == 2


@pytest.mark.parametrize("keep", ["", "keep: {terrace: dug}"])
def test_a_terrace_that_nobody_named_may_have_gone_into_the_notch(keep: str) -> None:
    """So that it can be built later: what was dug is not known, but that something was is."""
    drawn = game(f"""
        - turns: [{{player: Ana, build: [{{from: stored, at: A1, level: 1}}], {keep}}}, {{player: Bo, dig: B1}}]
        - {{token: none, turns: [{{player: Ana, dig: A1, build: [{{from: stored, at: C1, level: 1}}]}}]}}
        """)
    assert found(drawn) == [("dig-required", "rounds.0.turns.0")]


def test_each_turn_of_a_game() -> None:
    drawn = game("""
        - turns: [{player: Ana}, {player: Bo, dig: B1}]
        - {token: none, turns: [{player: Ana, dig: A1}, {player: Bo, dig: [B1, B2]}]}
        """)
    assert found(drawn) == [("dig-required", "rounds.0.turns.0"), ("dig-required", "rounds.1.turns.1.dig")]


def test_what_the_messages_say() -> None:
    none = finding_of("dig-required", turn(""))
    assert str(none.message) == "the turn digs no terrace, and every turn digs one"
    assert str(none.help) == "write `dig:` with the position of the terrace that was taken, such as `dig: B2`"
    several = finding_of("dig-required", turn("dig: [A1, B1]"))
    assert str(several.message) == (
        "the turn lists what it digs, and a turn digs one terrace; what is listed first counts as dug"
    )
    assert str(several.help) == "write the one position without brackets, such as `dig: B2`"
    assert (several.player, str(several.where), several.round) == ("Ana", "the quarry", None)
