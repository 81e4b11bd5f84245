"""`complete: false`: what only hidden terraces, or statues that became pillars, could settle is left unchecked."""

import pytest

from tests.drawing import broken, found, garden, points, table, warned

FROM_ABOVE = "complete: false\n"


@pytest.mark.parametrize(
    ("drawing", "rule"),
    [
        ("terraces: [{at: C3, level: 1, pillars: {NE: none, SW: none}}]\n", "terrace-support"),
        ("terraces: [{at: A1, level: 1}, {at: D4, level: 2, pillars: {NW: single}}]\n", "pillar-height"),
        ("terraces: [{at: C3, level: 2}]\n", "storey-order"),
        ("terraces: [{at: C3, level: 1}]\nstatues: [C3, D4]\n", "statue-alignment"),
    ],
)
def test_four_rules_are_not_judged(drawing: str, rule: str) -> None:
    assert broken(garden(drawing)) == {rule}
    assert broken(garden(drawing + FROM_ABOVE)) == set()


@pytest.mark.parametrize(
    ("drawing", "rule"),
    [
        ("terraces: [{at: H3, level: 1}]\n", "terrace-off-board"),
        ("terraces: [{at: C3, level: 1}, {at: D3, level: 1}]\n", "terrace-collision"),
        ("terraces: [{at: C3, level: 1}, {at: C3, level: 2}]\n", "terrace-stacked"),
        ("terraces: [{at: C3, level: 1, pillars: {NE: none}}]\n", "belvedere-corner"),
        ("terraces: [{at: C3, level: 1, belvedere: NE, pillars: {NE: single}}]\n", "belvedere-corner"),
        ("terraces: [{at: C3, level: 1}]\nbare_pillars: [A1]\n", "pillar-uncovered"),
        ("terraces: [{at: C3, level: 1}]\nstatues: [C3, C3]\n", "spot-occupied"),
        ("terraces: [{at: C3, level: 1, pillars: {NE: statue}}]\n", "statue-pillar"),
        ("terraces: [{at: C3, level: 1, icons: S..., material: clay}]\n", "terrace-icons"),
        ("terraces: [{at: C3, level: 1, icons: F...}]\nstatues: [C3]\n", "decoration-icon"),
        ("terraces: [{at: C3, level: 1}]\nfountains: [C3-D4]\n", "decoration-diagonal"),
        ("terraces: [{at: C3, level: 1}]\nstaircases: [C3-D3]\n", "staircase-link"),
        ("terraces: [{at: C3, level: 1}]\nfountains: [C3-D3]\n", "fountain-link"),
        ("terraces: [{at: C3, level: 1}]\nbridges: [C3-D3]\n", "bridge-link"),
    ],
)
def test_the_others_are_judged_all_the_same(drawing: str, rule: str) -> None:
    assert broken(garden(drawing)) == {rule}
    assert broken(garden(drawing + FROM_ABOVE)) == {rule}


class TestEndsOnTerracesThatWereNotNoted:
    """A piece may stand on a terrace that is wholly hidden and so not in the file."""

    HALF_HIDDEN = """
    terraces:
      - {at: A1, level: 1, icons: .F..}
      - {at: C1, level: 2}
    fountains: [B1@1-C1@1]
    """

    def test_it_is_no_fault_and_scores_while_one_cell_is_seen(self) -> None:
        assert broken(garden(self.HALF_HIDDEN)) == {"decoration-off-terrace"}
        assert points("fountains", garden(self.HALF_HIDDEN)) == 0
        assert broken(garden(self.HALF_HIDDEN + FROM_ABOVE)) == set()
        assert points("fountains", garden(self.HALF_HIDDEN + FROM_ABOVE)) == 3

    def test_a_link_that_no_hidden_terrace_could_mend_is_a_fault(self) -> None:
        for ends, rule in (
            ("B1-D1@1", "fountain-link"),
            ("B1-C2@1", "decoration-diagonal"),
            ("A1-C1@1", "fountain-link"),
        ):
            drawing = self.HALF_HIDDEN.replace("B1@1-C1@1", ends).replace(".F..", "FF..")
            assert broken(garden(drawing + FROM_ABOVE)) == {rule}

    @pytest.mark.parametrize("spot", ["F6@1", "C1@3", "C1@0", "H8"])
    def test_where_nothing_hides_it_it_is_off_terrace(self, spot: str) -> None:
        drawing = f"terraces: [{{at: A1, level: 1}}, {{at: C1, level: 2}}]\nstatues: ['{spot}']\n"
        assert broken(garden(drawing + FROM_ABOVE)) == {"decoration-off-terrace"}

    def test_a_statue_on_a_terrace_that_was_not_noted_is_hidden(self) -> None:
        drawn = garden("terraces: [{at: C1, level: 2}]\nstatues: [C1@1]\n" + FROM_ABOVE)
        assert broken(drawn) == set()
        assert points("statues", drawn) == 0

    def test_a_belvedere_just_above_such_a_statue_is_a_fault_all_the_same(self) -> None:
        drawing = "terraces: [{at: E1, level: 2, belvedere: SW}]\nstatues: [E2@1]\n" + FROM_ABOVE
        assert broken(garden(drawing)) == {"belvedere-corner"}
        assert broken(garden(drawing, "{statue_corner: open}")) == set()
        assert broken(garden(drawing.replace("level: 2", "level: 3"))) == set()


