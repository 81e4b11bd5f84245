"""The naive implementation of Babel agrees with the rulebook's worked examples and with its own generators."""

from random import Random
from typing import Any

import pytest

from tests.naive_babel.check import check
from tests.naive_babel.conflict import conflict
from tests.naive_babel.generate import RULE_IDS, disturb, plant, random_city_table, random_table
from tests.naive_babel.pad import score
from tests.naive_babel.price import price
from tests.naive_babel.project import project
from tests.naive_babel.tower import tower

Plain = dict[str, Any]


def table(*tiles: int, age: int = 3, cards: tuple[str, ...] = (), build: Plain | None = None, **ana: object) -> Plain:
    """Three cities; the tiles are laid one a turn, Ana has the cards and 7 coins, her neighbours a few."""
    cities: list[Plain] = [
        {"name": "Ana", "wonder": "Gizah A", "coins": 7, "cards": list(cards), **ana},
        {"name": "Bo", "wonder": "Rhodos A", "cards": ["Loom", "Clay Pool"]},
        {"name": "Chloe", "wonder": "Ephesos A", "cards": ["Sawmill", "Loom"]},
    ]
    turns = [{"Bo": tile} for tile in tiles]
    return {"game": "babel", "age": age, "players": cities, "tower": turns, "build": {"player": "Ana", **(build or {})}}


def paid(document: Plain) -> tuple[int, int, int, int] | None:
    """Bank, left, right and gain of the answer, if it is legal."""
    answer = price(document)
    return (answer["bank"], answer["left"], answer["right"], answer["gain"]) if answer["legal"] else None


def test_tiles_4_and_12_go_on_the_last_space_and_over_the_first_tile() -> None:
    document = table()
    document["players"] += [{"name": name, "wonder": "Gizah A"} for name in ("Dale", "Brian")]
    document["tower"] = [{"Ana": 1}, {"Bo": 2}, {"Chloe": 3}, {"Dale": 12, "Brian": 4}]
    laid = tower(document)
    assert laid["active"] == [12, 2, 3, 4]
    assert laid["covered"] == [1]


def test_two_players_have_two_tiles_at_once() -> None:
    document = table(4, 5, 7)
    document["players"][2]["free_city"] = True
    assert tower(document)["active"] == [7, 5]
    assert tower(document)["points"] == {"Ana": 0, "Bo": 10}


@pytest.mark.parametrize(
    ("card", "tile", "coins"),
    [("Traders Guild", 23, 3), ("Pantheon", 8, 6), ("Palace", 8, 7), ("Baths", 8, 1), ("Altar", 8, 0)],
)
def test_coins_for_resources(card: str, tile: int, coins: int) -> None:
    assert paid(table(tile, build={"card": card})) == (coins, 0, 0, 0)


def test_the_pantheon_is_free_by_the_temple() -> None:
    assert paid(table(8, cards=("Temple",), build={"card": "Pantheon"})) == (0, 0, 0, 0)


def test_the_bonus_of_a_guild_comes_too_late() -> None:
    assert paid(table(23, 24, build={"card": "Traders Guild"}, coins=3)) == (3, 0, 0, 5)
    short = price(table(23, 24, build={"card": "Traders Guild"}, coins=2))
    assert (short["legal"], short["bank"], short["gain"], short["reasons"]) == (False, 3, 5, [])


def test_a_neighbours_school_builds_the_academy() -> None:
    document = table(7, build={"card": "Academy"})
    assert price(document)["reasons"] == ["resources"]
    document["players"][1]["cards"].append("School")
    assert paid(document) == (0, 0, 0, 0)


def test_the_chain_taxes_and_their_bonus() -> None:
    workshop: Plain = {"cards": ("Workshop",), "build": {"card": "Archery Range"}}
    assert paid(table(1, 13, age=2, **workshop)) == (4, 0, 0, 0)
    assert paid(table(13, 14, age=2, **workshop)) == (2, 0, 0, 2)
    assert paid(table(13, 14, age=2, coins=1, **workshop)) is None


def test_no_resources_but_the_tax() -> None:
    assert paid(table(1, 2, age=1, build={"card": "Stockade"})) == (1, 0, 0, 0)


@pytest.mark.parametrize(
    ("tiles", "post", "right"),
    [((), False, 4), ((11,), False, 2), ((11,), True, 0), ((12,), False, 6), ((12,), True, 4), ((12, 4), True, 6)],
)
def test_prices_of_raw_materials(tiles: tuple[int, ...], post: bool, right: int) -> None:
    cards = ("East Trading Post",) if post else ()
    assert paid(table(*tiles, cards=cards, build={"card": "Caravansery"})) == (0, 0, right, 0)


