"""Three tiles in every hand, all different; each is built by who holds it, and once."""

from babylon_cli.babel.table.table import Table
from tests.babel.tables import faults, paths, related, seated

RULE = "babel-tile-hand"


def dealt(*hands: str, tower: str = "[]", more: str = "") -> Table:
    """Players with these hands, and a tower."""
    return seated(*[f"tiles: [{hand}]" for hand in hands], more=f"tower: {tower}\n{more}")


LEGAL = ("1, 2, 3", "4, 5, 6", "7, 8, 9")


def test_three_tiles_each() -> None:
    assert paths(RULE, dealt(*LEGAL)) == []
    assert paths(RULE, dealt(*[f"{tile}, {tile + 8}, {tile + 16}" for tile in range(1, 9)])) == []


def test_two_tiles_and_four_and_none() -> None:
    assert paths(RULE, dealt("1, 2", "4, 5, 6", "7, 8, 9")) == ["players.0.tiles"]
    assert paths(RULE, dealt("1, 2, 3", "4, 5, 6, 10", "7, 8, 9")) == ["players.1.tiles"]
    assert paths(RULE, dealt("1, 2, 3", "4, 5, 6", "")) == ["players.2.tiles"]
    assert paths(RULE, seated("tiles: [1, 2, 3]", "")) == ["players.1.tiles"]


def test_a_tile_in_two_hands_and_twice_in_one() -> None:
    drawn = dealt("1, 2, 3", "4, 2, 1", "7, 8, 7")
    assert paths(RULE, drawn) == ["players.1.tiles.1", "players.1.tiles.2", "players.2.tiles.2"]
    assert related(RULE, drawn) == [["players.0.tiles.1"], ["players.0.tiles.0"], ["players.2.tiles.0"]]
    assert [fault.player for fault in faults(RULE, drawn)] == [1, 1, 2]


def test_tiles_built_from_the_own_hand() -> None:
    assert paths(RULE, dealt(*LEGAL, tower="[{Ana: 1, Bo: 4}, {Ana: 2}, {Ana: 3, Cas: 9}]")) == []
    assert paths(RULE, dealt(*LEGAL, tower="[{Ana: [1, 2]}]")) == []


def test_a_tile_of_another_hand_and_one_of_none() -> None:
    drawn = dealt(*LEGAL, tower="[{Ana: 4}, {Bo: 5, Cas: 24}]")
    assert paths(RULE, drawn) == ["tower.0.Ana", "tower.1.Cas"]
    assert related(RULE, drawn) == [["players.1.tiles.0"], []]
    assert [(str(fault.where), fault.player) for fault in faults(RULE, drawn)] == [
        ("turn 1 of the tower", 0),
        ("turn 2 of the tower", 2),
    ]


def test_a_tile_built_twice() -> None:
    drawn = dealt(*LEGAL, tower="[{Ana: 1}, {Bo: 5}, {Ana: 1}]")
    assert paths(RULE, drawn) == ["tower.2.Ana"]
    assert related(RULE, drawn) == [["tower.0.Ana"]]
    assert paths(RULE, dealt(*LEGAL, tower="[{Ana: [1, 1]}]")) == ["tower.0.Ana"]


def test_a_tile_built_by_two_players_is_built_twice_and_not_held_by_one() -> None:
    assert paths(RULE, dealt(*LEGAL, tower="[{Ana: 1, Bo: 1}]")) == ["tower.0.Bo", "tower.0.Bo"]


def test_without_any_hand_only_tiles_built_twice_are_found() -> None:
    assert paths(RULE, dealt("", "", "", tower="[{Ana: 1}, {Bo: 1}, {Ana: 2}]")) == ["tower.1.Bo"]
    assert paths(RULE, dealt("", "", "")) == []


def test_without_any_hand_a_player_builds_three_tiles_at_most() -> None:
    three = "{Ana: 1, Bo: 9}, {Ana: 2}, {Ana: 3}"
    assert paths(RULE, dealt("", "", "", tower=f"[{three}]")) == []
    drawn = dealt("", "", "", tower=f"[{three}, {{Ana: 4}}, {{Ana: 5}}]")
    assert paths(RULE, drawn) == ["tower.3.Ana", "tower.4.Ana"]
    assert related(RULE, drawn) == [["tower.0.Ana", "tower.1.Ana", "tower.2.Ana"]] * 2
    fault = faults(RULE, drawn)[0]
    assert (fault.player, str(fault.message)) == (
        0,
        "Ana builds tile 4 in turn 4 of the tower, and 5 tiles in all: a hand has 3",
    )
    assert paths(RULE, dealt("", "", "", tower="[{Ana: [1, 2, 3, 4]}]")) == ["tower.0.Ana"]


def test_the_free_city_has_no_tiles() -> None:
    free = "free_city: true"
    hands = ("tiles: [1, 2, 3]", free, "tiles: [4, 5, 6]")
    assert paths(RULE, seated(*hands)) == []
    assert paths(RULE, seated(hands[0], f"{free}, tiles: [7, 8, 1]", hands[2])) == ["players.1.tiles"]
    assert paths(RULE, seated(*hands, more="tower: [{Bo: 9}]")) == ["tower.0.Bo"]
    assert paths(RULE, seated("", free, "", more="tower: [{Bo: 9}]")) == ["tower.0.Bo"]
    assert paths(RULE, seated("", f"{free}, tiles: [7]", "", more="tower: [{Bo: 7}]")) == [
        "players.1.tiles",
        "tower.0.Bo",
    ]


def test_without_the_tower_nothing_is_looked_at() -> None:
    assert paths(RULE, dealt("1", "1", "", tower="[{Ana: 9}, {Ana: 9}]", more="modules: [projects]")) == []


def test_what_the_messages_say() -> None:
    (size,) = faults(RULE, dealt("1, 2", *LEGAL[1:]))
    assert str(size.message) == "the hand of Ana has 2 tiles, and after the draft it has 3"
    (another,) = faults(RULE, dealt(*LEGAL, tower="[{Ana: 4}]"))
    assert str(another.message) == "Ana builds tile 4 without holding it: players build the tiles that they hold"
    (twice,) = faults(RULE, dealt(*LEGAL, tower="[{Ana: 1}, {Ana: 1}]"))
    assert "in turn 2 of the tower" in str(twice.message)
    assert "in turn 1 of the tower already" in str(twice.message)
