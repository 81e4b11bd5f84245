"""Which orders of building there are: the search that decides whether every statue can have been in line."""

import pytest

from babylon_cli.babylon.rules.building_order import blocked_statues
from babylon_cli.babylon.table.cells import CELL_NAMES
from tests.drawing import broken, garden


def left_over(text: str, rulings: str = "{}") -> list[str]:
    """The statues that are left without a line, such as `D3@3`; none where an order of building exists."""
    drawn = garden(text, rulings)
    statues = blocked_statues(drawn.players[0].layout, drawn.rulings)
    return [f"{CELL_NAMES[statue.cell]}@{statue.level}" for statue in statues]


def can_be_built(text: str, rulings: str = "{}") -> bool:
    """Whether an order of building exists."""
    return not left_over(text, rulings)


BUILT_IN_ONE_TURN = """
terraces:
  - {at: A3, level: 1, icons: S...}
  - {at: C4, level: 1, icons: ..S.}
  - {at: B3, level: 2, icons: .S..}
statues: [A3, C5, C3@2]
"""
TOO_MUCH_FOR_ONE_TURN = """
terraces:
  - {at: A3, level: 1, icons: S...}
  - {at: C3, level: 1, icons: ...S}
  - {at: B3, level: 2}
  - {at: C1, level: 2}
  - {at: C2, level: 3, icons: ...S}
statues: [A3, D4, D3@3]
"""


def test_the_legal_garden_of_the_rules() -> None:
    assert can_be_built(BUILT_IN_ONE_TURN)
    assert broken(garden(BUILT_IN_ONE_TURN)) == set()


def test_the_illegal_garden_of_the_rules() -> None:
    assert not can_be_built(TOO_MUCH_FOR_ONE_TURN)
    assert "statue-alignment" in broken(garden(TOO_MUCH_FOR_ONE_TURN))


CORNERS = "terraces: [{at: A1, level: 1}, {at: G1, level: 1}, {at: A7, level: 1}, {at: G7, level: 1}]\n"


@pytest.mark.parametrize("statues", ["[]", "[B2]", "[A1, A8]", "[A1, H1]", "[H8, A8, A1]", "[A1, H1, H8, A8]"])
def test_a_chain_of_rows_and_columns_at_any_distance(statues: str) -> None:
    assert can_be_built(CORNERS + f"statues: {statues}")


@pytest.mark.parametrize("statues", ["[A1, H8]", "[A1, B2]", "[A1, A8, G2]", "[A1, B1, A8, G7]"])
def test_a_statue_in_line_with_none(statues: str) -> None:
    assert not can_be_built(CORNERS + f"statues: {statues}")


def test_the_statues_that_the_best_order_leaves_over() -> None:
    assert left_over(CORNERS + "statues: [A1, A8, H1, G7]") == ["G7@1"]
    assert left_over(CORNERS + "statues: [G7, G8, A1]") == ["A1@1"]
    assert left_over(CORNERS + "statues: [A1, B1, B2, G7, H7]") == ["G7@1", "H7@1"]


def test_storeys_do_not_matter_and_nothing_blocks_a_line() -> None:
    assert can_be_built("""
        terraces: [{at: A1, level: 1}, {at: D1, level: 1}, {at: E1, level: 2}, {at: G2, level: 2}]
        statues: [A1, E1@2, G2@2, E2@2]
        """)


def test_the_order_of_the_file_is_no_order_of_building() -> None:
    assert can_be_built("terraces: [{at: G7, level: 1}, {at: A1, level: 1}, {at: A7, level: 1}]\nstatues: [H8, A1, A8]")


def test_a_statue_that_stands_nowhere_is_left_out() -> None:
    assert can_be_built("terraces: [{at: A1, level: 1}]\nstatues: [A1, H8, C3@2]")


def test_a_missing_storey_does_not_stop_the_building() -> None:
    assert can_be_built("terraces: [{at: A1, level: 1}, {at: G1, level: 4}]\nstatues: [A1, H1]")
    assert not can_be_built("terraces: [{at: A1, level: 1}, {at: G1, level: 4}]\nstatues: [A1, H2]")


