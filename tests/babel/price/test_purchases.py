"""Every split of what is needed among own production, the left and the right neighbour."""

from typing import NamedTuple

import pytest

from babylon_cli.babel.price.answer import laws_of
from babylon_cli.babel.price.coins import sums_of
from babylon_cli.babel.price.purchases import lacking, purchases
from tests.babel.tables import seated

TO_THE_BANK = "rulings: {surcharge_goes_to: bank}"

Told = set[tuple[int, int, int]]


class Bought(NamedTuple):
    """What is made, what is bought on either side, and who gets how many coins."""

    own: str
    from_left: str
    from_right: str
    bank: int
    left: int
    right: int


def bought(needed: str, *keys: str, more: str = "") -> list[Bought]:
    """What Ana can buy; Bo is on her left, the last one on her right."""
    drawn = seated(*keys, more=more)
    found = purchases(drawn, 0, needed, laws_of(drawn))
    return [Bought(each.own, each.from_left, each.from_right, *sums_of(each.charges)) for each in found]


def prices(needed: str, *keys: str, more: str = "") -> Told:
    """Bank, left and right of each."""
    found = [(each.bank, each.left, each.right) for each in bought(needed, *keys, more=more)]
    assert len(set(found)) == len(found)
    return set(found)


def missing(needed: str, *keys: str, more: str = "") -> str:
    """What cannot be had."""
    drawn = seated(*keys, more=more)
    return lacking(drawn, 0, needed, laws_of(drawn))


LOST = "tokens: {lost_wonder: true}"


def test_nothing_needed_costs_nothing() -> None:
    assert bought("", "", "", "") == [Bought("", "", "", 0, 0, 0)]


def test_what_is_made_costs_nothing() -> None:
    assert bought("WS", "cards: [Lumber Yard]", "", "") == [Bought("WS", "", "", 0, 0, 0)]


def test_what_one_neighbour_sells() -> None:
    assert bought("SW", "", "cards: [Lumber Yard]", "") == [Bought("S", "W", "", 0, 2, 0)]
    assert bought("SW", "", "", "cards: [Lumber Yard]") == [Bought("S", "", "W", 0, 0, 2)]


def test_from_either_side_or_made() -> None:
    wood = "cards: [Lumber Yard]"
    assert prices("W", "", wood, wood) == {(0, 2, 0), (0, 0, 2)}
    assert prices("W", wood, wood, wood) == {(0, 0, 0), (0, 2, 0), (0, 0, 2)}
    assert prices("WW", wood, wood, wood) == {(0, 2, 0), (0, 0, 2), (0, 2, 2)}


def test_each_unit_is_sold_once() -> None:
    assert prices("WW", "", "cards: [Lumber Yard]", "") == set()
    assert prices("WW", "", "cards: [Lumber Yard]", "cards: [Lumber Yard]") == {(0, 2, 2)}
    assert prices("WW", "", "cards: [Sawmill]", "") == {(0, 4, 0)}


def test_a_choice_card_sells_one_of_its_options() -> None:
    assert prices("W", "", "cards: [Tree Farm]", "") == {(0, 2, 0)}
    assert prices("C", "", "cards: [Tree Farm]", "") == {(0, 2, 0)}
    assert prices("WC", "", "cards: [Tree Farm]", "") == set()


def test_a_choice_card_makes_what_can_only_be_made() -> None:
    """Wood is for sale and clay is not: the Tree Farm makes clay, the wood is bought."""
    assert bought("WC", "cards: [Tree Farm]", "cards: [Lumber Yard]", "") == [Bought("C", "W", "", 0, 2, 0)]


def test_the_board_of_a_neighbour_is_for_sale_and_its_yellow_cards_and_stages_are_not() -> None:
    bo = "wonder: Alexandria B, stages: 2, cards: [Caravansery, Forum]"
    assert prices("G", "", bo, "") == {(0, 2, 0)}
    assert prices("L", "", bo, "") == prices("W", "", bo, "") == set()
    assert prices("G", "", bo.replace("cards", f"{LOST}, cards"), "") == set()


def test_e40_what_tiles_17_18_and_21_give_is_not_for_sale() -> None:
    assert prices("WW", "", "", "", more="tower: [{Bo: 17}]") == set()
    assert prices("W", "", "", "", more="tower: [{Bo: 17}]") == {(0, 0, 0)}


def test_e37_a_neighbour_sells_any_number_under_tile_20_or_one_by_the_ruling() -> None:
    bo = "cards: [Lumber Yard]"
    more = "tower: [{Bo: 20}]"
    assert prices("WWW", "", bo, "", more=more) == {(0, 6, 0)}
    assert prices("WWW", "", bo, "", more=f"{more}\nrulings: {{infinite_for_sale: one}}") == set()
    assert prices("WWW", bo, "", "", more=f"{more}\nrulings: {{infinite_for_sale: one}}") == {(0, 0, 0)}


