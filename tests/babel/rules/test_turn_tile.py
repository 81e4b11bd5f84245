"""One tile of a player in a turn, however many players build one."""

from tests.babel.tables import faults, paths, seated

RULE = "babel-turn-tile"


def test_one_tile_each() -> None:
    assert paths(RULE, seated("", "", "", more="tower: [{Ana: 1, Bo: 2, Cas: 3}, {Ana: 4}, {Ana: [5]}, {}]")) == []


def test_two_tiles_of_one_player() -> None:
    drawn = seated("", "", "", more="tower: [{Ana: 1}, {Bo: [2, 5], Cas: 3}, {Ana: [6, 7, 8]}]")
    assert paths(RULE, drawn) == ["tower.1.Bo", "tower.2.Ana"]
    assert [(str(fault.where), fault.player) for fault in faults(RULE, drawn)] == [
        ("turn 2 of the tower", 1),
        ("turn 3 of the tower", 0),
    ]
    assert str(faults(RULE, drawn)[1].message) == "Ana builds the tiles 6, 7 and 8 in one turn, and a player builds one"


def test_one_number_twice_in_a_turn_is_two_tiles() -> None:
    assert paths(RULE, seated("", "", "", more="tower: [{Ana: [1, 1]}]")) == ["tower.0.Ana"]


def test_without_the_tower_nothing_is_looked_at() -> None:
    assert paths(RULE, seated("", "", "", more="modules: [projects]\ntower: [{Ana: [1, 2]}]")) == []


def test_the_seventh_card_of_babylon_b_is_played_with_the_sixth() -> None:
    two = "tower: [{Ana: [1, 2]}]"
    assert paths(RULE, seated("wonder: Babylon B, stages: 2", "", "", more=two)) == []
    assert paths(RULE, seated("wonder: Babylon B, stages: 1", "", "", more=two)) == ["tower.0.Ana"]
    assert paths(RULE, seated("wonder: Babylon A, stages: 2", "", "", more=two)) == ["tower.0.Ana"]
    three = "tower: [{Ana: [1, 2, 3]}]"
    assert paths(RULE, seated("wonder: Babylon B, stages: 2", "", "", more=three)) == ["tower.0.Ana"]
    forbidden = f"rulings: {{last_card_tile: forbidden}}\n{two}"
    assert paths(RULE, seated("wonder: Babylon B, stages: 2", "", "", more=forbidden)) == ["tower.0.Ana"]
