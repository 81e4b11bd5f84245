"""The printed facts: counted, added up, and pointing to one another, so that a wrong letter or number shows."""

from collections import Counter
from typing import get_args

import pytest

from babylon_cli.babel.facts.cards import CARD_BY_NAME, CARDS, COLOURS, GUILDS, SYMBOLS, Card, Colour
from babylon_cli.babel.facts.goods import GOODS, MANUFACTURED_GOODS, RAW_MATERIALS, options
from babylon_cli.babel.facts.projects import PROJECT_BY_NAME, PROJECTS, Penalty, Project, Reward, markers_on_card
from babylon_cli.babel.facts.tiles import FREE_GOODS, POINTS, TILES, TOKENS_UNDER_19, TRADE, YELLOW_OFF, points_for
from babylon_cli.babel.facts.wonders import WONDERS, Wonder
from babylon_cli.babel.pages.laws import law

GREY = ["Glassworks", "Loom", "Press"]

BY_NUMBER_OF_PLAYERS = list(enumerate(range(3, 8)))
"""Columns of the copies, and the players for whom they are."""


POINTS_OF_SIDE_B = {
    "Alexandria": [0, 0, 7],
    "Babylon": [3, 0, 0],
    "Ephesos": [2, 3, 5],
    "Gizah": [3, 5, 5, 7],
    "Halikarnassus": [2, 1, 0],
    "Olympia": [0, 5, 0],
    "Rhodos": [3, 4],
}


def of_age(age: int) -> list[Card]:
    """The cards of one Age without the guilds."""
    return [card for card in CARDS if card.age == age and card.colour != "purple"]


