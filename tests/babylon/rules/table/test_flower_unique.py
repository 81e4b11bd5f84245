"""Every player has a flower of their own."""

from tests.drawing import finding_of, found, table


def test_different_flowers() -> None:
    assert found(table("players: [{name: Ana, flower: white}, {name: Bo, flower: pink}]")) == []


def test_the_same_flower_is_reported_at_each_later_player() -> None:
    drawn = table("""
        players:
          - {name: Ana, flower: white}
          - {name: Bo, flower: pink}
          - {name: Cas, flower: white}
          - {name: Dee, flower: white}
        """)
    assert found(drawn) == [("flower-unique", "players.2.flower"), ("flower-unique", "players.3.flower")]


def test_a_number_is_a_flower_too() -> None:
    assert found(table("players: [{name: Ana, flower: 1}, {name: Bo, flower: '1'}]")) == [
        ("flower-unique", "players.1.flower")
    ]


def test_what_the_message_says() -> None:
    finding = finding_of("flower-unique", table("players: [{name: Ana, flower: sun}, {name: Bo, flower: sun}]"))
    assert str(finding.message) == (
        "the flower sun is on the board of Ana, too: each of the four boards has a flower of its own"
    )
    assert (str(finding.where), finding.player) == ("the board of Bo", "Bo")
    assert str(finding.help) == "look at the top right corner of both boards"
    assert [place.path for place in finding.related] == [("players", 0, "flower")]