def test_the_bank_takes_the_surcharge() -> None:
    document = table(12, build={"card": "Caravansery"})
    document["rulings"] = {"surcharge_goes_to": "bank"}
    assert paid(document) == (2, 0, 4, 0)


def test_derek_builds_the_forum_and_joins_the_river_port() -> None:
    document = table(age=2, cards=("Clay Pool", "Marketplace"), build={"card": "Forum", "join": True})
    document["projects"] = [{"age": 2, "card": "River Port", "joined": {}}]
    assert paid(document) == (1, 2, 1, 0)
    document["projects"][0]["joined"] = {"Bo": 2}
    assert price(document)["reasons"] == ["join"]


def test_a_free_stage_and_a_stage_that_is_not_there() -> None:
    free = {"stage": True, "use": "free_stage"}
    assert paid(table(16, age=2, build=free, tokens={"free_stage": 1})) == (2, 0, 0, 0)
    assert price(table(age=2, build=free))["reasons"] == ["use"]
    assert price(table(build={"stage": True}, stages=3))["reasons"] == ["stage"]


def test_a_project_pays_each_marker_or_punishes_who_has_none() -> None:
    document = table(age=2)
    document["projects"] = [{"age": 2, "card": "War Mirror", "joined": {"Ana": 2}}]
    assert project(document)[0]["victory"] == {"Ana": [3, 3]}
    document["tower"] = [{"Bo": 19}]
    assert project(document)[0]["victory"] == {"Ana": [1, 1]}
    document["projects"] = [{"age": 2, "card": "River Port", "joined": {"Ana": 1}}]
    assert project(document)[0]["penalties"] == {"Bo": "token", "Chloe": "token"}


def test_the_shield_of_a_project_counts_at_once() -> None:
    document = table(22, age=2)
    document["projects"] = [{"age": 2, "card": "Obelisk", "joined": {"Ana": 1, "Chloe": 1}}]
    fights = conflict(document)
    assert fights[0] == {"left": "Bo", "right": "Ana", "shields": [0, 1], "tokens": {"Bo": [-1, -1], "Ana": [3]}}
    assert fights[2] == {"left": "Ana", "right": "Chloe", "shields": [1, 1], "tokens": {"Ana": [], "Chloe": []}}


def test_the_free_symbol_is_placed_where_it_counts_most() -> None:
    document = table(cards=("Apothecary", "Scriptorium", "Scientists Guild"), tokens={"science_sets": 1})
    pad = score(document)["players"][0]["score"]
    assert (pad["science"], pad["projects"], pad["guilds"]) == (10, 3, 0)


def test_olympia_copies_the_best_guild() -> None:
    document = table(wonder="Olympia B", stages=3, coins=0)
    document["players"][1]["cards"] += ["Builders Guild", "Craftsmens Guild"]
    document["players"][2]["stages"] = 3
    assert score(document)["players"][0]["score"]["guilds"] == 6
    document["players"][0]["copied_guild"] = "Craftsmens Guild"
    assert score(document)["players"][0]["score"]["guilds"] == 4


def test_ranks_are_shared() -> None:
    document = table(coins=2)
    assert [entry["rank"] for entry in score(document)["players"]] == [1, 2, 2]
    assert score(document)["winners"] == ["Ana"]


@pytest.mark.parametrize("seed", range(20))
def test_random_tables_are_legal(seed: int) -> None:
    assert check(random_table(Random(seed))) == set()


@pytest.mark.parametrize("rule", RULE_IDS)
def test_every_fault_can_be_planted(rule: str) -> None:
    planted = [plant(Random(seed), random_table(Random(seed)), rule) for seed in range(20)]
    assert [check(document) for document in planted if document] == [{rule}] * len([each for each in planted if each])
    assert any(planted)


@pytest.mark.parametrize("seed", range(20))
def test_disturbed_tables_stay_readable(seed: int) -> None:
    document = disturb(Random(seed), random_table(Random(seed)))
    assert check(document) <= set(RULE_IDS)
    assert score(document)["winners"]


def test_about_half_of_the_random_builds_are_legal() -> None:
    legal = [price(random_city_table(Random(seed)))["legal"] for seed in range(200)]
    assert 80 <= sum(legal) <= 140
