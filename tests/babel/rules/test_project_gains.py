"""What projects gave whom, and what they may have given."""

from babylon_cli.babel.facts.projects import PROJECT_BY_NAME
from babylon_cli.babel.play.projects import outcomes
from babylon_cli.babel.rules.project_gains import (
    KINDS,
    amount,
    earned,
    given_before,
    missing_ages,
    most_markers,
    most_of_unknown,
    spent,
)
from babylon_cli.babel.table.table import Table
from tests.babel.tables import seated


def played(ana: str = "", age: int = 3, more: str = "") -> Table:
    """Cranes and Sewer Network succeed, the one with Ana twice; Archives takes a blue card from Ana and Cas."""
    projects = """
        projects:
          - {age: 1, card: Cranes, joined: {Ana: 2, Cas: 1}}
          - {age: 2, card: Sewer Network, joined: {Ana: 1, Bo: 1}}
          - {age: 3, card: Archives, joined: {Bo: 1}}
        """
    return seated(ana, "", "", age=age, more=more or projects)


def test_every_kind_of_token_is_given_by_some_project() -> None:
    given = {kind: [name for name, project in PROJECT_BY_NAME.items() if amount(project, kind)] for kind in KINDS}
    assert given == {
        "shields": ["Obelisk", "Triumphal Arches"],
        "free_building": ["Cranes", "Sewer Network"],
        "free_stage": ["Belvedere"],
        "any_colour": ["Factory"],
        "science_sets": ["Archives"],
        "guilds": ["Menagerie"],
        "stages": ["Smelter"],
    }


def test_earned_and_spent() -> None:
    drawn = played("tokens: {free_building: 1}")
    results = outcomes(drawn)
    assert [earned(results, city, "free_building") for city in drawn.cities] == [3, 1, 1]
    assert [spent(drawn, results, drawn.cities[0], "free_building", age, ()) for age in (1, 2, 3)] == [0, 1, 2]
    assert spent(drawn, results, drawn.cities[2], "free_building", 3, ()) == 1
    assert spent(drawn, results, drawn.cities[1], "guilds", 3, ()) == 0


def test_what_an_unknown_project_may_have_given_before() -> None:
    """The Sewer Network gave Ana one; Cranes of Age 1 may have given her both of its two, of which she holds one."""
    drawn = played(
        "tokens: {free_building: 1}", more="projects: [{age: 2, card: Sewer Network, joined: {Ana: 1, Bo: 1}}]"
    )
    results, ana = outcomes(drawn), drawn.cities[0]
    assert [given_before(drawn, results, ana, "free_building", age, (1, 3)) for age in (1, 2, 3)] == [0, 2, 3]
    assert [spent(drawn, results, ana, "free_building", age, (1, 3)) for age in (1, 2, 3)] == [0, 1, 2]


def test_what_is_unknown() -> None:
    assert missing_ages(played()) == ()
    none = played(more="projects: [{age: 2, card: Smelter}]")
    assert missing_ages(none) == (1, 3)
    assert missing_ages(none._replace(age=2)) == (1,)
    assert missing_ages(none._replace(modules=frozenset())) == ()
    assert most_of_unknown(none, none.cities[0], "shields", (2, 3)) == 6
    assert most_of_unknown(none, none.cities[0], "guilds", (1, 2)) == 0
    assert most_markers(none, none.cities[0]) == 2
    free = seated("", "free_city: true", "")
    assert [most_markers(free, city) for city in free.cities] == [2, 0, 2]
