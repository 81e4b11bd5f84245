"""A set-up drawn at random holds what the rulebooks and the stated assumptions say, whatever the seed."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from babylon_cli.babylon.play.set_up import SetUp, set_up
from babylon_cli.babylon.table.pieces import ICONS_OF_MATERIAL, QUARRY_LEVELS, Icon, Material
from babylon_cli.babylon.table.stand_ins import FLOWERS
from babylon_cli.babylon.table.supply import CLAY_REMOVED
from babylon_cli.babylon.table.terrace import Icons
from babylon_cli.babylon.table.turn import ROUNDS, TOKENS

players = st.integers(2, 4)
seeds = st.integers(0, 2**64)

FEW = range(400)
"""Seeds enough to meet everything that can be drawn."""


def shown(icons: Icons | None) -> int:
    """How many icons a terrace shows."""
    assert icons is not None
    return 4 - icons.count(Icon.NONE)


@given(players, seeds)
def test_the_quarry_has_three_layers_of_sixteen_tiles(number: int, seed: int) -> None:
    piles = set_up(number, seed).quarry.piles
    assert len(piles) == 16
    tiles = [tile for pile in piles for tile in pile]
    assert len(tiles) == 48
    assert Counter(tile.material for tile in tiles) == {Material.CLAY: 16, Material.GRANITE: 16, Material.BASALT: 16}
    for pile in piles:
        assert [QUARRY_LEVELS[tile.material] for tile in pile] == [3, 2, 1]


@given(players, seeds)
def test_each_material_has_its_icons_and_four_of_each_flower(number: int, seed: int) -> None:
    tiles = [tile for pile in set_up(number, seed).quarry.piles for tile in pile]
    assert all(shown(tile.icons) == ICONS_OF_MATERIAL[tile.material] for tile in tiles)
    flowers = Counter((tile.material, tile.flower) for tile in tiles)
    assert flowers == {(material, flower): 4 for material in ICONS_OF_MATERIAL for flower in FLOWERS}


@given(players, seeds)
def test_only_clay_is_taken_out_and_as_much_as_it_must_be(number: int, seed: int) -> None:
    drawn = set_up(number, seed)
    assert len(set(drawn.removed)) == len(drawn.removed) == CLAY_REMOVED[number]
    tops = [drawn.quarry.visible(position) for position in drawn.removed]
    assert all(top is not None and top.material is Material.CLAY for top in tops)


def test_how_much_clay_is_taken_out() -> None:
    assert CLAY_REMOVED == {2: 6, 3: 3, 4: 0}


@given(players, seeds)
def test_there_is_a_token_for_each_round_but_the_first(number: int, seed: int) -> None:
    tokens = set_up(number, seed).tokens
    assert len(tokens) == ROUNDS[number] - 1
    assert set(tokens) <= set(TOKENS)
    assert max(Counter(tokens).values()) <= 2


@given(seeds)
def test_two_players_see_every_token_of_the_box(seed: int) -> None:
    assert Counter(set_up(2, seed).tokens) == dict.fromkeys(TOKENS, 2)


@given(players, seeds)
def test_every_player_has_a_start_terrace_and_one_of_them_begins(number: int, seed: int) -> None:
    drawn = set_up(number, seed)
    assert [start.flower for start in drawn.starts] == list(FLOWERS[:number])
    assert all(start.material is Material.START and shown(start.icons) == 3 for start in drawn.starts)
    assert drawn.first_player in range(number)
    assert drawn.seed == seed


@given(players, seeds)
def test_a_seed_gives_the_same_set_up_again(number: int, seed: int) -> None:
    assert set_up(number, seed) == set_up(number, seed)


@given(seeds)
def test_the_quarry_of_a_seed_is_the_same_for_any_number_of_players(seed: int) -> None:
    assert len({set_up(number, seed).quarry for number in (2, 3, 4)}) == 1


@pytest.fixture(scope="module")
def many() -> list[SetUp]:
    """The set-ups of many seeds."""
    return [set_up(4, seed) for seed in FEW]


def test_seeds_differ(many: list[SetUp]) -> None:
    assert len({drawn.quarry for drawn in many}) == len(many)


def test_everyone_may_begin_and_every_token_may_come_at_once(many: list[SetUp]) -> None:
    begins = Counter(drawn.first_player for drawn in many)
    assert set(begins) == {0, 1, 2, 3}
    assert min(begins.values()) > len(many) / 8
    assert {drawn.tokens[0] for drawn in many} == set(TOKENS)


def test_every_flower_and_icon_may_lie_anywhere(many: list[SetUp]) -> None:
    for position in range(16):
        for layer in range(3):
            tiles = [drawn.quarry.piles[position][layer] for drawn in many]
            assert {tile.flower for tile in tiles} == set(FLOWERS)
            for spot in range(4):
                assert {tile.icons[spot] for tile in tiles if tile.icons} >= set(Icon) - {Icon.NONE}


def test_each_kind_of_icon_is_as_likely(many: list[SetUp]) -> None:
    icons = Counter(icon for drawn in many for pile in drawn.quarry.piles for tile in pile for icon in tile.icons or ())
    kinds = [icons[icon] for icon in Icon if icon is not Icon.NONE]
    assert sum(kinds) == len(many) * 16 * (2 + 3 + 4)
    assert max(kinds) < 1.05 * min(kinds)


def test_any_clay_may_be_taken_out() -> None:
    taken = Counter(position for seed in FEW for position in set_up(2, seed).removed)
    assert set(taken) == set(range(16))
    assert max(taken.values()) < 2 * min(taken.values())
