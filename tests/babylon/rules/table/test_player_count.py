"""Two, three or four players sit at a table; a single garden may be judged alone."""

import pytest

from babylon_cli.babylon.table.table import Table
from tests.drawing import finding_of, found, message_of, table, warned

BARE_QUARRY = "quarry: [[floor, floor, floor, floor]" + ", [floor, floor, floor, floor]" * 3 + "]\n"


def seats(number: int) -> Table:
    """A table with so many players, of whom four have a flower of their own."""
    flowers = ("white", "pink", "sun", "vine", "white", "pink")
    players = "".join(f"  - {{name: P{seat}, flower: {flowers[seat]}}}\n" for seat in range(number))
    return table(f"players:{' []' if not number else ''}\n{players}")


@pytest.mark.parametrize("number", [2, 3, 4])
def test_two_to_four_players(number: int) -> None:
    assert found(seats(number)) == []
    assert warned(seats(number)) == []


def test_one_player_is_a_warning() -> None:
    assert found(seats(1)) == []
    assert warned(seats(1)) == [("player-count", "players")]


@pytest.mark.parametrize("number", [0, 5, 6])
def test_no_player_and_more_than_four(number: int) -> None:
    assert ("player-count", "players") in found(seats(number))
    assert warned(seats(number)) == []


def test_a_quarry_alone_needs_no_player() -> None:
    assert found(table(BARE_QUARRY)) == []
    assert warned(table(BARE_QUARRY)) == []
    assert found(table("players: []\n" + BARE_QUARRY)) == []


def test_what_the_messages_say() -> None:
    alone = finding_of("player-count", seats(1))
    assert str(alone.message) == (
        "the table has 1 player, and Babylon is played by 2 to 4; this garden is judged alone"
    )
    assert (str(alone.where), str(alone.help), alone.player) == ("the table", "add the other players", None)
    assert message_of("player-count", seats(0)) == "the table has 0 players, and Babylon is played by 2 to 4"
    five = finding_of("player-count", seats(5))
    assert str(five.message) == "the table has 5 players, and Babylon is played by 2 to 4"
    assert str(five.help) == "take out the players who are too many"
