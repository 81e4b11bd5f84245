"""The rows that count pieces one by one, with the line for each piece."""

import pytest

from babylon_cli.judging.finding import BoardPlace
from babylon_cli.judging.line import Line
from tests.drawing import garden, lines, place_of_line, points

NEIGHBOURS = """
terraces:
  - {at: A1, level: 1}
  - {at: C1, level: 1}
  - {at: A3, level: 1}
  - {at: E1, level: 2}
  - {at: G1, level: 2}
  - {at: E4, level: 2}
"""
HALF_HIDDEN = """
terraces:
  - {at: A3, level: 1}
  - {at: C3, level: 1}
  - {at: C2, level: 2, belvedere: SW}
"""
"""B3 and B4 are seen, C3 and D3 are hidden under C2, C4 and D4 are seen."""
WHOLLY_HIDDEN = """
terraces:
  - {at: A3, level: 1}
  - {at: C3, level: 1}
  - {at: C2, level: 2}
  - {at: A2, level: 2}
"""
"""Row 3 is hidden under A2 and C2, row 4 is seen."""


class TestStatues:
    """1 point a level for each visible statue that carries nothing."""

    def test_each_counts_its_level(self) -> None:
        assert points("statues", garden(NEIGHBOURS + "statues: [A1, B1, F1, F2]")) == 1 + 1 + 2 + 2

    def test_none(self) -> None:
        assert points("statues", garden(NEIGHBOURS)) == 0
        assert lines("statues", garden(NEIGHBOURS)) == []

    def test_a_hidden_one_counts_nothing(self) -> None:
        drawn = garden(HALF_HIDDEN + "statues: [C3@1, C4@1]")
        assert lines("statues", drawn) == [
            Line(0, "statue", "C3@1", "hidden by the terrace at C2 on level 2"),
            Line(1, "statue", "C4@1", "1 × level 1"),
        ]

    def test_one_that_carries_a_terrace_is_no_statue(self) -> None:
        drawn = garden("terraces: [{at: C3, level: 1}, {at: D4, level: 2, pillars: {NW: statue}}]\nstatues: [E5]")
        assert lines("statues", drawn) == [
            Line(2, "statue", "E5@2", "1 × level 2"),
            Line(0, "statue", "D4@1", "carries the terrace at D4 on level 2: a pillar, no statue"),
        ]

    def test_one_that_is_not_on_a_terrace_counts_nothing(self) -> None:
        assert lines("statues", garden(NEIGHBOURS + "statues: [H8, A1@2]")) == [
            Line(0, "statue", "H8", "not on terrace spots"),
            Line(0, "statue", "A1@2", "not on terrace spots"),
        ]

    def test_two_on_one_spot_count_as_typed(self) -> None:
        assert points("statues", garden(NEIGHBOURS + "statues: [A1, A1]")) == 2


class TestFountains:
    """3 points a level for each visible fountain."""

    def test_each_counts_three_times_its_level(self) -> None:
        assert points("fountains", garden(NEIGHBOURS + "fountains: [B1-C1, F1-G1]")) == 3 + 6
        assert lines("fountains", garden(NEIGHBOURS + "fountains: [G1-F1]")) == [
            Line(6, "fountain", "G1@2-F1@2", "3 × level 2")
        ]

    @pytest.mark.parametrize("ends", ["B4-C4", "B3-C3@1", "C3@1-B3"])
    def test_one_visible_end_is_enough(self, ends: str) -> None:
        assert points("fountains", garden(HALF_HIDDEN + f"fountains: [{ends}]")) == 3

    def test_a_wholly_hidden_one_counts_nothing(self) -> None:
        assert lines("fountains", garden(WHOLLY_HIDDEN + "fountains: [B3@1-C3@1]")) == [
            Line(0, "fountain", "B3@1-C3@1", "hidden by the terrace at A2 on level 2 and the terrace at C2 on level 2")
        ]
        under_one = garden(WHOLLY_HIDDEN + "fountains: [C3@1-D3@1]")
        assert str(lines("fountains", under_one)[0].reason) == "hidden by the terrace at C2 on level 2"

    def test_no_cell_between_its_ends_belongs_to_it(self) -> None:
        drawn = garden(TestBridges.BOTH_ENDS_HIDDEN.replace("bridges", "fountains"))
        assert points("fountains", drawn) == 0

    def test_an_illegal_one_counts_as_typed(self) -> None:
        assert points("fountains", garden(NEIGHBOURS + "fountains: [A1-C2, B1-D1, A1-A1]")) == 9

    def test_one_between_two_levels_counts_on_the_lower(self) -> None:
        assert lines("fountains", garden(NEIGHBOURS + "fountains: [E1-D1]")) == [
            Line(3, "fountain", "E1@2-D1@1", "3 × level 1")
        ]

    def test_one_with_an_end_off_terrace_counts_nothing(self) -> None:
        assert points("fountains", garden(NEIGHBOURS + "fountains: [A4-A5]")) == 0


