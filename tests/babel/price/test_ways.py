"""The ways to pay for a build: chains, costs, tokens; taxes, bonuses and what tiles make of a cost."""

from typing import NamedTuple

import pytest

from babylon_cli.babel.price.answer import laws_of
from babylon_cli.babel.price.ways import Way, bills, chain_parent, ways
from babylon_cli.babel.table.table import Table
from babylon_cli.wording.message import Fact
from tests.babel.tables import seated

FREE_CITY = "wonder: Ephesos A, free_city: true"


class Asked(NamedTuple):
    """What is built with which tiles in force, in which Age, and what else the document says."""

    build: str
    tiles: tuple[int, ...] = ()
    age: int = 1
    more: str = ""


def drawn(asked: Asked, *keys: str) -> Table:
    """A table on which Ana builds; the tiles are laid one a turn."""
    tower = ", ".join([f"{{Ana: {tile}}}" for tile in asked.tiles])
    more = f"build: {{player: Ana, {asked.build}}}\ntower: [{tower}]\n{asked.more}"
    return seated(*(keys or ("", "", "")), age=asked.age, more=more)


def found(asked: Asked, *keys: str) -> list[Way]:
    """Every way."""
    on = drawn(asked, *keys)
    assert on.build is not None
    return list(ways(on, on.build, laws_of(on)))


def paid(asked: Asked, *keys: str) -> list[tuple[str, int, int]]:
    """Kind, total and gain of every way, the best first."""
    return [(way.bill.kind, way.total, way.gain) for way in found(asked, *keys)]


def taxing(asked: Asked, *keys: str) -> list[tuple[Fact | None, int]]:
    """Tile and coins of each charge of the first kind of way."""
    on = drawn(asked, *keys)
    assert on.build is not None
    charges = bills(on, on.build, laws_of(on))[0].charges
    return [(charge.why.facts.get("tile"), charge.coins) for charge in charges]


def needed(asked: Asked, *keys: str) -> list[str]:
    """The goods of each kind of way."""
    on = drawn(asked, *keys)
    assert on.build is not None
    return [bill.goods for bill in bills(on, on.build, laws_of(on))]


class TestCost:
    """Coins on the card, goods, and the next stage."""

    def test_coins_on_the_card_go_to_the_bank(self) -> None:
        (way,) = found(Asked("card: Tree Farm"))
        assert way.coins == (1, 0, 0, 0)

    def test_a_card_without_cost(self) -> None:
        assert paid(Asked("card: Altar")) == [("cost", 0, 0)]

    def test_goods_that_are_bought(self) -> None:
        (way,) = found(Asked("card: Barracks"), "", "", "")
        assert way.coins == (0, 2, 0, 0)
        assert way.purchase.from_left == "O"

    @pytest.mark.parametrize(("stages", "goods"), [(0, "WW"), (1, "SSS"), (2, "CCC"), (3, "SSSSP"), (4, ""), (9, "")])
    def test_the_next_stage(self, stages: int, goods: str) -> None:
        assert needed(Asked("stage: true"), f"wonder: Gizah B, stages: {stages}", "", "") == [goods]

    def test_goods_not_to_be_had(self) -> None:
        assert found(Asked("card: Workshop")) == []


