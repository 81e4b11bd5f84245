"""The rows on the players' own pad add up to the total that is written under them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.babylon.scoring.ranking import settle
from tests.drawing import finding_of, found, garden, table_of

COLUMN = [7, 3, 3, 8, 4, 8, 1, 6]
NAMES = "statues fountains bridges staircases decorations flowers belvederes highest".split()  # noqa: SIM905
KEYS = "statues fountains bridges staircases decoration_sets flower_sets belvederes highest_terrace".split()  # noqa: SIM905


def with_rows(names: list[str], column: list[int], total: int) -> str:
    return (
        "score_pad: {"
        + ", ".join(f"{name}: {points}" for name, points in zip(names, column, strict=True))
        + (f", total: {total}}}")
    )


@pytest.mark.parametrize("names", [NAMES, KEYS])
@pytest.mark.parametrize("total", [0, 39, 40, 41, 9999])
def test_rows_by_name(names: list[str], total: int) -> None:
    assert found(garden(with_rows(names, COLUMN, total))) == (
        [] if total == 40 else [("pad-sum", "players.0.score_pad.total")]
    )


@pytest.mark.parametrize("total", [39, 40, 41])
def test_rows_in_a_list(total: int) -> None:
    drawn = garden(f"score_pad: {[*COLUMN, total]}")
    assert found(drawn) == ([] if total == 40 else [("pad-sum", "players.0.score_pad.8")])


def test_a_row_or_the_total_that_is_not_written_leaves_no_sum() -> None:
    assert found(garden("score_pad: {total: 3}")) == []
    assert found(garden(f"score_pad: {COLUMN}")) == []
    assert found(garden(with_rows(NAMES[1:], COLUMN[1:], 99))) == []


def test_what_is_said() -> None:
    finding = finding_of("pad-sum", garden(f"score_pad: {[*COLUMN, 41]}"))
    assert str(finding.message) == "the rows on the pad add up to 40, and 41 is written"
    assert (str(finding.where), finding.player, str(finding.help)) == (
        *("the pad of Ana", "Ana"),
        "add the eight rows up again",
    )
    assert (finding.severity, finding.on_pad, finding.is_illegal) == ("error", True, False)


def test_a_total_that_is_no_sum_is_not_held_against_the_garden() -> None:
    drawn = garden("terraces: [{at: A1, level: 1}]\nscore_pad: [0, 0, 0, 0, 0, 0, 0, 2, 3]")
    assert found(drawn) == [("pad-sum", "players.0.score_pad.8")]
    drawn = garden("terraces: [{at: A1, level: 1}]\nscore_pad: [1, 0, 0, 0, 0, 0, 0, 2, 2]")
    assert found(drawn) == [("score-pad", "players.0.score_pad.0"), ("pad-sum", "players.0.score_pad.8")]


def test_also_beside_a_tally() -> None:
    tally = "tally: {statues: {2: 1}, highest_terrace: 2, visible_holes: 50}\n"
    assert found(garden(f"{tally}score_pad: [2, 0, 0, 0, 0, 0, 0, 4, 7]")) == [("pad-sum", "players.0.score_pad.8")]


@given(st.lists(st.integers(0, 99), min_size=8, max_size=8), st.integers(-5, 5), st.booleans())
@settings(max_examples=30, deadline=None)
def test_the_sum_and_only_the_sum_is_right(column: list[int], error: int, by_name: bool) -> None:
    """Whatever the rows and however they are written; what counts are the rows."""
    total = max(0, sum(column) + error)
    written = [*column, total]
    pad = dict(zip([*KEYS, "total"], written, strict=True)) if by_name else written
    drawn = table_of({"players": [{"name": "Ana", "flower": "white", "score_pad": pad}]})
    broken = {finding.rule for finding in judge(drawn).findings if finding.severity == "error"}
    assert broken == ({"pad-sum"} if total != sum(column) else set())
    (standing,) = settle(drawn).standings
    assert [*standing.points.values()] == [*column, sum(column)]
