"""Where the spaces and tiles lie: clockwise, apart from each other, and no tile hidden."""

from itertools import combinations

import pytest

from babylon_cli.babel.picture.board import EDGE, TILE_HEIGHT, WIDTH, Board, board
from babylon_cli.babel.picture.builds import piles
from babylon_cli.printing.svg.elements import Box
from tests.babel.tables import seated


def of(players: int, *tiles: int) -> Board:
    """The board of so many players, with these tiles laid one a turn."""
    turns = ", ".join([f"{{Ana: {tile}}}" for tile in tiles])
    return board(piles(seated(*[""] * players, more=f"tower: [{turns}]")))


def overlap(one: Box, other: Box) -> bool:
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    return across > 0 and min(one.y + one.height, other.y + other.height) - max(one.y, other.y) > 0


@pytest.mark.parametrize(("players", "spaces"), [(1, 3), (2, 3), (3, 3), (4, 3), (5, 4), (8, 4)])
def test_three_spaces_for_four_players_and_four_for_more(players: int, spaces: int) -> None:
    drawn = of(players)
    assert [space.number for space in drawn.spaces] == [1, 2, 3, 4][:spaces]
    assert [space.blocked for space in drawn.spaces] == [False, False, players <= 2, False][:spaces]


def test_the_spaces_go_clockwise_from_the_top_left() -> None:
    first, second, third, fourth = [space.face for space in of(5).spaces]
    assert (first.y, second.y, third.y) == (second.y, first.y, fourth.y)
    assert (first.x, second.x) == (fourth.x, third.x)
    assert first.x < second.x
    assert first.y < third.y


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("tiles", [0, 1, 4, 9, 24])
def test_nothing_lies_on_anything_else_or_off_the_board(players: int, tiles: int) -> None:
    drawn = of(players, *range(1, tiles + 1))
    seen = [tile.box for space in drawn.spaces for tile in space.tiles]
    seen += [space.face for space in drawn.spaces if not space.tiles]
    assert len(seen) == max(tiles, 0) + sum([not space.tiles for space in drawn.spaces])
    for one, other in combinations(seen, 2):
        assert not overlap(one, other)
    for box in seen:
        assert 0 < box.x < box.x + box.width < WIDTH
        assert 0 < box.y < box.y + box.height < drawn.height


def test_the_topmost_tile_is_seen_whole_and_of_each_other_one_its_edge_below() -> None:
    (space, *_) = of(2, 1, 2, 3, 4, 5).spaces
    assert [tile.built.tile for tile in space.tiles] == [5, 3, 1]
    assert [tile.covered for tile in space.tiles] == [False, True, True]
    assert [tile.box.height for tile in space.tiles] == [TILE_HEIGHT, EDGE, EDGE]
    assert [tile.box.y - space.face.y for tile in space.tiles] == [0, TILE_HEIGHT, TILE_HEIGHT + EDGE]
    assert space.whole == Box(*space.face[:3], TILE_HEIGHT + 2 * EDGE)