class TestChain:
    """A card in the own city that names the built card; the cost may be paid in its place."""

    def test_by_chain_or_by_cost(self) -> None:
        asked = Asked("card: Aqueduct", age=2)
        assert paid(asked, "cards: [Baths]", "cards: [Stone Pit]", "cards: [Stone Pit]") == [
            ("chain", 0, 0),
            ("cost", 4, 0),
        ]

    def test_two_parents(self) -> None:
        on = drawn(Asked("card: Forum", age=2), "cards: [West Trading Post, East Trading Post]", "", "")
        assert on.build is not None
        assert "West Trading Post" in str(chain_parent(on, on.build, laws_of(on)))
        assert len(bills(on, on.build, laws_of(on))) == 2

    def test_another_card_is_no_parent(self) -> None:
        assert paid(Asked("card: Aqueduct", age=2), "cards: [Altar, Theater]", "", "") == []

    def test_a_stage_has_no_chain(self) -> None:
        on = drawn(Asked("stage: true"), "cards: [Baths]", "", "")
        assert on.build is not None
        assert chain_parent(on, on.build, laws_of(on)) is None

    def test_e33_a_card_stopped_by_tile_4_is_still_a_parent(self) -> None:
        assert paid(Asked("card: Forum", (4,), 2), "cards: [East Trading Post]", "", "")[0] == ("chain", 0, 0)

    @pytest.mark.parametrize("keys", [("", "cards: [School]", ""), ("", "", "cards: [School]")])
    def test_e25_tile_7_reaches_both_neighbours(self, keys: tuple[str, ...]) -> None:
        assert paid(Asked("card: Academy", (7,), 3), *keys) == [("chain", 0, 0)]
        assert paid(Asked("card: Academy", (), 3), *keys) == []

    def test_e25_tile_7_reaches_no_further(self) -> None:
        keys = ("", "", "cards: [School]", "")
        assert paid(Asked("card: Academy", (7,), 3), *keys) == []

    def test_e26_tax_and_bonus_for_a_chain_by_a_neighbour(self) -> None:
        asked = Asked("card: Academy", (7, 13, 14), 3)
        assert paid(asked, "", "cards: [School]", "") == [("chain", 3, 3)]

    @pytest.mark.parametrize(("ruling", "expected"), [("counts", [("chain", 0, 0)]), ("ignored", [])])
    def test_e27_the_free_city_as_a_neighbour(self, ruling: str, expected: list[tuple[str, int, int]]) -> None:
        asked = Asked("card: Academy", (7,), 3, f"rulings: {{free_city_chains: {ruling}}}")
        assert paid(asked, "", f"{FREE_CITY}, cards: [School]", "wonder: Rhodos A") == expected
        by_a_player = paid(asked, "", FREE_CITY, "wonder: Rhodos A, cards: [School]")
        assert by_a_player == [("chain", 0, 0)]

    def test_the_own_parent_is_told_before_that_of_a_neighbour(self) -> None:
        on = drawn(Asked("card: Academy", (7,), 3), "cards: [School]", "cards: [School]", "")
        assert on.build is not None
        assert "Bo" not in str(chain_parent(on, on.build, laws_of(on)))
        on = drawn(Asked("card: Academy", (7,), 3), "", "cards: [School]", "")
        assert on.build is not None
        assert "Bo" in str(chain_parent(on, on.build, laws_of(on)))


