"""The players take their turns clockwise from the first player."""

import pytest

from tests.drawing import finding_of, found, message_of
from tests.turns import game

THREE = "- {name: Ana, flower: white}\n- {name: Bo, flower: pink}\n- {name: Cy, flower: sun}"


def rounds_of(*rounds: str) -> str:
    """Rounds, each given as the initials of those who play."""
    names = {"A": "Ana", "B": "Bo", "C": "Cy"}
    lines = []
    for number, played in enumerate(rounds):
        digs = [f"{{player: {names[who]}, dig: {'CD'[number]}{turn % 4 + 1}}}" for turn, who in enumerate(played)]
        lines.append(f"- {{{'token: none, ' if number else ''}turns: [{', '.join(digs)}]}}")
    return "\n".join(lines)


@pytest.mark.parametrize("rounds", [["ABC"], ["ABC", "ABC"], ["AB"], ["ABC", "A"], ["ABC", ""], [""], []])
def test_each_in_turn_and_an_early_end(rounds: list[str]) -> None:
    assert found(game(rounds_of(*rounds) or "[]", players=THREE)) == []


@pytest.mark.parametrize(
    ("rounds", "place"),
    [
        (["BAC"], "rounds.0.turns.0.player"),
        (["ACB"], "rounds.0.turns.1.player"),
        (["AAB"], "rounds.0.turns.1.player"),
        (["ABB"], "rounds.0.turns.2.player"),
        (["ABCA"], "rounds.0.turns.3.player"),
        (["ABCABC"], "rounds.0.turns.3.player"),
        (["AB", "ABC"], "rounds.0"),
        (["A", "ABC"], "rounds.0"),
        (["", "ABC"], "rounds.0"),
        (["ABC", "BCA"], "rounds.1.turns.0.player"),
        (["ABC", "C"], "rounds.1.turns.0.player"),
    ],
)
def test_out_of_order_twice_or_missing(rounds: list[str], place: str) -> None:
    assert found(game(rounds_of(*rounds), players=THREE)) == [("turn-order", place)]


def test_from_the_first_player() -> None:
    for first, right in (("Ana", "ABC"), ("Bo", "BCA"), ("Cy", "CAB")):
        for played in ("ABC", "BCA", "CAB"):
            drawn = game(rounds_of(played, played), players=THREE, keys=f"first_player: {first}")
            assert len(found(drawn)) == (0 if played == right else 2)


def test_a_wrong_order_changes_nothing_else() -> None:
    drawn = game("- turns: [{player: Bo, dig: A1, pillars_taken: 4}, {player: Ana, dig: A2, statues: [H8]}]")
    assert found(drawn) == [
        ("turn-order", "rounds.0.turns.0.player"),
        ("decoration-off-terrace", "rounds.0.turns.1.statues.0"),
    ]


def test_what_the_messages_say() -> None:
    wrong = finding_of("turn-order", game(rounds_of("ACB"), players=THREE))
    assert str(wrong.message) == "round 1 has a turn of Cy where Bo is to play"
    assert (str(wrong.where), wrong.player, str(wrong.help)) == ("round 1", "Cy", "the players' order is Ana, Bo, Cy")
    assert message_of("turn-order", game(rounds_of("ABCA"), players=THREE)) == (
        "round 1 has a turn of Ana where everyone has played"
    )
    missing = finding_of("turn-order", game(rounds_of("AB", "ABC"), players=THREE))
    assert str(missing.message) == "round 1 has no turn of Cy"
    assert (missing.player, str(missing.help)) == ("Cy", "add the turn; only the last round may stop early")
