"""Choices at the end, ranks and winners."""

import pytest

from babylon_cli.babel.facts.cards import GUILDS
from babylon_cli.babel.scoring.science import Symbols
from babylon_cli.babel.scoring.settle import Standing, best_pad, choices, copies, settle
from tests.babel.tables import seated, table

OLYMPIA = "wonder: Olympia B, stages: 3"


def pad(*keys: str) -> Standing:
    """Ana's pad."""
    drawn = seated(*keys, age=3)
    return best_pad(drawn, drawn.cities[0], 0)


def copied(*keys: str) -> str | None:
    """The guild that Ana copies."""
    guild = pad(*keys).choice.copied
    return None if guild is None else guild.name


def copyable(*keys: str) -> list[str]:
    """The guilds that Ana may copy, by name; `` for none."""
    drawn = seated(*keys, age=3)
    return [guild.name if guild else "" for guild in copies(drawn, drawn.cities[0])]


class TestCopiedGuild:
    """Olympia B's third stage copies one guild of a neighbour."""

    def test_the_best_guild_of_both_neighbours(self) -> None:
        keys = (OLYMPIA, "cards: [Workers Guild, Mine]", "cards: [Spies Guild, Stockade, Barracks]")
        assert copied(*keys) == "Spies Guild"
        assert [line.points for line in pad(*keys).lines["guilds"]] == [2]

    def test_it_counts_from_where_ana_sits(self) -> None:
        """Bo's own brown cards are those of a neighbour for Ana."""
        assert pad(OLYMPIA, "cards: [Workers Guild, Mine, Sawmill]", "cards: [Mine]").points["guilds"] == 3

    def test_beside_her_own_guilds(self) -> None:
        keys = (f"{OLYMPIA}, cards: [Traders Guild]", "cards: [Workers Guild, Mine, Tavern]", "")
        assert [line.points for line in pad(*keys).lines["guilds"]] == [1, 1]

    @pytest.mark.parametrize("wonder", ["Olympia B, stages: 2", "Olympia A, stages: 3", "Gizah B, stages: 4"])
    def test_without_the_third_stage_nothing_is_copied(self, wonder: str) -> None:
        neighbour = "cards: [Workers Guild, Mine]"
        assert copyable(f"wonder: {wonder}", neighbour, "") == [""]
        assert copied(f"wonder: {wonder}, copied_guild: Workers Guild", neighbour, "") is None

    def test_which_can_be_copied_in_the_order_of_the_cards(self) -> None:
        keys = (f"{OLYMPIA}, cards: [Spies Guild]", "cards: [Workers Guild, Altar]", "", "cards: [Builders Guild]")
        assert copyable(*keys) == ["", "Builders Guild", "Workers Guild"]
        keys = (OLYMPIA, "", "cards: [Workers Guild]", "")
        assert copyable(*keys) == [""]

    def test_both_neighbours_may_have_the_same(self) -> None:
        assert copyable(OLYMPIA, "cards: [Spies Guild]", "cards: [Spies Guild]") == ["", "Spies Guild"]

    def test_what_is_written_is_taken_even_if_another_is_better_or_nobody_has_it(self) -> None:
        keys = ("cards: [Workers Guild, Spies Guild, Mine, Mine, Stockade]", "")
        assert copied(OLYMPIA, *keys) == "Workers Guild"
        assert copied(f"{OLYMPIA}, copied_guild: Spies Guild", *keys) == "Spies Guild"
        assert pad(f"{OLYMPIA}, copied_guild: Magistrates Guild", "cards: [Altar]", "").points["guilds"] == 1

    def test_a_guild_that_brings_nothing_is_not_copied(self) -> None:
        assert copied(OLYMPIA, "cards: [Workers Guild]", "") is None

    def test_of_equal_guilds_the_first_in_the_order_of_the_cards(self) -> None:
        keys = (OLYMPIA, "cards: [Workers Guild, Spies Guild, Mine]", "cards: [Stockade]")
        assert copied(*keys) == "Spies Guild"
        names = [guild.name for guild in GUILDS]
        assert names.index("Spies Guild") < names.index("Workers Guild")

    def test_a_copied_scientists_guild_stands_under_science(self) -> None:
        found = pad(f"{OLYMPIA}, cards: [Library, Study]", "cards: [Scientists Guild, Spies Guild, Stockade]", "")
        assert found.choice.copied is not None
        assert found.choice.copied.name == "Scientists Guild"
        assert (found.choice.symbols, found.choice.free) == (Symbols(1, 1, 1), 1)
        assert found.lines["guilds"] == ()
        assert found.points["science"] == 10

    def test_the_written_symbol_is_that_of_the_copied_guild(self) -> None:
        keys = f"{OLYMPIA}, cards: [Library, Study], science: [gear], copied_guild: Scientists Guild"
        assert pad(keys, "cards: [Scientists Guild]", "").choice.symbols == Symbols(0, 1, 2)

    def test_a_copied_guild_is_no_guild_card_of_the_player(self) -> None:
        """Neither for the Shipowners Guild nor for a guild token."""
        keys = (
            f"{OLYMPIA}, cards: [Shipowners Guild], tokens: {{guilds: 1}}",
            "cards: [Workers Guild, Mine, Mine]",
            "",
        )
        found = pad(*keys)
        assert [line.points for line in found.lines["guilds"]] == [1, 2]
        assert found.points["projects"] == 2

    def test_a_copied_shipowners_guild_counts_ana_s_own_cards(self) -> None:
        assert pad(f"{OLYMPIA}, cards: [Mine, Loom]", "cards: [Shipowners Guild, Mine]", "").points["guilds"] == 2

    def test_choices_no_copy_first_then_every_placement(self) -> None:
        drawn = seated(f"{OLYMPIA}", "cards: [Scientists Guild, Spies Guild]", "", age=3)
        told = [(each.copied and each.copied.name, each.symbols) for each in choices(drawn, drawn.cities[0])]
        assert told == [
            (None, Symbols()),
            ("Scientists Guild", Symbols(1, 0, 0)),
            ("Scientists Guild", Symbols(0, 1, 0)),
            ("Scientists Guild", Symbols(0, 0, 1)),
            ("Spies Guild", Symbols()),
        ]


