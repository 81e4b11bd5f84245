"""No more markers than buildings of the colour, tokens and turns allow."""

import pytest

from tests.babel.tables import faults, paths, related, seated

RULE = "babel-join-colour"

ANA = "projects.0.joined.Ana"


REST = ", {age: 2, card: Smelter}, {age: 3, card: Archives}"
"""Projects of the later Ages, which take a grey and a blue card."""


def cranes(markers: int, rest: str = "") -> str:
    """The green project of Age 1, joined by Ana."""
    return f"projects: [{{age: 1, card: Cranes, joined: {{Ana: {markers}, Bo: 0}}}}{rest}]"


def test_as_many_markers_as_green_cards() -> None:
    keys = "cards: [Apothecary, Altar, Workshop]"
    for markers in (0, 1, 2):
        assert paths(RULE, seated(keys, "", "", more=cranes(markers))) == []
    drawn = seated(keys, "", "", more=cranes(3))
    assert paths(RULE, drawn) == [ANA]
    assert related(RULE, drawn) == [["players.0.cards"]]
    (fault,) = faults(RULE, drawn)
    assert (fault.player, str(fault.where)) == (0, "the project Cranes")
    assert str(fault.message) == (
        "Ana has taken 3 markers on the green project Cranes, and the green cards of Age 1, tokens and turns of Ana "
        "allow 2"
    )
    assert str(faults(RULE, seated("", "", "", more=cranes(1)))[0].message).endswith("allow none")


def test_cards_of_an_age_after_the_project_do_not_count() -> None:
    assert paths(RULE, seated("cards: [School, Academy]", "", "", age=3, more=cranes(1, REST))) == [ANA]
    assert paths(RULE, seated("cards: [School, Workshop]", "", "", age=3, more=cranes(1, REST))) == []


@pytest.mark.parametrize(
    ("wonder", "most"),
    [("Gizah A, stages: 3", 1), ("Halikarnassus A, stages: 1", 1), ("Halikarnassus A, stages: 2", 2)],
)
def test_a_card_of_an_earlier_age_is_built_later_by_halikarnassus_only(wonder: str, most: int) -> None:
    for markers in (most, most + 1):
        more = f"projects: [{{age: 1, card: Cranes}}, {{age: 2, card: Smelter, joined: {{Ana: {markers}}}}}]"
        drawn = seated(f"wonder: {wonder}, cards: [Lumber Yard, Sawmill, Mine]", "", "", age=2, more=more)
        assert paths(RULE, drawn) == ([] if markers == most else ["projects.1.joined.Ana"])


BELVEDERE = "{age: 1, card: Belvedere, joined: {Ana: 1}}"
OBELISK = "{age: 2, card: Obelisk, joined: {Ana: 1}}"


def test_a_building_brings_one_marker_of_one_project() -> None:
    projects = f"projects: [{BELVEDERE}, {OBELISK}]"
    assert paths(RULE, seated("cards: [Altar, Temple]", "", "", age=2, more=projects)) == []
    late = "wonder: Halikarnassus B, stages: 2, cards: [Altar]"
    drawn = seated(late, "", "", age=2, more=projects)
    assert paths(RULE, drawn) == ["projects.1.joined.Ana"]
    assert related(RULE, drawn) == [["players.0.cards", "projects.0.joined.Ana"]]
    assert str(faults(RULE, drawn)[0].message).endswith(
        "allow none beside the markers of Belvedere: each building and each token brings one marker"
    )
    assert paths(RULE, seated(late, "", "", age=2, more=projects.replace(BELVEDERE, "{age: 1, card: Cranes}"))) == []
    drawn = seated("cards: [Altar]", "", "", age=2, more=projects)
    assert related(RULE, drawn) == [["players.0.cards"]]
    assert str(faults(RULE, drawn)[0].message).endswith("allow none")


