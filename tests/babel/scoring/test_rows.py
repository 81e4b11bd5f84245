"""The rows of the pad that need no choice, line by line."""

import pytest

from babylon_cli.babel.scoring.pad import PAD_ROWS
from babylon_cli.babel.scoring.settle import settle
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.line import TOTAL
from tests.babel.tables import seated

FREE_CITY = "wonder: Ephesos A, free_city: true"


def points(row: str, *keys: str, more: str = "") -> list[int]:
    """The points of each line of a row on Ana's pad."""
    return of(row, seated(*(keys if len(keys) > 1 else (*keys, "", "")), age=3, more=more))


def of(row: str, drawn: Table, seat: int = 0) -> list[int]:
    """The points of each line of a row on one pad."""
    return [line.points for line in settle(drawn).standings[seat].lines[row]]


def whats(row: str, *keys: str, more: str = "") -> list[str]:
    """What each line of a row on Ana's pad is for."""
    drawn = seated(*(keys if len(keys) > 1 else (*keys, "", "")), age=3, more=more)
    return [str(line.what) for line in settle(drawn).standings[0].lines[row]]


def test_the_rows_of_the_pad_in_order() -> None:
    assert [row.key for row in PAD_ROWS] == [
        "military",
        "coins",
        "wonder",
        "civil",
        "commerce",
        "guilds",
        "science",
        "tower",
        "projects",
    ]
    (standing, *_) = settle(seated("", "", "")).standings
    assert list(standing.lines) == [row.key for row in PAD_ROWS]
    assert list(standing.points) == [*standing.lines, TOTAL]


def test_an_empty_city_has_empty_rows() -> None:
    (standing, *_) = settle(seated("", "", "")).standings
    assert set(standing.lines.values()) == {()}
    assert set(standing.points.values()) == {0}


class TestMilitary:
    """Victory tokens by their value, minus one for each of defeat."""

    @pytest.mark.parametrize(
        ("tokens", "lines"),
        [
            ("victory: [1, 3, 3], defeat: 2", [1, 6, -2]),
            ("victory: [5, 1, 5, 3, 1]", [2, 3, 10]),
            ("defeat: 6", [-6]),
            ("victory: []", []),
        ],
    )
    def test_lines_by_value(self, tokens: str, lines: list[int]) -> None:
        assert points("military", f"military: {{{tokens}}}") == lines


class TestCoins:
    """Whole threes."""

    @pytest.mark.parametrize(("coins", "lines"), [(0, []), (1, [0]), (2, [0]), (3, [1]), (5, [1]), (6, [2]), (20, [6])])
    def test_one_point_for_three(self, coins: int, lines: list[int]) -> None:
        assert points("coins", f"coins: {coins}") == lines


class TestWonder:
    """Points on the stages that are built."""

    @pytest.mark.parametrize(
        ("keys", "lines"),
        [
            ("wonder: Gizah B, stages: 0", []),
            ("wonder: Gizah B, stages: 2", [3, 5]),
            ("wonder: Gizah B, stages: 4", [3, 5, 5, 7]),
            ("wonder: Gizah B, stages: 9", [3, 5, 5, 7]),
            ("wonder: Babylon B, stages: 3", [3]),
            ("wonder: Rhodos A, stages: 3", [3, 7]),
        ],
    )
    def test_built_stages(self, keys: str, lines: list[int]) -> None:
        assert points("wonder", keys) == lines

    def test_the_number_of_the_stage(self) -> None:
        assert whats("wonder", "wonder: Rhodos A, stages: 3") == ["stage 1", "stage 3"]

    def test_a_lost_resource_costs_no_points(self) -> None:
        assert points("wonder", "wonder: Gizah A, stages: 1, tokens: {lost_wonder: true}") == [3]


class TestCivil:
    """Blue cards and nothing else."""

    def test_blue_cards(self) -> None:
        assert points("civil", "cards: [Palace, Altar, Stockade, Lighthouse, Workshop]") == [8, 2]
        assert whats("civil", "cards: [Palace, Altar]") == ["Palace", "Altar"]

    def test_a_card_written_twice_counts_twice(self) -> None:
        assert points("civil", "cards: [Altar, Altar]") == [2, 2]


class TestCommerce:
    """Yellow cards that count what the city has."""

    @pytest.mark.parametrize(
        ("keys", "lines"),
        [
            ("cards: [Arena]", [0]),
            ("wonder: Gizah B, stages: 4, cards: [Arena]", [4]),
            ("wonder: Rhodos B, stages: 4, cards: [Arena]", [2]),
            ("cards: [Chamber of Commerce, Loom, Press, Mine]", [4]),
            ("cards: [Haven, Mine, Sawmill, Loom]", [2]),
            ("cards: [Lighthouse, Tavern, Forum, Arena]", [4, 0]),
            ("cards: [Tavern, Vineyard, Bazar, Marketplace, Caravansery]", []),
        ],
    )
    def test_each(self, keys: str, lines: list[int]) -> None:
        assert points("commerce", keys) == lines

    def test_neighbours_do_not_count(self) -> None:
        assert points("commerce", "cards: [Haven]", "cards: [Mine]", "cards: [Mine]") == [0]

    def test_e35_cards_that_tile_3_stops_still_count(self) -> None:
        assert points("commerce", "cards: [Haven, Sawmill]", more="tower: [{Bo: 3}, {Bo: 4}]") == [1]


