"""The 66 rulings: all there, each with its ground, and none that the files cannot show without saying why."""

import re
from dataclasses import fields
from typing import get_args

import pytest

from babylon_cli.babel.facts.projects import PROJECTS
from babylon_cli.babel.facts.tiles import TILES
from babylon_cli.babel.rules.ruling import Basis, Ruling
from babylon_cli.babel.rules.rulings import NAMED, RULINGS
from babylon_cli.babel.table.rulings import DEFAULT_RULINGS, VALUES, Rulings
from babylon_cli.wording.texts import published
from tests.cases import for_each
from tests.cli.running import EXAMPLES

every_ruling = for_each("ruling", RULINGS.values())

BEYOND_THE_FILE = {
    "E16": "red cards and wonder stages that cost coins",
    "E21": "leaders",
    "E23": "leaders",
    "E28": "leaders",
    "E32": "leaders",
    "E41": "cards of Cities",
    "E43": "leaders",
    "E60": "leaders",
    "E61": "leaders and cards of Cities",
    "E63": "the discard pile",
    "E64": "setting up",
    "E65": "debt tokens",
}
"""The rulings that no file can express, and what it lacks."""

PARTLY_BEYOND = {
    "E15": "Solomon and Ramses",
    "E26": "Vitruvius",
    "E29": "the Clandestine Docks",
    "E30": "the Clandestine Docks",
    "E48": "cards of Cities and an eighth wonder",
    "E55": "Manneken Pis",
    "E56": "recruiting leaders, and Solomon",
    "E59": "coins in the cost of a stage, and Ramses",
    "E66": "the paper pad",
}
"""The rulings of which a part has no place in a file, and what."""

SECTIONS = {
    "Tour de Babel: Éléments de jeu",
    "Tour de Babel: Déroulement d'un Âge",
    "Tour de Babel: Placement des tuiles Babel",
    "Tour de Babel: Fin de la partie",
    "Tour de Babel: Effets des tuiles Babel",
    "Tour de Babel: Parties à 2 joueurs",
    "Tour de Babel: Jouer avec Leaders et Cities",
    "Grands Projets: Éléments de jeu",
    "Grands Projets: Déroulement d'un Âge",
    "Grands Projets: Fin d'Âge",
    "Grands Projets: Fin de la partie",
    "Grands Projets: Effets des cartes Grand Projet",
    "Grands Projets: Parties à 2 joueurs",
    "Grands Projets: Parties à 8 joueurs",
    "Grands Projets: Jouer avec les autres extensions",
    "Grands Projets: La totale",
}
"""The sections of the French rulebook that are cited."""

PRICE = "trade between cities: the price of a resource"
SOLD = "trade between cities: what a neighbour sells"

BASE_RULES_BEHIND = {
    "E14": {"a turn: building: the cost, and the chain in its place"},
    "E30": {PRICE, "list of the cards: the Trading Posts and the Marketplace"},
    "E33": {PRICE, "the wonders: Olympia B"},
    "E35": {SOLD, "list of the cards: the Vineyard and the Haven", "the guilds: those that count brown cards"},
    "E40": {SOLD},
    "E44": {"the guilds: Strategists Guild"},
    "E55": {SOLD, "the wonder boards: the resource"},
}
"""The rules of the base game from which a ruling is derived."""

NUMBERS_OF_TILES = re.compile(r"[Tt]iles? (\d+(?:(?:, | and | or | to )(?:tile )?\d+)*)")


def texts(ruling: Ruling) -> list[str]:
    """Everything that the page of a ruling says in words."""
    text = published("rulings", ruling.id)
    shown = [text.section(heading) for heading in text.sections if heading != "in a file"]
    return [text.title, text.body, *shown]


def tiles_named(text: str) -> set[int]:
    """The tiles that a text names by number; `9 to 12` names four."""
    named: set[int] = set()
    for numbers in NUMBERS_OF_TILES.findall(text):
        found = [int(number) for number in re.findall(r"\d+", numbers)]
        named |= set(range(found[-2], found[-1] + 1)) if " to " in numbers else set()
        named |= set(found)
    return named


