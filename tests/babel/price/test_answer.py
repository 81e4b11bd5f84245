"""Legal or not, at what price, and why not."""

import pytest

from babylon_cli.babel.price.answer import Price, price_of
from tests.babel.tables import seated, table

WOOD = "cards: [Lumber Yard]"


def asked(build: str, *keys: str, age: int = 1, more: str = "") -> Price:
    """What Ana's build costs."""
    drawn = seated(*(keys or ("", "", "")), age=age, more=f"build: {{player: Ana, {build}}}\n{more}")
    assert drawn.build is not None
    return price_of(drawn, drawn.build)


def best(price: Price) -> tuple[int, int, int, int]:
    """Bank, left, right and gain of the best way."""
    assert price.best is not None
    return price.best.coins


def test_a_build_that_costs_nothing() -> None:
    price = asked("card: Altar")
    assert price.legal
    assert price.reasons == ()
    assert best(price) == (0, 0, 0, 0)
    assert price.ways == (price.best,)


@pytest.mark.parametrize(("coins", "legal"), [(0, False), (1, False), (2, True), (3, True)])
def test_as_many_coins_as_it_costs_are_enough(coins: int, legal: bool) -> None:
    price = asked("card: Stockade", f"coins: {coins}", WOOD, "")
    assert price.legal is legal
    assert best(price) == (0, 2, 0, 0)
    assert len(price.reasons) == (0 if legal else 1)


def test_the_nearest_way_names_what_is_missing() -> None:
    price = asked("card: Stockade", "coins: 1", WOOD, WOOD)
    assert best(price) == (0, 0, 2, 0)
    assert [way.coins for way in price.ways] == [(0, 0, 2, 0), (0, 2, 0, 0)]
    (reason,) = price.reasons
    assert "1 missing" in str(reason)


def test_e24_a_gain_comes_too_late_to_pay_with() -> None:
    more = "tower: [{Bo: 23}, {Bo: 24}]"
    assert not asked("card: Traders Guild", "coins: 2", "", "", age=3, more=more).legal
    price = asked("card: Traders Guild", "coins: 3", "", "", age=3, more=more)
    assert price.legal
    assert best(price) == (3, 0, 0, 5)


def test_e13_a_chain_that_comes_to_nothing_needs_the_coins_in_hand() -> None:
    more = "tower: [{Bo: 13}, {Bo: 14}]"
    assert not asked("card: Aqueduct", "cards: [Baths], coins: 1", "", "", age=2, more=more).legal
    assert asked("card: Aqueduct", "cards: [Baths], coins: 2", "", "", age=2, more=more).legal


def test_a_way_that_can_be_paid_comes_before_a_better_one_that_cannot() -> None:
    """The chain costs 3 and brings 3, the cost 2: with 2 coins only the cost can be paid."""
    more = "tower: [{Bo: 13}, {Bo: 14}]"
    keys = ("cards: [Forum, Ore Vein], coins: %d", f"wonder: Gizah A, {WOOD}", "")
    poor = asked("card: Haven", keys[0] % 2, *keys[1:], age=3, more=more)
    assert poor.legal
    assert [way.coins for way in poor.ways] == [(0, 2, 0, 0), (3, 0, 0, 3)]
    assert best(poor) == (0, 2, 0, 0)
    rich = asked("card: Haven", keys[0] % 3, *keys[1:], age=3, more=more)
    assert [way.coins for way in rich.ways] == [(3, 0, 0, 3), (0, 2, 0, 0)]
    assert best(rich) == (3, 0, 0, 3)
    broke = asked("card: Haven", keys[0] % 1, *keys[1:], age=3, more=more)
    assert not broke.legal
    assert best(broke) == (3, 0, 0, 3)


def test_e11_a_tax_that_cannot_be_paid() -> None:
    price = asked("card: Altar", "coins: 1", "", "", age=2, more="tower: [{Bo: 6}]")
    assert not price.legal
    assert best(price) == (2, 0, 0, 0)


