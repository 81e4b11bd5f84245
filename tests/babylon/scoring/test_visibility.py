"""What is seen from above, and what hides the rest."""

from babylon_cli.babylon.scoring.visibility import covering, hidden_by
from tests.drawing import layout

A1, B1, B2, C2, H8 = 0, 1, 9, 10, 63


def test_one_visible_cell_is_enough() -> None:
    drawn = layout("terraces: [{at: A1, level: 1}, {at: B2, level: 2}]")
    assert covering(drawn, [(A1, 1)]) == []
    assert covering(drawn, [(B2, 1), (A1, 1)]) == []
    assert covering(drawn, [(B2, 2)]) == []
    assert covering(drawn, [(H8, 0)]) == []


def test_each_hiding_terrace_is_named_once() -> None:
    drawn = layout("terraces: [{at: A1, level: 1}, {at: B2, level: 2}]")
    assert str(hidden_by(covering(drawn, [(B2, 1)]))) == "hidden by the terrace at B2 on level 2"
    assert str(hidden_by(covering(drawn, [(B2, 1), (C2, 1)]))) == "hidden by the terrace at B2 on level 2"
    assert str(hidden_by(covering(drawn, [(B2, 1), (B1, 0)]))) == (
        "hidden by the terrace at B2 on level 2 and the terrace at A1 on level 1"
    )


def test_the_topmost_terrace_hides() -> None:
    drawn = layout("terraces: [{at: A1, level: 1}, {at: B2, level: 2}, {at: A2, level: 3}]")
    assert str(hidden_by(covering(drawn, [(B2, 1)]))) == "hidden by the terrace at A2 on level 3"
