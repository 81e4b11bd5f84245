"""What is seen from above, and what hides the rest."""

from babylon_cli.babylon.scoring.visibility import covering, hidden_by, topmost
from babylon_cli.babylon.table.pieces import Spot
from tests.drawing import layout

A1, B2, C2 = 0, 9, 10


def test_one_visible_cell_is_enough() -> None:
    drawn = layout("terraces: [{at: A1, level: 1}, {at: B2, level: 2}]")
    assert covering(drawn, [drawn.find(Spot(A1, 1))]) == []
    assert covering(drawn, [drawn.find(Spot(B2, 1)), drawn.find(Spot(A1, 1))]) == []
    assert covering(drawn, [drawn.find(Spot(B2, 2))]) == []


def test_each_hiding_terrace_is_named_once() -> None:
    drawn = layout("terraces: [{at: A1, level: 1}, {at: B2, level: 2}]")
    b2, c2 = drawn.find(Spot(B2, 1)), drawn.find(Spot(C2, 1))
    assert str(hidden_by(covering(drawn, [b2]))) == "hidden by the terrace at B2 on level 2"
    assert str(hidden_by(covering(drawn, [b2, c2]))) == "hidden by the terrace at B2 on level 2"


def test_all_hiding_terraces_are_named() -> None:
    drawn = layout("terraces: [{at: A1, level: 1}, {at: B2, level: 2}, {at: A2, level: 3}]")
    assert str(hidden_by(covering(drawn, [drawn.find(Spot(B2, 1)), drawn.find(Spot(C2, 1))]))) == (
        "hidden by the terrace at A2 on level 3 and the terrace at B2 on level 2"
    )


def test_the_topmost_terrace_hides() -> None:
    drawn = layout("terraces: [{at: A1, level: 1}, {at: B2, level: 2}, {at: A2, level: 3}]")
    assert str(hidden_by(covering(drawn, [drawn.find(Spot(B2, 1))]))) == "hidden by the terrace at A2 on level 3"


def test_what_is_the_topmost_terrace_of_each_cell() -> None:
    drawn = layout("terraces: [{at: A1, level: 1}, {at: B2, level: 2}]")
    assert [terrace.level for terrace in topmost(drawn, [A1, B2])] == [1, 2]
