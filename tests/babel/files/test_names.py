"""Every spelling of every card, wonder and project, in every place of a file that takes one."""

import json

import pytest

from babylon_cli.babel.facts.cards import CARDS, GUILDS
from babylon_cli.babel.facts.projects import PROJECTS
from babylon_cli.babel.facts.wonders import WONDERS
from babylon_cli.babel.files.load import load
from babylon_cli.babel.files.names import card_names, folded, project_names, spelled_cards, wonder_names
from babylon_cli.wording.spelling import nearest
from tests.babel.tables import table_of
from tests.cases import for_each

CITIES = {
    "Giza": "Gizah",
    "Gizeh": "Gizah",
    "Rhodes": "Rhodos",
    "Éphèse": "Ephesos",
    "Ephesus": "Ephesos",
    "Alexandrie": "Alexandria",
    "Babylone": "Babylon",
    "Olympie": "Olympia",
    "Halicarnasse": "Halikarnassus",
    "Halicarnassus": "Halikarnassus",
}

CARD_ALIASES = {
    "Merchants Guild": "Traders Guild",
    "Traders Guild": "Traders Guild",
    "Bazaar": "Bazar",
    "Theatre": "Theater",
    "Comptoir de l'est": "East Trading Post",
    "Comptoir de l'ouest": "West Trading Post",
}

PROJECT_ALIASES = {"Arc de triomphe": "Triumphal Arches", "Arcs de triomphe": "Triumphal Arches"}
"""Every alias of the contract, with the name that every output uses."""

CARD_SPELLINGS = [*[(name, card.name) for card in CARDS for name in (card.name, card.french)], *CARD_ALIASES.items()]

WONDER_SPELLINGS = [
    (f"{name} {side}", f"{wonder} {side}")
    for name, wonder in [*[(wonder.name, wonder.name) for wonder in WONDERS], *CITIES.items()]
    for side in "AB"
]

PROJECT_SPELLINGS = [
    *[(name, project.name) for project in PROJECTS for name in (project.name, project.french) if name],
    *PROJECT_ALIASES.items(),
]


def written_otherwise(name: str) -> list[str]:
    """A name as a hurried hand writes it."""
    plain = {"É": "e", "é": "e", "è": "e", "ê": "e", "â": "a", "ô": "o", "ç": "c", "î": "i"}
    bare = "".join(plain.get(letter, letter) for letter in name)
    return [name, name.upper(), name.lower(), bare, name.replace("'", "’"), name.replace(" ", "-"), f" {name} "]


@for_each(("typed", "name"), CARD_SPELLINGS)
def test_a_card_in_every_place(typed: str, name: str) -> None:
    for spelling in written_otherwise(typed):
        drawn = table_of(
            {
                "age": 3,
                "players": [{"name": "Ana", "wonder": "Gizah A", "cards": [spelling]}],
                "build": {"player": "Ana", "card": spelling},
            }
        )
        assert [card.name for card in drawn.cities[0].cards] == [name]
        assert drawn.build is not None
        assert drawn.build.card is not None
        assert drawn.build.card.name == name


@pytest.mark.parametrize("guild", GUILDS, ids=lambda guild: guild.name)
def test_a_copied_guild(guild: object) -> None:
    for typed, name in CARD_SPELLINGS:
        if name == getattr(guild, "name", ""):
            for spelling in written_otherwise(typed):
                ana = {"name": "Ana", "wonder": "Olympia B", "copied_guild": spelling}
                assert table_of({"age": 3, "players": [ana]}).cities[0].copied_guild == guild


@for_each(("typed", "title"), WONDER_SPELLINGS)
def test_a_wonder(typed: str, title: str) -> None:
    for spelling in written_otherwise(typed):
        drawn = table_of({"age": 1, "players": [{"name": "Ana", "wonder": spelling}]})
        assert drawn.cities[0].wonder.title == title


@for_each(("typed", "name"), PROJECT_SPELLINGS)
def test_a_project(typed: str, name: str) -> None:
    for spelling in written_otherwise(typed):
        ana = {"name": "Ana", "wonder": "Gizah A"}
        drawn = table_of({"age": 3, "players": [ana], "projects": [{"age": 1, "card": spelling}]})
        assert [entry.project.name for entry in drawn.projects] == [name]


def test_no_two_names_are_alike() -> None:
    assert len({folded(card.name) for card in CARDS}) == len(CARDS)
    french = {folded(card.french): card.name for card in CARDS}
    english = {folded(card.name): card.name for card in CARDS}
    assert len(french) == len(CARDS)
    assert all(english[name] == french[name] for name in english.keys() & french.keys())
    assert set(wonder_names().values()) == set(WONDERS)
    assert set(project_names().values()) == set(PROJECTS)
    assert set(card_names().values()) == set(CARDS)


def test_what_is_folded_away() -> None:
    assert folded("Comptoir de l'Ouest") == folded("comptoir-de-l’ouest") == "comptoirdelouest"
    assert folded("Éphèse A") == folded("E\u0301phe\u0300se a") == folded("EPHESEA") == "ephesea"
    assert folded("中文") == "中文"
    assert folded("--- '") == ""


def test_a_letter_too_many_is_guessed() -> None:
    names = [name for name, _ in spelled_cards()]
    for name in names:
        guess = nearest(f"{name[:3]}x{name[3:]}", names)
        assert guess is not None
        assert card_names()[folded(guess)] == card_names()[folded(name)]


@pytest.mark.parametrize(
    "place",
    [
        {"tower": [{"Anna": 4}]},
        {"projects": [{"age": 1, "card": "Cranes", "joined": {"Anna": 1}}]},
        {"build": {"player": "Anna", "card": "Altar"}},
    ],
    ids=lambda place: next(iter(place)),
)
def test_an_unknown_player_names_the_nearest(place: dict[str, object]) -> None:
    seats = [{"name": "Ana", "wonder": "Gizah A"}, {"name": "Bo", "wonder": "Rhodos A"}]
    text = json.dumps({"game": "babel", "age": 1, "players": seats, **place})
    (loaded,) = load("drawn.yaml", text.encode())
    (problem,) = loaded.problems
    assert str(problem.message) == "no player is called Anna"
    assert str(problem.help) == "did you mean Ana?"
    assert text[problem.column - 1 :].startswith('"Anna"')
    assert problem.width == len('"Anna"')
