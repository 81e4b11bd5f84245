"""What the rule reports; which orders of building there are is tested with `building_order`."""

from tests.drawing import finding_of, found, garden, message_of


def test_statues_in_one_row_or_column() -> None:
    drawn = garden("""
        terraces: [{at: A1, level: 1}, {at: G1, level: 1}, {at: G7, level: 1}]
        statues: [A1, G1, G8]
        """)
    assert found(drawn) == []


def test_a_statue_out_of_line_is_reported_at_its_place() -> None:
    drawn = garden("""
        terraces: [{at: A1, level: 1}, {at: C3, level: 1}]
        statues: [A1, A2, C3]
        """)
    assert found(drawn) == [("statue-alignment", "players.0.statues.2")]


def test_a_diagonal_is_no_line() -> None:
    assert found(garden("terraces: [{at: A1, level: 1}]\nstatues: [A1, B2]")) == [
        ("statue-alignment", "players.0.statues.1")
    ]


def test_a_statue_that_became_a_pillar_is_reported_where_it_is_written() -> None:
    drawn = garden(
        """
        terraces:
          - {at: A1, level: 1}
          - {at: C3, level: 1}
          - {at: C4, level: 2, pillars: {NW: statue}}
        statues: [B1, B2]
        """,
        rulings="{statue_restart: aligned}",
    )
    assert found(drawn) == [("statue-alignment", "players.0.terraces.2.pillars.NW")]


def test_what_the_messages_say() -> None:
    one = finding_of(
        "statue-alignment", garden("terraces: [{at: A1, level: 1}, {at: C3, level: 1}]\nstatues: [A1, A2, C3]")
    )
    assert str(one.message) == (
        "no order of building puts every statue in one row or column with a statue then standing: "
        "at best the statue at C3 on level 1 is left without one"
    )
    assert str(one.where) == "C3 on level 1"
    assert str(one.help) == (
        "check the statues' cells; a statue that became a pillar is written `pillars: {NW: statue}` on the terrace "
        "above it, and may have been the link"
    )
    two = garden("terraces: [{at: A1, level: 1}, {at: C3, level: 1}]\nstatues: [A1, A2, B1, C3, D3]")
    assert message_of("statue-alignment", two) == (
        "no order of building puts every statue in one row or column with a statue then standing: "
        "at best the statues at C3 on level 1 and D3 on level 1 are left without one"
    )
