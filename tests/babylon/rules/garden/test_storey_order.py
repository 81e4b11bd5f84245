"""A storey follows the one before: some terrace of the garden, seen or hidden, lies on the level beneath."""

from tests.drawing import finding_of, found, garden, table


def test_level_1_needs_nothing_before_it() -> None:
    assert found(garden("terraces: [{at: C3, level: 1}]")) == []


def test_level_2_needs_a_terrace_on_level_1() -> None:
    assert found(garden("terraces: [{at: C3, level: 2}]")) == [("storey-order", "players.0.terraces.0.level")]


def test_the_terrace_beneath_may_lie_far_away() -> None:
    assert found(garden("terraces: [{at: A1, level: 1}, {at: G7, level: 2}]")) == []


def test_a_hidden_terrace_is_there_all_the_same() -> None:
    drawn = garden("""
        terraces:
          - {at: A3, level: 1}
          - {at: E3, level: 1}
          - {at: C3, level: 2}
          - {at: B3, level: 3}
          - {at: D3, level: 3}
        """)
    assert not drawn.players[0].layout.is_visible(drawn.players[0].layout.terraces[2])
    assert found(drawn) == []


def test_level_3_does_not_follow_level_1() -> None:
    drawn = garden("""
        terraces:
          - {at: C3, level: 1}
          - {at: E3, level: 1}
          - {at: D3, level: 3}
        """)
    assert found(drawn) == [("storey-order", "players.0.terraces.2.level")]


def test_only_the_terraces_right_above_the_missing_storey_are_reported() -> None:
    drawn = garden("""
        terraces:
          - {at: A1, level: 3, pillars: {NW: none, NE: none, SW: none, SE: none}}
          - {at: B1, level: 4}
          - {at: G7, level: 1}
          - {at: E4, level: 3, pillars: {NW: none, NE: none, SW: none, SE: none}}
        """)
    levels = [path for rule, path in found(drawn) if rule == "storey-order"]
    assert levels == ["players.0.terraces.0.level", "players.0.terraces.3.level"]


def test_another_garden_does_not_help() -> None:
    drawn = table("""
        players:
          - {name: Ana, flower: white, terraces: [{at: C3, level: 2, flower: white}]}
          - {name: Bo, flower: pink, terraces: [{at: C3, level: 1, flower: white}]}
        """)
    assert found(drawn) == [("storey-order", "players.0.terraces.0.level")]


def test_what_the_message_says() -> None:
    finding = finding_of("storey-order", garden("terraces: [{at: C3, level: 2}]"))
    assert str(finding.message) == (
        "the terrace at C3 on level 2 has no storey to follow: the garden has no terrace on level 1, seen or hidden"
    )
    assert str(finding.where) == "C3 on level 2"
    assert str(finding.help) == (
        "check the level; a garden noted from above without its hidden terraces says `complete: false`"
    )
