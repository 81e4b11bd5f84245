"""The conflicts at the end of an Age, after its project."""

import pytest

from babylon_cli.babel.play.conflicts import Shields, conflicts, shields_by_seat
from babylon_cli.babel.table.table import Table
from tests.babel.tables import seated

FREE_CITY = "wonder: Ephesos A, free_city: true"

Told = tuple[str, str, tuple[int, int], tuple[tuple[int, ...], tuple[int, ...]]]


def told(drawn: Table) -> list[Told]:
    """Left, right, their shields and their tokens of each conflict."""
    return [(each.left.name, each.right.name, each.shields, each.tokens) for each in conflicts(drawn)]


def tokens_of_ana_against_bo(drawn: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What Ana and Bo take of the conflict between them; Bo sits on Ana's left."""
    ((bo, ana),) = [each.tokens for each in conflicts(drawn) if (each.left.name, each.right.name) == ("Bo", "Ana")]
    return ana, bo


def shields(drawn: Table) -> list[int]:
    """The shields that count, by seat."""
    return [each.total for each in shields_by_seat(drawn).values()]


def test_every_pair_of_the_ring_the_next_in_the_list_on_the_left() -> None:
    drawn = seated("cards: [Stockade]", "cards: [Stockade, Barracks]", "cards: [Guard Tower]")
    assert told(drawn) == [
        ("Bo", "Ana", (2, 1), ((1,), (-1,))),
        ("Cas", "Bo", (1, 2), ((-1,), (1,))),
        ("Ana", "Cas", (1, 1), ((), ())),
    ]


@pytest.mark.parametrize(
    ("age", "plain", "under_19"), [(1, (1,), ()), (2, (3,), (1,)), (3, (5,), (3,))], ids=["I", "II", "III"]
)
def test_the_victory_token_of_each_age(age: int, plain: tuple[int, ...], under_19: tuple[int, ...]) -> None:
    assert tokens_of_ana_against_bo(seated("cards: [Stockade]", "", "", age=age)) == (plain, (-1,))
    shrunk = seated("cards: [Stockade]", "", "", age=age, more="tower: [{Cas: 19}]")
    assert tokens_of_ana_against_bo(shrunk) == (under_19, (-1,))


def test_under_tile_22_two_defeat_tokens_are_taken() -> None:
    drawn = seated("cards: [Stockade]", "", "", age=2, more="tower: [{Cas: 22}]")
    assert told(drawn) == [
        ("Bo", "Ana", (0, 1), ((-1, -1), (3,))),
        ("Cas", "Bo", (0, 0), ((), ())),
        ("Ana", "Cas", (1, 0), ((3,), (-1, -1))),
    ]


def test_e06_a_tile_of_the_last_turn_acts_and_a_covered_one_no_more() -> None:
    laid = "{Ana: 22}, {Ana: 1}, {Bo: 2}, {Bo: 3}"
    drawn = seated("cards: [Stockade]", "", "", more=f"tower: [{laid}]")
    assert tokens_of_ana_against_bo(drawn) == ((1,), (-1,))
    again = seated("cards: [Stockade]", "", "", more=f"tower: [{laid}, {{Cas: 19}}]")
    assert tokens_of_ana_against_bo(again) == ((), (-1,))


def test_shields_of_cards_stages_and_tokens() -> None:
    drawn = seated(
        "cards: [Stockade, Walls, Arsenal, Altar]",
        "wonder: Rhodos A, stages: 2",
        "wonder: Rhodos B, stages: 2, tokens: {shields: 3}",
        "wonder: Rhodos A, stages: 1",
    )
    assert list(shields_by_seat(drawn).values()) == [
        Shields(cards=6, stages=0, tokens=0),
        Shields(cards=0, stages=2, tokens=0),
        Shields(cards=0, stages=2, tokens=3),
        Shields(cards=0, stages=0, tokens=0),
    ]
    assert shields(drawn) == [6, 2, 5, 0]


class TestAfterTheProject:
    """E07 and E08: what the project of the Age just gave or took counts at once."""

    @pytest.mark.parametrize(("age", "card", "each"), [(2, "Obelisk", 1), (3, "Triumphal Arches", 2)])
    def test_shields_won_one_reward_for_each_marker(self, age: int, card: str, each: int) -> None:
        project = f"projects: [{{age: {age}, card: {card}, joined: {{Ana: 2, Bo: 1}}}}]"
        drawn = seated("", "tokens: {shields: 1}", "", age=age, more=project)
        assert shields(drawn) == [2 * each, 1 + each, 0]

    def test_no_shields_of_a_project_that_failed(self) -> None:
        drawn = seated("", "", "", age=2, more="projects: [{age: 2, card: Obelisk, joined: {Ana: 1}}]")
        assert shields(drawn) == [0, 0, 0]

    def test_a_red_card_lost_is_the_one_with_the_fewest_shields(self) -> None:
        drawn = seated(
            "cards: [Walls, Stockade, Arsenal]",
            "cards: [Walls]",
            "cards: [Walls]",
            age=2,
            more="projects: [{age: 2, card: Sewer Network, joined: {Cas: 1}}]",
        )
        assert shields_by_seat(drawn)[0] == Shields(cards=6, stages=0, tokens=0, lost=1)
        assert shields(drawn) == [5, 0, 2]

    def test_who_has_no_red_card_loses_no_shields(self) -> None:
        drawn = seated(
            "wonder: Rhodos A, stages: 2", "", "", age=1, more="projects: [{age: 1, card: Belvedere, joined: {}}]"
        )
        assert shields(drawn) == [2, 0, 0]

    def test_another_penalty_takes_no_shields(self) -> None:
        drawn = seated(
            "cards: [Stockade, Clay Pool]", "", "", more="projects: [{age: 1, card: Cranes, joined: {Bo: 1}}]"
        )
        assert shields(drawn) == [1, 0, 0]

    def test_the_project_of_an_earlier_age_gives_and_takes_no_more(self) -> None:
        projects = ["{age: 1, card: Belvedere, joined: {}}", "{age: 2, card: Obelisk, joined: {Bo: 2}}"]
        drawn = seated("cards: [Stockade]", "", "", age=3, more=f"projects: [{', '.join(projects)}]")
        assert shields(drawn) == [1, 0, 0]

    def test_without_the_module_nothing_is_given_or_taken(self) -> None:
        project = "projects: [{age: 2, card: Obelisk, joined: {Ana: 2}}]\nmodules: [tower]"
        drawn = seated("", "tokens: {shields: 1}", "", age=2, more=project)
        assert shields(drawn) == [0, 1, 0]

    def test_the_conflict_is_turned_by_it(self) -> None:
        project = "projects: [{age: 2, card: Obelisk, joined: {Ana: 2}}]"
        drawn = seated("", "cards: [Stockade]", "", age=2, more=project)
        assert tokens_of_ana_against_bo(drawn) == ((3,), (-1,))


def test_e47_the_free_city_fights_and_is_not_penalised() -> None:
    drawn = seated(
        "cards: [Stockade]",
        f"{FREE_CITY}, cards: [Stockade]",
        "wonder: Rhodos A, cards: [Stockade]",
        more="projects: [{age: 1, card: Belvedere, joined: {}}]",
    )
    assert told(drawn) == [
        ("Bo", "Ana", (1, 0), ((1,), (-1,))),
        ("Cas", "Bo", (0, 1), ((-1,), (1,))),
        ("Ana", "Cas", (0, 0), ((), ())),
    ]


def test_two_cities_meet_on_both_sides() -> None:
    assert told(seated("cards: [Stockade]", "")) == [
        ("Bo", "Ana", (0, 1), ((-1,), (1,))),
        ("Ana", "Bo", (1, 0), ((1,), (-1,))),
    ]


def test_one_city_alone_fights_nobody() -> None:
    assert conflicts(seated("cards: [Stockade]")) == ()
