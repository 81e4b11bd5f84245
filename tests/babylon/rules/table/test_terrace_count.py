"""A garden with its stored terrace has no more terraces than the game gives."""

import pytest

from babylon_cli.babylon.table.table import Table
from tests.drawing import finding_of, found, message_of, table

CELLS = [f"{column}{row}" for row in (1, 3, 5, 7) for column in "ACEG"] + ["B2", "D2", "F2"]


def terraces(number: int) -> str:
    """So many terraces that do not collide, the last of them on level 2."""
    levels = [1] * 16 + [2] * 3
    return ", ".join(f"{{at: {CELLS[place]}, level: {levels[place]}, flower: white}}" for place in range(number))


def at_a_table_of(players: int, number: int, keys: str = "") -> Table:
    """A table at which the first player has so many terraces."""
    flowers = ("white", "pink", "sun", "vine", "rose")
    others = "".join(f"  - {{name: P{seat}, flower: {flowers[seat % 4]}}}\n" for seat in range(1, players))
    return table(f"players:\n  - {{name: Ana, flower: white, terraces: [{terraces(number)}]{keys}}}\n{others}")


STORED = ", storage: {terrace: {flower: white}}"
TOO_MANY = [("terrace-count", "players.0.terraces")]


@pytest.mark.parametrize(("players", "most"), [(1, 16), (2, 16), (3, 14), (4, 12)])
def test_the_game_gives_sixteen_fourteen_or_twelve(players: int, most: int) -> None:
    assert found(at_a_table_of(players, most)) == []
    assert found(at_a_table_of(players, most + 1)) == TOO_MANY
    assert found(at_a_table_of(players, most - 1, STORED)) == []
    assert found(at_a_table_of(players, most, STORED)) == TOO_MANY


def test_a_table_of_five_gives_no_number() -> None:
    assert "terrace-count" not in dict(found(at_a_table_of(5, 19)))


def test_a_tally_has_no_garden_to_count() -> None:
    drawn = table("""
        players:
          - {name: Ana, flower: white, tally: {flowers: {white: 10, pink: 9}, highest_terrace: 2, visible_holes: 9}}
          - {name: Bo, flower: pink}
        """)
    assert found(drawn) == []


def test_what_the_messages_say() -> None:
    of_four = finding_of("terrace-count", at_a_table_of(4, 12, STORED))
    assert str(of_four.message) == ("the garden has 12 terraces and the notch 1, and a game of 4 gives a player 12")
    assert (str(of_four.where), of_four.player) == ("the garden of Ana", "Ana")
    assert str(of_four.help) == "take out the terraces that are typed twice, or add the players who are missing"
    assert message_of("terrace-count", at_a_table_of(1, 17)) == (
        "the garden has 17 terraces and the notch 0, and a game of 2 gives a player 16"
    )
