"""A support reaches exactly from the surface under it to its terrace."""

import pytest

from tests.drawing import finding_of, found, garden, message_of

NORTH_WEST = [("pillar-height", "players.0.terraces.1.pillars.NW")]

ONE_STOREY = """
    terraces:
      - {{at: C3, level: 1, icons: ...S}}
      - {{at: D4, level: 2, icons: ...., pillars: {{NW: {support}}}}}
    """
TWO_STOREYS = """
    terraces:
      - {{at: A1, level: 1}}
      - {{at: D4, level: 2, pillars: {{NW: {support}}}}}
    """
THREE_STOREYS = """
    terraces:
      - {{at: A1, level: 1}}
      - {{at: D5, level: 1}}
      - {{at: D4, level: 2, icons: ..SS}}
      - {{at: C4, level: 3, pillars: {{NW: {support}}}, belvedere: SW}}
    """


@pytest.mark.parametrize("support", ["single", "statue"])
def test_a_gap_of_one_takes_a_single_or_a_statue(support: str) -> None:
    assert found(garden(ONE_STOREY.format(support=support))) == []


def test_a_gap_of_one_is_too_low_for_a_double() -> None:
    assert found(garden(ONE_STOREY.format(support="double"))) == NORTH_WEST


def test_a_gap_of_two_takes_a_double() -> None:
    assert found(garden(TWO_STOREYS.format(support="double"))) == []


@pytest.mark.parametrize("support", ["single", "statue"])
def test_a_gap_of_two_is_too_high_for_anything_else(support: str) -> None:
    assert found(garden(TWO_STOREYS.format(support=support))) == NORTH_WEST


@pytest.mark.parametrize("support", ["single", "double", "statue"])
def test_nothing_reaches_over_a_gap_of_three(support: str) -> None:
    drawn = garden(THREE_STOREYS.format(support=support))
    assert found(drawn) == [("pillar-height", "players.0.terraces.3.pillars.NW")]


def test_an_open_corner_may_hang_over_a_gap_of_three() -> None:
    drawn = garden("""
        terraces:
          - {at: A1, level: 1}
          - {at: B2, level: 2}
          - {at: C2, level: 3, belvedere: NE, pillars: {SE: double}}
          - {at: D3, level: 1}
        """)
    assert found(drawn) == []


def test_a_corner_that_is_not_open_over_a_gap_of_three_is_reported_at_the_terrace() -> None:
    drawn = garden("""
        terraces:
          - {at: A1, level: 1}
          - {at: D4, level: 2}
          - {at: D3, level: 3}
        """)
    upper = ("pillar-height", "players.0.terraces.2.at")
    assert found(drawn) == [upper, upper]


def test_the_surface_is_the_highest_terrace_beneath_the_corner() -> None:
    drawn = garden("""
        terraces:
          - {at: C4, level: 1}
          - {at: D3, level: 2}
          - {at: D4, level: 3, pillars: {NW: single, NE: single, SW: double}, belvedere: SE}
        """)
    assert found(drawn) == []


def test_a_support_of_the_wrong_height_is_judged_no_further() -> None:
    over_a_statue = garden("""
        terraces:
          - {at: A1, level: 1}
          - {at: C3, level: 1, icons: ...S}
          - {at: E5, level: 2}
          - {at: D4, level: 3, pillars: {NW: single}}
        statues: [D4@1]
        """)
    statue_over_the_board = garden(TWO_STOREYS.format(support="statue"))
    assert ("pillar-height", "players.0.terraces.3.pillars.NW") in found(over_a_statue)
    assert {rule for rule, _ in found(over_a_statue)} == {"pillar-height"}
    assert found(statue_over_the_board) == NORTH_WEST


@pytest.mark.parametrize(
    ("drawing", "support", "message"),
    [
        (
            ONE_STOREY,
            "double",
            (
                "the terrace at C3 on level 1 lies 1 level below the NW corner of the terrace at D4 on level 2, and "
                "only a single pillar or a statue reaches: a double pillar lifts 2"
            ),
        ),
        (
            TWO_STOREYS,
            "single",
            (
                "the board lies 2 levels below the NW corner of the terrace at D4 on level 2, and only a double pillar "
                "reaches: a single pillar lifts 1"
            ),
        ),
        (
            TWO_STOREYS,
            "statue",
            (
                "the board lies 2 levels below the NW corner of the terrace at D4 on level 2, and only a double pillar "
                "reaches: a statue lifts 1"
            ),
        ),
        (
            THREE_STOREYS,
            "double",
            (
                "the board lies 3 levels below the NW corner of the terrace at C4 on level 3, and no support is that "
                "high: a double pillar lifts 2"
            ),
        ),
    ],
)
def test_what_the_message_says_of_a_written_support(drawing: str, support: str, message: str) -> None:
    assert message_of("pillar-height", garden(drawing.format(support=support))) == message


def test_what_the_message_says_where_nothing_is_written() -> None:
    drawn = garden("""
        terraces:
          - {at: A1, level: 1}
          - {at: D5, level: 1}
          - {at: D4, level: 2}
          - {at: C4, level: 3, belvedere: SW}
        """)
    finding = finding_of("pillar-height", drawn)
    assert str(finding.message) == (
        "the board lies 3 levels below the NW corner of the terrace at C4 on level 3, and no support is that high"
    )
    assert str(finding.where) == "C4 on level 3, NW corner"
    assert str(finding.help) == (
        "check the level and the cell of the terrace, or write the support that stands there; "
        "a corner with nothing under it is `none`, or carries the belvedere"
    )
