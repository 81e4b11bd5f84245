"""What a city makes in a turn, and what it sells to a neighbour."""

import pytest

from babylon_cli.babel.facts.cards import CARDS
from babylon_cli.babel.price.production import Laws, made_by, sold_by
from babylon_cli.babel.price.supply import Source
from babylon_cli.babel.table.rulings import DEFAULT_RULINGS, Rulings
from tests.babel.tables import seated

ONE_FOR_SALE = Rulings(infinite_for_sale="one")


def laws(*active: int, rulings: Rulings = DEFAULT_RULINGS) -> Laws:
    """These tiles in force."""
    return Laws(frozenset(active), rulings)


def made(keys: str, *active: int, rulings: Rulings = DEFAULT_RULINGS) -> list[str]:
    """What a city makes: the letters of each source, with `...` after one without limit."""
    return told(made_by(seated(keys).cities[0], laws(*active, rulings=rulings)))


def sold(keys: str, *active: int, rulings: Rulings = DEFAULT_RULINGS) -> list[str]:
    """What it sells."""
    return told(sold_by(seated(keys).cities[0], laws(*active, rulings=rulings)))


def told(sources: tuple[Source, ...]) -> list[str]:
    """Sources in short."""
    return [source.options + ("..." if source.unlimited else "") for source in sources]


def test_the_board_brown_and_grey_cards() -> None:
    keys = "cards: [Lumber Yard, Tree Farm, Quarry, Loom, Altar, Stockade, Workshop]"
    assert made(keys) == sold(keys) == ["S", "W", "WC", "S", "S", "L"]


def test_e55_a_lost_resource_of_the_wonder_is_neither_made_nor_sold() -> None:
    keys = "cards: [Loom], tokens: {lost_wonder: true}"
    assert made(keys) == sold(keys) == ["L"]


def test_caravansery_forum_and_stages_are_for_the_city_itself() -> None:
    keys = "wonder: Alexandria B, stages: 2, cards: [Caravansery, Forum]"
    assert made(keys) == ["G", "WSOC", "GPL", "WSOC", "GPL"]
    assert sold(keys) == ["G"]


def test_a_stage_that_is_not_built_makes_nothing() -> None:
    assert made("wonder: Alexandria A, stages: 1") == ["G"]
    assert made("wonder: Alexandria A, stages: 2") == ["G", "WSOC"]


def test_other_yellow_cards_make_nothing() -> None:
    assert made("cards: [Tavern, Marketplace, West Trading Post]") == ["S"]


def test_e33_tile_4_stops_caravansery_and_forum_but_no_stage() -> None:
    keys = "wonder: Alexandria A, stages: 2, cards: [Caravansery, Forum, Lumber Yard]"
    assert made(keys, 4) == ["G", "W", "WSOC"]


def test_e34_and_e35_tile_3_stops_double_and_mixed_brown_cards_for_everyone() -> None:
    keys = "cards: [Lumber Yard, Tree Farm, Quarry, Loom]"
    assert made(keys, 3) == sold(keys, 3) == ["S", "W", "L"]


def test_e34_the_ten_cards_that_tile_3_stops() -> None:
    stopped = []
    for card in CARDS:
        if card.produces and card.colour in ("brown", "grey"):
            city = seated(f"cards: [{card.name}]").cities[0]
            if len(made_by(city, laws(3))) == 1:
                stopped.append(card.name)
    assert sorted(stopped) == [
        "Brickyard",
        "Clay Pit",
        "Excavation",
        "Forest Cave",
        "Foundry",
        "Mine",
        "Quarry",
        "Sawmill",
        "Timber Yard",
        "Tree Farm",
    ]


def test_e36_under_tile_20_the_four_single_brown_cards_are_without_limit() -> None:
    keys = "cards: [Lumber Yard, Stone Pit, Clay Pool, Ore Vein, Tree Farm, Sawmill, Press]"
    assert made(keys, 20) == ["S", "W...", "S...", "C...", "O...", "WC", "W", "W", "P"]


def test_e37_a_neighbour_may_buy_any_number_or_one_by_the_ruling() -> None:
    keys = "cards: [Lumber Yard, Loom]"
    assert sold(keys, 20) == ["S", "W...", "L"]
    assert sold(keys, 20, rulings=ONE_FOR_SALE) == ["S", "W", "L"]
    assert made(keys, 20, rulings=ONE_FOR_SALE) == ["S", "W...", "L"]


def test_e38_tiles_3_and_20_together() -> None:
    assert made("cards: [Lumber Yard, Tree Farm, Quarry]", 3, 20) == ["S", "W..."]


@pytest.mark.parametrize(("tile", "goods"), [(17, "WS"), (18, "OC"), (21, "GLP")])
def test_e39_and_e40_one_of_choice_for_everyone_and_not_for_sale(tile: int, goods: str) -> None:
    assert made("", tile) == ["S", goods]
    assert sold("", tile) == ["S"]


def test_all_three_tiles_of_goods_act_together() -> None:
    assert made("", 17, 18, 21, 2) == ["S", "WS", "OC", "GLP"]


def test_a_card_written_twice_makes_twice() -> None:
    assert made("cards: [Loom, Loom]") == ["S", "L", "L"]
