"""Cards, wonders and projects as objects, read from the tables of `facts`."""

from __future__ import annotations

from dataclasses import dataclass

from .facts import CARD_TABLE, PROJECT_TABLE, WONDER_TABLE


@dataclass
class Card:
    """A building, all copies of its name together."""

    age: int
    colour: str
    name: str
    coins: int
    resources: str
    effect: list[str]
    chains_to: list[str]
    copies: dict[int, list[int]]

    def number(self, word: str) -> int:
        """The number after a word of the effect: shields or points."""
        return int(self.effect[1]) if self.effect[0] == word else 0


@dataclass
class Stage:
    """A stage of a wonder: its cost, and by word what it gives."""

    resources: str
    gives: dict[str, str]


@dataclass
class Wonder:
    """One side of a wonder."""

    resource: str
    stages: list[Stage]


@dataclass(frozen=True)
class Project:
    """A Great Project; a marker brings `amount` of the reward."""

    age: int
    colour: str
    name: str
    coins: int
    resources: str
    penalty: str
    reward: str
    amount: int


def rows_of(table: str) -> list[list[str]]:
    """The cells of every line, a dash as nothing."""
    return [[cell.strip().replace("-", "") for cell in line.split("|")] for line in table.strip().splitlines()]


def read_cards() -> dict[str, Card]:
    """All cards by name, in the order of the table."""
    cards: dict[str, Card] = {}
    for age, colour, name, coins, resources, effect, chains, copies in rows_of(CARD_TABLE):
        new = Card(int(age), colour, name, int(coins), resources, effect.split() or [""], [], {})
        card = cards.setdefault(name, new)
        card.chains_to = [each.strip() for each in chains.split(",")]
        card.copies[int(age)] = [int(number) for number in copies]
    return cards


def read_stage(text: str) -> Stage:
    """`SSS points 3, shields 1` as a stage."""
    cost, _, effects = text.partition(" ")
    words = [effect.split() for effect in effects.split(",") if effect.strip()]
    return Stage(cost, {word[0]: " ".join(word[1:]) for word in words})


def read_projects() -> dict[str, Project]:
    """All Great Projects by name."""
    projects = {}
    for age, colour, name, coins, resources, penalty, reward in rows_of(PROJECT_TABLE):
        kind, amount = reward.split()
        projects[name] = Project(int(age), colour, name, int(coins), resources, penalty, kind, int(amount))
    return projects


CARDS = read_cards()
GUILDS = [card.name for card in CARDS.values() if card.colour == "purple"]
WONDERS = {name: Wonder(resource, list(map(read_stage, rest))) for name, resource, *rest in rows_of(WONDER_TABLE)}
PROJECTS = read_projects()
