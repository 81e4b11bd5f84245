"""Every end of a decoration is on a spot that shows its icon, or counted as it."""

import pytest

from tests.drawing import finding_of, found, garden, message_of

STATUE = [("decoration-icon", "players.0.statues.0")]


def statue_on(terrace: str) -> list[tuple[str, str]]:
    """What is found on a garden of one terrace with a statue at its north-west corner."""
    return found(garden(f"terraces: [{{at: C3, level: 1, {terrace}}}]\nstatues: [C3]"))


@pytest.mark.parametrize("icons", ["S...", "SFBT", "[statue, none, none, bridge]"])
def test_a_statue_on_its_icon(icons: str) -> None:
    assert statue_on(f"icons: {icons}") == []


@pytest.mark.parametrize("icons", [".SSS", "FSSS", "BSSS", "TSSS", "[staircase, statue, statue, statue]"])
def test_a_statue_on_another_icon(icons: str) -> None:
    assert statue_on(f"icons: {icons}") == STATUE


def test_a_spot_that_counted_as_another_icon_carries_either() -> None:
    assert statue_on("icons: F..., counts_as: {NW: statue}") == []
    assert statue_on("icons: S..., counts_as: {NW: fountain}") == []
    assert statue_on("icons: F..., counts_as: {NW: bridge}") == STATUE
    assert statue_on("icons: F..., counts_as: {NE: statue}") == STATUE


def test_icons_that_are_left_out_are_not_judged() -> None:
    assert statue_on("material: clay") == []
    assert statue_on("counts_as: {NW: statue}") == []
    assert statue_on("counts_as: {NW: bridge}") == []


def test_each_end_of_a_longer_piece() -> None:
    terraces = "terraces: [{at: A1, level: 1, icons: .FBT}, {at: C1, level: 1, icons: F.B.}]\n"
    fountain = ("decoration-icon", "players.0.fountains.0")
    assert found(garden(terraces + "fountains: [B1-C1]")) == []
    assert found(garden(terraces + "fountains: [B2-C2]")) == [fountain, fountain]
    assert found(garden(terraces + "bridges: [A2-C2]")) == [("bridge-gap", "players.0.bridges.0")]
    assert found(garden(terraces + "bridges: [B2-D2]")) == [
        ("bridge-gap", "players.0.bridges.0"),
        ("decoration-icon", "players.0.bridges.0"),
        ("decoration-icon", "players.0.bridges.0"),
    ]


def test_the_level_of_the_spot_matters() -> None:
    drawn = garden("""
        terraces: [{at: C3, level: 1, icons: ...S}, {at: D4, level: 2, icons: F..., pillars: {NW: statue}}]
        statues: [D4]
        """)
    assert found(drawn) == STATUE


def test_a_statue_under_a_terrace_needs_its_icon_too() -> None:
    wrong = "terraces: [{at: C3, level: 1, icons: ...F}, {at: D4, level: 2, pillars: {NW: statue}}]"
    changed = wrong.replace("...F", "...F, counts_as: {SE: statue}")
    unknown = "terraces: [{at: C3, level: 1}, {at: D4, level: 2, pillars: {NW: statue}}]"
    assert found(garden(wrong)) == [("decoration-icon", "players.0.terraces.1.pillars.NW")]
    assert found(garden(changed)) == []
    assert found(garden(unknown)) == []


def test_where_two_terraces_share_the_spot_either_may_show_the_icon() -> None:
    listed = garden("""
        terraces: [{at: F5, level: 1, icons: ...S}, {at: G6, level: 1, icons: TBTF}]
        statues: [G6@1]
        """)
    carrying = garden("""
        terraces:
          - {at: F5, level: 1, icons: ...S}
          - {at: G6, level: 1, icons: TBTF}
          - {at: G5, level: 2, pillars: {SW: statue}}
        """)
    collision = [("terrace-collision", "players.0.terraces.1.at")]
    assert found(listed) == collision
    assert found(carrying) == collision


def test_what_the_messages_say() -> None:
    drawn = garden("terraces: [{at: C3, level: 1, icons: F...}]\nstatues: [C3]")
    finding = finding_of("decoration-icon", drawn)
    assert str(finding.message) == (
        "the statue at C3@1 needs a statue icon at C3 on level 1, and the terrace shows a fountain icon there"
    )
    assert str(finding.where) == "C3 on level 1"
    how = "check the cell and how the terrace lies; a changed icon (`counts_as`) counts only in the turn of its token"
    assert str(finding.help) == f"the terrace at C3 shows F at C3: {how}"
    blank = garden("terraces: [{at: A1, level: 1, icons: .F..}, {at: C1, level: 1, icons: ....}]\nfountains: [B1-C1]")
    assert message_of("decoration-icon", blank) == (
        "the fountain B1@1-C1@1 needs a fountain icon at C1 on level 1, and the terrace shows no icon there"
    )
    assert str(finding_of("decoration-icon", blank).help) == f"the terrace at C1 shows no icons: {how}"
    two = garden("terraces: [{at: F2, level: 1, icons: FT..}]\nstatues: [F3]")
    assert str(finding_of("decoration-icon", two).help) == f"the terrace at F2 shows F at F2 and T at G2: {how}"
    under_a_terrace = garden("terraces: [{at: C3, level: 1, icons: ...T}, {at: D4, level: 2, pillars: {NW: statue}}]")
    assert message_of("decoration-icon", under_a_terrace) == (
        "the statue under the NW corner of the terrace at D4 on level 2 needs a statue icon at D4 on level 1, "
        "and the terrace shows a staircase icon there"
    )