class TestCards:
    """78 entries of the first edition."""

    def test_78_entries_with_the_three_grey_cards_twice(self) -> None:
        twice = [card.name for card in CARDS if card.later_copies]
        assert twice == GREY
        assert len(CARDS) + len(twice) == 78
        assert [card.name for card in CARDS if card.colour == "grey"] == GREY

    def test_no_name_in_either_language_is_used_twice(self) -> None:
        assert len(CARD_BY_NAME) == len({card.french for card in CARDS}) == len(CARDS)
        for card in CARDS:
            assert [other for other in CARDS if card.name in (other.name, other.french)] == [card]

    def test_entries_by_age_and_colour(self) -> None:
        assert Counter(card.age for card in CARDS) == {1: 27, 2: 20, 3: 28}
        assert Counter(card.colour for card in CARDS) == {
            "brown": 14,
            "grey": 3,
            "blue": 13,
            "yellow": 12,
            "red": 11,
            "green": 12,
            "purple": 10,
        }
        assert get_args(Colour) == COLOURS

    @pytest.mark.parametrize(("column", "players"), BY_NUMBER_OF_PLAYERS)
    def test_seven_cards_for_each_player_in_each_age(self, column: int, players: int) -> None:
        """Age III holds two guilds more than players among them."""
        assert sum(card.copies[column] for card in of_age(1)) == 7 * players
        later = sum(CARD_BY_NAME[name].later_copies[column] for name in GREY)
        assert sum(card.copies[column] for card in of_age(2)) + later == 7 * players
        assert sum(card.copies[column] for card in of_age(3)) + players + 2 == 7 * players

    def test_more_players_never_have_fewer_copies(self) -> None:
        for card in CARDS:
            for copies in (card.copies, card.later_copies):
                assert list(copies) == sorted(copies)
                assert len(copies) in (0, 5)
                assert all(0 <= number <= 3 for number in copies)
        assert [card for card in CARDS if not card.copies] == list(GUILDS)

    def test_ten_guilds_of_the_third_age(self) -> None:
        assert len(GUILDS) == 10
        assert {card.age for card in GUILDS} == {3}
        assert CARDS[-10:] == GUILDS
        assert all(card.name.endswith(" Guild") and card.french.startswith("Guilde des ") for card in GUILDS)

    def test_chains_point_to_cards_of_the_next_age(self) -> None:
        for card in CARDS:
            for target in card.chain_to:
                assert CARD_BY_NAME[target].age == card.age + 1, (card.name, target)

    def test_every_card_chained_to_has_one_parent_but_the_forum(self) -> None:
        parents = Counter(target for card in CARDS for target in card.chain_to)
        assert len(parents) == 25
        assert {name for name, number in parents.items() if number > 1} == {"Forum"}
        assert parents["Forum"] == 2

    def test_chains_lead_to_neither_goods_of_brown_or_grey_nor_to_guilds(self) -> None:
        targets = {CARD_BY_NAME[target].colour for card in CARDS for target in card.chain_to}
        assert targets == {"blue", "green", "red", "yellow"}
        assert {card.colour for card in CARDS if card.chain_to} == targets

    def test_costs_are_goods_and_only_brown_cards_cost_coins(self) -> None:
        for card in CARDS:
            assert set(card.resources) <= set(GOODS)
            assert card.coins == (1 if card.colour == "brown" and len(card.produces) > 1 else 0)
            if card.colour in ("brown", "grey"):
                assert card.resources == ""

    def test_the_dearest_cards(self) -> None:
        assert sorted(CARD_BY_NAME["Palace"].resources) == sorted(GOODS)
        assert {card.name for card in CARDS if len(card.resources) > 5} == {"Palace", "Pantheon"}

    def test_what_brown_and_grey_cards_make(self) -> None:
        brown = {card.produces for card in CARDS if card.colour == "brown"}
        choices = {"O/C", "S/C", "W/O", "S/O", "W/S", "W/C"}
        assert brown == {*"WSCO", "WW", "SS", "CC", "OO", *choices}
        assert {frozenset(options(choice)) for choice in choices} == {
            frozenset(pair) for pair in ("WS", "WC", "WO", "SC", "SO", "CO")
        }
        assert {card.produces for card in CARDS if card.colour == "grey"} == set(MANUFACTURED_GOODS)
        assert {card.name for card in CARDS if card.produces and card.colour not in ("brown", "grey")} == {
            "Caravansery",
            "Forum",
        }

    def test_twelve_symbols_four_of_each(self) -> None:
        green = [card for card in CARDS if card.colour == "green"]
        assert Counter(card.symbol for card in green) == dict.fromkeys(SYMBOLS, 4)
        assert [card.name for card in CARDS if card.symbol and card.colour != "green"] == ["Scientists Guild"]

    def test_red_cards_have_as_many_shields_as_their_age(self) -> None:
        for card in CARDS:
            assert card.shields == (card.age if card.colour == "red" else 0)

    def test_only_blue_cards_have_plain_points(self) -> None:
        points = {card.name: card.points for card in CARDS if card.points}
        assert set(points) == {card.name for card in CARDS if card.colour == "blue"}
        assert sum(points.values()) == 58

    def test_what_counts_something(self) -> None:
        told = {card.name: (*card.scores[:2], card.scores.whose) for card in CARDS if card.scores}
        assert told == {
            "Arena": (1, ("stage",), "own"),
            "Chamber of Commerce": (2, ("grey",), "own"),
            "Haven": (1, ("brown",), "own"),
            "Lighthouse": (1, ("yellow",), "own"),
            "Builders Guild": (1, ("stage",), "all"),
            "Craftsmens Guild": (2, ("grey",), "neighbours"),
            "Magistrates Guild": (1, ("blue",), "neighbours"),
            "Philosophers Guild": (1, ("green",), "neighbours"),
            "Shipowners Guild": (1, ("brown", "grey", "purple"), "own"),
            "Spies Guild": (1, ("red",), "neighbours"),
            "Strategists Guild": (1, ("defeat",), "neighbours"),
            "Traders Guild": (1, ("yellow",), "neighbours"),
            "Workers Guild": (1, ("brown",), "neighbours"),
        }


