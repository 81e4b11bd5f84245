"""What is seen from above, and what hides the rest."""

from babylon_cli.babylon.scoring.visibility import covering, hidden_by, topmost
from babylon_cli.babylon.table.layout import End
from tests.drawing import layout

A1, B1, B2, C2, H8 = 0, 1, 9, 10, 63


def end(cell: int, level: int | None) -> End:
    """An end of a piece at this cell."""
    return End(cell, level, ())


def test_one_visible_cell_is_enough() -> None:
    drawn = layout("terraces: [{at: A1, level: 1}, {at: B2, level: 2}]")
    assert covering(drawn, [end(A1, 1)]) == []
    assert covering(drawn, [end(B2, 1), end(A1, 1)]) == []
    assert covering(drawn, [end(B2, 2)]) == []
    assert covering(drawn, [end(H8, None)]) == []


def test_each_hiding_terrace_is_named_once() -> None:
    drawn = layout("terraces: [{at: A1, level: 1}, {at: B2, level: 2}]")
    assert str(hidden_by(covering(drawn, [end(B2, 1)]))) == "hidden by the terrace at B2 on level 2"
    assert str(hidden_by(covering(drawn, [end(B2, 1), end(C2, 1)]))) == "hidden by the terrace at B2 on level 2"
    assert str(hidden_by(covering(drawn, [end(B2, 1), end(B1, None)]))) == (
        "hidden by the terrace at B2 on level 2 and the terrace at A1 on level 1"
    )


def test_the_topmost_terrace_hides() -> None:
    drawn = layout("terraces: [{at: A1, level: 1}, {at: B2, level: 2}, {at: A2, level: 3}]")
    assert str(hidden_by(covering(drawn, [end(B2, 1)]))) == "hidden by the terrace at A2 on level 3"


def test_what_is_the_topmost_terrace_of_each_cell() -> None:
    drawn = layout("terraces: [{at: A1, level: 1}, {at: B2, level: 2}]")
    assert [terrace.level for terrace in topmost(drawn, [A1, B2])] == [1, 2]
