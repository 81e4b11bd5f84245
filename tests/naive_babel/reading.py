"""Turns the plain data of one document into cities and a table; the document is assumed to be well-formed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from unicodedata import normalize

from .facts import MARKERS, RULINGS, SLOTS
from .pieces import CARDS, PROJECTS, WONDERS, Card, Project, Stage, Wonder

Document = dict[str, Any]

DEFAULT_RULINGS = {ruling: values[0] for ruling, values in RULINGS.items()}


@dataclass
class City:
    """One city of the ring, the Free City among them."""

    name: str
    wonder_name: str
    free: bool
    stages: int
    cards: list[Card]
    coins: int
    victory: list[int]
    defeat: int
    tiles: list[int]
    tokens: dict[str, Any]
    science: list[str]
    copied_guild: str | None
    score_pad: dict[str, int]

    def wonder(self) -> Wonder:
        """The city's wonder."""
        return WONDERS[self.wonder_name]

    def built_stages(self) -> list[Stage]:
        """The stages that are built, as far as the wonder has them."""
        return self.wonder().stages[: self.stages]

    def stages_with(self, word: str) -> list[str]:
        """What the built stages that give this give of it."""
        return [stage.gives[word] for stage in self.built_stages() if word in stage.gives]

    def of_colour(self, *colours: str) -> list[Card]:
        """The city's cards of some colours."""
        return [card for card in self.cards if card.colour in colours]

    def has(self, name: str) -> bool:
        """Whether a card of this name stands in the city."""
        return any(card.name == name for card in self.cards)

    def token(self, kind: str) -> int:
        """How many tokens of a kind the city holds."""
        return self.tokens.get(kind) or 0

    def penalties(self) -> list[int]:
        """The penalty tokens, by their Age."""
        return [abs(value) for value in self.tokens.get("penalties") or []]

    def lost_wonder(self) -> bool:
        """Whether the wonder's resource is lost."""
        return bool(self.tokens.get("lost_wonder"))


@dataclass
class Entry:
    """One Great Project of the file."""

    age: int
    project: Project
    joined: dict[str, int]

    def markers_of(self, city: City) -> int:
        """How many markers a city took."""
        return self.joined.get(city.name, 0)


@dataclass
class Table:
    """All of a document."""

    age: int
    modules: list[str]
    rulings: dict[str, str]
    cities: list[City]
    turns: list[dict[str, list[int]]]
    entries: list[Entry] = field(default_factory=list)
    build: Document = field(default_factory=dict)

    def players(self) -> list[City]:
        """Every city but the Free City."""
        return [city for city in self.cities if not city.free]

    def slots(self) -> int:
        """How many tiles act at once."""
        return SLOTS[min(max(len(self.players()), 1), 8)]

    def markers(self) -> int:
        """How many markers lie on a project."""
        return MARKERS[min(max(len(self.players()), 1), 8)]

    def left_of(self, city: City) -> City:
        """The city on the left."""
        return self.cities[(self.position(city) + 1) % len(self.cities)]

    def right_of(self, city: City) -> City:
        """The city on the right."""
        return self.cities[self.position(city) - 1]

    def position(self, city: City) -> int:
        """Where a city sits."""
        return [each is city for each in self.cities].index(True)

    def neighbours(self, city: City) -> list[City]:
        """Both neighbours, or the one that a ring of two has."""
        left, right = self.left_of(city), self.right_of(city)
        return [left] if left is right else [left, right]

    def entry_of_the_age(self) -> Entry | None:
        """The project of the file's Age."""
        found = [entry for entry in self.entries if entry.age == self.age]
        return found[0] if found else None


def read_city(data: Document) -> City:
    """One entry of `players`."""
    military = data.get("military") or {}
    return City(
        name=str(data["name"]),
        wonder_name=data["wonder"],
        free=bool(data.get("free_city")),
        stages=data.get("stages") or 0,
        cards=[CARDS[name] for name in data.get("cards") or []],
        coins=data.get("coins") or 0,
        victory=list(military.get("victory") or []),
        defeat=military.get("defeat") or 0,
        tiles=list(data.get("tiles") or []),
        tokens=data.get("tokens") or {},
        science=list(data.get("science") or []),
        copied_guild=data.get("copied_guild"),
        score_pad=data.get("score_pad") or {},
    )


def same(name: object) -> str:
    """A key that is equal for two names which differ only in letter case or in composed accents."""
    return normalize("NFC", normalize("NFC", str(name)).casefold())


def read_turn(data: Document, names: dict[str, str]) -> dict[str, list[int]]:
    """One entry of `tower`: the tiles of each builder, by the name that the builder's own entry has."""
    return {names[same(name)]: value if isinstance(value, list) else [value] for name, value in data.items()}


def read_entry(data: Document, names: dict[str, str]) -> Entry:
    """One entry of `projects`."""
    joined = {names[same(name)]: count or 0 for name, count in (data.get("joined") or {}).items()}
    return Entry(data["age"], PROJECTS[data["card"]], joined)


def read(document: Document) -> Table:
    """The whole document; what belongs to a module that is not played is left out."""
    modules = document.get("modules")
    modules = ["tower", "projects"] if modules is None else modules
    names = {same(data["name"]): str(data["name"]) for data in document["players"]}
    build = document.get("build") or {}
    return Table(
        age=document["age"],
        modules=modules,
        rulings={**DEFAULT_RULINGS, **(document.get("rulings") or {})},
        cities=[read_city(data) for data in document["players"]],
        turns=[read_turn(data, names) for data in document.get("tower") or []] if "tower" in modules else [],
        entries=[read_entry(data, names) for data in document.get("projects") or []] if "projects" in modules else [],
        build={**build, "player": names[same(build["player"])]} if build else {},
    )
