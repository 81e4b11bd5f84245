"""Six actions an Age, with what Babylon B, Halikarnassus and tokens add."""

import pytest

from tests.babel.tables import faults, paths, seated

RULE = "babel-actions"

SIX = "Altar, Baths, Theater, Loom, Press, Tavern"
TWELVE = f"{SIX}, Vineyard, Bazar, Forum, Temple, Walls, School"


def test_six_cards_in_age_1() -> None:
    assert paths(RULE, seated(f"cards: [{SIX}]", "", "")) == []
    assert paths(RULE, seated("", f"cards: [{SIX}, Workshop]", "")) == ["players.1"]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_six_for_each_age(age: int) -> None:
    cards = ", ".join([*["Altar"] * 6, *["Temple"] * 6, *["Palace"] * 6][: 6 * age])
    tower = "modules: [tower]"
    assert paths(RULE, seated(f"cards: [{cards}]", "", "", age=age, more=tower)) == []
    assert paths(RULE, seated(f"cards: [{cards}, Loom]", "", "", age=age, more=tower)) == ["players.0"]


AGE_1 = [*SIX.split(", "), "Glassworks", "Pawnshop", "Baths", "Stockade"]
AGE_2 = ["Sawmill", "Quarry", "Vineyard", "Forum", "Temple", "Statue", "Walls"]
AGE_3 = ["Palace", "Arena", "Haven", "Gardens", "Senate", "Study", "Academy"]


@pytest.mark.parametrize(
    ("cards", "age", "index"),
    [
        (AGE_2[:6], 2, None),
        (AGE_2, 2, 6),
        (AGE_2, 3, 6),
        (AGE_3[:6], 3, None),
        (AGE_3, 3, 6),
        (["Altar", *AGE_3], 3, 7),
        (["Altar", "Baths", "Theater", "Tavern", "Pawnshop", "Stockade", "Loom", "Press"], 2, None),
        (["Altar", "Baths", "Theater", "Tavern", "Pawnshop", "Stockade", "Workshop"], 2, 6),
        ([*AGE_2[:6], "Loom"], 2, None),
    ],
)
def test_six_cards_of_one_age(cards: list[str], age: int, index: int | None) -> None:
    drawn = seated(f"cards: [{', '.join(cards)}]", "", "", age=age, more="modules: [tower]")
    assert paths(RULE, drawn) == ([] if index is None else [f"players.0.cards.{index}"])


def test_what_is_said_of_one_age_and_of_two() -> None:
    drawn = seated(f"cards: [{', '.join(AGE_2)}]", "", "", age=2, more="modules: [tower]")
    (fault,) = faults(RULE, drawn)
    assert (fault.player, str(fault.message)) == (
        0,
        "Ana has built 7 cards that are dealt in Age 2 only, and 6 are possible then",
    )
    both = [*["Altar"] * 6, "Loom", *AGE_2[:6]]
    drawn = seated(f"cards: [{', '.join(both)}]", "", "", age=3, more="modules: [tower]")
    assert paths(RULE, drawn) == ["players.0.cards.12"]
    assert "13 cards that are dealt in Age 1 and Age 2 only, and 12" in str(faults(RULE, drawn)[0].message)


def test_halikarnassus_and_babylon_build_more_cards_of_an_age() -> None:
    for wonder, most in (("Halikarnassus A, stages: 2", 7), ("Babylon B, stages: 2", 7), ("Halikarnassus A", 6)):
        for number in (most, most + 1):
            cards = ", ".join(["Temple"] * number)
            drawn = seated(f"wonder: {wonder}, cards: [{cards}]", "", "", age=2, more="modules: [tower]")
            assert paths(RULE, drawn) == ([] if number == most else [f"players.0.cards.{most}"])


@pytest.mark.parametrize(("held", "in_age_1", "in_age_2", "in_age_3"), [(0, 6, 7, 8), (1, 6, 7, 7), (2, 6, 6, 6)])
def test_tokens_build_cards_of_the_ages_after_the_one_that_gave_them(
    held: int, in_age_1: int, in_age_2: int, in_age_3: int
) -> None:
    more = (
        "projects: [{age: 1, card: Cranes, joined: {Ana: 1, Bo: 1}}, "
        "{age: 2, card: Sewer Network, joined: {Ana: 1, Bo: 1}}, {age: 3, card: Archives}]"
    )
    for card, most in (("Altar", in_age_1), ("Temple", in_age_2), ("Palace", in_age_3)):
        for number in (most, most + 1):
            keys = f"cards: [{', '.join([card] * number)}], tokens: {{free_building: {held}}}"
            assert paths(RULE, seated(keys, "", "", age=3, more=more)) == (
                [] if number == most else [f"players.0.cards.{most}"]
            )


