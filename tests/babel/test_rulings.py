"""The 66 rulings: all there, each with its ground, and none that the files cannot show without saying why."""

import re
from dataclasses import fields
from typing import get_args, get_type_hints

import pytest

from babylon_cli.babel.facts.projects import PROJECTS
from babylon_cli.babel.facts.tiles import TILES
from babylon_cli.babel.rules.ruling import Ruling
from babylon_cli.babel.rules.rulings import NAMED, RULINGS
from babylon_cli.babel.table.rulings import DEFAULT_RULINGS, Rulings
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

NUMBERS_OF_TILES = re.compile(r"[Tt]iles? (\d+(?:(?:, | and | or | to )(?:tile )?\d+)*)")


def texts(ruling: Ruling) -> list[str]:
    """Everything that a ruling says in words."""
    meanings = [value.meaning for value in ruling.choice.values] if ruling.choice else []
    return [ruling.question, ruling.answer, *meanings, ruling.beyond_the_file, ruling.partly_beyond]


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
    assert [ruling for ruling in RULINGS.values() if ruling.choice] == list(NAMED.values())
    assert [ruling for ruling in RULINGS.values() if "unresolved" in ruling.basis] == list(NAMED.values())


@pytest.mark.parametrize("name", NAMED)
def test_their_values_and_defaults_are_those_of_a_table(name: str) -> None:
    choice = NAMED[name].choice
    assert choice is not None
    assert choice.name == name
    assert tuple(value.name for value in choice.values) == get_args(get_type_hints(Rulings)[name])
    assert choice.values[0].name == getattr(DEFAULT_RULINGS, name)
    assert all(value.meaning.endswith(".") for value in choice.values)
    assert len({value.meaning for value in choice.values}) == len(choice.values) == 2


@every_ruling
def test_it_asks_and_answers(ruling: Ruling) -> None:
    assert ruling.question.endswith("?")
    assert len(ruling.question) <= 73
    assert ruling.answer.endswith(".")
    assert ruling.basis


@every_ruling
def test_it_cites_the_rulebook(ruling: Ruling) -> None:
    assert ruling.sources
    assert len(set(ruling.sources)) == len(ruling.sources)
    for source in ruling.sources:
        assert source.book == "babel"
        assert source.section in SECTIONS
        assert source.item


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
    assert [ruling.id for ruling in RULINGS.values() if ruling.beyond_the_file] == list(BEYOND_THE_FILE)
    assert [ruling.id for ruling in RULINGS.values() if ruling.partly_beyond] == list(PARTLY_BEYOND)
    assert not set(BEYOND_THE_FILE) & set(PARTLY_BEYOND)


@every_ruling
def test_what_a_file_can_express_has_an_example(ruling: Ruling) -> None:
    files = sorted((EXAMPLES / "babel" / "rulings").glob(f"{ruling.id}-*.yaml"))
    assert bool(files) is (ruling.id not in BEYOND_THE_FILE)