class TestTaxes:
    """Tiles 1, 6, 13 and 16 ask for A coins (E10)."""

    @pytest.mark.parametrize("age", [1, 2, 3])
    @pytest.mark.parametrize(
        ("tile", "build"), [(1, "card: Stockade"), (6, "card: Altar"), (16, "stage: true"), (13, "card: Aqueduct")]
    )
    def test_a_coins_by_the_age(self, age: int, tile: int, build: str) -> None:
        assert taxing(Asked(build, (tile,), age), "cards: [Baths]", "", "") == [(tile, age)]

    @pytest.mark.parametrize(
        ("tile", "build"),
        [
            (1, "card: Altar"),
            (1, "stage: true"),
            (6, "card: Stockade"),
            (6, "card: Workshop"),
            (13, "card: Baths"),
            (16, "card: Altar"),
        ],
    )
    def test_nothing_on_what_is_built_otherwise(self, tile: int, build: str) -> None:
        assert taxing(Asked(build, (tile,))) == []

    def test_e12_a_red_card_by_chain_pays_both(self) -> None:
        asked = Asked("card: Stables", (1, 13), 2)
        assert taxing(asked, "cards: [Apothecary]", "", "") == [(13, 2), (1, 2)]

    def test_e14_the_cost_is_paid_to_avoid_the_chain_tax(self) -> None:
        """The chain costs 3; the wood of the cost is bought for 2, ore and loom are made."""
        asked = Asked("card: Haven", (13,), 3)
        keys = ("cards: [Forum, Ore Vein]", "wonder: Gizah A, cards: [Lumber Yard]", "")
        assert paid(asked, *keys) == [("cost", 2, 0), ("chain", 3, 0)]

    def test_e15_olympia_and_halikarnassus_pay_by_the_ruling(self) -> None:
        for keys, use in (
            ("wonder: Olympia A, stages: 2", "olympia"),
            ("wonder: Halikarnassus B, stages: 1", "discard"),
        ):
            for ruling, tax in (("due", [(1, 2)]), ("waived", [])):
                asked = Asked(f"card: Stables, use: {use}", (1,), 2, f"rulings: {{tax_on_free_builds: {ruling}}}")
                assert taxing(asked, keys, "", "") == tax

    def test_e59_tokens_pay_by_the_other_ruling(self) -> None:
        keys = "tokens: {free_building: 1, free_stage: 1}"
        for build, tile in (("card: Altar, use: free_building", 6), ("stage: true, use: free_stage", 16)):
            for ruling, tax in (("no", [(tile, 2)]), ("yes", [])):
                asked = Asked(build, (tile,), 2, f"rulings: {{free_token_waives_tax: {ruling}}}")
                assert taxing(asked, keys, "", "") == tax

    def test_the_two_rulings_do_not_touch_each_other_nor_what_is_paid_for(self) -> None:
        both = {"free_token_waives_tax": "yes", "tax_on_free_builds": "waived"}
        for ruling, value in both.items():
            more = f"rulings: {{{ruling}: {value}}}"
            assert taxing(Asked("card: Stockade", (1,), 2, more)) == [(1, 2)]
        more = "rulings: {free_token_waives_tax: yes}"
        keys = ("wonder: Olympia A, stages: 2, tokens: {free_building: 1}", "", "")
        assert taxing(Asked("card: Altar, use: olympia", (6,), 2, more), *keys) == [(6, 2)]
        more = "rulings: {tax_on_free_builds: waived}"
        assert taxing(Asked("card: Altar, use: free_building", (6,), 2, more), *keys) == [(6, 2)]


class TestBonuses:
    """Tiles 5, 14 and 24 give coins afterwards."""

    @pytest.mark.parametrize("age", [1, 2, 3])
    def test_a_blue_card_brings_a_coins(self, age: int) -> None:
        assert paid(Asked("card: Altar", (5,), age)) == [("cost", 0, age)]

    @pytest.mark.parametrize("build", ["card: Tree Farm", "stage: true"])
    def test_nothing_else_does(self, build: str) -> None:
        keys = ("cards: [Sawmill, Stone Pit]", "", "")
        assert [gain for _, _, gain in paid(Asked(build, (5, 14, 24)), *keys)] == [0]

    def test_a_chain_brings_a_coins_and_the_cost_does_not(self) -> None:
        asked = Asked("card: Aqueduct", (14,), 2)
        assert paid(asked, "cards: [Baths, Quarry]", "", "") == [("chain", 0, 2), ("cost", 0, 0)]

    def test_e13_tax_and_bonus_of_a_chain(self) -> None:
        assert paid(Asked("card: Aqueduct", (13, 14), 2), "cards: [Baths]", "", "") == [("chain", 2, 2)]

    def test_e22_e24_bonus_with_tax_or_price_in_coins(self) -> None:
        assert paid(Asked("card: Pantheon", (8, 6, 5), 3)) == [("cost", 9, 3)]
        assert paid(Asked("card: Traders Guild", (23, 24), 3)) == [("cost", 3, 5)]

    def test_a_blue_chain_brings_both(self) -> None:
        assert paid(Asked("card: Aqueduct", (5, 14), 2), "cards: [Baths]", "", "") == [("chain", 0, 4)]


