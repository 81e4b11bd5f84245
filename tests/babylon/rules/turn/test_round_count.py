"""A game has 15, 13 or 11 rounds with 2, 3 or 4 players."""

import pytest

from babylon_cli.babylon.table.quarry import POSITION_NAMES
from tests.drawing import finding_of, found, message_of, table
from tests.turns import game

SEATS = ["Ana, flower: white", "Bo, flower: pink", "Cy, flower: sun", "Di, flower: vine", "Ed, flower: white"]


def players(number: int) -> str:
    """So many players."""
    return "\n".join(f"- {{name: {seat}}}" for seat in SEATS[:number])


def rounds(number: int, seats: int) -> str:
    """So many rounds in which everyone digs, three times at each stack."""
    lines = []
    for round in range(number):
        digs = [
            (seat.split(",")[0], POSITION_NAMES[(round * seats + turn) // 3 % 16])
            for turn, seat in enumerate(SEATS[:seats])
        ]
        turns = ", ".join([f"{{player: {name}, dig: {position}}}" for name, position in digs])
        lines.append(f"- {{{'token: none, ' if round else ''}turns: [{turns}]}}\n")
    return "".join(lines)


@pytest.mark.parametrize(("seats", "most"), [(2, 15), (3, 13), (4, 11)])
def test_up_to_the_last_round_and_one_more(seats: int, most: int) -> None:
    for number in (1, most - 1, most):
        assert found(game(rounds(number, seats), players=players(seats))) == []
    for number in (most + 1, most + 3):
        drawn = game(rounds(number, seats), players=players(seats))
        assert [fault for fault in found(drawn) if fault[0] != "dig-visible"] == [("round-count", f"rounds.{most}")]


@pytest.mark.parametrize("seats", [1, 5])
def test_no_game_of_so_few_or_so_many_has_a_number_of_rounds(seats: int) -> None:
    assert "round-count" not in [rule for rule, _ in found(game(rounds(17, seats), players=players(seats)))]


@pytest.mark.parametrize(("seats", "most"), [(2, 15), (3, 13), (4, 11)])
def test_the_round_of_a_turn(seats: int, most: int) -> None:
    for number, expected in ((most, []), (most + 1, [("round-count", "round")])):
        text = f"round: {number}\nplayers:\n{players(seats)}\nturn: {{player: Ana, dig: A1}}"
        assert found(table(text)) == expected


def test_a_table_without_a_turn_has_no_round_to_judge() -> None:
    assert found(table(f"round: 16\nplayers:\n{players(2)}")) == []


def test_what_the_messages_say() -> None:
    record = finding_of("round-count", game(rounds(16, 2)))
    assert str(record.message) == "the record has 16 rounds, and a game of 2 players has 15 rounds"
    assert (str(record.where), record.player) == ("the game", None)
    assert str(record.help) == "take out the rounds that are typed twice, or add the players who are missing"
    one = table(f"round: 16\nplayers:\n{players(2)}\nturn: {{player: Ana, dig: A1}}")
    assert message_of("round-count", one) == "the turn belongs to round 16, and a game of 2 players has 15 rounds"
