"""Changes one or two values of a document at random, without knowing what that breaks; it stays readable."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from .card_faults import add_card
from .facts import RULINGS
from .pad import SYMBOLS
from .pieces import CARDS, GUILDS, PROJECTS, WONDERS
from .planting import PLANTERS
from .project_tokens import KINDS

if TYPE_CHECKING:
    from random import Random

    from .reading import Document


def disturb(random: Random, document: Document) -> Document:
    """A copy with one or two changes."""
    changed = deepcopy(document)
    for _ in range(random.randint(1, 2)):
        random.choice(DISTURBANCES)(random, changed)
    return changed


def change_table(random: Random, document: Document) -> None:
    """Another Age, another ruling or fewer modules."""
    choice = random.random()
    if choice < 0.4:
        document["age"] = random.randint(1, 3)
    elif choice < 0.8:
        ruling = random.choice(list(RULINGS))
        document["rulings"] = {**document.get("rulings", {}), ruling: random.choice(RULINGS[ruling])}
    else:
        document["modules"] = random.choice((["tower"], ["projects"], ["tower", "projects"]))


def change_city(random: Random, document: Document) -> None:
    """Another wonder, other stages, coins or military."""
    data = random.choice(document["players"])
    key = random.choice(("wonder", "stages", "coins", "military"))
    values = {
        "wonder": random.choice(list(WONDERS)),
        "stages": random.randint(0, 4),
        "coins": random.randint(0, 9),
        "military": {"victory": random.choices((1, 3, 5), k=random.randint(0, 4)), "defeat": random.randint(0, 4)},
    }
    data[key] = values[key]


def change_cards(random: Random, document: Document) -> None:
    """A card more, a card less or another one."""
    data = random.choice(document["players"])
    choice = random.random()
    if choice < 0.6 and data.get("cards"):
        data["cards"] = random.sample(data["cards"], len(data["cards"]) - 1)
    if choice > 0.3:
        add_card(data, random.choice(list(CARDS)))


def change_tokens(random: Random, document: Document) -> None:
    """Other tokens of one kind."""
    data = random.choice(document["players"])
    kind = random.choice((*KINDS, "penalties", "lost_wonder"))
    value: object = random.randint(0, 3)
    if kind == "penalties":
        value = random.sample((-1, -2, -3), random.randint(0, 2))
    elif kind == "lost_wonder":
        value = random.random() < 0.7
    data["tokens"] = {**data.get("tokens", {}), kind: value}


def change_choice(random: Random, document: Document) -> None:
    """Another science choice or copied guild."""
    data = random.choice(document["players"])
    if random.random() < 0.5:
        data["science"] = random.choices(SYMBOLS, k=random.randint(0, 2))
    else:
        data["copied_guild"] = random.choice(GUILDS)


def change_project(random: Random, document: Document) -> None:
    """Another card or Age of a project, or other markers of a city."""
    entries = document.get("projects")
    if not entries:
        return
    entry = random.choice(entries)
    choice = random.random()
    if choice < 0.2:
        entry["age"] = random.randint(1, 3)
    elif choice < 0.5:
        entry["card"] = random.choice(list(PROJECTS))
    else:
        name = random.choice(document["players"])["name"]
        joined = {key: markers for key, markers in entry.get("joined", {}).items() if key.lower() != name.lower()}
        entry["joined"] = {**joined, name: random.randint(0, 4)}


def change_tower(random: Random, document: Document) -> None:
    """Turns in another order, a turn less, or another tile."""
    turns = [dict(turn) for turn in document.get("tower", [])]
    choice = random.random()
    if choice < 0.3:
        random.shuffle(turns)
    elif choice < 0.5:
        turns = turns[1:]
    elif turns:
        turn = random.choice(turns)
        turn[random.choice(list(turn))] = random.randint(1, 24)
    document["tower"] = turns


def change_spelling(random: Random, document: Document) -> None:
    """Name the builders and takers in another letter case."""
    spell = random.choice((str.upper, str.lower, str.swapcase))
    document["tower"] = [{spell(str(name)): tile for name, tile in turn.items()} for turn in document.get("tower", [])]
    for entry in document.get("projects", []):
        entry["joined"] = {spell(str(name)): markers for name, markers in entry.get("joined", {}).items()}


def plant_something(random: Random, document: Document) -> None:
    """One of the planted faults, whatever else it breaks."""
    random.choice(list(PLANTERS.values()))(random, document)


DISTURBANCES = (
    change_table,
    change_city,
    change_cards,
    change_tokens,
    change_choice,
    change_project,
    change_tower,
    change_spelling,
    plant_something,
)