class TestGuilds:
    """Guilds count both neighbours, the own city, or all three."""

    @pytest.mark.parametrize(
        ("guild", "counted", "each"),
        [
            ("Workers Guild", "Mine", 1),
            ("Craftsmens Guild", "Loom", 2),
            ("Magistrates Guild", "Altar", 1),
            ("Philosophers Guild", "Workshop", 1),
            ("Spies Guild", "Stockade", 1),
            ("Traders Guild", "Tavern", 1),
        ],
    )
    def test_cards_of_both_neighbours(self, guild: str, counted: str, each: int) -> None:
        card = f"cards: [{counted}]"
        assert points("guilds", f"cards: [{guild}]", card, card) == [2 * each]
        assert points("guilds", f"cards: [{guild}]", f"cards: [{counted}, {counted}]", "") == [2 * each]
        assert points("guilds", f"cards: [{guild}, {counted}]", "", "") == [0]
        assert points("guilds", f"cards: [{guild}]", "", card, "") == [0]

    def test_the_strategists_count_defeat_tokens_one_by_one(self) -> None:
        """E44: doubled ones are two."""
        keys = ("cards: [Strategists Guild], military: {defeat: 6}", "military: {defeat: 2}", "military: {defeat: 3}")
        assert points("guilds", *keys) == [5]

    def test_the_builders_count_stages_of_all_three(self) -> None:
        keys = ("wonder: Gizah B, stages: 4, cards: [Builders Guild]", "wonder: Rhodos B, stages: 9", "stages: 1")
        assert points("guilds", *keys) == [7]

    def test_the_shipowners_count_their_own_brown_grey_and_purple_cards(self) -> None:
        keys = ("cards: [Shipowners Guild, Mine, Sawmill, Loom, Spies Guild, Altar]", "cards: [Mine]", "")
        assert points("guilds", *keys) == [5, 0]

    def test_the_scientists_stand_under_science(self) -> None:
        assert points("guilds", "cards: [Scientists Guild]") == []
        assert points("science", "cards: [Scientists Guild]") == [1]

    def test_two_cities_each_the_only_neighbour_of_the_other(self) -> None:
        assert points("guilds", "cards: [Workers Guild]", "cards: [Mine]") == [1]

    def test_a_city_alone_has_no_neighbour(self) -> None:
        assert of("guilds", seated("cards: [Workers Guild, Builders Guild, Mine], stages: 1")) == [0, 1]

    def test_the_free_city_is_a_neighbour(self) -> None:
        keys = ("cards: [Workers Guild]", f"{FREE_CITY}, cards: [Mine]", "wonder: Rhodos A, cards: [Sawmill]")
        assert points("guilds", *keys) == [2]


class TestTower:
    """2, 5 or 10 points."""

    @pytest.mark.parametrize(
        ("turns", "lines"),
        [
            ("", []),
            ("{Bo: 4}", []),
            ("{Ana: 4}", [2]),
            ("{Ana: 4}, {Ana: 5}", [5]),
            ("{Ana: 4}, {Ana: 5}, {Ana: 6}", [10]),
        ],
    )
    def test_tiles_built(self, turns: str, lines: list[int]) -> None:
        assert points("tower", "tiles: [4, 5, 6]", more=f"tower: [{turns}]") == lines

    def test_without_the_module(self) -> None:
        assert points("tower", "", more="tower: [{Ana: 4}]\nmodules: [projects]") == []


class TestProjects:
    """Tokens that count at the end, and penalties."""

    @pytest.mark.parametrize(
        ("cards", "line"),
        [
            ("Workshop, Library, Academy", 6),
            ("Workshop, Library", 0),
            ("Workshop, Study, Library, School, Academy, Lodge, Apothecary", 12),
            ("Library, Academy, Scientists Guild", 6),
        ],
    )
    def test_three_points_for_each_set_and_token(self, cards: str, line: int) -> None:
        assert points("projects", f"cards: [{cards}], tokens: {{science_sets: 2}}") == [line]

    def test_guilds_of_the_player_and_both_neighbours(self) -> None:
        guilds = "cards: [Spies Guild, Workers Guild, Altar]"
        assert points("projects", f"{guilds}, tokens: {{guilds: 3}}", guilds, "", guilds) == [18]
        assert points("projects", "tokens: {guilds: 1}", "", guilds, "") == [0]

    def test_own_stages_that_are_built(self) -> None:
        assert points("projects", "wonder: Rhodos B, stages: 9, tokens: {stages: 2}", "stages: 3", "stages: 3") == [4]

    def test_penalties_by_age(self) -> None:
        assert points("projects", "tokens: {penalties: [-1, 3, -2]}") == [-1, -3, -2]

    def test_all_together_in_order(self) -> None:
        keys = "stages: 1, cards: [Spies Guild], tokens: {stages: 1, guilds: 1, science_sets: 1, penalties: [-2]}"
        assert points("projects", keys) == [0, 1, 1, -2]

    def test_other_tokens_count_nothing(self) -> None:
        keys = "tokens: {shields: 4, free_building: 1, free_stage: 1, any_colour: 1, lost_wonder: true}"
        assert points("projects", keys) == []

    def test_tokens_count_as_written_without_the_module(self) -> None:
        assert points("projects", "tokens: {penalties: [-3]}", more="modules: [tower]") == [-3]

    def test_no_project_is_resolved(self) -> None:
        """A success that is written and not yet paid out brings nothing."""
        more = "projects: [{age: 3, card: Giant Trebuchet, joined: {Ana: 2}}]"
        (ana, *_) = settle(seated("", "", "", age=3, more=more)).standings
        assert ana.points[TOTAL] == 0