class TestStatuesThatBecomePillars:
    """A statue counts while it stands, and leaves when a terrace rests on it."""

    LINK = """
    terraces:
      - {at: A1, level: 1}
      - {at: A5, level: 1}
      - {at: A4, level: 2, pillars: {SW: statue}}
      - {at: E5, level: 1}
    statues: [A1, E5]
    """
    TAKEN_IN_ITS_OWN_TURN = """
    terraces:
      - {at: C3, level: 1}
      - {at: B2, level: 2, pillars: {SE: statue}}
    statues: [D4]
    """
    ALL_GONE = """
    terraces:
      - {at: A1, level: 1}
      - {at: A2, level: 2, pillars: {NW: statue}}
      - {at: G1, level: 1}
      - {at: G3, level: 1}
      - {at: G2, level: 3}
    statues: [STATUES]
    """

    def test_a_statue_that_became_a_pillar_was_the_link(self) -> None:
        assert can_be_built(self.LINK)
        assert not can_be_built(self.LINK.replace("SW: statue", "SW: single"))

    def test_it_may_carry_in_the_turn_in_which_it_was_placed(self) -> None:
        assert can_be_built(self.TAKEN_IN_ITS_OWN_TURN)
        assert broken(garden(self.TAKEN_IN_ITS_OWN_TURN)) == set()
        assert not can_be_built("terraces: [{at: C3, level: 1}]\nstatues: [C3, D4]")

    def test_when_all_are_gone_the_next_is_a_first_statue_again(self) -> None:
        assert can_be_built(self.ALL_GONE.replace("STATUES", "H2"))
        assert can_be_built(self.ALL_GONE.replace("STATUES", "H3"))

    def test_or_by_the_other_ruling_in_line_with_any_that_was_ever_placed(self) -> None:
        assert can_be_built(self.ALL_GONE.replace("STATUES", "H2"), "{statue_restart: aligned}")
        assert not can_be_built(self.ALL_GONE.replace("STATUES", "H3"), "{statue_restart: aligned}")
        assert not can_be_built(self.TAKEN_IN_ITS_OWN_TURN, "{statue_restart: aligned}")

    def test_while_one_stands_a_former_statue_is_no_link(self) -> None:
        still_standing = self.ALL_GONE.replace("STATUES", "H2, A1")
        assert not can_be_built(still_standing)
        assert not can_be_built(still_standing, "{statue_restart: aligned}")

    def test_a_statue_that_is_listed_and_carries_all_the_same_is_one_statue(self) -> None:
        assert can_be_built(self.TAKEN_IN_ITS_OWN_TURN.replace("[D4]", "[D4, C3@1]"))

    def test_one_that_carries_two_colliding_terraces_is_one_statue(self) -> None:
        drawn = """
        terraces:
          - {at: C3, level: 1}
          - {at: B2, level: 2, pillars: {SE: statue}}
          - {at: C2, level: 2, pillars: {SW: statue}}
          - {at: G7, level: 3}
        statues: [H8]
        """
        assert can_be_built(drawn)
        assert not can_be_built(drawn, "{statue_restart: aligned}")


