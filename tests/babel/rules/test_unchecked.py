"""What was not judged is said: hands that are not written, and tokens of projects that are not."""

from babylon_cli.babel.rules.unchecked import unchecked
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.verdict import Unchecked
from tests.babel.tables import seated

NO_HANDS = "no hand of tiles is written, so only tiles built twice and a fourth tile of a player were looked for"

TOWER = "tower: [{Ana: 4, Cas: 5}]"


def left_open(drawn: Table) -> list[Unchecked]:
    """Everything that was not judged, with its reason in English."""
    return [entry._replace(reason=str(entry.reason)) for entry in unchecked(drawn)]


def test_nothing_where_nothing_is_asked() -> None:
    assert left_open(seated("", "", "", age=3)) == []
    assert left_open(seated("", "", "", more="tower: [{}]")) == []


def test_hands_of_those_who_built_tiles() -> None:
    assert left_open(seated("", "", "", more=TOWER)) == [
        Unchecked("Ana", ("babel-tile-hand",), NO_HANDS),
        Unchecked("Cas", ("babel-tile-hand",), NO_HANDS),
    ]
    assert left_open(seated("", "tiles: [1]", "", more=TOWER)) == []
    assert left_open(seated("", "", "", more=f"{TOWER}\nmodules: [projects]")) == []


def test_tokens_that_only_a_project_that_is_not_written_explains() -> None:
    tokens = ("tokens: {free_building: 1}", "military: {victory: [1, 1]}", "military: {victory: [1, 1, 1]}")
    one = "no project is written for Age 1, so what it gave or took is not known"
    assert left_open(seated(*tokens)) == [
        Unchecked("Ana", ("babel-tokens",), one),
        Unchecked("Cas", ("babel-tokens",), one),
    ]
    two = "no project is written for Ages 1 and 2, so what it gave or took is not known"
    assert left_open(seated(tokens[0], "", "", age=2)) == [Unchecked("Ana", ("babel-tokens",), two)]


def test_tokens_that_a_written_project_explains_or_nothing_does() -> None:
    token = "tokens: {free_building: 1}"
    cranes = "projects: [{age: 1, card: Cranes, joined: {Ana: 2}}]"
    assert left_open(seated(token, "", "", more=cranes)) == []
    assert left_open(seated(token, "", "", age=2, more=cranes)) == []
    assert left_open(seated("", token, "", more=cranes)) == []
    assert left_open(seated("tokens: {guilds: 1}", "", "")) == []
    assert left_open(seated(token, "", "", more="modules: [tower]")) == []


def test_cards_that_only_a_token_of_a_project_that_is_not_written_explains() -> None:
    reason = "no project is written for Ages 1 and 2, so what it gave or took is not known"
    drawn = seated("cards: [Temple, Forum, Walls, Statue, School, Quarry, Sawmill]", "", "", age=2)
    assert left_open(drawn) == [Unchecked("Ana", ("babel-actions",), reason)]


def test_markers_that_only_a_project_that_is_not_written_explains() -> None:
    more = "projects: [{age: 2, card: Obelisk, joined: {Ana: 1, Bo: 1}}]"
    reason = "no project is written for Age 1, so what it gave or took is not known"
    drawn = seated("cards: [School]", "cards: [Temple]", "", age=2, more=more)
    assert left_open(drawn) == [Unchecked("Ana", ("babel-join-colour",), reason)]
