"""The Tower of Babel: where tiles lie, which act, and what they bring."""

import pytest

from babylon_cli.babel.facts.tiles import points_for
from babylon_cli.babel.play.tower import active_tiles, spaces_for, tiles_built, tower_of, tower_points, towers
from babylon_cli.babel.table.table import Laid, Table
from tests.babel.tables import NAMES, seated, table

FREE_CITY = "wonder: Ephesos A, free_city: true"


def of(players: int, *turns: str) -> Table:
    """A table of so many players with these turns, such as `Ana: 4, Bo: 5`."""
    laid = ", ".join([f"{{{turn}}}" for turn in turns])
    return seated(*[""] * players, more=f"tower: [{laid}]")


def active(drawn: Table) -> list[int]:
    """The tiles in force, in the order of their spaces."""
    return list(tower_of(drawn).active)


def covered(drawn: Table) -> list[int]:
    """The tiles that no longer act, in the order laid."""
    return [laid.tile for laid in tower_of(drawn).covered]


def test_nothing_is_laid_at_the_beginning() -> None:
    assert active(of(3)) == covered(of(3)) == []
    assert tower_of(of(3)).spaces == (None, None, None)


def test_e02_of_two_tiles_of_one_turn_the_lower_number_is_laid_first() -> None:
    """Three tiles lie; 4 and 12 are revealed: 4 takes the fourth space, 12 covers the first tile."""
    drawn = of(5, "Ana: 20", "Bo: 21", "Cas: 22", "Dee: 12, Eva: 4")
    assert active(drawn) == [12, 21, 22, 4]
    assert covered(drawn) == [20]


def test_e02_it_does_not_matter_who_is_written_first() -> None:
    assert active(of(3, "Ana: 9, Bo: 2, Cas: 5")) == active(of(3, "Cas: 5, Bo: 2, Ana: 9")) == [2, 5, 9]


def test_e03_each_next_tile_covers_the_oldest() -> None:
    assert active(of(3, "Ana: 9", "Ana: 2", "Ana: 5")) == [9, 2, 5]
    assert active(of(3, "Ana: 9", "Ana: 2", "Ana: 5", "Bo: 7")) == [7, 2, 5]
    drawn = of(3, "Ana: 9", "Ana: 2", "Ana: 5", "Bo: 7", "Bo: 1", "Bo: 8", "Cas: 3")
    assert active(drawn) == [3, 1, 8]
    assert covered(drawn) == [9, 2, 5, 7]


def test_a_covered_tile_is_no_law() -> None:
    assert active_tiles(of(3, "Ana: 9", "Ana: 2", "Ana: 5", "Bo: 7")) == {2, 5, 7}


@pytest.mark.parametrize(
    ("players", "acting"),
    [(1, [3, 4]), (2, [3, 4]), (3, [4, 2, 3]), (4, [4, 2, 3]), (5, [1, 2, 3, 4]), (8, [1, 2, 3, 4])],
)
def test_e04_how_many_act_at_once(players: int, acting: list[int]) -> None:
    drawn = of(players, "Ana: 1", "Ana: 2", "Ana: 3", "Ana: 4")
    assert active(drawn) == acting
    assert len(acting) == spaces_for(players)


def test_e05_of_more_tiles_than_spaces_the_lowest_never_act() -> None:
    turn = ", ".join([f"{name}: {7 - seat}" for seat, name in enumerate(NAMES[:7])])
    drawn = of(7, turn)
    assert active(drawn) == [5, 6, 7, 4]
    assert covered(drawn) == [1, 2, 3]
    assert tower_points(drawn) == dict.fromkeys(NAMES[:7], 2)


def test_e46_with_two_players_the_blocked_third_space_is_skipped() -> None:
    drawn = seated("", FREE_CITY, "wonder: Rhodos A", more="tower: [{Ana: 4, Cas: 5}, {Cas: 7}, {Ana: 6}]")
    assert [active(drawn._replace(tower=drawn.tower[:turns])) for turns in range(4)] == [[], [4, 5], [7, 5], [7, 6]]
    assert covered(drawn) == [4, 5]


def test_the_free_city_builds_no_tower() -> None:
    drawn = seated("", FREE_CITY, "wonder: Rhodos A", more="tower: [{Ana: 4}]")
    assert tiles_built(drawn) == {"Ana": 1, "Cas": 0}
    assert tower_points(drawn) == {"Ana": 2, "Cas": 0}


def test_two_tiles_of_one_player_in_one_turn_are_both_laid() -> None:
    drawn = of(3, "Ana: [8, 3]", "Bo: 1")
    assert active(drawn) == [3, 8, 1]
    assert tiles_built(drawn) == {"Ana": 2, "Bo": 1, "Cas": 0}


def test_a_turn_without_a_tile_changes_nothing() -> None:
    drawn = of(3, "Ana: 8", "", "Bo: 1")
    assert [tower.active for tower in towers(drawn)] == [(), (8,), (8,), (8, 1)]


def test_towers_tell_every_turn_and_who_laid_what() -> None:
    drawn = of(3, "Bo: 8", "Ana: 3, Cas: 2")
    assert [tower.laid for tower in towers(drawn)] == [(), (Laid(1, 8),), (Laid(1, 8), Laid(2, 2), Laid(0, 3))]


@pytest.mark.parametrize(
    ("turns", "points"), [([], 0), (["Ana: 1"], 2), (["Ana: 1", "Ana: 2"], 5), (["Ana: 1", "Ana: 2", "Ana: 3"], 10)]
)
def test_e45_points_for_tiles(turns: list[str], points: int) -> None:
    assert tower_points(of(3, *turns)) == {"Ana": points, "Bo": 0, "Cas": 0}


def test_e45_covered_tiles_count() -> None:
    drawn = of(3, "Ana: 1", "Ana: 2", "Bo: 3", "Bo: 4", "Bo: 5")
    assert covered(drawn) == [1, 2]
    assert tower_points(drawn) == {"Ana": 5, "Bo": 10, "Cas": 0}


def test_e45_tiles_in_hand_do_not_count() -> None:
    drawn = seated("tiles: [4, 9, 12]", "", "", more="tower: [{Ana: 9}]")
    assert tower_points(drawn)["Ana"] == 2
    assert active(drawn) == [9]


def test_a_fourth_tile_brings_no_more() -> None:
    assert [points_for(tiles) for tiles in (3, 4, 9)] == [10, 10, 10]
    assert tower_points(of(3, "Ana: 1", "Ana: 2", "Ana: 3", "Ana: 4"))["Ana"] == 10


def test_without_the_module_no_tile_was_laid() -> None:
    drawn = seated("", "", "", more="modules: [projects]\ntower: [{Ana: 4}, {Bo: 5}]")
    assert len(towers(drawn)) == 1
    assert active_tiles(drawn) == frozenset()
    assert tower_points(drawn) == tiles_built(drawn) == {"Ana": 0, "Bo": 0, "Cas": 0}


def test_the_example_of_the_format() -> None:
    drawn = table("""
        game: babel
        age: 2
        players:
          - {name: Ana, wonder: Gizah A}
          - {name: the city, wonder: Ephesos A, free_city: true}
          - {name: Bo, wonder: Rhodos A}
        tower:
          - {Ana: 4, Bo: 5}
          - {Bo: 7}
        """)
    assert active(drawn) == [7, 5]
    assert tower_points(drawn) == {"Ana": 2, "Bo": 5}
