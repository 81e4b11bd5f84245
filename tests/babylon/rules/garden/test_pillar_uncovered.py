"""Every pillar that was placed ends under a terrace."""

from tests.drawing import finding_of, found, garden, message_of

FIRST = [("pillar-uncovered", "players.0.bare_pillars.0")]


def test_a_garden_without_bare_pillars() -> None:
    assert found(garden("terraces: [{at: C3, level: 1}]\nbare_pillars: []")) == []


def test_a_pillar_on_the_board() -> None:
    assert found(garden("bare_pillars: [B7]")) == FIRST


def test_a_pillar_on_a_terrace() -> None:
    assert found(garden("terraces: [{at: C3, level: 1}]\nbare_pillars: [C3@1]")) == FIRST


def test_a_pillar_where_no_terrace_is() -> None:
    assert found(garden("terraces: [{at: C3, level: 1}]\nbare_pillars: [C3@2]")) == FIRST


def test_every_pillar_is_reported() -> None:
    assert found(garden("bare_pillars: [B7, b8, A1@0]")) == [
        ("pillar-uncovered", "players.0.bare_pillars.0"),
        ("pillar-uncovered", "players.0.bare_pillars.1"),
        ("pillar-uncovered", "players.0.bare_pillars.2"),
    ]


def test_what_the_messages_say() -> None:
    finding = finding_of("pillar-uncovered", garden("terraces: [{at: C3, level: 1}]\nbare_pillars: [C3]"))
    assert str(finding.message) == (
        "the pillar at C3 on level 1 carries no terrace: every pillar that was placed ends under one"
    )
    assert str(finding.where) == "C3 on level 1"
    assert str(finding.help) == "take the pillar out, or describe the terrace that it carries"
    on_the_board = message_of("pillar-uncovered", garden("bare_pillars: [B7]"))
    with_its_level = message_of("pillar-uncovered", garden("bare_pillars: [B7@0]"))
    assert on_the_board == "the pillar at B7 carries no terrace: every pillar that was placed ends under one"
    assert with_its_level == (
        "the pillar at B7 on the board carries no terrace: every pillar that was placed ends under one"
    )
