"""The Great Projects: success or failure, and who gets or suffers what."""

import pytest

from babylon_cli.babel.play.projects import Outcome, as_taken, outcome_of_age, outcomes
from babylon_cli.babel.table.table import Table
from tests.babel.tables import NAMES, seated

FREE_CITY = "wonder: Ephesos A, free_city: true"


def with_project(*keys: str, age: int, card: str, joined: str = "", more: str = "") -> Table:
    """A table with one project of its Age and the markers taken, such as `Ana: 1`."""
    return seated(*keys, age=age, more=f"projects: [{{age: {age}, card: {card}, joined: {{{joined}}}}}]\n{more}")


def outcome(drawn: Table) -> Outcome:
    """What came of the only project of a table."""
    (found,) = outcomes(drawn)
    return found


class TestSuccess:
    """E52: one reward for each marker, nothing for others."""

    def test_when_all_markers_are_taken(self) -> None:
        found = outcome(with_project("", "", "", age=1, card="Cranes", joined="Ana: 1, Cas: 1"))
        assert found.success
        assert found.rewards == {0: 1, 2: 1}
        assert found.penalties == {}

    def test_one_player_may_take_several(self) -> None:
        found = outcome(with_project("", "", "", age=1, card="Cranes", joined="Bo: 2, Cas: 0"))
        assert found.rewards == {1: 2}
        assert found.penalties == {}

    def test_e51_more_takers_than_markers_all_get_one(self) -> None:
        found = outcome(with_project("", "", "", age=1, card="Cranes", joined="Ana: 1, Bo: 1, Cas: 1"))
        assert found.markers == 2
        assert found.rewards == {0: 1, 1: 1, 2: 1}

    @pytest.mark.parametrize(("players", "markers"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 6)])
    def test_the_markers_by_number_of_players(self, players: int, markers: int) -> None:
        wonders = ["wonder: Gizah A"] * players
        for joined, success in ((markers, True), (markers - 1, False)):
            found = outcome(with_project(*wonders, age=1, card="Cranes", joined=f"Ana: {joined}"))
            assert found.markers == markers
            assert found.success is success

    def test_e47_the_free_city_is_no_player(self) -> None:
        drawn = with_project("", FREE_CITY, "wonder: Rhodos A", age=1, card="Cranes", joined="Ana: 1")
        assert outcome(drawn).markers == 2
        assert outcome(drawn).penalties == {2: "token"}


class TestFailure:
    """E52: who holds a marker gets nothing either way, the others one penalty."""

    def test_holders_are_spared(self) -> None:
        found = outcome(with_project("", "cards: [Clay Pool]", "cards: [Mine]", age=1, card="Cranes", joined="Bo: 1"))
        assert not found.success
        assert found.rewards == {}
        assert found.penalties == {0: "token", 2: "discard_card_brown"}

    def test_nobody_joined(self) -> None:
        found = outcome(with_project("", "", "", age=1, card="Cranes"))
        assert list(found.penalties) == [0, 1, 2]

    @pytest.mark.parametrize(
        ("age", "project", "card"),
        [
            (1, "Belvedere", "Stockade"),
            (1, "Cranes", "Clay Pool"),
            (1, "Factory", "Loom"),
            (2, "War Mirror", "Altar"),
            (3, "Menagerie", "Workshop"),
        ],
    )
    def test_e53_a_card_of_the_colour_is_lost_by_who_has_one(self, age: int, project: str, card: str) -> None:
        found = outcome(with_project(f"cards: [Tavern, {card}]", "cards: [Tavern]", "", age=age, card=project))
        assert found.penalties == {0: found.entry.project.penalty, 1: "token", 2: "token"}

    def test_e53_coins_are_lost_by_who_has_any(self) -> None:
        found = outcome(with_project("coins: 1", "coins: 0", "", age=2, card="River Port"))
        assert found.penalties == {0: "discard_all_coins", 1: "token", 2: "token"}

    def test_e55_the_resource_of_the_wonder_is_lost_once(self) -> None:
        found = outcome(with_project("", "tokens: {lost_wonder: true}", "", age=1, card="Double Walls"))
        assert found.penalties == dict.fromkeys([0, 1, 2], "lose_wonder_resource")

    @pytest.mark.parametrize(
        ("ruling", "penalties"),
        [
            ("token", ["token", "token", "discard_2_victory_tokens", "discard_2_victory_tokens"]),
            ("partial", ["token", "discard_2_victory_tokens", "discard_2_victory_tokens", "discard_2_victory_tokens"]),
        ],
    )
    def test_e54_one_victory_token_where_two_are_asked(self, ruling: str, penalties: list[str]) -> None:
        drawn = with_project(
            "military: {victory: []}",
            "military: {victory: [5]}",
            "military: {victory: [1, 3]}",
            "military: {victory: [1, 3, 5]}",
            age=3,
            card="Triumphal Arches",
            more=f"rulings: {{half_penalty: {ruling}}}",
        )
        assert list(outcome(drawn).penalties.values()) == penalties

    def test_e09_defeat_tokens_are_no_victory_tokens(self) -> None:
        drawn = with_project("military: {defeat: 2}", "", "", age=3, card="Triumphal Arches")
        assert outcome(drawn).penalties[0] == "token"