def test_goods_not_to_be_had() -> None:
    price = asked("card: Workshop", "coins: 9", "", "")
    assert (price.legal, price.best, price.ways) == (False, None, ())
    (reason,) = price.reasons
    assert "glass" in str(reason)


def test_only_what_is_lacking_is_named() -> None:
    """Stone is made, ore is bought: two glass of the four goods are lacking."""
    price = asked("card: Town Hall", "cards: [Stone Pit], coins: 9", "", "", age=3)
    assert "1 glass" in str(price.reasons[0])
    assert "stone" not in str(price.reasons[0])


def test_of_a_chain_and_the_cost_the_one_that_lacks_less_is_named() -> None:
    """Joining the River Port needs a loom that nobody has; the chain lacks that one only."""
    price = asked(
        "card: Forum, join: true",
        "cards: [East Trading Post], coins: 9",
        "",
        "",
        age=2,
        more="projects: [{age: 2, card: River Port}]",
    )
    (reason,) = price.reasons
    assert "1 loom" in str(reason)
    assert "clay" not in str(reason)


def test_another_reason_than_money_leaves_no_price() -> None:
    price = asked("card: Altar", "cards: [Altar], coins: 9", "", "")
    assert (price.legal, price.best, price.ways) == (False, None, ())
    assert len(price.reasons) == 1


def test_where_more_than_money_is_wrong_money_is_not_named() -> None:
    price = asked("card: Stockade", "cards: [Stockade], coins: 0", WOOD, "")
    assert len(price.reasons) == 1
    assert price.best is None


def test_every_reason_is_named() -> None:
    price = asked("card: Workshop, join: true", "cards: [Workshop]", "", "", more="projects: [{age: 1, card: Factory}]")
    assert len(price.reasons) == 3


def test_no_stage_left() -> None:
    price = asked("stage: true", "stages: 3, coins: 9", "", "")
    assert (price.legal, price.best) == (False, None)
    assert len(price.reasons) == 1


def test_tiles_that_were_covered_do_not_tax() -> None:
    more = "tower: [{Ana: 6}, {Ana: 2}, {Ana: 5}, {Bo: 7}]"
    assert best(asked("card: Altar", more=more)) == (0, 0, 0, 1)


def test_without_the_tower_there_are_no_laws() -> None:
    assert best(asked("card: Altar", more="tower: [{Ana: 6}]\nmodules: [projects]")) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("build", "coins"),
    [
        ("{player: Bo, card: Baths}", (0, 2, 0, 0)),
        ("{player: Bo, card: Scriptorium}", (0, 0, 2, 0)),
        ("{player: the city, card: Barracks}", (0, 2, 0, 0)),
        ("{player: Ana, card: Barracks}", (0, 0, 2, 0)),
    ],
)
def test_two_players_buy_from_each_other_and_from_the_free_city(build: str, coins: tuple[int, int, int, int]) -> None:
    """Gizah makes stone, Ephesos papyrus, Rhodos ore."""
    drawn = table(f"""
        game: babel
        age: 1
        players:
          - {{name: Ana, wonder: Gizah A, coins: 2}}
          - {{name: the city, wonder: Ephesos A, coins: 2, free_city: true}}
          - {{name: Bo, wonder: Rhodos A, coins: 2}}
        build: {build}
        """)
    assert drawn.build is not None
    assert best(price_of(drawn, drawn.build)) == coins


@pytest.mark.parametrize(("player", "coins"), [("Ana", (0, 2, 0, 0)), ("Bo", (0, 0, 0, 0)), ("Cas", (0, 0, 2, 0))])
def test_left_is_the_next_in_the_list_and_right_the_one_before(player: str, coins: tuple[int, int, int, int]) -> None:
    """Barracks need an ore, which the board of Rhodos makes."""
    drawn = seated("coins: 2", "", "coins: 2", more=f"build: {{player: {player}, card: Barracks}}")
    assert drawn.build is not None
    assert best(price_of(drawn, drawn.build)) == coins
