"""The names of cards, wonders and projects in English and French, whatever their case, accents and hyphens."""

import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TypeVar

from babylon_cli.babel.facts.cards import CARD_BY_NAME, CARDS, GUILDS, Card
from babylon_cli.babel.facts.projects import PROJECT_BY_NAME, PROJECTS, Project
from babylon_cli.babel.facts.wonders import FRENCH, WONDERS, Wonder

Named = TypeVar("Named", Card, Wonder, Project)
Printed = TypeVar("Printed", Card, Project)

CARD_ALIASES = {
    "Merchants Guild": "Traders Guild",
    "Bazaar": "Bazar",
    "Theatre": "Theater",
    "Comptoir de l'est": "East Trading Post",
    "Comptoir de l'ouest": "West Trading Post",
}

WONDER_ALIASES = {
    **{french: name for name, french in FRENCH.items()},
    "Ephesus": "Ephesos",
    "Giza": "Gizah",
    "Halicarnassus": "Halikarnassus",
}

PROJECT_ALIASES = {"Arc de triomphe": "Triumphal Arches", "Arcs de triomphe": "Triumphal Arches"}


@lru_cache(maxsize=2048)
def folded(name: str) -> str:
    """A name without what is easily written otherwise: case, accents, apostrophes of any kind, hyphens, spaces."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join([letter for letter in letters if letter.isalnum() and unicodedata.category(letter) != "Lm"])


def spelled_cards() -> list[tuple[str, Card]]:
    """Every card by its English and French names and the aliases."""
    return [*_in_both_languages(CARDS), *_aliases(CARD_ALIASES, CARD_BY_NAME)]


def spelled_guilds() -> list[tuple[str, Card]]:
    """Every guild by its English and French names."""
    return _in_both_languages(GUILDS)


def spelled_wonders() -> list[tuple[str, Wonder]]:
    """Every side of every wonder by each of its names."""
    return [
        (f"{name} {wonder.side}", wonder)
        for wonder in WONDERS
        for name in (wonder.name, *[alias for alias, city in WONDER_ALIASES.items() if city == wonder.name])
    ]


def spelled_projects() -> list[tuple[str, Project]]:
    """Every project by its English name, its French title where that is known, and the aliases."""
    return [*_in_both_languages(PROJECTS), *_aliases(PROJECT_ALIASES, PROJECT_BY_NAME)]


@lru_cache(maxsize=1)
def card_names() -> Mapping[str, Card]:
    """Every spelling of every card, folded."""
    return _folded_names(spelled_cards())


@lru_cache(maxsize=1)
def wonder_names() -> Mapping[str, Wonder]:
    """Every spelling of every side of a wonder, folded."""
    return _folded_names(spelled_wonders())


@lru_cache(maxsize=1)
def project_names() -> Mapping[str, Project]:
    """Every spelling of every project, folded."""
    return _folded_names(spelled_projects())


def _in_both_languages(printed: Iterable[Printed]) -> list[tuple[str, Printed]]:
    return [(name, each) for each in printed for name in (each.name, each.french) if name]


def _aliases(aliases: Mapping[str, str], known: Mapping[str, Named]) -> list[tuple[str, Named]]:
    return [(alias, known[name]) for alias, name in aliases.items()]


def _folded_names(spellings: Iterable[tuple[str, Named]]) -> Mapping[str, Named]:
    return MappingProxyType({folded(name): named for name, named in spellings})