class TestTwoTerracesInOneTurn:
    """Statues of the first terrace may have to be placed before the second one arrives."""

    TAKES_THE_ANCHOR = """
    terraces:
      - {at: C4, level: 1}
      - {at: E5, level: 1}
      - {at: B5, level: 2, pillars: {NE: statue}}
    statues: [C4, E5, F6, B5@2, B6@2]
    """
    HIDES_THE_ANCHOR = """
    terraces:
      - {at: C4, level: 1}
      - {at: E5, level: 1}
      - {at: B5, level: 2, belvedere: NE}
    statues: [C4, C5@1, E5, F6, B5@2, B6@2]
    """
    HIDES_THE_SPOT = """
    terraces:
      - {at: C3, level: 1}
      - {at: D3, level: 2, belvedere: SW}
    statues: [C3, D4@1, E3@2, E4@2]
    """
    SPOT_HIDDEN_TOO_SOON = """
    terraces:
      - {at: C3, level: 1}
      - {at: D4, level: 2, belvedere: NW}
      - {at: A3, level: 1}
      - {at: A5, level: 1}
      - {at: A4, level: 3}
    statues: [D4@1, A3@1, A6@1, A4@3]
    """

    def test_the_second_takes_the_only_anchor_of_the_first(self) -> None:
        """E5 needs C5 before it carries B5; B5 and B6 need E5; F6 needs B6."""
        assert can_be_built(self.TAKES_THE_ANCHOR)
        assert broken(garden(self.TAKES_THE_ANCHOR)) == set()
        assert not can_be_built(self.TAKES_THE_ANCHOR.replace("NE: statue", "NE: single"))

    def test_the_second_hides_the_only_anchor_of_the_first(self) -> None:
        assert can_be_built(self.HIDES_THE_ANCHOR, "{statue_corner: open, hidden_anchor: ignored}")
        assert broken(garden(self.HIDES_THE_ANCHOR, "{statue_corner: open, hidden_anchor: ignored}")) == set()

    def test_the_second_hides_a_spot_of_the_first(self) -> None:
        """D4 is placed before D3 hides it; E4 and E3 follow, and only then C3."""
        assert can_be_built(self.HIDES_THE_SPOT, "{statue_corner: open}")
        assert broken(garden(self.HIDES_THE_SPOT, "{statue_corner: open}")) == set()

    def test_three_terraces_are_too_many_for_one_turn(self) -> None:
        """A4 alone links D4 to A3 and A6, and lies on a storey that comes after D4 is hidden, and after A3 and A5."""
        assert not can_be_built(self.SPOT_HIDDEN_TOO_SOON)
        assert can_be_built(self.SPOT_HIDDEN_TOO_SOON.replace("A6@1, ", ""))
        assert can_be_built(self.SPOT_HIDDEN_TOO_SOON.replace("A3@1, ", ""))


class TestHiddenAnchors:
    """A statue hidden under an open corner still counts, or by the other ruling no longer stands."""

    HIDDEN = """
    terraces:
      - {at: C3, level: 1}
      - {at: D4, level: 2, belvedere: NW}
      - {at: A3, level: 1}
      - {at: A5, level: 1}
      - {at: A4, level: 3}
    statues: [D3, D4@1, A4@3]
    """

    def test_it_counts_in_the_line_of_a_later_statue(self) -> None:
        assert can_be_built(self.HIDDEN)
        assert broken(garden(self.HIDDEN, "{statue_corner: open}")) == set()

    def test_by_the_other_ruling_it_is_as_if_it_had_left(self) -> None:
        assert not can_be_built(self.HIDDEN, "{hidden_anchor: ignored}")
        assert can_be_built(self.HIDDEN.replace("D3, ", ""), "{hidden_anchor: ignored}")
        assert can_be_built(self.HIDDEN.replace("D3, ", ""), "{hidden_anchor: ignored, statue_restart: aligned}")


class TestHiddenCorners:
    """By the ruling `hidden_corner: allow` an open corner may slip under a terrace that lies there already."""

    SLIPS_UNDER = """
    terraces:
      - {at: C3, level: 1, belvedere: SE}
      - {at: D4, level: 2, belvedere: NW}
      - {at: A3, level: 1}
      - {at: A5, level: 1}
      - {at: A4, level: 3}
    statues: [C4@1, A3@1, A6@1, A4@3]
    """

    def test_the_lower_terrace_may_come_last(self) -> None:
        """C4 needs A4, which comes after D4; so C3 has to slip under D4."""
        assert not can_be_built(self.SLIPS_UNDER)
        assert can_be_built(self.SLIPS_UNDER, "{hidden_corner: allow}")
        assert broken(garden(self.SLIPS_UNDER, "{hidden_corner: allow}")) == set()

    def test_not_where_its_corner_is_supported(self) -> None:
        supported = self.SLIPS_UNDER.replace("{at: C3, level: 1, belvedere: SE}", "{at: C3, level: 1}")
        assert not can_be_built(supported, "{hidden_corner: allow}")

    def test_not_where_the_upper_terrace_stands_on_it(self) -> None:
        standing = self.SLIPS_UNDER.replace("level: 2, belvedere: NW", "level: 2")
        assert not can_be_built(standing, "{hidden_corner: allow}")

    def test_not_with_a_statue_on_the_corner(self) -> None:
        drawn = self.SLIPS_UNDER.replace("[C4@1", "[D4@1, C4@1")
        assert not can_be_built(drawn, "{hidden_corner: allow}")