def test_e31_the_surcharge_goes_to_the_seller_or_to_the_bank() -> None:
    """Under tile 12 wood is 3 on either side; the West Trading Post makes it 2 on the left."""
    ana, wood, more = "cards: [West Trading Post]", "cards: [Lumber Yard]", "tower: [{Bo: 12}]"
    assert prices("W", ana, wood, wood, more=more) == {(0, 2, 0), (0, 0, 3)}
    assert prices("W", ana, wood, wood, more=f"{more}\n{TO_THE_BANK}") == {(1, 1, 0), (1, 0, 2)}


def test_of_one_price_the_split_with_the_fewest_goods_bought_is_told() -> None:
    """Stone is made and bought for nothing alike; who need not buy does not."""
    keys = ("cards: [West Trading Post]", "wonder: Gizah A", "")
    assert bought("S", *keys, more="tower: [{Bo: 11}]") == [Bought("S", "", "", 0, 0, 0)]
    assert bought("SS", *keys, more="tower: [{Bo: 11}]") == [Bought("S", "S", "", 0, 0, 0)]


def test_every_coin_is_told() -> None:
    """Two ore and a loom from Bo, a papyrus from Cas; tile 12 makes the ore dearer, by this ruling for the bank."""
    drawn = seated(
        "cards: [West Trading Post]", "cards: [Ore Vein, Loom]", "", more=f"tower: [{{Bo: 12}}]\n{TO_THE_BANK}"
    )
    (found,) = purchases(drawn, 0, "OOLP", laws_of(drawn))
    assert [(charge.coins, str(charge.to.told), str(charge.why)) for charge in found.charges] == [
        (2, "Bo on the left", "2 ore at 2 (base 1, tile 12 +1)"),
        (2, "the bank", "the surcharge on 2 ore from Bo"),
        (2, "Bo on the left", "1 loom at 2 (base 2)"),
        (2, "Cas on the right", "1 papyrus at 2 (base 2)"),
    ]


class TestTwoCities:
    """A ring of two: the one neighbour is on both sides and sells each unit once, as left or as right."""

    def test_on_either_side(self) -> None:
        assert prices("O", "", "") == {(0, 2, 0), (0, 0, 2)}

    def test_no_unit_twice(self) -> None:
        assert prices("OO", "", "") == set()
        assert prices("OW", "", "cards: [Lumber Yard]") == {(0, 4, 0), (0, 2, 2), (0, 0, 4)}

    def test_a_choice_is_made_once_for_both_sides(self) -> None:
        assert prices("WC", "", "cards: [Tree Farm]") == set()

    def test_the_cheaper_side(self) -> None:
        assert prices("O", "cards: [East Trading Post]", "") == {(0, 2, 0), (0, 0, 1)}


class TestOneCity:
    """Alone there is nobody to buy from."""

    def test_only_what_it_makes(self) -> None:
        assert prices("S", "") == {(0, 0, 0)}
        assert prices("SS", "") == set()
        assert missing("SSW", "") == "WS"


class TestLacking:
    """What is named where the goods are not to be had."""

    @pytest.mark.parametrize(
        ("needed", "found"), [("S", ""), ("SOP", ""), ("SS", "S"), ("GG", "GG"), ("SOPW", "W"), ("WSG", "WG")]
    )
    def test_with_stone_made_ore_on_the_left_and_papyrus_on_the_right(self, needed: str, found: str) -> None:
        assert missing(needed, "", "", "") == found

    def test_as_much_as_possible_is_made_and_bought(self) -> None:
        """One Tree Farm gives wood or clay, not both: only one is lacking."""
        assert len(missing("WC", "cards: [Tree Farm]", "", "")) == 1
        assert missing("WWC", "cards: [Tree Farm]", "cards: [Tree Farm]", "cards: [Tree Farm]") == ""

    def test_one_neighbour_on_both_sides_counts_once(self) -> None:
        assert missing("OO", "", "") == "O"

    @pytest.mark.parametrize("needed", ["WW", "WCS", "OOPP", "SOPWCGL", "GG"])
    def test_nothing_is_lacking_exactly_where_there_is_a_way(self, needed: str) -> None:
        keys = ("cards: [Tree Farm, Loom]", "cards: [Foundry, Lumber Yard]", "cards: [Press, Glassworks]")
        assert (missing(needed, *keys) == "") is (bought(needed, *keys) != [])
