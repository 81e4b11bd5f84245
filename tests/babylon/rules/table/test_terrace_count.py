"""A garden with its stored terrace has no more terraces than the game gives."""

import pytest

from babylon_cli.babylon.table.table import Table
from tests.drawing import finding_of, found, message_of, table
from tests.turns import game

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


@pytest.mark.parametrize(
    ("round", "turn_of", "ana", "bo"),
    [(1, None, 2, 2), (1, "Ana", 1, 2), (1, "Bo", 2, 1), (4, "Ana", 4, 5), (15, "Bo", 16, 15), (99, None, 16, 16)],
)
def test_the_rounds_so_far_give_one_each_and_the_start_terrace(
    round: int, turn_of: str | None, ana: int, bo: int
) -> None:
    turn = "" if turn_of is None else f"turn: {{player: {turn_of}, dig: A1}}\n"
    for seat, most in enumerate((ana, bo)):
        for number in (most, most + 1):
            gardens = ["", ""]
            gardens[seat] = f", terraces: [{terraces(number - 1)}], storage: {{terrace: {{flower: white}}}}"
            drawn = table(
                f"round: {round}\n{turn}players:\n  - {{name: Ana, flower: white{gardens[0]}}}\n"
                f"  - {{name: Bo, flower: pink{gardens[1]}}}\n"
            )
            expected = [("terrace-count", f"players.{seat}.terraces")] if number > most else []
            assert [fault for fault in found(drawn) if fault[0] != "round-count"] == expected


@pytest.mark.parametrize(
    ("materials", "most"),
    [(["clay"], 1), (["start"], 2), ([None], 2), (["granite", "start"], 2), (["granite", "basalt"], 1), ([], 2)],
)
def test_one_fewer_where_none_can_be_the_start_terrace(materials: list[str | None], most: int) -> None:
    """In round 1 a player of whom it is not the turn has the start terrace and one that was dug."""
    written = [f"material: {material}, " if material else "" for material in materials]
    cells = [f"{{{said}at: {CELLS[place]}, level: 1, flower: white}}" for place, said in enumerate(written)]
    drawn = table(f"round: 1\nplayers:\n  - {{name: Ana, flower: white, terraces: [{', '.join(cells)}]}}\n")
    assert ("terrace-count" in dict(found(drawn))) == (len(materials) > most)


def test_a_turn_too_many_in_a_record_is_not_a_terrace_too_many() -> None:
    digs = ", ".join(
        f"{{player: Ana, dig: {position}, build: [{{from: dug, at: C3, level: 1}}]}}" for position in ("A1", "B2")
    )
    assert "terrace-count" not in dict(found(game(f"- turns: [{digs}]")))


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
    help = "take out the terraces that are typed twice, or check `round:`"
    held = "the garden has 3 terraces and the notch 0"
    for materials, words in (
        ("", f"{held}, and 1 turn so far can give 2"),
        ("material: clay, ", f"{held}, none of them the start terrace, and 1 turn so far can give 1 besides that"),
    ):
        garden = terraces(3).replace("{at", f"{{{materials}at")
        drawn = table(f"round: 1\nplayers: [{{name: Ana, flower: white, terraces: [{garden}]}}]")
        finding = finding_of("terrace-count", drawn)
        assert (str(finding.message), str(finding.help)) == (words, help)
    sixteen = terraces(16).replace("{at", "{material: granite, at")
    drawn = table(f"players: [{{name: Ana, flower: white, terraces: [{sixteen}]}}]")
    assert message_of("terrace-count", drawn) == (
        "the garden has 16 terraces and the notch 0, none of them the start terrace, and a game of 2 gives a player 15 "
        "besides that"
    )
