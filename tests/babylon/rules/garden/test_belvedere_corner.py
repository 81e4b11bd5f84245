"""A terrace on three supports has its belvedere on the open corner, and no other terrace has one."""

import pytest

from tests.drawing import finding_of, found, garden, message_of

BELVEDERE = [("belvedere-corner", "players.0.terraces.0.belvedere")]


def on_one_terrace(keys: str) -> list[tuple[str, str]]:
    """What is found on a garden of one terrace on level 1."""
    return found(garden(f"terraces: [{{at: C3, level: 1, {keys}}}]"))


@pytest.mark.parametrize("corner", ["NW", "NE", "SW", "SE"])
def test_three_supports_and_the_belvedere_on_the_open_corner(corner: str) -> None:
    assert on_one_terrace(f"belvedere: {corner}") == []
    assert on_one_terrace(f"belvedere: {corner}, pillars: {{{corner}: none}}") == []


def test_three_supports_and_no_belvedere() -> None:
    assert on_one_terrace("pillars: {NE: none}") == BELVEDERE


def test_a_belvedere_on_a_supported_corner() -> None:
    assert on_one_terrace("belvedere: NW, pillars: {NW: single, NE: none}") == BELVEDERE


def test_a_belvedere_with_four_supports() -> None:
    assert on_one_terrace("belvedere: NE, pillars: {NE: single}") == BELVEDERE


def test_four_supports_and_no_belvedere() -> None:
    assert on_one_terrace("material: start") == []


ABOVE_A_STATUE = """
    terraces:
      - {at: C3, level: 1, icons: S...}
      - {at: B2, level: 2, belvedere: SE}
    statues: [C3@1]
    """


def test_a_corner_that_comes_down_on_a_statue_rests_on_it() -> None:
    assert found(garden(ABOVE_A_STATUE)) == [("belvedere-corner", "players.0.terraces.1.belvedere")]


def test_such_a_corner_stays_open_by_the_other_ruling() -> None:
    assert found(garden(ABOVE_A_STATUE, rulings="{statue_corner: open}")) == []


def test_a_corner_two_storeys_above_a_statue_is_open() -> None:
    drawn = garden("""
        terraces:
          - {at: C3, level: 1, icons: ...S}
          - {at: B4, level: 2}
          - {at: D4, level: 3, belvedere: NW, pillars: {NE: none}}
          - {at: E5, level: 2}
        statues: [D4@1]
        """)
    assert "belvedere-corner" not in dict(found(drawn))


def test_a_fountain_under_the_corner_is_no_statue() -> None:
    drawn = garden("""
        terraces:
          - {at: C3, level: 1, icons: F...}
          - {at: A3, level: 1, icons: .F..}
          - {at: B2, level: 2, belvedere: SE, pillars: {SW: none}}
        fountains: [B3@1-C3@1]
        """)
    assert found(drawn) == [("terrace-support", "players.0.terraces.2.pillars")]


def test_a_statue_over_the_bare_board_is_not_looked_at() -> None:
    drawn = garden("""
        terraces:
          - {at: A1, level: 1}
          - {at: C3, level: 1, belvedere: SE}
        statues: [D4@0]
        """)
    assert found(drawn) == [("decoration-off-terrace", "players.0.statues.0")]


def test_a_statue_that_is_written_as_the_support_needs_no_belvedere() -> None:
    drawn = garden("""
        terraces:
          - {at: C3, level: 1, icons: S...}
          - {at: B2, level: 2, pillars: {SE: statue}}
        """)
    assert found(drawn) == []


@pytest.mark.parametrize(
    ("keys", "message", "help"),
    [
        (
            "pillars: {NE: none}",
            "the terrace at C3 on level 1 rests on three supports and its open NE corner carries no belvedere",
            "write `belvedere: NE`, or the support under that corner",
        ),
        (
            "belvedere: NW, pillars: {NW: single, SE: none}",
            (
                "the terrace at C3 on level 1 is open at its SE corner and carries its belvedere on the supported NW "
                "corner"
            ),
            "write `belvedere: SE`, or change the supports in `pillars`",
        ),
        (
            "belvedere: SW, pillars: {SW: single}",
            (
                "the terrace at C3 on level 1 rests on four supports and carries a belvedere on its SW corner: "
                "a belvedere belongs on a corner without support"
            ),
            "take out the belvedere, or the support that is written under it",
        ),
    ],
)
def test_what_the_messages_say(keys: str, message: str, help: str) -> None:
    finding = finding_of("belvedere-corner", garden(f"terraces: [{{at: C3, level: 1, {keys}}}]"))
    assert (str(finding.message), str(finding.help)) == (message, help)
    assert str(finding.where) == "C3 on level 1"


def test_what_the_message_says_above_a_statue() -> None:
    finding = finding_of("belvedere-corner", garden(ABOVE_A_STATUE))
    assert message_of("belvedere-corner", garden(ABOVE_A_STATUE)) == (
        "the open SE corner of the terrace at B2 on level 2 comes down exactly on the statue at C3@1: "
        "it rests on the statue and takes no belvedere"
    )
    assert str(finding.help) == "take out the belvedere and the statue, and write `pillars: {SE: statue}`"
    assert [place.path for place in finding.related] == [("players", 0, "statues", 0)]