class TestBridges:
    """3 points a level for each bridge of which an end or the gap is visible."""

    def test_each_counts_three_times_its_level(self) -> None:
        assert points("bridges", garden(NEIGHBOURS + "bridges: [F2-F4]")) == 6
        assert lines("bridges", garden("terraces: [{at: A1, level: 1}, {at: D1, level: 1}]\nbridges: [B1-D1]")) == [
            Line(3, "bridge", "B1@1-D1@1", "3 × level 1")
        ]

    BOTH_ENDS_HIDDEN = """
    terraces:
      - {at: A3, level: 1}
      - {at: D3, level: 1}
      - {at: A2, level: 2}
      - {at: D2, level: 2}
    bridges: [B3@1-D3@1]
    """

    def test_one_whose_gap_alone_is_seen_counts(self) -> None:
        assert points("bridges", garden(self.BOTH_ENDS_HIDDEN)) == 3

    def test_one_whose_gap_is_hidden_too_counts_nothing(self) -> None:
        covered = self.BOTH_ENDS_HIDDEN.replace("at: A2", "at: B2").replace("at: D2", "at: D2")
        assert lines("bridges", garden(covered)) == [
            Line(0, "bridge", "B3@1-D3@1", "hidden by the terrace at B2 on level 2 and the terrace at D2 on level 2")
        ]

    def test_one_visible_end_is_enough(self) -> None:
        half = self.BOTH_ENDS_HIDDEN.replace("at: A2", "at: B2").replace("at: D2", "at: E2")
        assert points("bridges", garden(half)) == 3

    def test_one_of_the_wrong_length_has_no_gap_to_be_seen(self) -> None:
        drawn = garden("""
            terraces:
              - {at: A3, level: 1}
              - {at: E3, level: 1}
              - {at: A2, level: 2}
              - {at: E2, level: 2}
            bridges: [B3@1-E3@1]
            """)
        assert points("bridges", drawn) == 0

    @pytest.mark.parametrize("ends", ["A1-B1", "A1-D1", "A1-C2", "B1-B1"])
    def test_one_without_a_gap_has_only_its_ends(self, ends: str) -> None:
        assert points("bridges", garden(NEIGHBOURS + f"bridges: [{ends}]")) == 3

    def test_one_between_two_levels_counts_on_the_lower(self) -> None:
        assert points("bridges", garden(NEIGHBOURS + "bridges: [C1-E1]")) == 3

    def test_the_gap_of_one_between_two_levels_is_seen_from_the_lower(self) -> None:
        drawn = garden("""
            terraces:
              - {at: A3, level: 1}
              - {at: D3, level: 2}
              - {at: B2, level: 3}
              - {at: D2, level: 3}
            bridges: [B3@1-D3@2]
            """)
        assert points("bridges", drawn) == 0


