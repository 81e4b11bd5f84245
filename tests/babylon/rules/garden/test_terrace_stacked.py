"""No two terraces of a garden cover the same four cells; which levels that concerns is a ruling."""

from tests.drawing import finding_of, found, garden

NEXT_LEVELS = "terraces: [{at: C3, level: 1}, {at: C3, level: 2}]"
LEVELS_1_AND_3 = "terraces: [{at: C3, level: 1}, {at: F6, level: 1}, {at: F5, level: 2}, {at: C3, level: 3}]"
LEVELS_1_2_AND_3 = "terraces: [{at: C3, level: 1}, {at: C3, level: 2}, {at: C3, level: 3}]"


def test_the_same_four_cells_one_level_apart() -> None:
    stacked = [("terrace-stacked", "players.0.terraces.1.at")]
    assert found(garden(NEXT_LEVELS)) == stacked
    assert found(garden(NEXT_LEVELS, rulings="{superposed: adjacent}")) == stacked


def test_the_same_four_cells_two_levels_apart() -> None:
    assert found(garden(LEVELS_1_AND_3)) == [("terrace-stacked", "players.0.terraces.3.at")]
    assert found(garden(LEVELS_1_AND_3, rulings="{superposed: adjacent}")) == []


def test_the_simplified_chinese_edition_asks_only_for_neighbouring_levels() -> None:
    assert found(garden(LEVELS_1_AND_3, edition="zh-Hans")) == []
    assert found(garden(NEXT_LEVELS, edition="zh-Hans")) == [("terrace-stacked", "players.0.terraces.1.at")]
    assert found(garden(LEVELS_1_AND_3, edition="zh-Hans", rulings="{superposed: never}")) == [
        ("terrace-stacked", "players.0.terraces.3.at")
    ]


def test_every_pair_is_reported_at_the_upper_terrace() -> None:
    second, third = ("terrace-stacked", "players.0.terraces.1.at"), ("terrace-stacked", "players.0.terraces.2.at")
    assert found(garden(LEVELS_1_2_AND_3)) == [second, third, third]
    assert found(garden(LEVELS_1_2_AND_3, rulings="{superposed: adjacent}")) == [second, third]


def test_the_order_of_the_file_does_not_matter() -> None:
    drawn = garden("terraces: [{at: C3, level: 2}, {at: C3, level: 1}]")
    assert found(drawn) == [("terrace-stacked", "players.0.terraces.0.at")]


def test_half_and_quarter_overlaps_are_legal() -> None:
    assert found(garden("terraces: [{at: C3, level: 1}, {at: D3, level: 2}]")) == []
    assert found(garden("terraces: [{at: C3, level: 1}, {at: C4, level: 2}]")) == []
    assert found(garden("terraces: [{at: C3, level: 1}, {at: B2, level: 2}]")) == []


def test_on_one_level_it_is_a_collision_alone_where_levels_must_differ_by_one() -> None:
    drawn = garden("terraces: [{at: C3, level: 1}, {at: C3, level: 1}]", rulings="{superposed: adjacent}")
    assert found(drawn) == [("terrace-collision", "players.0.terraces.1.at")]


def test_what_the_message_says() -> None:
    finding = finding_of("terrace-stacked", garden(NEXT_LEVELS))
    assert str(finding.message) == (
        "the terrace at C3 on level 2 covers exactly the same four cells as the terrace at C3 on level 1: "
        "a terrace may overlap another only in part"
    )
    assert str(finding.where) == "C3 on level 2"
    assert str(finding.help) == "check the cell of one of the two"
    assert [place.path for place in finding.related] == [("players", 0, "terraces", 0, "at")]


def test_in_a_high_stack_each_terrace_is_told_of_eight_beneath_it() -> None:
    drawn = garden("terraces: [" + ", ".join([f"{{at: C3, level: {level}}}" for level in range(1, 21)]) + "]")
    assert len([rule for rule, _ in found(drawn) if rule == "terrace-stacked"]) == sum(range(9)) + 8 * 11
