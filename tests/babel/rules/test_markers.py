"""No more markers than lie on the card, but for one last turn in which everybody takes one."""

import pytest

from tests.babel.tables import NAMES, faults, paths, seated

RULE = "babel-markers"


@pytest.mark.parametrize(("players", "most"), [(3, 4), (4, 6), (5, 8), (6, 10), (7, 12), (8, 13)])
def test_all_but_one_and_then_one_each(players: int, most: int) -> None:
    for taken in (most, most + 1):
        more = f"projects: [{{age: 1, card: Cranes, joined: {{Ana: {taken - 1}, {NAMES[players - 1]}: 1}}}}]"
        drawn = seated(*[""] * players, more=more)
        assert paths(RULE, drawn) == ([] if taken == most else ["projects.0.joined"])


def test_two_players() -> None:
    more = "projects: [{age: 1, card: Cranes, joined: {Ana: 2, Cas: NUMBER}}]"
    assert paths(RULE, seated("", "free_city: true", "", more=more.replace("NUMBER", "1"))) == []
    drawn = seated("", "free_city: true", "", more=more.replace("NUMBER", "2"))
    assert paths(RULE, drawn) == ["projects.0.joined"]
    (fault,) = faults(RULE, drawn)
    assert str(fault.message) == (
        "4 markers were taken on Cranes, and 2 players can take 3: 2 lie on the card, and each player may take one in "
        "the last turn"
    )
    assert fault.player is None


def test_every_project_is_judged() -> None:
    more = "projects: [{age: 1, card: Cranes, joined: {Ana: 5}}, {age: 2, card: Smelter, joined: {Bo: 4, Cas: 1}}]"
    assert paths(RULE, seated("", "", "", age=2, more=more)) == ["projects.0.joined", "projects.1.joined"]


def test_without_the_module_nothing_is_looked_at() -> None:
    more = "modules: [tower]\nprojects: [{age: 1, card: Cranes, joined: {Ana: 5}}]"
    assert paths(RULE, seated("", "", "", more=more)) == []
