"""The players' own pad agrees with what the garden scores, row by row."""

import pytest

from babylon_cli.babylon.rules.verdict import judge
from tests.drawing import finding_of, found, garden

GARDEN = """
terraces:
  - {at: A1, level: 1, icons: SFB., belvedere: SE}
  - {at: C1, level: 1, icons: F..T}
  - {at: E1, level: 2, icons: .ST.}
  - {at: A4, level: 1, icons: B...}
statues: [A1, F1]
fountains: [B1-C1]
bridges: [A2-A4]
staircases: [D2-E2]
score_pad: {PAD}
"""
RIGHT = {
    "statues": 3,
    "fountains": 3,
    "bridges": 3,
    "staircases": 3,
    "decoration_sets": 4,
    "flower_sets": 0,
    "belvederes": 1,
    "highest_terrace": 4,
    "total": 21,
}


def with_pad(pad: dict[str, int]) -> list[tuple[str, str]]:
    """What is found where the players wrote these rows."""
    rows = ", ".join(f"{row}: {points}" for row, points in pad.items())
    return found(garden(GARDEN.replace("PAD", rows)))


def test_a_pad_that_is_right() -> None:
    assert with_pad(RIGHT) == []


def test_rows_that_are_left_out_are_not_compared() -> None:
    assert with_pad({}) == []
    assert with_pad({"total": 21}) == []


@pytest.mark.parametrize("row", RIGHT)
@pytest.mark.parametrize("error", [-1, 1])
def test_each_row_that_differs(row: str, error: int) -> None:
    wrong = [("score-pad", f"players.0.score_pad.{row}")]
    points = RIGHT[row] + error
    if points >= 0:
        assert with_pad({row: points}) == wrong
        assert with_pad({**RIGHT, row: points}) == [
            *(wrong if row != "total" else []),
            ("pad-sum", "players.0.score_pad.total"),
        ]


def test_a_row_and_the_sum_that_follows_from_it() -> None:
    paths = [f"players.0.score_pad.{row}" for row in ("statues", "total")]
    assert with_pad({**RIGHT, "statues": 4, "total": 22}) == [("score-pad", path) for path in paths]


def test_the_rows_by_the_names_that_the_pad_prints() -> None:
    assert with_pad({"decorations": 4, "flowers": 0, "highest": 4}) == []
    assert with_pad({"decorations": 0, "flowers": 4, "highest": 2}) == [
        ("score-pad", "players.0.score_pad.decorations"),
        ("score-pad", "players.0.score_pad.flowers"),
        ("score-pad", "players.0.score_pad.highest"),
    ]


def test_the_rows_as_a_list() -> None:
    right = list(RIGHT.values())
    for column, wrong in ((right, []), (right[:8], []), ([*right[:2], 4, *right[3:8], 22], [2, 8])):
        drawn = garden(GARDEN.replace("{PAD}", str(column)))
        assert found(drawn) == [("score-pad", f"players.0.score_pad.{place}") for place in wrong]


def test_a_pad_waits_until_the_garden_is_legal() -> None:
    """The statue at F2 is in no line with the one at A1."""
    drawing = GARDEN.replace("icons: .ST.", "icons: ..TS").replace("F1]", "F2]")
    drawn = garden(drawing.replace("PAD", "statues: 9, total: 30"))
    assert found(drawn) == [("statue-alignment", "players.0.statues.1")]
    verdict = judge(drawn)
    assert [(note.player, note.rules, str(note.reason)) for note in verdict.unchecked] == [
        ("Ana", ("score-pad",), "the pad is not compared until the garden is legal")
    ]
    drawn = garden(drawing.replace("{PAD}", "[9, 0, 0, 0, 0, 0, 0, 0, 30]"))
    assert found(drawn) == [("pad-sum", "players.0.score_pad.8"), ("statue-alignment", "players.0.statues.1")]


@pytest.mark.parametrize("beside", ["storage: {pillars: 7}", "storage: {doubles: 1}"])
def test_a_pad_does_not_wait_for_what_is_no_part_of_the_garden(beside: str) -> None:
    drawn = garden(f"{GARDEN.replace('PAD', 'total: 30')}{beside}\n")
    assert "score-pad" in [rule for rule, _ in found(drawn)]
    assert judge(drawn).unchecked == ()


def test_a_fault_of_the_pad_breaks_no_rule_of_the_game() -> None:
    verdict = judge(garden(GARDEN.replace("PAD", "total: 30")))
    assert (verdict.errors, verdict.illegal) == (1, 0)


def test_the_pad_of_a_tally() -> None:
    tally = "tally: {statues: {2: 1}, highest_terrace: 2, visible_holes: 50}\nscore_pad: {statues: 2, total: 7}"
    assert found(garden(tally)) == [("score-pad", "players.0.score_pad.total")]
    finding = finding_of("score-pad", garden(tally))
    assert str(finding.message) == "the pad says 7 for Total, and what was counted scores 6"


def test_a_hidden_belvedere_is_a_matter_of_ruling() -> None:
    hidden = """
    terraces:
      - {at: A1, level: 1, belvedere: SE}
      - {at: B2, level: 2, belvedere: NW}
      - {at: B1, level: 1}
    score_pad: {belvederes: 2}
    """
    drawing = hidden.replace("  - {at: B1, level: 1}\n    ", "")
    assert found(garden(drawing)) == [("score-pad", "players.0.score_pad.belvederes")]
    assert found(garden(drawing, "{hidden_belvedere: counts}")) == []


def test_what_the_message_says() -> None:
    finding = finding_of("score-pad", garden("terraces: [{at: A1, level: 1}]\nscore_pad: {highest_terrace: 1}"))
    assert str(finding.message) == "the pad says 1 for Highest terrace, and the garden scores 2"
    assert (str(finding.where), finding.player) == ("the pad of Ana", "Ana")
    assert str(finding.help) == "`babylon score --why` shows where each point comes from"