def test_a_project_that_is_not_written_may_have_given_tokens() -> None:
    """Cranes or the Belvedere, with both markers; the Age of the file has given nothing yet."""
    for number in (8, 9):
        drawn = seated(f"cards: [{', '.join(['Temple'] * number)}]", "", "", age=2)
        assert paths(RULE, drawn) == ([] if number == 8 else ["players.0.cards.8"])
    assert paths(RULE, seated(f"cards: [{SIX}, Workshop]", "", "")) == ["players.0"]


def test_stages_and_tiles_are_actions() -> None:
    three = "Altar, Baths, Theater"
    tower = "tower: [{Ana: 1}]"
    assert paths(RULE, seated(f"cards: [{three}], stages: 2", "", "", more=tower)) == []
    drawn = seated(f"cards: [{three}], stages: 3", "", "", more=tower)
    assert paths(RULE, drawn) == ["players.0"]
    assert paths(RULE, seated(f"cards: [{three}], stages: 3", "", "", more=f"{tower}\nmodules: [projects]")) == []
    assert str(faults(RULE, drawn)[0].message) == (
        "Ana has built 3 cards, 3 stages and 1 tile, 7 in all, and 6 are possible by the end of Age 1"
    )


def test_stages_that_the_wonder_has_not_are_another_rule() -> None:
    assert paths(RULE, seated("stages: 9, cards: [Altar, Baths, Theater]", "", "")) == []


def test_babylon_b_uses_the_seventh_card_once_its_second_stage_stands() -> None:
    five = "Altar, Baths, Theater, Loom, Press"
    assert paths(RULE, seated(f"wonder: Babylon B, stages: 2, cards: [{five}]", "", "")) == []
    assert paths(RULE, seated(f"wonder: Babylon B, stages: 2, cards: [{five}, Tavern]", "", "")) == ["players.0"]
    assert paths(RULE, seated(f"wonder: Babylon B, stages: 1, cards: [{five}, Tavern]", "", "")) == ["players.0"]
    assert paths(RULE, seated(f"wonder: Babylon A, stages: 2, cards: [{five}]", "", "")) == ["players.0"]
    twelve = f"wonder: Babylon B, stages: 2, cards: [{TWELVE}]"
    assert paths(RULE, seated(twelve, "", "", age=2)) == []
    assert paths(RULE, seated(twelve.replace("Altar", "Altar, Statue"), "", "", age=2, more="modules: [tower]")) == [
        "players.0"
    ]


@pytest.mark.parametrize(("wonder", "stages", "most"), [("A", 1, 6), ("A", 2, 7), ("B", 1, 7), ("B", 3, 9)])
def test_each_stage_of_halikarnassus_that_plays_a_discarded_card(wonder: str, stages: int, most: int) -> None:
    cards = (SIX + ", Workshop, Barracks, Stockade").split(", ")
    for number in (most - stages, most - stages + 1):
        drawn = seated(
            f"wonder: Halikarnassus {wonder}, stages: {stages}, cards: [{', '.join(cards[:number])}]", "", ""
        )
        assert paths(RULE, drawn) == ([] if number + stages <= most else ["players.0"])


CRANES = "projects: [{age: 1, card: Cranes, joined: {Ana: 2}}]"
BELVEDERE = "projects: [{age: 1, card: Belvedere, joined: {Ana: 1, Bo: 1}}]"


def test_tokens_of_earlier_ages_that_are_no_longer_held() -> None:
    thirteen, fourteen = f"cards: [{TWELVE}, Statue]", f"cards: [{TWELVE}, Statue, Library]"
    assert paths(RULE, seated(fourteen, "", "", age=2, more=CRANES)) == []
    assert paths(RULE, seated(f"{fourteen}, tokens: {{free_building: 1}}", "", "", age=2, more=CRANES)) == ["players.0"]
    assert paths(RULE, seated(f"{thirteen}, tokens: {{free_building: 1}}", "", "", age=2, more=CRANES)) == []
    assert paths(RULE, seated(f"{thirteen}, tokens: {{free_building: 5}}", "", "", age=2, more=CRANES)) == ["players.0"]
    assert paths(RULE, seated(f"cards: [{TWELVE}, Workshop]", "", "", age=2, more=BELVEDERE)) == []
    assert paths(RULE, seated(fourteen, "", "", age=2, more=BELVEDERE)) == ["players.0"]


def test_tokens_of_the_own_age_and_of_a_project_that_failed_build_nothing() -> None:
    seven = f"cards: [{SIX}, Workshop]"
    assert paths(RULE, seated(seven, "", "", more=CRANES)) == ["players.0"]
    failed = "projects: [{age: 1, card: Cranes, joined: {Ana: 1}}]"
    assert paths(RULE, seated(f"cards: [{TWELVE}, Statue]", "", "", age=2, more=failed)) == ["players.0"]


def test_the_free_city_is_no_player() -> None:
    assert paths(RULE, seated("", f"free_city: true, cards: [{SIX}, Workshop]", "")) == []
