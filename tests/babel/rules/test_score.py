"""The players' own pad, row by row."""

from babylon_cli.babel.rules.verdict import judge
from babylon_cli.babel.scoring.settle import settle
from tests.babel.tables import faults, paths, seated

RULE = "babel-score"

ANA = "coins: 7, cards: [Altar], military: {victory: [1, 1]}"


def test_a_pad_that_agrees() -> None:
    rows = settle(seated(ANA, "", "")).standings[0].points
    pad = ", ".join([f"{row}: {points}" for row, points in rows.items()])
    assert paths(RULE, seated(f"{ANA}, score_pad: {{{pad}}}", "", "")) == []
    assert paths(RULE, seated(f"{ANA}, score_pad: {{total: 6}}", "score_pad: {coins: 0}", "")) == []


def test_each_row_that_differs() -> None:
    drawn = seated("score_pad: {tower: 2}", f"{ANA}, score_pad: {{coins: 3, civil: 2, military: 2, total: 7}}", "")
    assert paths(RULE, drawn) == ["players.0.score_pad.tower", "players.1.score_pad.coins", "players.1.score_pad.total"]
    assert [fault.player for fault in faults(RULE, drawn)] == [0, 1, 1]
    assert "says 2 for Tower of Babel, and the table is worth 0" in str(faults(RULE, drawn)[0].message)


def test_a_wrong_pad_breaks_no_rule_of_the_game() -> None:
    found = [finding for finding in judge(seated("score_pad: {tower: 2}", "", "")).findings if finding.rule == RULE]
    assert [(finding.severity, finding.on_pad, finding.is_illegal) for finding in found] == [("error", True, False)]


def test_nothing_is_scored_without_a_pad_and_the_free_city_has_none() -> None:
    assert paths(RULE, seated(ANA, "", "")) == []
    assert paths(RULE, seated("", "free_city: true, score_pad: {total: 9}", "")) == []
    assert paths(RULE, seated("score_pad: {total: 1}", "free_city: true, score_pad: {total: 9}", "")) == [
        "players.0.score_pad.total"
    ]