def greens(compass: int, tablet: int, gear: int) -> str:
    """So many symbols on green cards."""
    return ", ".join(["Lodge"] * compass + ["Library"] * tablet + ["Study"] * gear)


@pytest.mark.parametrize(
    ("printed", "tokens", "symbols"),
    [
        ((0, 0, 0), 0, Symbols(1, 0, 0)),
        ((4, 4, 0), 0, Symbols(5, 4, 0)),
        ((4, 0, 4), 0, Symbols(5, 0, 4)),
        ((0, 4, 4), 0, Symbols(0, 5, 4)),
        ((0, 5, 5), 1, Symbols(1, 5, 5)),
        ((5, 0, 5), 1, Symbols(6, 0, 5)),
        ((5, 5, 0), 1, Symbols(6, 5, 0)),
    ],
)
def test_of_equal_placements_most_compasses_then_most_tablets(
    printed: tuple[int, int, int], tokens: int, symbols: Symbols
) -> None:
    """A fifth of a symbol brings 9, a sixth 11; a first one that makes a set 8, or 11 with a token."""
    keys = f"wonder: Babylon A, stages: 2, cards: [{greens(*printed)}], tokens: {{science_sets: {tokens}}}"
    assert pad(keys, "", "").choice.symbols == symbols


def ranks(*keys: str) -> list[tuple[str, int]]:
    """Every player and rank."""
    return [(each.city.name, each.rank) for each in settle(seated(*keys, age=3)).standings]


class TestRanks:
    """By points, then by coins, then shared."""

    def test_by_points(self) -> None:
        keys = ("cards: [Altar]", "cards: [Palace]", "cards: [Baths]")
        assert ranks(*keys) == [("Ana", 3), ("Bo", 1), ("Cas", 2)]
        assert settle(seated(*keys, age=3)).winners == ("Bo",)

    def test_a_tie_by_coins(self) -> None:
        """Three points each: a blue card and two coins, or nine coins and no card."""
        keys = ("cards: [Baths], coins: 2", "coins: 9", "cards: [Baths], coins: 1")
        assert ranks(*keys) == [("Ana", 2), ("Bo", 1), ("Cas", 3)]

    def test_a_tie_that_is_shared(self) -> None:
        keys = ("cards: [Altar]", "cards: [Altar]", "", "cards: [Theater]", "")
        assert ranks(*keys) == [("Ana", 1), ("Bo", 1), ("Cas", 4), ("Dee", 1), ("Eva", 4)]
        assert settle(seated(*keys, age=3)).winners == ("Ana", "Bo", "Dee")

    def test_below_zero(self) -> None:
        assert ranks("military: {defeat: 2}", "", "military: {defeat: 1}") == [("Ana", 3), ("Bo", 1), ("Cas", 2)]

    def test_more_points_with_fewer_coins(self) -> None:
        assert ranks("coins: 5", "cards: [Altar]", "coins: 2") == [("Ana", 2), ("Bo", 1), ("Cas", 3)]


def test_the_free_city_is_not_listed() -> None:
    result = settle(seated("", "wonder: Ephesos A, free_city: true, cards: [Palace]", "wonder: Rhodos A", age=3))
    assert [each.city.name for each in result.standings] == ["Ana", "Cas"]
    assert result.winners == ("Ana", "Cas")


def test_a_whole_pad() -> None:
    drawn = table("""
        game: babel
        age: 3
        players:
          - name: Ana
            wonder: Babylon A
            stages: 3
            cards: [Altar, Palace, Haven, Mine, Library, Study, Spies Guild]
            coins: 8
            military: {victory: [1, 3, 5], defeat: 2}
            tokens: {science_sets: 1, guilds: 1, stages: 1, penalties: [-2]}
          - {name: Bo, wonder: Rhodos A, cards: [Stockade, Circus, Workers Guild]}
          - {name: Cas, wonder: Gizah A, cards: [Barracks]}
        tower: [{Ana: 4, Bo: 9}, {Ana: 5}]
        """)
    ana, bo, cas = settle(drawn).standings
    assert ana.points == {
        "military": 7,
        "coins": 2,
        "wonder": 10,
        "civil": 10,
        "commerce": 1,
        "guilds": 3,
        "science": 10,
        "tower": 5,
        "projects": 3 + 2 + 3 - 2,
        "total": 54,
    }
    assert (bo.points["guilds"], bo.points["tower"], bo.points["total"]) == (1, 2, 3)
    assert cas.points["total"] == 0
    assert [each.rank for each in (ana, bo, cas)] == [1, 2, 3]