def test_a_lost_card_brought_one_marker_of_one_project() -> None:
    """The blue card that Archives took from Ana may have been of Age 1 or of Age 2, not of both."""
    projects = f"projects: [{BELVEDERE}, {OBELISK}, {{age: 3, card: Archives, joined: {{Bo: 1}}}}]"
    bo = "cards: [Study]"
    assert paths(RULE, seated("", bo, "", age=3, more=projects)) == ["projects.1.joined.Ana"]
    for card in ("Altar", "Temple"):
        assert paths(RULE, seated(f"cards: [{card}]", bo, "", age=3, more=projects)) == []


def test_a_token_serves_one_project_and_needs_a_building_of_its_age() -> None:
    factory = "{age: 1, card: Factory, joined: {Ana: 1, Bo: 1}}"
    bo = "cards: [Ore Vein]"
    for cards, expected in (
        ("Clay Pool, Temple, Study", []),
        ("Clay Pool, Temple, Palace", ["projects.2.joined.Ana"]),
        ("Clay Pool, School, Palace", []),
        ("Clay Pool, Loom, Study", []),
        ("Clay Pool, Altar, Study", ["projects.1.joined.Ana"]),
    ):
        more = (
            f"projects: [{factory}, {{age: 2, card: Sewer Network, joined: {{Ana: 1}}}}, "
            "{age: 3, card: Archives, joined: {Ana: 1}}]"
        )
        assert paths(RULE, seated(f"cards: [{cards}]", bo, "", age=3, more=more)) == expected


def test_a_second_project_of_one_age_is_judged_by_itself() -> None:
    more = f"projects: [{BELVEDERE}, {BELVEDERE}]"
    assert paths(RULE, seated("cards: [Altar]", "", "", more=more)) == []
    assert paths(RULE, seated("", "", "", more=more)) == ["projects.0.joined.Ana", "projects.1.joined.Ana"]


def test_every_project_and_every_player_is_judged() -> None:
    more = """
        projects:
          - {age: 1, card: Cranes, joined: {Ana: 1, Cas: 1}}
          - {age: 2, card: War Mirror, joined: {Bo: 1}}
        """
    drawn = seated("", "cards: [Walls]", "", age=2, more=more)
    assert paths(RULE, drawn) == [ANA, "projects.0.joined.Cas"]
    assert [fault.player for fault in faults(RULE, drawn)] == [0, 2]


FACTORY = "{age: 1, card: Factory, joined: {Ana: 2}}"


