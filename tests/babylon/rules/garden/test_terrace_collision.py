"""Two terraces of one garden share no cell on one level."""

import pytest

from tests.drawing import broken, finding_of, found, garden, table

COLLISION = [("terrace-collision", "players.0.terraces.1.at")]


@pytest.mark.parametrize("other", ["B2", "D2", "B4", "D4", "C2", "D3", "C4", "B3"])
def test_one_shared_cell_is_enough(other: str) -> None:
    assert found(garden(f"terraces: [{{at: C3, level: 1}}, {{at: {other}, level: 1}}]")) == COLLISION


@pytest.mark.parametrize("other", ["A3", "E3", "C1", "C5", "E5", "A1"])
def test_terraces_that_touch_do_not_collide(other: str) -> None:
    assert found(garden(f"terraces: [{{at: C3, level: 1}}, {{at: {other}, level: 1}}]")) == []


def test_terraces_of_two_levels_do_not_collide() -> None:
    assert found(garden("terraces: [{at: C3, level: 1}, {at: D4, level: 2}]")) == []


def test_terraces_of_two_gardens_do_not_collide() -> None:
    drawn = table("""
        players:
          - {name: Ana, flower: white, terraces: [{at: C3, level: 1, flower: white}]}
          - {name: Bo, flower: pink, terraces: [{at: C3, level: 1, flower: white}]}
        """)
    assert found(drawn) == []


def test_it_is_judged_on_every_level() -> None:
    drawn = garden("terraces: [{at: A1, level: 1}, {at: C3, level: 2}, {at: D4, level: 2}]")
    assert found(drawn) == [("terrace-collision", "players.0.terraces.2.at")]


def test_the_terraces_beneath_take_no_part() -> None:
    drawn = garden("terraces: [{at: C3, level: 1}, {at: C2, level: 2}, {at: D3, level: 2}, {at: A1, level: 2}]")
    assert found(drawn) == [("terrace-collision", "players.0.terraces.2.at")]


def test_every_pair_is_reported() -> None:
    drawn = garden("terraces: [{at: C3, level: 1}, {at: D3, level: 1}, {at: D4, level: 1}]")
    assert found(drawn) == [
        ("terrace-collision", "players.0.terraces.1.at"),
        ("terrace-collision", "players.0.terraces.2.at"),
        ("terrace-collision", "players.0.terraces.2.at"),
    ]


def test_the_same_four_cells_on_one_level_are_stacked_too() -> None:
    drawn = garden("terraces: [{at: C3, level: 1}, {at: C3, level: 1}]")
    assert found(drawn) == [*COLLISION, ("terrace-stacked", "players.0.terraces.1.at")]


def test_the_supports_of_both_at_one_cell_are_one_pillar() -> None:
    doubles = garden("terraces: [{at: A1, level: 1}, {at: C3, level: 2}, {at: D4, level: 2}]")
    statue_and_single = garden("""
        terraces:
          - {at: C3, level: 1, icons: ...S}
          - {at: D4, level: 2, pillars: {NW: statue}}
          - {at: C4, level: 2}
        """)
    assert broken(doubles) == {"terrace-collision"}
    assert broken(statue_and_single) == {"terrace-collision"}


def test_what_the_message_says() -> None:
    finding = finding_of("terrace-collision", garden("terraces: [{at: C3, level: 1}, {at: C4, level: 1}]"))
    assert str(finding.message) == (
        "the terrace at C4 on level 1 and the terrace at C3 on level 1 both cover C4 and D4: "
        "two terraces of one level share no cell"
    )
    assert str(finding.help) == "check the cell or the level of one of the two"
    assert [(place.path, str(place.caption)) for place in finding.related] == [
        (("players", 0, "terraces", 0, "at"), "the other terrace")
    ]


def test_in_a_heap_each_terrace_is_told_of_eight_others() -> None:
    drawn = garden("terraces: [" + ", ".join(["{at: C3, level: 1}"] * 20) + "]")
    collisions = [rule for rule, _ in found(drawn) if rule == "terrace-collision"]
    assert len(collisions) == sum(range(9)) + 8 * 11
