"""The players' own pad agrees with what the garden scores, row by row."""

import pytest

from tests.drawing import finding_of, found, garden

GARDEN = """
terraces:
  - {at: A1, level: 1, icons: SFB., belvedere: SE}
  - {at: C1, level: 1, icons: F..T}
  - {at: E1, level: 2, icons: ..TS}
  - {at: A4, level: 1, icons: B...}
statues: [A1, F2]
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
    """What is found where the players wrote these rows; A1 and F2 are in no line."""
    rows = ", ".join(f"{row}: {points}" for row, points in pad.items())
    drawn = garden(GARDEN.replace("PAD", rows))
    return [entry for entry in found(drawn) if entry[0] != "statue-alignment"]


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
        assert with_pad({**RIGHT, row: points}) == wrong


def test_the_pad_of_a_tally() -> None:
    tally = "tally: {statues: {2: 1}, highest_terrace: 2, visible_holes: 50}\nscore_pad: {statues: 2, total: 7}"
    assert found(garden(tally)) == [("score-pad", "players.0.score_pad.total")]


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
    assert str(finding.message) == "the pad says 1 for highest_terrace, and the garden scores 2"
    assert (str(finding.where), finding.player) == ("the pad of Ana", "Ana")
    assert str(finding.help) == "`babylon score --why` shows where each point comes from"