@pytest.mark.parametrize(("held", "most"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_tokens_for_any_colour_that_are_no_longer_held(held: int, most: int) -> None:
    keys = f"cards: [Lumber Yard, Clay Pool, Sawmill, Loom, School], tokens: {{any_colour: {held}}}"
    for markers in (most, most + 1):
        more = f"projects: [{FACTORY}, {{age: 2, card: War Mirror, joined: {{Ana: {markers}}}}}]"
        expected = [] if markers == most else ["projects.1.joined.Ana"]
        assert paths(RULE, seated(keys, "", "", age=2, more=more)) == expected


def test_a_token_does_not_help_with_the_project_that_gives_it() -> None:
    assert paths(
        RULE, seated("cards: [Lumber Yard]", "", "", age=2, more=f"projects: [{FACTORY}, {{age: 2, card: Smelter}}]")
    ) == [ANA]


LOSING = "{age: 2, card: Sewer Network, joined: {Bo: 1}}"
"""A project that fails and takes a red card from Ana and Cas."""

WALLS = "{age: 1, card: Double Walls, joined: {Ana: 1}}"


def test_cards_lost_to_a_later_project_are_counted() -> None:
    bo = "cards: [School]"
    more = f"projects: [{WALLS}, {LOSING}, {{age: 3, card: Archives}}]"
    assert paths(RULE, seated("", bo, "", age=3, more=more)) == []
    assert paths(RULE, seated("", bo, "", age=3, more=more.replace("Ana: 1", "Ana: 2"))) == [ANA]


def test_a_project_of_the_own_age_may_have_taken_a_card_already() -> None:
    more = f"projects: [{WALLS}, {LOSING}]"
    assert paths(RULE, seated("", "cards: [School]", "", age=2, more=more)) == []
    assert paths(RULE, seated("", "cards: [School]", "", age=2, more=more.replace("Ana: 1", "Ana: 2"))) == [ANA]


def test_a_penalty_token_in_place_of_the_card_leaves_nothing_to_count() -> None:
    more = f"projects: [{WALLS}, {LOSING}, {{age: 3, card: Archives}}]"
    drawn = seated("tokens: {penalties: [-2]}", "cards: [School]", "", age=3, more=more)
    assert paths(RULE, drawn) == [ANA]
    drawn = seated("tokens: {penalties: [-2]}", "cards: [School]", "", age=2, more=f"projects: [{WALLS}, {LOSING}]")
    assert paths(RULE, drawn) == [ANA]


def test_cards_lost_to_an_earlier_project_and_of_another_colour_are_not() -> None:
    more = """
        projects:
          - {age: 1, card: Belvedere}
          - {age: 2, card: War Mirror, joined: {Ana: 1}}
          - {age: 3, card: Archives}
        """
    assert paths(RULE, seated("", "", "", age=3, more=more)) == ["projects.1.joined.Ana"]


def test_a_project_that_is_not_written_may_have_given_a_token() -> None:
    """Factory of Age 1, with both of its markers taken by Ana."""
    for markers, expected in ((2, []), (3, ["projects.0.joined.Ana"])):
        more = f"projects: [{{age: 2, card: Obelisk, joined: {{Ana: {markers}}}}}]"
        assert paths(RULE, seated("cards: [Quarry, Loom, School]", "", "", age=2, more=more)) == expected


def test_a_project_that_is_not_written_may_have_taken_a_card() -> None:
    """Menagerie of Age 3 takes a green card; no project of Age 2 does."""
    for markers, expected in ((1, []), (2, [ANA])):
        assert paths(RULE, seated("", "", "", age=3, more=cranes(markers))) == expected
    more = "projects: [{age: 1, card: Double Walls, joined: {Ana: 2}}]"
    assert paths(RULE, seated("", "", "", age=3, more=more)) == []


@pytest.mark.parametrize(
    ("wonder", "stages", "most"),
    [("Gizah A", 0, 6), ("Babylon B", 1, 6), ("Babylon B", 2, 7), ("Halikarnassus B", 3, 6)],
)
def test_no_more_markers_than_turns(wonder: str, stages: int, most: int) -> None:
    brown = (
        "Lumber Yard, Clay Pool, Stone Pit, Ore Vein, Clay Pit, Timber Yard, Mine, Excavation, Forest Cave, Tree Farm"
    )
    for markers in (most, most + 1):
        more = f"projects: [{{age: 1, card: Factory, joined: {{Ana: {markers}}}}}]"
        drawn = seated(f"wonder: {wonder}, stages: {stages}, cards: [{brown}]", "", "", more=more)
        assert paths(RULE, drawn) == ([] if markers == most else [ANA])


def test_the_free_city_takes_no_part() -> None:
    free = "free_city: true, cards: [Apothecary]"
    more = "projects: [{age: 1, card: Cranes, joined: {Bo: MARKERS}}]"
    assert paths(RULE, seated("", free, "", more=more.replace("MARKERS", "0"))) == []
    drawn = seated("", free, "", more=more.replace("MARKERS", "1"))
    assert paths(RULE, drawn) == ["projects.0.joined.Bo"]
    assert faults(RULE, drawn)[0].player == 1
    without_a_card = seated("", "free_city: true", "", more=more.replace("MARKERS", "1"))
    assert paths(RULE, without_a_card) == ["projects.0.joined.Bo"]


def test_without_the_module_nothing_is_looked_at() -> None:
    assert paths(RULE, seated("", "", "", more=f"modules: [tower]\n{cranes(1)}")) == []