class TestWhatTilesMakeOfTheCost:
    """Tiles 2, 15, 8 and 23."""

    def test_e16_e17_tile_2_waives_the_goods_of_red_cards_and_no_tax(self) -> None:
        assert paid(Asked("card: Circus", (2,), 3)) == [("cost", 0, 0)]
        assert paid(Asked("card: Circus", (1, 2), 3)) == [("cost", 3, 0)]
        assert needed(Asked("card: Baths", (2,))) == ["S"]

    def test_e16_tile_15_waives_the_goods_of_stages(self) -> None:
        assert paid(Asked("stage: true", (15,))) == [("cost", 0, 0)]
        assert paid(Asked("stage: true", (15, 16), 2)) == [("cost", 2, 0)]
        assert needed(Asked("card: Stockade", (15,))) == ["W"]

    @pytest.mark.parametrize(
        ("card", "coins"), [("Altar", 0), ("Theater", 0), ("Pawnshop", 0), ("Baths", 1), ("Pantheon", 6), ("Palace", 7)]
    )
    def test_e18_e19_blue_cards_under_tile_8(self, card: str, coins: int) -> None:
        (way,) = found(Asked(f"card: {card}", (8,), 3))
        assert way.coins == (coins, 0, 0, 0)

    def test_e18_tile_8_lets_no_goods_be_used(self) -> None:
        assert paid(Asked("card: Baths", (8,)), "wonder: Gizah A", "", "") == [("cost", 1, 0)]

    def test_e20_tile_8_and_a_chain(self) -> None:
        assert paid(Asked("card: Aqueduct", (8,), 2), "cards: [Baths]", "", "") == [("chain", 0, 0), ("cost", 3, 0)]

    def test_e18_guilds_under_tile_23(self) -> None:
        assert paid(Asked("card: Traders Guild", (23,), 3)) == [("cost", 3, 0)]
        assert needed(Asked("card: Traders Guild", (8,), 3)) == ["GPL"]
        assert needed(Asked("card: Baths", (23,))) == ["S"]

    def test_the_coins_on_a_card_stay(self) -> None:
        assert paid(Asked("card: Tree Farm", (2, 8, 23))) == [("cost", 1, 0)]

    @pytest.mark.parametrize(("card", "tile"), [("Altar", 8), ("Stockade", 2), ("Circus", 2), ("Spies Guild", 23)])
    def test_what_a_tile_did_is_remarked_or_charged_only_if_it_did_something(self, card: str, tile: int) -> None:
        (way,) = found(Asked(f"card: {card}", (tile,), 3))
        charged = [charge.why.facts["tile"] for charge in way.charges]
        assert (len(way.bill.remarks), charged) == {
            "Altar": (0, []),
            "Stockade": (1, []),
            "Circus": (1, []),
            "Spies Guild": (0, [23]),
        }[card]


class TestJoining:
    """E57 and E58: paid on top of the build, in coins and goods."""

    OBELISK = "projects: [{age: 2, card: Obelisk}]"
    """A blue project that costs a coin and a papyrus."""

    def test_both_needs_are_added(self) -> None:
        asked = Asked("card: Pantheon, join: true", (), 2, self.OBELISK)
        assert needed(asked) == ["OCCGPLP"]
        assert [coins for _, coins in taxing(asked)] == [1]

    def test_goods_of_joining_are_bought(self) -> None:
        asked = Asked("card: Altar, join: true", (), 2, self.OBELISK)
        (way,) = found(asked)
        assert way.coins == (1, 0, 2, 0)

    def test_who_does_not_join_does_not_pay(self) -> None:
        asked = Asked("card: Altar, join: false", (), 2, self.OBELISK)
        assert paid(asked) == [("cost", 0, 0)]

    def test_a_token_for_any_colour_spares_no_cost(self) -> None:
        asked = Asked("card: Stockade, join: any_colour", (2,), 2, self.OBELISK)
        assert paid(asked) == [("cost", 3, 0)]

    def test_tiles_that_change_the_cost_do_not_change_that_of_joining(self) -> None:
        assert needed(Asked("card: Baths, join: true", (8,), 2, self.OBELISK)) == ["P"]
        assert paid(Asked("card: Baths, join: true", (8,), 2, self.OBELISK)) == [("cost", 1 + 1 + 2, 0)]
        mirror = "projects: [{age: 2, card: War Mirror}]"
        assert needed(Asked("card: Walls, join: true", (2,), 2, mirror)) == ["G"]

    def test_trade_tiles_and_tiles_of_goods_help(self) -> None:
        assert paid(Asked("card: Altar, join: true", (9,), 2, self.OBELISK)) == [("cost", 2, 0)]
        assert paid(Asked("card: Altar, join: true", (21,), 2, self.OBELISK))[0] == ("cost", 1, 0)

    def test_a_chain_pays_for_joining_too(self) -> None:
        asked = Asked("card: Aqueduct, join: true", (), 2, self.OBELISK)
        assert paid(asked, "cards: [Baths]", "", "") == [("chain", 3, 0)]

    def test_e49_a_free_building_pays_for_joining_too(self) -> None:
        asked = Asked("card: Aqueduct, join: true, use: free_building", (), 2, self.OBELISK)
        assert paid(asked, "tokens: {free_building: 1}", "", "") == [("free_building", 3, 0)]

    def test_without_a_project_there_is_nothing_to_pay(self) -> None:
        assert paid(Asked("card: Altar, join: true")) == [("cost", 0, 0)]
        off = f"{self.OBELISK}\nmodules: [tower]"
        assert paid(Asked("card: Altar, join: true", (), 2, off)) == [("cost", 0, 0)]


