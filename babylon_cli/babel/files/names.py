"""The names of cards, wonders and projects in English and French, whatever their case, accents and hyphens."""

import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TypeVar

from babylon_cli.babel.facts.cards import CARD_BY_NAME, CARDS, GUILDS, Card
from babylon_cli.babel.facts.projects import PROJECT_BY_NAME, PROJECTS, Project
from babylon_cli.babel.facts.wonders import WONDERS, Wonder

Named = TypeVar("Named", Card, Wonder, Project)

CARD_ALIASES = {
    "Merchants Guild": "Traders Guild",
    "Bazaar": "Bazar",
    "Theatre": "Theater",
    "Comptoir de l'est": "East Trading Post",
    "Comptoir de l'ouest": "West Trading Post",
}

WONDER_ALIASES = {
    "Alexandrie": "Alexandria",
    "Babylone": "Babylon",
    "Éphèse": "Ephesos",
    "Ephesus": "Ephesos",
    "Giza": "Gizah",
    "Gizeh": "Gizah",
    "Halicarnasse": "Halikarnassus",
    "Halicarnassus": "Halikarnassus",
    "Olympie": "Olympia",
    "Rhodes": "Rhodos",
}

PROJECT_ALIASES = {"Arc de triomphe": "Triumphal Arches", "Arcs de triomphe": "Triumphal Arches"}


def folded(name: str) -> str:
    """A name without what is easily written otherwise: case, accents, apostrophes of any kind, hyphens, spaces."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join([letter for letter in letters if letter.isalnum() and unicodedata.category(letter) != "Lm"])


@lru_cache(maxsize=1)
def card_names() -> Mapping[str, Card]:
    """Every spelling of every card, folded."""
    return _folded_names(_spelled_cards())


@lru_cache(maxsize=1)
def wonder_names() -> Mapping[str, Wonder]:
    """Every spelling of every side of a wonder, folded."""
    other_names: dict[str, list[str]] = {}
    for alias, name in WONDER_ALIASES.items():
        other_names.setdefault(name, []).append(alias)
    spellings = [
        (f"{name} {wonder.side}", wonder)
        for wonder in WONDERS
        for name in (wonder.name, *other_names.get(wonder.name, ()))
    ]
    return _folded_names(spellings)


@lru_cache(maxsize=1)
def project_names() -> Mapping[str, Project]:
    """Every spelling of every project, folded; French only where the title is known."""
    return _folded_names(_spelled_projects())


def spellings_of_cards() -> list[str]:
    """English and French names and the aliases, for `did you mean`."""
    return [name for name, _ in _spelled_cards()]


def spellings_of_guilds() -> list[str]:
    """The same of the guilds."""
    return [name for card in GUILDS for name in (card.name, card.french)]


def spellings_of_wonders() -> list[str]:
    """Every side of every wonder, and of its other names."""
    names = [*dict.fromkeys([wonder.name for wonder in WONDERS]), *WONDER_ALIASES]
    return [f"{name} {side}" for name in names for side in "AB"]


def spellings_of_projects() -> list[str]:
    """English names, the French titles that are known, and the aliases."""
    return [name for name, _ in _spelled_projects()]


def _spelled_cards() -> list[tuple[str, Card]]:
    spellings = [(name, card) for card in CARDS for name in (card.name, card.french)]
    return [*spellings, *_aliases(CARD_ALIASES, CARD_BY_NAME)]


def _spelled_projects() -> list[tuple[str, Project]]:
    spellings = [(name, project) for project in PROJECTS for name in (project.name, project.french) if name]
    return [*spellings, *_aliases(PROJECT_ALIASES, PROJECT_BY_NAME)]


def _aliases(aliases: Mapping[str, str], known: Mapping[str, Named]) -> list[tuple[str, Named]]:
    return [(alias, known[name]) for alias, name in aliases.items()]


def _folded_names(spellings: Iterable[tuple[str, Named]]) -> Mapping[str, Named]:
    return MappingProxyType({folded(name): named for name, named in spellings})