class TestWonders:
    """Seven boards of two sides."""

    def test_14_sides(self) -> None:
        assert len(WONDERS) == 14
        assert Counter(wonder.name for wonder in WONDERS) == dict.fromkeys([wonder.name for wonder in WONDERS], 2)
        assert [wonder.side for wonder in WONDERS] == ["A", "B"] * 7
        assert WONDERS[0].title == "Alexandria A"

    def test_each_board_has_a_resource_of_its_own(self) -> None:
        assert len({(wonder.name, wonder.resource) for wonder in WONDERS}) == 7
        assert {wonder.resource for wonder in WONDERS} == set(GOODS)

    def test_three_stages_but_for_two_sides(self) -> None:
        assert {wonder.title: len(wonder.stages) for wonder in WONDERS if len(wonder.stages) != 3} == {
            "Gizah B": 4,
            "Rhodos B": 2,
        }
        assert all(set(stage.resources) <= set(GOODS) for wonder in WONDERS for stage in wonder.stages)
        assert all(2 <= len(stage.resources) <= 5 for wonder in WONDERS for stage in wonder.stages)

    @pytest.mark.parametrize("wonder", WONDERS, ids=lambda wonder: wonder.title)
    def test_points_on_the_stages(self, wonder: Wonder) -> None:
        """Side A: 3 and 7; whatever else it is worth stands in the middle."""
        points = [stage.points for stage in wonder.stages]
        if wonder.side == "A":
            assert (points[0], points[-1]) == (3, 7)
            assert points[1] == (5 if wonder.name == "Gizah" else 0)
        else:
            assert points == POINTS_OF_SIDE_B[wonder.name]

    def test_stages_that_do_something_else(self) -> None:
        told = {
            f"{wonder.title} {number}": stage.action
            or stage.produces
            or stage.shields
            or (stage.any_symbol and "symbol")
            or "cheap"
            for wonder in WONDERS
            for number, stage in enumerate(wonder.stages, start=1)
            if (stage.action, stage.produces, stage.shields) != ("", "", 0)
            or stage.any_symbol
            or stage.cheap_raw_materials
        }
        assert told == {
            "Alexandria A 2": "W/S/O/C",
            "Alexandria B 1": "W/S/O/C",
            "Alexandria B 2": "G/P/L",
            "Babylon A 2": "symbol",
            "Babylon B 2": "play_last_card",
            "Babylon B 3": "symbol",
            "Halikarnassus A 2": "play_discarded",
            "Halikarnassus B 1": "play_discarded",
            "Halikarnassus B 2": "play_discarded",
            "Halikarnassus B 3": "play_discarded",
            "Olympia A 2": "one_free_an_age",
            "Olympia B 1": "cheap",
            "Olympia B 3": "copy_guild",
            "Rhodos A 2": 2,
            "Rhodos B 1": 1,
            "Rhodos B 2": 1,
        }


class TestTiles:
    """24 laws."""

    def test_24_tiles_each_with_its_own_law(self) -> None:
        assert list(TILES) == list(range(1, 25))
        assert len({law(tile, "en") for tile in TILES}) == 24

    def test_tiles_of_goods_and_of_trade(self) -> None:
        assert FREE_GOODS == {17: "W/S", 18: "O/C", 21: "G/L/P"}
        assert sorted("".join(FREE_GOODS.values()).replace("/", "")) == sorted(GOODS)
        assert {tile: delta for tile, (delta, _) in TRADE.items()} == {9: -1, 10: 1, 11: -1, 12: 1}
        assert [TRADE[tile][1] for tile in (9, 10, 11, 12)] == [MANUFACTURED_GOODS] * 2 + [RAW_MATERIALS] * 2

    def test_tile_4_names_five_yellow_cards(self) -> None:
        assert len(set(YELLOW_OFF)) == 5
        assert {CARD_BY_NAME[name].colour for name in YELLOW_OFF} == {"yellow"}

    def test_tile_19_makes_every_token_the_one_before(self) -> None:
        assert TOKENS_UNDER_19 == {1: 0, 3: 1, 5: 3}

    def test_points(self) -> None:
        assert POINTS == (0, 2, 5, 10)
        assert [points_for(tiles) for tiles in range(6)] == [0, 2, 5, 10, 10, 10]