class TestUse:
    """A token's way is the only way: nothing for the card, plus taxes and joining."""

    @pytest.mark.parametrize(
        ("build", "kind"),
        [
            ("card: Tree Farm, use: free_building", "free_building"),
            ("stage: true, use: free_stage", "free_stage"),
            ("card: Palace, use: olympia", "olympia"),
            ("card: Spies Guild, use: discard", "discard"),
        ],
    )
    def test_it_costs_nothing(self, build: str, kind: str) -> None:
        assert paid(Asked(build)) == [(kind, 0, 0)]

    def test_no_chain_nor_cost_beside_it(self) -> None:
        asked = Asked("card: Aqueduct, use: olympia", (13, 14), 2)
        assert paid(asked, "cards: [Baths, Quarry]", "", "") == [("olympia", 0, 0)]

    def test_tiles_5_and_24_pay(self) -> None:
        assert paid(Asked("card: Palace, use: free_building", (5,), 3)) == [("free_building", 0, 3)]
        assert paid(Asked("card: Spies Guild, use: discard", (24,), 3)) == [("discard", 0, 5)]

    def test_coins_for_goods_are_spared(self) -> None:
        assert paid(Asked("card: Palace, use: free_building", (8, 6), 3)) == [("free_building", 3, 0)]


class TestOrder:
    """Least total minus gain, then least total, then most to the bank, then least to the left."""

    def test_least_spent_in_the_end(self) -> None:
        """The chain costs 3 and brings 3; the cost would be 2."""
        asked = Asked("card: Haven", (13, 14), 3)
        keys = ("cards: [Forum, Ore Vein]", "wonder: Gizah A, cards: [Lumber Yard]", "")
        assert paid(asked, *keys) == [("chain", 3, 3), ("cost", 2, 0)]

    def test_then_least_paid(self) -> None:
        """Both come to nothing in the end; the chain asks for coins first."""
        asked = Asked("card: Haven", (13, 14), 3)
        keys = ("cards: [Forum, Ore Vein, Lumber Yard]", "wonder: Gizah A", "")
        assert paid(asked, *keys) == [("cost", 0, 0), ("chain", 3, 3)]

    def test_then_most_to_the_bank(self) -> None:
        """Two coins of tax for the chain, or two to a neighbour."""
        asked = Asked("card: Aqueduct", (13,), 2)
        keys = ("cards: [Baths, Stone Pit]", "cards: [Stone Pit]", "")
        assert [way.coins for way in found(asked, *keys)] == [(2, 0, 0, 0), (0, 2, 0, 0)]

    def test_then_least_to_the_left(self) -> None:
        keys = ("", "cards: [Lumber Yard]", "cards: [Lumber Yard]")
        assert [way.coins for way in found(Asked("card: Stockade"), *keys)] == [(0, 0, 2, 0), (0, 2, 0, 0)]

    def test_ways_of_the_same_coins_are_one_and_the_chain_is_told(self) -> None:
        asked = Asked("card: Aqueduct", (), 2)
        assert paid(asked, "cards: [Baths, Quarry]", "", "") == [("chain", 0, 0)]
