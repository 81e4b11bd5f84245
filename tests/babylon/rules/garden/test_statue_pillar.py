"""A support that is a statue stands on a free spot of a terrace."""

import pytest

from tests.drawing import broken, finding_of, found, garden, message_of

ON_A_TERRACE = """
    terraces:
      - {at: C3, level: 1, icons: ..FS, counts_as: {SE: fountain}}
      - {at: D4, level: 2, pillars: {NW: statue}}
      - {at: E2, level: 1, icons: ..F.}
    """
STATUE_PILLAR = [("statue-pillar", "players.0.terraces.1.pillars.NW")]


def test_a_statue_on_a_terrace_carries_the_next() -> None:
    assert found(garden(ON_A_TERRACE)) == []


def test_several_statues_carry_one_terrace() -> None:
    drawn = garden("""
        terraces:
          - {at: C3, level: 1, icons: SSSS}
          - {at: C4, level: 2, pillars: {NW: statue, NE: statue}}
        """)
    assert found(drawn) == []


def test_no_statue_stands_on_the_bare_board() -> None:
    drawn = garden("terraces: [{at: C3, level: 1, pillars: {SW: statue}}]")
    assert found(drawn) == [("statue-pillar", "players.0.terraces.0.pillars.SW")]


@pytest.mark.parametrize("pieces", ["statues: [D4@1]", "fountains: [D4@1-C4@1]", "bare_pillars: [D4@1]"])
def test_another_piece_on_its_spot(pieces: str) -> None:
    drawn = garden(ON_A_TERRACE + pieces, rulings="{fountain_terraces: one}")
    assert [entry for entry in found(drawn) if entry[0] != "pillar-uncovered"] == STATUE_PILLAR


def test_a_belvedere_on_its_spot() -> None:
    drawn = garden("""
        terraces:
          - {at: C3, level: 1, icons: ...S, belvedere: SE}
          - {at: D4, level: 2, pillars: {NW: statue}}
        """)
    assert found(drawn) == STATUE_PILLAR


def test_a_bare_pillar_in_a_hole_and_no_terrace_to_stand_on_are_two_faults() -> None:
    drawn = garden("terraces: [{at: C3, level: 1, pillars: {NW: statue}}]\nbare_pillars: [C3@0]")
    there = ("statue-pillar", "players.0.terraces.0.pillars.NW")
    assert found(drawn) == [("pillar-uncovered", "players.0.bare_pillars.0"), there, there]


def test_at_the_wrong_height_it_is_not_judged() -> None:
    drawn = garden("terraces: [{at: A1, level: 1}, {at: C3, level: 2, pillars: {SW: statue}}]")
    assert broken(drawn) == {"pillar-height"}


def test_a_wrong_icon_under_it_is_another_fault() -> None:
    drawn = garden("""
        terraces:
          - {at: C3, level: 1, icons: ...F}
          - {at: D4, level: 2, pillars: {NW: statue}}
        """)
    assert found(drawn) == [("decoration-icon", "players.0.terraces.1.pillars.NW")]


def test_what_the_messages_say() -> None:
    on_the_board = finding_of("statue-pillar", garden("terraces: [{at: C3, level: 1, pillars: {SW: statue}}]"))
    assert str(on_the_board.message) == (
        "the SW corner of the terrace at C3 on level 1 is said to rest on a statue, but stands on the bare board: "
        "a statue stands on a statue icon of a terrace"
    )
    assert str(on_the_board.where) == "C3 on level 1, SW corner"
    assert str(on_the_board.help) == (
        "write `single` there, or leave it out; a statue placed in this turn is listed under `statues`"
    )
    taken = garden(ON_A_TERRACE + "statues: [D4@1]")
    assert message_of("statue-pillar", taken) == (
        "the NW corner of the terrace at D4 on level 2 is said to rest on a statue at D4 on level 1, but a statue "
        "stands there"
    )
    assert str(finding_of("statue-pillar", taken).help) == (
        "a statue that carries a terrace is written in `pillars` alone; take out one of the two"
    )
    assert [place.path for place in finding_of("statue-pillar", taken).related] == [("players", 0, "statues", 0)]
