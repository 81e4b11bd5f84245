"""A spot of a terrace or a hole of the board carries one piece."""

import pytest

from tests.drawing import broken, finding_of, found, garden, message_of

TWO_TERRACES = "terraces: [{at: C3, level: 1, counts_as: {SE: statue}}, {at: E3, level: 1}]\n"


@pytest.mark.parametrize(
    ("pieces", "path"),
    [
        ("statues: [C3, C3@1]", "statues.1"),
        ("statues: [D3]\nfountains: [D3-E3]", "fountains.0"),
        ("fountains: [D3-E3]\nbridges: [E3-C3]", "bridges.0"),
        ("statues: [C3]\nbridges: [E3-C3]", "bridges.0"),
        ("statues: [C3]\nbare_pillars: [C3]", "bare_pillars.0"),
    ],
)
def test_two_pieces_on_one_spot(pieces: str, path: str) -> None:
    crowded = [place for rule, place in found(garden(TWO_TERRACES + pieces)) if rule == "spot-occupied"]
    assert crowded == [f"players.0.{path}"]


def test_a_fountain_that_shares_both_its_spots_is_reported_at_each() -> None:
    assert found(garden(TWO_TERRACES + "fountains: [D3-E3, E3-D3]")) == [
        ("spot-occupied", "players.0.fountains.1"),
        ("spot-occupied", "players.0.fountains.1"),
    ]


def test_three_pieces_on_one_spot_are_one_fault() -> None:
    assert found(garden(TWO_TERRACES + "statues: [C3, C3, C3]")) == [("spot-occupied", "players.0.statues.2")]


def test_two_pillars_in_one_hole() -> None:
    drawn = garden("bare_pillars: [A1, A1@0]")
    assert ("spot-occupied", "players.0.bare_pillars.1") in found(drawn)
    assert broken(drawn) == {"spot-occupied", "pillar-uncovered"}


def test_neighbouring_spots_and_other_levels_are_other_spots() -> None:
    drawn = garden("""
        terraces:
          - {at: C3, level: 1, icons: S..S}
          - {at: D4, level: 2, icons: ...S, belvedere: NE, pillars: {NW: statue}}
        statues: [C3, E5]
        """)
    assert broken(drawn) == {"statue-alignment"}


def test_a_belvedere_takes_its_spot() -> None:
    with_a_statue = garden("terraces: [{at: C3, level: 1, icons: S..., belvedere: NW}]\nstatues: [C3]")
    under_a_pillar = garden("""
        terraces:
          - {at: C3, level: 1, belvedere: NW}
          - {at: B2, level: 2}
        """)
    assert found(with_a_statue) == [("spot-occupied", "players.0.statues.0")]
    assert found(under_a_pillar) == [("spot-occupied", "players.0.terraces.1.at")]


PILLAR_ON_A_STATUE = """
    terraces:
      - {{at: C3, level: 1, icons: ...S}}
      - {{at: D4, level: 2{pillars}}}
    statues: [D4@1]
    """


def test_an_inferred_pillar_on_a_listed_statue() -> None:
    drawn = garden(PILLAR_ON_A_STATUE.format(pillars=""))
    assert found(drawn) == [("spot-occupied", "players.0.terraces.1.at")]
    assert str(finding_of("spot-occupied", drawn).help) == (
        "if the statue carries the terrace, write `pillars: {NW: statue}` on the terrace at D4 "
        "and take the statue out of `statues`"
    )


def test_a_written_pillar_on_a_listed_statue() -> None:
    drawn = garden(PILLAR_ON_A_STATUE.format(pillars=", pillars: {NW: single}"))
    assert found(drawn) == [("spot-occupied", "players.0.terraces.1.pillars.NW")]


def test_a_statue_support_on_a_listed_statue_is_another_fault() -> None:
    drawn = garden(PILLAR_ON_A_STATUE.format(pillars=", pillars: {NW: statue}"))
    assert found(drawn) == [("statue-pillar", "players.0.terraces.1.pillars.NW")]


def test_a_statue_under_an_open_corner_is_hidden_and_not_crowded() -> None:
    drawn = garden(PILLAR_ON_A_STATUE.format(pillars=", belvedere: NW"), rulings="{statue_corner: open}")
    assert found(drawn) == []


def test_a_double_pillar_on_an_end_of_a_fountain() -> None:
    drawn = garden("""
        terraces:
          - {at: C3, level: 1}
          - {at: E3, level: 1}
          - {at: G7, level: 2}
          - {at: E4, level: 2}
          - {at: D3, level: 3, belvedere: SE, pillars: {SW: double}}
        fountains: [D4@1-E4@1]
        """)
    assert ("spot-occupied", "players.0.terraces.4.pillars.SW") in found(drawn)


def test_a_bare_pillar_in_the_hole_of_another_pillar() -> None:
    drawn = garden("terraces: [{at: A1, level: 1}]\nbare_pillars: [A1@0]")
    assert found(drawn) == [
        ("pillar-uncovered", "players.0.bare_pillars.0"),
        ("spot-occupied", "players.0.terraces.0.at"),
    ]


def test_a_bare_pillar_where_no_terrace_is_stands_on_no_spot() -> None:
    assert broken(garden("terraces: [{at: A1, level: 1}]\nbare_pillars: [A1@3, A1@3]")) == {"pillar-uncovered"}


def test_both_ends_of_one_piece_on_one_spot_are_one_piece() -> None:
    assert found(garden(TWO_TERRACES + "fountains: [D3-D3]")) == [("fountain-link", "players.0.fountains.0")]


def test_a_piece_with_an_end_off_terrace_takes_no_spot() -> None:
    drawn = garden(TWO_TERRACES + "statues: [C3]\nbridges: [C3-A3]")
    assert found(drawn) == [("decoration-off-terrace", "players.0.bridges.0")]


def test_the_gap_of_a_bridge_is_no_spot_of_it() -> None:
    drawn = garden(
        """
        terraces:
          - {at: A3, level: 1}
          - {at: E3, level: 1}
          - {at: C4, level: 1}
          - {at: B2, level: 2, icons: ...., belvedere: NE}
          - {at: D2, level: 2}
        bridges: [B3@2-D3@2]
        statues: [C3@0]
        """,
        rulings="{bridge_gap: any}",
    )
    assert "spot-occupied" not in broken(drawn)


def test_what_the_messages_say() -> None:
    statues = finding_of("spot-occupied", garden(TWO_TERRACES + "statues: [C3, C3]\nbare_pillars: [C3]"))
    assert str(statues.message) == "C3 on level 1 carries 2 statues and a bare pillar, and has room for one piece"
    assert str(statues.where) == "C3 on level 1"
    assert (
        str(statues.help) == "take out all but one, or write the level of a spot that is not the topmost, such as C3@1"
    )
    assert [place.path for place in statues.related] == [("players", 0, "statues", 0), ("players", 0, "statues", 1)]
    on_a_statue = message_of("spot-occupied", garden(PILLAR_ON_A_STATUE.format(pillars="")))
    assert on_a_statue == (
        "D4 on level 1 carries a statue and the single pillar under the NW corner of the terrace at D4 on level 2, "
        "and has room for one piece"
    )
    in_a_hole = finding_of("spot-occupied", garden("terraces: [{at: A1, level: 1}]\nbare_pillars: [A1@0]"))
    assert str(in_a_hole.message) == (
        "A1 on the board carries a bare pillar and the single pillar under the NW corner of the terrace at A1 on "
        "level 1, and has room for one piece"
    )
    assert str(in_a_hole.help) == (
        "check the bare pillar and the terrace above it: a spot that carries a pillar carries nothing else"
    )