def test_all_66_are_there_in_order() -> None:
    assert list(RULINGS) == [f"E{number:02}" for number in range(1, 67)]
    assert [ruling.id for ruling in RULINGS.values()] == list(RULINGS)


def test_the_eight_open_ones_are_those_of_a_table_in_the_same_order() -> None:
    assert list(NAMED) == [field.name for field in fields(Rulings)]
    assert [ruling.name for ruling in RULINGS.values() if ruling.name] == list(NAMED)
    assert [ruling for ruling in RULINGS.values() if "unresolved" in ruling.basis] == list(NAMED.values())


@pytest.mark.parametrize("name", NAMED)
def test_their_defaults_come_first(name: str) -> None:
    assert VALUES[name][0] == getattr(DEFAULT_RULINGS, name)
    assert len(set(VALUES[name])) == len(VALUES[name]) == 2


@every_ruling
def test_it_asks_and_answers(ruling: Ruling) -> None:
    text = published("rulings", ruling.id)
    assert text.title.endswith("?")
    assert len(text.title) <= 73
    assert text.body.endswith(".")
    assert ruling.basis in get_args(Basis)


@every_ruling
def test_its_sections_are_its_values_what_no_file_can_express_and_the_schema(ruling: Ruling) -> None:
    text = published("rulings", ruling.id)
    values = VALUES[ruling.name] if ruling.name else ()
    assert list(text.sections) == [
        *values,
        *[heading for heading in ("beyond the file", "partly beyond") if heading in text.sections],
        *(["in a file"] if ruling.name else []),
    ]
    assert all(text.section(heading).endswith(".") for heading in text.sections)
    assert len({text.section(value) for value in values}) == len(values)


@every_ruling
def test_it_cites_the_rulebook(ruling: Ruling) -> None:
    assert ruling.sources
    assert len(set(ruling.sources)) == len(ruling.sources)
    books = {source.book for source in ruling.sources}
    assert "babel" in books
    assert books <= {"babel", "base"}
    assert {source.section for source in ruling.sources if source.book == "babel"} <= SECTIONS


@pytest.mark.parametrize("number", BASE_RULES_BEHIND)
def test_it_cites_the_rules_of_the_base_game_on_which_it_rests(number: str) -> None:
    cited = {f"{source.section}: {source.item}" for source in RULINGS[number].sources if source.book == "base"}
    assert cited == BASE_RULES_BEHIND[number]


def test_what_the_book_does_not_say_is_no_ruling_of_the_book() -> None:
    assert RULINGS["E65"].basis == "derived"
    assert "not in the book of Babel" in published("rulings", "E32").body
    assert "still costs its coins" in published("rulings", "E59").body


@every_ruling
def test_it_is_told_in_our_own_words(ruling: Ruling) -> None:
    """The rulebook is in French, and nothing but the titles of its sections is taken from it."""
    for text in texts(ruling):
        assert text.isascii()


@every_ruling
def test_the_tiles_and_projects_that_it_names_are_noted(ruling: Ruling) -> None:
    told = " ".join(texts(ruling))
    assert tiles_named(told) <= set(ruling.tiles) <= set(TILES)
    assert {project.name for project in PROJECTS if project.name in told} <= set(ruling.projects)
    assert set(ruling.projects) <= {project.name for project in PROJECTS}
    assert list(ruling.tiles) == sorted(set(ruling.tiles))


def test_every_tile_has_a_ruling() -> None:
    assert {tile for ruling in RULINGS.values() for tile in ruling.tiles} == set(TILES)


def test_what_no_file_can_express() -> None:
    sections = {name: published("rulings", name).sections for name in RULINGS}
    assert [name for name in RULINGS if "beyond the file" in sections[name]] == list(BEYOND_THE_FILE)
    assert [name for name in RULINGS if "partly beyond" in sections[name]] == list(PARTLY_BEYOND)
    assert not set(BEYOND_THE_FILE) & set(PARTLY_BEYOND)


@every_ruling
def test_what_a_file_can_express_has_an_example(ruling: Ruling) -> None:
    files = sorted((EXAMPLES / "babel" / "rulings").glob(f"{ruling.id}-*.yaml"))
    assert bool(files) is (ruling.id not in BEYOND_THE_FILE)