class TestProjects:
    """15 cards."""

    def test_five_an_age_each_of_another_colour(self) -> None:
        assert len(PROJECTS) == len(PROJECT_BY_NAME) == 15
        colours = {age: sorted(each.colour for each in PROJECTS if each.age == age) for age in (1, 2, 3)}
        assert colours == {
            1: ["blue", "brown", "green", "red", "yellow"],
            2: ["blue", "brown", "green", "red", "yellow"],
            3: ["blue", "green", "purple", "red", "yellow"],
        }

    def test_eight_have_no_french_title(self) -> None:
        assert [each.name for each in PROJECTS if each.french is None] == [
            "Belvedere",
            "Cranes",
            "Rampart Road",
            "Sewer Network",
            "Smelter",
            "Giant Trebuchet",
            "Grand Bazaar",
            "Menagerie",
        ]

    @pytest.mark.parametrize(
        ("name", "title"),
        [("Cranes", "Cranes"), ("Archives", "Archives"), ("Obelisk", "Obelisk (Obélisque)")],
        ids=["no French title", "the same title", "another title"],
    )
    def test_titles(self, name: str, title: str) -> None:
        assert str(PROJECT_BY_NAME[name].title) == title

    def test_the_extra_cost(self) -> None:
        assert {each.name: f"{each.coins}{each.resources}" for each in PROJECTS} == {
            "Belvedere": "1C",
            "Cranes": "1",
            "Double Walls": "1",
            "Factory": "2",
            "Rampart Road": "1S",
            "Obelisk": "1P",
            "River Port": "1L",
            "Sewer Network": "2",
            "Smelter": "2",
            "War Mirror": "2G",
            "Archives": "4",
            "Giant Trebuchet": "5W",
            "Grand Bazaar": "4O",
            "Menagerie": "4",
            "Triumphal Arches": "5",
        }

    def test_the_red_ones_reward_with_victory_tokens_of_their_age(self) -> None:
        tokens = {1: 1, 2: 3, 3: 5}
        for each in PROJECTS:
            assert each.victory_token == (tokens[each.age] if each.colour == "red" else 0)

    def test_two_reward_with_shields(self) -> None:
        assert {each.name: each.shields for each in PROJECTS if each.shields} == {"Obelisk": 1, "Triumphal Arches": 2}

    def test_every_reward_is_used_once_but_the_free_building_token(self) -> None:
        rewards = Counter(each.reward for each in PROJECTS)
        assert set(rewards) == set(get_args(Reward))
        assert {reward for reward, number in rewards.items() if number > 1} == {"free_building_token"}
        assert rewards["free_building_token"] == 2

    def test_penalties(self) -> None:
        """E43 and E55: none gives defeat tokens, and only one takes the resource of the wonder."""
        assert Counter(each.penalty for each in PROJECTS) == {
            "discard_card_red": 3,
            "discard_card_brown": 2,
            "discard_card_grey": 2,
            "discard_card_blue": 2,
            "discard_card_green": 1,
            "discard_all_coins": 3,
            "discard_2_victory_tokens": 1,
            "lose_wonder_resource": 1,
        }
        assert {each.penalty for each in PROJECTS} == set(get_args(Penalty))

    @pytest.mark.parametrize("project", PROJECTS, ids=lambda project: project.name)
    def test_the_colour_lost_is_one_that_cards_have(self, project: Project) -> None:
        is_card = project.penalty.startswith("discard_card")
        assert (project.lost_colour in COLOURS) is is_card
        assert (project.lost_colour == "") is not is_card

    @pytest.mark.parametrize(
        ("players", "markers"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 6), (9, 6)]
    )
    def test_markers(self, players: int, markers: int) -> None:
        assert markers_on_card(players) == markers


class TestGoods:
    """Seven kinds."""

    def test_four_raw_materials_and_three_manufactured_goods(self) -> None:
        assert (len(RAW_MATERIALS), len(MANUFACTURED_GOODS), len(set(GOODS))) == (4, 3, 7)

    def test_a_choice_or_two_of_one(self) -> None:
        assert options("W/C") == ("W", "C")
        assert options("CC") == ("CC",)
        assert options("G") == ("G",)
