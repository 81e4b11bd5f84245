"""The pad: eight rows in the order of the box, each the sum of its lines."""

from babylon_cli.babylon.scoring.pad import score_player
from babylon_cli.babylon.scoring.tally import tally_lines
from babylon_cli.babylon.table.pad_rows import PAD_ROWS
from babylon_cli.judging.line import TOTAL, Line, total_of
from tests.drawing import garden, points

ROWS = [
    "statues",
    "fountains",
    "bridges",
    "staircases",
    "decoration_sets",
    "flower_sets",
    "belvederes",
    "highest_terrace",
]
GARDEN = """
terraces:
  - {at: A1, level: 1, flower: sun, belvedere: SE}
  - {at: C1, level: 1, flower: vine}
  - {at: E1, level: 2, flower: pink}
  - {at: B4, level: 1}
  - {at: C2, level: 2}
statues: [A1, F1]
fountains: [B1-C1]
bridges: [B2-B4]
staircases: [D1-E1]
"""


def test_the_rows_of_the_pad_in_their_order() -> None:
    drawn = garden(GARDEN)
    pad = score_player(drawn.players[0], drawn.rulings)
    assert [row.key for row in PAD_ROWS] == ROWS
    assert list(pad.rows) == ROWS
    assert list(pad.points) == [*ROWS, TOTAL]


def test_the_notation_is_that_of_the_pad() -> None:
    assert [row.notation for row in PAD_ROWS] == ["1/1", "3/1", "3/1", "1+1", "4", "4", "1", "×2"]


def test_only_the_belvederes_are_counted_by_a_ruling() -> None:
    drawn = garden(GARDEN.replace("at: C2, level: 2", "at: B2, level: 2"))
    player = drawn.players[0]
    one, other = [
        score_player(player, drawn.rulings.answered({"hidden_belvedere": value})) for value in ("none", "counts")
    ]
    assert [row for row in ROWS if one.rows[row] != other.rows[row]] == ["belvederes"]
    assert other.total == one.total + 1
    assert list(other.rows) == ROWS


def test_a_garden_with_every_row() -> None:
    drawn = garden(GARDEN)
    assert score_player(drawn.players[0], drawn.rulings).points == {
        "statues": 1 + 2,
        "fountains": 3,
        "bridges": 3,
        "staircases": 3,
        "decoration_sets": 4,
        "flower_sets": 4,
        "belvederes": 1,
        "highest_terrace": 4,
        "total": 25,
    }


def test_every_number_is_the_sum_of_its_lines() -> None:
    drawn = garden(GARDEN)
    pad = score_player(drawn.players[0], drawn.rulings)
    for row, lines in pad.rows.items():
        assert pad.points[row] == sum(line.points for line in lines)
    assert pad.points[TOTAL] == sum(line.points for lines in pad.rows.values() for line in lines)
    assert total_of([Line(2, "", "", ""), Line(0, "", "", ""), Line(5, "", "", "")]) == 7


def test_a_tally_has_the_same_rows() -> None:
    drawn = garden("tally: {highest_terrace: 1, visible_holes: 60}")
    tally = drawn.players[0].tally
    assert tally is not None
    assert list(tally_lines(tally)) == ROWS


def test_an_empty_garden() -> None:
    assert points("total", garden("terraces: []")) == 0


def test_visible_holes_are_those_that_no_terrace_covers() -> None:
    drawn = garden(GARDEN)
    assert score_player(drawn.players[0], drawn.rulings).visible_holes == 64 - 18
    assert score_player(garden("terraces: []").players[0], drawn.rulings).visible_holes == 64
    off_board = garden("terraces: [{at: H1, level: 1}]")
    assert score_player(off_board.players[0], drawn.rulings).visible_holes == 64


def test_a_bridge_covers_no_hole() -> None:
    drawn = garden("terraces: [{at: A1, level: 1}, {at: D1, level: 1}]\nbridges: [B1-D1]")
    assert score_player(drawn.players[0], drawn.rulings).visible_holes == 64 - 8


def test_what_is_stored_scores_nothing() -> None:
    assert points("total", garden("storage: {pillars: 6, terrace: {flower: white, material: start}}")) == 0
