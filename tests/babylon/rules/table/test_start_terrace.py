"""A player has one start terrace, of the player's own flower."""

from tests.drawing import finding_of, found, garden, table

START = "{at: A1, level: 1, flower: white, material: start}"


def test_the_own_start_terrace() -> None:
    assert found(garden(f"terraces: [{START}]")) == []
    assert found(garden("storage: {terrace: {flower: white, material: start}}")) == []
    assert found(garden("storage: {terrace: {material: start}}")) == []


def test_a_start_terrace_of_another_flower() -> None:
    assert found(garden("terraces: [{at: A1, level: 1, flower: pink, material: start}]")) == [
        ("start-terrace", "players.0.terraces.0.flower")
    ]
    assert found(garden("storage: {terrace: {flower: pink, material: start}}")) == [
        ("start-terrace", "players.0.storage.terrace.flower")
    ]


def test_a_second_start_terrace() -> None:
    in_the_garden = garden(f"terraces: [{START}, {{at: D1, level: 1, material: start}}]")
    in_the_notch = garden(f"terraces: [{START}]\nstorage: {{terrace: {{flower: white, material: start}}}}")
    assert found(in_the_garden) == [("start-terrace", "players.0.terraces.1.material")]
    assert found(in_the_notch) == [("start-terrace", "players.0.storage.terrace.material")]


def test_the_second_is_that_of_the_file_whatever_its_level() -> None:
    drawn = garden("""
        terraces:
          - {at: A1, level: 2, material: start}
          - {at: D1, level: 1, material: start}
          - {at: G1, level: 1, flower: sun, material: start}
        """)
    assert found(drawn) == [
        ("start-terrace", "players.0.terraces.1.material"),
        ("start-terrace", "players.0.terraces.2.flower"),
        ("start-terrace", "players.0.terraces.2.material"),
    ]


def test_a_hidden_start_terrace_may_go_without_a_flower() -> None:
    drawn = table("""
        players:
          - name: Ana
            flower: white
            terraces:
              - {at: A3, level: 1, flower: white}
              - {at: E3, level: 1, flower: white}
              - {at: C3, level: 2, material: start}
              - {at: B3, level: 3, flower: white}
              - {at: D3, level: 3, flower: white}
        """)
    assert found(drawn) == []


def test_each_player_has_one() -> None:
    drawn = table("""
        players:
          - {name: Ana, flower: white, terraces: [{at: A1, level: 1, flower: white, material: start}]}
          - {name: Bo, flower: pink, terraces: [{at: A1, level: 1, flower: pink, material: start}]}
        """)
    assert found(drawn) == []


def test_what_the_messages_say() -> None:
    flower = finding_of("start-terrace", garden("terraces: [{at: A1, level: 1, flower: pink, material: start}]"))
    assert str(flower.message) == (
        "the start terrace shows the flower pink: a player's own start terrace shows the flower of the board, white"
    )
    assert (str(flower.where), str(flower.help), flower.player) == (
        "A1 on level 1",
        "check the material and the flower",
        "Ana",
    )
    second = finding_of(
        "start-terrace", garden(f"terraces: [{START}]\nstorage: {{terrace: {{flower: white, material: start}}}}")
    )
    assert str(second.message) == "there is a second start terrace, and the game gives each player one"
    assert str(second.where) == "the notch"
    assert str(second.help) == "check the material: clay shows 2 icons, granite 3, basalt 4"
    assert [place.path for place in second.related] == [("players", 0, "terraces", 0, "material")]
