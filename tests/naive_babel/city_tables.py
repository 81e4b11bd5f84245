"""Random tables with a build to price, small enough for brute force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .builds import is_chained
from .dealing import random_modules, random_rulings, seat
from .facts import MARKERS
from .pieces import CARDS, PROJECTS, WONDERS, Card
from .reading import read
from .tower import laws

if TYPE_CHECKING:
    from random import Random

    from .reading import Document

PRODUCERS = [card.name for card in CARDS.values() if card.effect[0] in ("make", "buy")]
STAGES_FOR = {"olympia": ("Olympia A", 2), "discard": ("Halikarnassus B", 1), "discard A": ("Halikarnassus A", 2)}


def random_city_table(random: Random) -> Document:
    """A table with cities of producers, active tiles, a project and a `build` that is legal about half the time."""
    age = random.randint(1, 3)
    cities = seat(random)
    for city in cities:
        fill(random, city, age)
    document: Document = {"game": "babel", "age": age, **random_modules(random), "players": cities}
    add_rulings(random, document)
    add_tower(random, document)
    add_project(random, document)
    add_build(random, document)
    if random.random() < 0.5:
        drop_defaults(document)
    return document


def fill(random: Random, city: Document, age: int) -> None:
    """Some producers, a few other cards, coins and tokens."""
    possible = [card.name for card in CARDS.values() if card.age <= age]
    cards = random.sample([name for name in PRODUCERS if name in possible], random.randint(0, 5 + age))
    cards += [name for name in random.sample(possible, random.randint(0, 2 + age)) if name not in cards]
    city["cards"] = cards
    city["stages"] = random.randint(0, min(age, len(WONDERS[city["wonder"]].stages)))
    city["coins"] = random.choice((0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 8, 11))
    if not city.get("free_city") and random.random() < 0.4:
        city["tokens"] = {kind: random.randint(0, 1) for kind in ("free_building", "free_stage", "any_colour")}
    if random.random() < 0.08:
        city.setdefault("tokens", {})["lost_wonder"] = True


def add_rulings(random: Random, document: Document) -> None:
    """Rulings, if any."""
    rulings = random_rulings(random)
    if rulings:
        document["rulings"] = rulings


def add_tower(random: Random, document: Document) -> None:
    """Tiles in random turns, built by whom it may be."""
    names = [city["name"] for city in document["players"] if not city.get("free_city")]
    tiles = random.sample(range(1, 25), random.randint(0, min(10, 3 * len(names))))
    turns: list[dict[str, int]] = []
    while tiles:
        builders = random.sample(names, min(random.randint(1, 2), len(names), len(tiles)))
        turns.append({name: tiles.pop() for name in builders})
    document["tower"] = turns


def add_project(random: Random, document: Document) -> None:
    """Mostly the project of the file's Age, with some markers taken."""
    if random.random() < 0.15:
        return
    names = [city["name"] for city in document["players"] if not city.get("free_city")]
    project = random.choice([each for each in PROJECTS.values() if each.age == document["age"]])
    taken = random.choices(names, k=random.randint(0, MARKERS[len(names)] if random.random() < 0.2 else 1))
    joined = {name: taken.count(name) for name in names if name in taken}
    document["projects"] = [{"age": document["age"], "card": project.name, "joined": joined}]


def add_build(random: Random, document: Document) -> None:
    """A card, or the next stage, with random `use` and `join`; the project's colour and chains are favoured."""
    city = random.choice([each for each in document["players"] if not each.get("free_city") or random.random() < 0.3])
    build: dict[str, Any] = {"player": city["name"]}
    if random.random() < 0.25:
        build["stage"] = True
    else:
        build["card"] = pick_card(random, document, city).name
    if random.random() < 0.2:
        add_use(random, city, build)
    if "projects" in document and random.random() < (0.03 if "stage" in build else 0.35):
        build["join"] = "any_colour" if random.random() < 0.2 else True
    elif random.random() < 0.2:
        build["join"] = False
    document["build"] = build


def pick_card(random: Random, document: Document, city: Document) -> Card:
    """A card, mostly of no later Age and not yet in the city; often one that chains or is taxed."""
    table = read({**document, "build": {}})
    builder = next(each for each in table.cities if each.name == city["name"])
    latest = 3 if random.random() < 0.05 else document["age"]
    cards = [card for card in CARDS.values() if card.age <= latest]
    if random.random() < 0.9:
        cards = [card for card in cards if not builder.has(card.name)]
    entry = table.entry_of_the_age()
    in_force = laws(table)
    wishes = [
        [card for card in cards if is_chained(table, builder, card, in_force)],
        [card for card in cards if entry and card.colour == entry.project.colour],
        [card for card in cards if card.colour in ("red", "blue", "purple")],
        cards,
    ]
    return random.choice(random.choice([wish for wish in wishes if wish] or [list(CARDS.values())]))


def add_use(random: Random, city: Document, build: Document) -> None:
    """A `use`, and mostly what it needs."""
    use = "free_stage" if "stage" in build else random.choice(("free_building", *STAGES_FOR))
    if random.random() < 0.05:
        use = random.choice(("free_stage", "free_building", "olympia"))
    build["use"] = use.removesuffix(" A")
    if random.random() < 0.2:
        return
    if use in STAGES_FOR:
        city["wonder"], city["stages"] = STAGES_FOR[use]
    else:
        city.setdefault("tokens", {})[use] = 1


def drop_defaults(document: Document) -> None:
    """Leave out what says nothing."""
    for city in document["players"]:
        for key in ("cards", "stages", "coins", "tokens"):
            if not city.get(key):
                city.pop(key, None)
    if not document["tower"]:
        del document["tower"]