class TestStaircases:
    """The sum of the two levels for each visible staircase."""

    def test_each_counts_both_levels(self) -> None:
        assert lines("staircases", garden(NEIGHBOURS + "staircases: [E1-D1, D2-E2]")) == [
            Line(3, "staircase", "E1@2-D1@1", "level 1 + level 2"),
            Line(3, "staircase", "D2@1-E2@2", "level 1 + level 2"),
        ]

    def test_one_visible_end_is_enough(self) -> None:
        drawn = garden("""
            terraces:
              - {at: A1, level: 1}
              - {at: C1, level: 2}
              - {at: C2, level: 3}
            staircases: [B2-C2@2]
            """)
        assert points("staircases", drawn) == 3

    def test_a_wholly_hidden_one_counts_nothing(self) -> None:
        drawn = garden("""
            terraces:
              - {at: A1, level: 1}
              - {at: C1, level: 2}
              - {at: B2, level: 3}
            staircases: [B2@1-C2@2]
            """)
        assert lines("staircases", drawn) == [
            Line(0, "staircase", "B2@1-C2@2", "hidden by the terrace at B2 on level 3")
        ]

    def test_an_illegal_one_counts_as_typed(self) -> None:
        assert points("staircases", garden(NEIGHBOURS + "staircases: [A1-B1, A1-F2]")) == 2 + 3


class TestBelvederes:
    """1 point for each visible belvedere, whatever its level."""

    TWO = """
    terraces:
      - {at: A1, level: 1, belvedere: SE}
      - {at: B2, level: 2, belvedere: NW}
    """

    def test_each_counts_one(self) -> None:
        drawn = garden("terraces: [{at: A1, level: 1, belvedere: NW}, {at: D1, level: 4, belvedere: SE}]")
        assert lines("belvederes", drawn) == [
            Line(1, "belvedere", "A1@1", "1 on any level"),
            Line(1, "belvedere", "E2@4", "1 on any level"),
        ]

    def test_a_hidden_one_counts_nothing(self) -> None:
        assert lines("belvederes", garden(self.TWO)) == [
            Line(
                0, "belvedere", "B2@1", "hidden by the terrace at B2 on level 2; nothing by the ruling hidden_belvedere"
            ),
            Line(1, "belvedere", "B2@2", "1 on any level"),
        ]

    def test_by_the_other_ruling_it_counts_all_the_same(self) -> None:
        assert lines("belvederes", garden(self.TWO, "{hidden_belvedere: counts}")) == [
            Line(
                1, "belvedere", "B2@1", "hidden by the terrace at B2 on level 2; counts by the ruling hidden_belvedere"
            ),
            Line(1, "belvedere", "B2@2", "1 on any level"),
        ]

    def test_a_misplaced_one_counts_as_typed(self) -> None:
        assert points("belvederes", garden("terraces: [{at: A1, level: 1, belvedere: NW, pillars: {NW: single}}]")) == 1

    def test_an_off_board_one_counts_nothing(self) -> None:
        assert lines("belvederes", garden("terraces: [{at: H1, level: 1, belvedere: NW}]")) == []


@pytest.mark.parametrize(
    ("row", "text", "cells", "storey"),
    [
        ("statues", NEIGHBOURS + "statues: [F1]", ("F1",), 2),
        ("statues", NEIGHBOURS + "statues: [H8]", ("H8",), None),
        ("fountains", NEIGHBOURS + "fountains: [G1-F1]", ("G1", "F1"), 2),
        ("staircases", NEIGHBOURS + "staircases: [E1-D1]", ("E1", "D1"), None),
        ("belvederes", HALF_HIDDEN, ("C3",), 2),
        ("highest_terrace", HALF_HIDDEN, ("C2", "D2", "C3", "D3"), 2),
        ("flower_sets", "terraces: [{at: C3, level: 1}, {at: C3, level: 2}]", ("C3", "D3", "C4", "D4"), 1),
    ],
)
def test_a_line_knows_where_it_lies(row: str, text: str, cells: tuple[str, ...], storey: int | None) -> None:
    assert place_of_line(row, garden(text)) == BoardPlace(cells, storey)


def test_a_statue_that_became_a_pillar_lies_under_its_terrace() -> None:
    drawn = garden("terraces: [{at: C3, level: 1}, {at: D4, level: 2, pillars: {NW: statue}}]")
    assert place_of_line("statues", drawn) == BoardPlace(("D4",), 1)
