"""Six actions an Age, with what Babylon B, Halikarnassus and tokens add."""

import pytest

from tests.babel.tables import faults, paths, seated

RULE = "babel-actions"

SIX = "Altar, Baths, Theater, Loom, Press, Tavern"
TWELVE = f"{SIX}, Apothecary, Workshop, Barracks, Stockade, Forum, Bazar"


def test_six_cards_in_age_1() -> None:
    assert paths(RULE, seated(f"cards: [{SIX}]", "", "")) == []
    assert paths(RULE, seated("", f"cards: [{SIX}, Workshop]", "")) == ["players.1"]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_six_for_each_age(age: int) -> None:
    cards = ", ".join(["Altar"] * 6 * age)
    assert paths(RULE, seated(f"cards: [{cards}]", "", "", age=age)) == []
    assert paths(RULE, seated(f"cards: [{cards}, Loom]", "", "", age=age)) == ["players.0"]


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
    assert paths(RULE, seated(twelve.replace("Altar", "Altar, Vineyard"), "", "", age=2)) == ["players.0"]


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
    thirteen, fourteen = f"cards: [{TWELVE}, Vineyard]", f"cards: [{TWELVE}, Vineyard, School]"
    assert paths(RULE, seated(fourteen, "", "", age=2, more=CRANES)) == []
    assert paths(RULE, seated(f"{fourteen}, tokens: {{free_building: 1}}", "", "", age=2, more=CRANES)) == ["players.0"]
    assert paths(RULE, seated(f"{thirteen}, tokens: {{free_building: 1}}", "", "", age=2, more=CRANES)) == []
    assert paths(RULE, seated(f"{thirteen}, tokens: {{free_building: 5}}", "", "", age=2, more=CRANES)) == ["players.0"]
    assert paths(RULE, seated(thirteen, "", "", age=2, more=BELVEDERE)) == []
    assert paths(RULE, seated(fourteen, "", "", age=2, more=BELVEDERE)) == ["players.0"]


def test_tokens_of_the_own_age_and_of_a_project_that_failed_build_nothing() -> None:
    seven = f"cards: [{SIX}, Workshop]"
    assert paths(RULE, seated(seven, "", "", more=CRANES)) == ["players.0"]
    failed = "projects: [{age: 1, card: Cranes, joined: {Ana: 1}}]"
    assert paths(RULE, seated(f"cards: [{TWELVE}, Vineyard]", "", "", age=2, more=failed)) == ["players.0"]


def test_the_free_city_is_no_player() -> None:
    assert paths(RULE, seated("", f"free_city: true, cards: [{SIX}, Workshop]", "")) == []
