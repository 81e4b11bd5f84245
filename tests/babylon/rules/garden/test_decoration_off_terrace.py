"""Every end of a decoration is on a spot of a terrace."""

import pytest

from tests.drawing import finding_of, found, garden, message_of, points

TERRACES = "terraces: [{at: C3, level: 1}, {at: D4, level: 2}]\n"


@pytest.mark.parametrize("statue", ["C3", "c3", "C3@1", "D4@2", "D4"])
def test_a_statue_on_a_terrace_spot(statue: str) -> None:
    drawn = garden(TERRACES + f"statues: [{statue}]")
    assert "decoration-off-terrace" not in dict(found(drawn))


@pytest.mark.parametrize("statue", ["B3", "C3@0", "C3@2", "E5@1", "D4@3", "A1@9"])
def test_a_statue_over_the_board_or_on_a_level_without_terrace(statue: str) -> None:
    drawn = garden(TERRACES + f"statues: [{statue}]")
    assert found(drawn) == [("decoration-off-terrace", "players.0.statues.0")]


@pytest.mark.parametrize("key", ["fountains", "bridges", "staircases"])
@pytest.mark.parametrize("ends", ["C3-B3", "B3-C3"])
def test_either_end_of_a_longer_piece(key: str, ends: str) -> None:
    drawn = garden(TERRACES + f"{key}: [{ends}]")
    assert found(drawn) == [("decoration-off-terrace", f"players.0.{key}.0")]


def test_both_ends_are_two_faults() -> None:
    there = ("decoration-off-terrace", "players.0.bridges.0")
    assert found(garden(TERRACES + "bridges: [A1-A3]")) == [there, there]


def test_it_is_judged_no_further_than_the_icon_under_its_other_end() -> None:
    drawn = garden("""
        terraces: [{at: C3, level: 1, icons: B..F}]
        bridges: [C3-A1@7, D4-A1]
        staircases: [D4-H8]
        statues: [C3]
        """)
    assert found(drawn) == [
        ("decoration-off-terrace", "players.0.bridges.0"),
        ("decoration-icon", "players.0.bridges.1"),
        ("decoration-off-terrace", "players.0.bridges.1"),
        ("decoration-icon", "players.0.staircases.0"),
        ("decoration-off-terrace", "players.0.staircases.0"),
        ("decoration-icon", "players.0.statues.0"),
    ]


def test_it_takes_part_in_no_line_of_statues() -> None:
    drawn = garden(TERRACES + "statues: [C3, A1]")
    assert found(drawn) == [("decoration-off-terrace", "players.0.statues.1")]


def test_it_scores_nothing() -> None:
    assert points("statues", garden(TERRACES + "statues: [A1, C3@5]")) == 0
    assert points("bridges", garden(TERRACES + "bridges: [C3-A3]")) == 0


def test_what_the_messages_say() -> None:
    over_the_board = finding_of("decoration-off-terrace", garden(TERRACES + "statues: [A1]"))
    assert str(over_the_board.message) == "the statue at A1 needs a terrace at A1, and only the board is there"
    assert str(over_the_board.where) == "A1"
    assert str(over_the_board.help) == "check the cell and the level of the piece; it scores nothing as it is"
    on_another_level = garden(TERRACES + "statues: [D4@4]")
    assert message_of("decoration-off-terrace", on_another_level) == (
        "the statue at D4@4 needs a terrace at D4 on level 4, and there are terraces on levels 1 and 2"
    )
    under_a_terrace = garden(TERRACES + "staircases: [D5@1-D4@1]")
    assert message_of("decoration-off-terrace", under_a_terrace) == (
        "the staircase D5@1-D4@1 needs a terrace at D5 on level 1, and there is one on level 2"
    )
    in_a_hole = garden(TERRACES + "statues: [C3@0]")
    assert message_of("decoration-off-terrace", in_a_hole) == (
        "the statue at C3@0 needs a terrace at C3 on the board, and there is one on level 1"
    )
