"""At the end of a turn no more than six single pillars are kept, and no double one."""

import pytest

from tests.drawing import finding_of, found
from tests.turns import game, turn


@pytest.mark.parametrize(("kept", "is_a_fault"), [(0, False), (6, False), (7, True), (11, True)])
def test_single_pillars(kept: int, is_a_fault: bool) -> None:
    drawn = turn(f"dig: A1\nkeep: {{pillars: {kept}}}", "storage: {pillars: 6}")
    assert found(drawn) == ([("storage-limit", "turn.keep.pillars")] if is_a_fault else [])


def test_without_a_word_no_more_than_six_are_kept() -> None:
    assert found(turn("dig: A1", "storage: {pillars: 6}")) == []


@pytest.mark.parametrize("kept", [1, 2])
def test_double_pillars(kept: int) -> None:
    drawn = turn(f"dig: A1\nkeep: {{pillars: 0, doubles: {kept}}}")
    assert found(drawn) == [("storage-double", "turn.keep.doubles")]
    assert found(turn("dig: A1\nkeep: {doubles: 0}", token="double")) == []


def test_each_turn_of_a_game_and_not_its_end_once_more() -> None:
    drawn = game("""
        - turns:
            - {player: Ana, dig: A1, pillars_taken: 5, keep: {pillars: 7}}
            - {player: Bo, dig: B1, pillars_taken: 5, keep: {pillars: 0, doubles: 1}}
        - token: none
          turns: [{player: Ana, dig: C2, pillars_taken: 0, keep: {pillars: 7}}]
        """)
    assert found(drawn) == [
        ("storage-limit", "rounds.0.turns.0.keep.pillars"),
        ("pillar-budget", "rounds.0.turns.0.keep"),
        ("storage-double", "rounds.0.turns.1.keep.doubles"),
        ("storage-limit", "rounds.1.turns.0.keep.pillars"),
    ]


def test_what_the_messages_say() -> None:
    limit = finding_of("storage-limit", turn("dig: A1\nkeep: {pillars: 7}", "storage: {pillars: 6}"))
    assert str(limit.message) == "the turn keeps 7 single pillars, and the storage zone has 6 places"
    assert (str(limit.where), limit.player) == ("the storage zone of Ana", "Ana")
    assert str(limit.help) == "what is over goes back to the reserve at the end of the turn"
    double = finding_of("storage-double", turn("dig: A1\nkeep: {pillars: 0, doubles: 1}"))
    assert str(double.message) == "the turn keeps 1 double pillar, and a double pillar is never stored"
    assert str(double.help) == "double pillars that were not used go back to the reserve; they do not turn into singles"
