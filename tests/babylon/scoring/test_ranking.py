"""Most points win, then fewest visible holes, then the victory is shared."""

import pytest

from babylon_cli.babylon.scoring.ranking import settle
from tests.drawing import table

NAMES = ("Ana", "Bo", "Cas", "Dee")


def ranked(*results: tuple[int, int]) -> tuple[list[int], tuple[str, ...], str]:
    """The ranks, the winners and what decided, for these points (by belvederes) and visible holes."""
    players = "".join(
        f"  - {{name: {NAMES[seat]}, flower: f{seat}, "
        f"tally: {{belvederes: {points - 2}, highest_terrace: 1, visible_holes: {holes}}}}}\n"
        for seat, (points, holes) in enumerate(results)
    )
    result = settle(table(f"players:{'' if players else ' []'}\n{players}"))
    return [standing.rank for standing in result.standings], result.winners, result.tie_break


@pytest.mark.parametrize(
    ("results", "ranks", "winners", "tie_break"),
    [
        ([(5, 30)], [1], ["Ana"], "none"),
        ([(5, 30), (9, 60)], [2, 1], ["Bo"], "none"),
        ([(9, 31), (9, 30)], [2, 1], ["Bo"], "visible_holes"),
        ([(9, 30), (9, 30)], [1, 1], ["Ana", "Bo"], "shared"),
        ([(9, 30), (9, 30), (8, 1)], [1, 1, 3], ["Ana", "Bo"], "shared"),
        ([(8, 1), (9, 30), (9, 30)], [3, 1, 1], ["Bo", "Cas"], "shared"),
        ([(9, 30), (8, 20), (8, 20), (8, 19)], [1, 3, 3, 2], ["Ana"], "none"),
        ([(9, 30), (9, 31), (9, 31)], [1, 2, 2], ["Ana"], "visible_holes"),
        ([(9, 30), (9, 30), (9, 30)], [1, 1, 1], ["Ana", "Bo", "Cas"], "shared"),
        ([(9, 30), (9, 30), (9, 31), (2, 60)], [1, 1, 3, 4], ["Ana", "Bo"], "shared"),
        ([(2, 60), (2, 60)], [1, 1], ["Ana", "Bo"], "shared"),
    ],
)
def test_ranks_winners_and_tie_break(
    results: list[tuple[int, int]], ranks: list[int], winners: list[str], tie_break: str
) -> None:
    assert ranked(*results) == (ranks, tuple(winners), tie_break)


def test_nobody() -> None:
    assert ranked() == ([], (), "none")


def test_an_illegal_garden_is_ranked_all_the_same() -> None:
    result = settle(
        table("""
        players:
          - {name: Ana, flower: white, terraces: [{at: A1, level: 5, flower: white}]}
          - {name: Bo, flower: pink, terraces: [{at: A1, level: 1, flower: white}]}
        """)
    )
    assert result.winners == ("Ana",)
    assert [standing.points["total"] for standing in result.standings] == [10, 2]
    assert [standing.player.name for standing in result.standings] == ["Ana", "Bo"]


PAD_OF = "score_pad: {{total: {points}}}"
TALLY_OF = "tally: {{belvederes: {rest}, highest_terrace: 1, visible_holes: {holes}}}"


@pytest.mark.parametrize(
    ("results", "ranks", "tie_break", "is_undecided"),
    [
        ([(9, None), (9, 30)], [1, 1], "shared", True),
        ([(9, None), (9, None)], [1, 1], "shared", True),
        ([(9, None), (8, 1)], [1, 2], "none", False),
        ([(9, 30), (8, None), (8, None)], [1, 2, 2], "none", False),
        ([(9, 30), (9, None), (9, 31)], [1, 1, 2], "shared", True),
        ([(9, 30), (9, 31), (8, None)], [1, 2, 3], "visible_holes", False),
        ([(9, 30), (9, 30), (8, None)], [1, 1, 3], "shared", False),
    ],
)
def test_holes_that_nobody_counted(
    results: list[tuple[int, int | None]], ranks: list[int], tie_break: str, is_undecided: bool
) -> None:
    """Nothing is said of them: who is level with such a player neither wins nor loses the tie."""
    keys = [
        PAD_OF.format(points=points) if holes is None else TALLY_OF.format(rest=points - 2, holes=holes)
        for points, holes in results
    ]
    entries = [f"  - {{name: {NAMES[seat]}, flower: f{seat}, {body}}}\n" for seat, body in enumerate(keys)]
    result = settle(table(f"players:\n{''.join(entries)}"))
    assert [standing.rank for standing in result.standings] == ranks
    assert (result.tie_break, result.is_undecided) == (tie_break, is_undecided)