class TestEarlierAges:
    """Of an earlier project the penalty tokens tell what happened, not what the player has now."""

    def test_a_token_of_its_age_was_the_penalty(self) -> None:
        drawn = seated(
            "tokens: {penalties: [-1]}, cards: [Clay Pool]",
            "tokens: {penalties: [-2]}",
            "",
            age=2,
            more="projects: [{age: 1, card: Cranes}]",
        )
        assert outcome(drawn).penalties == {0: "token", 1: "discard_card_brown", 2: "discard_card_brown"}

    def test_in_its_own_age_the_tokens_tell_nothing(self) -> None:
        drawn = with_project("tokens: {penalties: [-1]}, cards: [Clay Pool]", "", "", age=1, card="Cranes")
        assert outcome(drawn).penalties[0] == "discard_card_brown"


class TestVictoryTokens:
    """E42: what arrives, one for each marker."""

    @pytest.mark.parametrize(
        ("age", "card", "plain", "under_19"),
        [(1, "Double Walls", (1, 1), ()), (2, "War Mirror", (3, 3), (1, 1)), (3, "Giant Trebuchet", (5, 5), (3, 3))],
    )
    def test_with_and_without_tile_19(
        self, age: int, card: str, plain: tuple[int, ...], under_19: tuple[int, ...]
    ) -> None:
        assert outcome(with_project("", "", "", age=age, card=card, joined="Ana: 2")).victory == {0: plain}
        shrunk = with_project("", "", "", age=age, card=card, joined="Ana: 2", more="tower: [{Bo: 19}]")
        assert outcome(shrunk).victory == {0: under_19}

    def test_a_covered_tile_19_does_not_shrink_them(self) -> None:
        more = "tower: [{Bo: 19}, {Bo: 1}, {Cas: 2}, {Cas: 3}]"
        drawn = with_project("", "", "", age=3, card="Giant Trebuchet", joined="Ana: 1, Bo: 1", more=more)
        assert outcome(drawn).victory == {0: (5,), 1: (5,)}

    def test_none_on_failure(self) -> None:
        assert outcome(with_project("", "", "", age=2, card="War Mirror", joined="Ana: 1")).victory == {}

    def test_none_of_a_project_with_another_reward(self) -> None:
        assert outcome(with_project("", "", "", age=1, card="Cranes", joined="Ana: 2")).victory == {}

    def test_as_taken(self) -> None:
        assert [as_taken(token, frozenset([19, 22])) for token in (1, 3, 5)] == [0, 1, 3]
        assert [as_taken(token, frozenset([22])) for token in (1, 3, 5)] == [1, 3, 5]


THREE = """
projects:
  - {age: 1, card: Cranes, joined: {Ana: 2}}
  - {age: 2, card: Obelisk, joined: {Bo: 1}}
  - {age: 3, card: Archives, joined: {Cas: 2}}
"""


def test_all_projects_in_the_order_of_the_file() -> None:
    found = outcomes(seated("", "", "", age=3, more=THREE))
    assert [(each.entry.project.name, each.success) for each in found] == [
        ("Cranes", True),
        ("Obelisk", False),
        ("Archives", True),
    ]


@pytest.mark.parametrize(("age", "project"), [(1, "Cranes"), (2, "Obelisk"), (3, "Archives")])
def test_the_project_of_the_age(age: int, project: str) -> None:
    found = outcome_of_age(seated("", "", "", age=age, more=THREE))
    assert found is not None
    assert found.entry.project.name == project


def test_no_project_of_the_age_is_known() -> None:
    assert outcome_of_age(seated("", "", "", age=2, more="projects: [{age: 1, card: Cranes}]")) is None


def test_without_the_module_there_are_no_projects() -> None:
    drawn = seated("", "", "", age=3, more=THREE + "modules: [tower]")
    assert outcomes(drawn) == ()
    assert outcome_of_age(drawn) is None
    assert drawn.undertaking(3) is None


def test_every_player_is_named_by_seat() -> None:
    wonders = ["wonder: Gizah A"] * 5
    found = outcome(with_project(*wonders, age=1, card="Cranes", joined="Eva: 1"))
    assert [NAMES[seat] for seat in found.penalties] == ["Ana", "Bo", "Cas", "Dee"]
