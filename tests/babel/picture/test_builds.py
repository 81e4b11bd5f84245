"""Every tile that lies on the tower is known with its builder, its turn and its place in the file."""

from babylon_cli.babel.picture.builds import piles
from tests.babel.tables import dotted, seated


def told(*keys: str, more: str) -> list[list[tuple[int, str, int, str]]]:
    """The piles with what is known of each tile."""
    drawn = seated(*keys, more=more)
    return [[(built.tile, built.city.name, built.turn, dotted(built.path)) for built in pile] for pile in piles(drawn)]


def test_the_piles_clockwise_and_the_lowest_tile_first() -> None:
    assert told("", "", "", more="tower: [{Cas: 9, Ana: 2}, {}, {Bo: 5, Ana: 7}, {Bo: 1}]") == [
        [(2, "Ana", 1, "tower.0.Ana"), (7, "Ana", 3, "tower.2.Ana")],
        [(9, "Cas", 1, "tower.0.Cas"), (1, "Bo", 4, "tower.3.Bo")],
        [(5, "Bo", 3, "tower.2.Bo")],
    ]


def test_of_several_tiles_of_a_player_in_one_turn_each_has_its_own_place() -> None:
    assert told("", "", "", more="tower: [{Ana: [8, 3], Bo: [6]}]") == [
        [(3, "Ana", 1, "tower.0.Ana.1")],
        [(6, "Bo", 1, "tower.0.Bo")],
        [(8, "Ana", 1, "tower.0.Ana.0")],
    ]


def test_a_tile_that_is_written_twice_in_one_turn_has_two_places() -> None:
    assert [[path for *_, path in pile] for pile in told("", "", "", more="tower: [{Ana: [8, 3, 8]}]")] == [
        ["tower.0.Ana.1"],
        ["tower.0.Ana.0"],
        ["tower.0.Ana.2"],
    ]


def test_as_many_piles_as_tiles_act() -> None:
    assert told("", "", more="") == [[], []]
    assert told(*[""] * 5, more="tower: []") == [[], [], [], []]


def test_where_the_tower_is_not_played_nothing_lies() -> None:
    assert told("", "", "", more="modules: [projects]\ntower: [{Ana: 4}]") == [[], [], []]