class TestPillars:
    """An inferred pillar may be another piece; a written one is what it is."""

    ON_A_STATUE = "terraces: [{at: C7, level: 1}, {at: D7, level: 2PILLARS}]\nstatues: [D7@1]\n"
    DOUBLE_ON_A_FOUNTAIN = """
    terraces:
      - {at: C3, level: 1}
      - {at: E3, level: 1}
      - {at: D4, level: 3PILLARS}
    fountains: [D3@1-E3@1, D4@1-E4@1]
    """

    def test_an_inferred_single_may_be_the_statue_beneath_it(self) -> None:
        assert broken(garden(self.ON_A_STATUE.replace("PILLARS", ""))) == {"spot-occupied"}
        assert broken(garden(self.ON_A_STATUE.replace("PILLARS", "") + FROM_ABOVE)) == set()
        written = self.ON_A_STATUE.replace("PILLARS", ", pillars: {NW: single}")
        assert broken(garden(written + FROM_ABOVE)) == {"spot-occupied"}

    def test_an_inferred_single_on_anything_else_is_a_fault(self) -> None:
        drawn = garden("terraces: [{at: C7, level: 1, belvedere: NE}, {at: D7, level: 2}]\n" + FROM_ABOVE)
        assert broken(drawn) == {"spot-occupied"}

    def test_an_inferred_double_may_be_a_single_on_a_hidden_terrace(self) -> None:
        inferred = self.DOUBLE_ON_A_FOUNTAIN.replace("PILLARS", "")
        written = self.DOUBLE_ON_A_FOUNTAIN.replace("PILLARS", ", pillars: {NW: double}")
        assert "spot-occupied" in broken(garden(inferred))
        assert broken(garden(inferred + FROM_ABOVE)) == set()
        assert broken(garden(written + FROM_ABOVE)) == {"spot-occupied"}

    def test_an_inferred_double_does_not_count_against_the_box(self) -> None:
        sixteen = ", ".join(
            f"{{at: {column}{row}, level: 2, flower: white}}" for column in "ACEG" for row in (1, 3, 5, 7)
        )
        players = f"""
        players:
          - {{name: Ana, flower: white, complete: COMPLETE, terraces: [{sixteen}]}}
          - {{name: Bo, flower: pink}}
        """
        assert warned(table(players.replace("COMPLETE", "true"))) == [("supply-limit", "players")]
        assert warned(table(players.replace("COMPLETE", "false"))) == []
        written = players.replace("level: 2", "level: 2, pillars: {NW: double, NE: double, SW: double, SE: double}")
        assert warned(table(written.replace("COMPLETE", "false"))) == [("supply-limit", "players")]


class TestTheGapOfABridge:
    """What lies under a bridge that is hidden from above may be a terrace that was not noted."""

    OPEN_ABOVE = """
    terraces:
      - {at: C3, level: 1}
      - {at: A4, level: 2}
      - {at: D4, level: 2}
    bridges: [B4@2-D4@2]
    statues: [C4@1]
    """
    COVERED = """
    terraces:
      - {at: C3, level: 1}
      - {at: A4, level: 3}
      - {at: D4, level: 3}
      - {at: C4, level: 4, belvedere: NE}
    bridges: [B4@3-D4@3]
    statues: [C4@1]
    """

    def test_a_piece_that_can_be_seen_there_is_a_fault(self) -> None:
        assert broken(garden(self.OPEN_ABOVE + FROM_ABOVE)) == {"bridge-gap"}

    def test_a_piece_on_a_surface_that_cannot_be_seen_may_lie_under_another_terrace(self) -> None:
        assert "bridge-gap" in broken(garden(self.COVERED))
        assert broken(garden(self.COVERED + FROM_ABOVE)) == set()

    def test_a_terrace_there_is_a_fault_where_only_the_bare_board_may_be(self) -> None:
        assert broken(garden(self.COVERED + FROM_ABOVE, "{bridge_gap: ground}")) == {"bridge-gap"}


def test_a_whole_garden_noted_from_above() -> None:
    drawn = garden("""
        complete: false
        terraces:
          - {at: B3, level: 3, icons: S..., belvedere: SW}
          - {at: D3, level: 3, icons: .S..}
          - {at: G7, level: 1}
        statues: [B3, E3]
        """)
    assert found(drawn) == []
    assert points("statues", drawn) == 6
