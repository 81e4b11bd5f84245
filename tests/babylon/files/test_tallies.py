"""A tally that no garden gives is a mistake at the number that cannot be."""

import pytest

from tests.babylon.files.pictures import loaded

HEAD = "players:\n  - {name: Ana, flower: white, tally: {"


def mistakes(tally: str) -> list[tuple[str, str]]:
    """What is wrong in a tally, with the word at whose place it is told."""
    text = f"{HEAD}{tally}}}}}\n"
    (document,) = loaded(text)
    line = text.splitlines()[1]
    return [(str(each.message), line[each.column - 1 : each.column - 1 + each.width]) for each in document.problems]


@pytest.mark.parametrize(
    "tally",
    [
        "highest_terrace: 0, visible_holes: 64",
        "highest_terrace: 0, visible_holes: 64, statues: {1: 0}, belvederes: 0",
        "highest_terrace: 1, visible_holes: 60, statues: {1: 4}",
        "highest_terrace: 2, visible_holes: 58, staircases: {1-2: 1, 2-1: 1}, statues: {9: 0}",
        "highest_terrace: 16, visible_holes: 0, statues: {16: 1}, flowers: {white: 16}",
        "highest_terrace: 2, visible_holes: 58, bridges: {1: 9}",
    ],
)
def test_what_a_garden_may_give(tally: str) -> None:
    assert mistakes(tally) == []


@pytest.mark.parametrize(
    ("tally", "message", "place"),
    [
        ("highest_terrace: 1, visible_holes: 99", "`visible_holes` is the number 99; expected a number of holes", "99"),
        ("highest_terrace: 3, visible_holes: 9, staircases: {1-3: 1}", "no staircase links the levels 1-3", "1-3"),
        ("highest_terrace: 3, visible_holes: 9, staircases: {2-2: 1}", "no staircase links the levels 2-2", "2-2"),
        ("highest_terrace: 2, visible_holes: 9, staircases: {3-2: 1}", "`staircases` are counted on level 3-2", "3-2"),
        ("highest_terrace: 2, visible_holes: 9, statues: {3: 1}", "`statues` are counted on level 3, and", "3"),
        ("highest_terrace: 2, visible_holes: 9, fountains: {4: 1}", "`fountains` are counted on level 4, and", "4"),
        ("highest_terrace: 17, visible_holes: 9", "the highest terrace is said to lie on level 17", "highest_terrace"),
        ("highest_terrace: 0, visible_holes: 64, bridges: {1: 1}", "`bridges` are counted, and", "bridges"),
        ("highest_terrace: 0, visible_holes: 64, flowers: {white: 1}", "`flowers` are counted, and", "flowers"),
        ("highest_terrace: 0, visible_holes: 64, belvederes: 1", "`belvederes` are counted, and", "belvederes"),
        ("highest_terrace: 0, visible_holes: 63", "63 holes are seen of 64", "visible_holes"),
        ("highest_terrace: 1, visible_holes: 61", "61 holes are seen, and with a terrace on level 1", "visible_holes"),
        ("highest_terrace: 2, visible_holes: 59", "59 holes are seen, and with a terrace on level 2", "visible_holes"),
        ("highest_terrace: 1, visible_holes: 60, statues: {1: 5}", "4 holes are covered, and more", "visible_holes"),
        ("highest_terrace: 1, visible_holes: 60, flowers: {sun: 5}", "4 holes are covered, and more", "visible_holes"),
    ],
)
def test_what_no_garden_gives(tally: str, message: str, place: str) -> None:
    ((told, where),) = mistakes(tally)
    assert told.startswith(message)
    assert where == place


def test_every_mistake_is_told_at_its_own_line() -> None:
    (document,) = loaded(
        "players:\n"
        "  - name: Ana\n"
        "    flower: white\n"
        "    tally:\n"
        "      statues: {3: 1}\n"
        "      staircases: {1-3: 1}\n"
        "      highest_terrace: 2\n"
        "      visible_holes: 64\n"
    )
    assert [problem.line for problem in document.problems] == [5, 6, 6, 8]


def test_a_turn_of_a_player_who_only_counted_cannot_be_judged() -> None:
    text = (
        "players:\n  - {name: Ana, flower: white, tally: {highest_terrace: 1, visible_holes: 60}}\n"
        "  - {name: Bo, flower: pink}\nturn: {player: ana, dig: A1}\n"
    )
    (document,) = loaded(text)
    (problem,) = document.problems
    assert str(problem.message) == "ana has a `tally` and no garden in which a turn could be judged"
    assert (problem.line, problem.column, problem.width) == (4, 16, 3)
    (other,) = loaded(text.replace("player: ana", "player: Bo"))
    assert other.problems == ()
