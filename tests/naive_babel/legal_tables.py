"""Random tables that truly can be, at the moment before a project is resolved or with all of the Age resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .check import check
from .dealing import random_modules, random_rulings
from .game import Game
from .pad import SYMBOLS, copies_to_try, free_symbols, score
from .reading import read

if TYPE_CHECKING:
    from random import Random

    from .game import Seat
    from .reading import Document


def random_table(random: Random, *, resolved: bool | None = None) -> Document:
    """A table that breaks no rule, of any Age, with tower, projects, tokens, military and choices.

    The project and the conflicts of its Age are resolved as asked, or now and then.
    """
    while True:
        document = play(random, random.random() < 0.4 if resolved is None else resolved)
        choose(random, document)
        if random.random() < 0.2:
            write_pads(random, document)
        if not check(document):
            return document


def play(random: Random, is_resolved: bool) -> Document:
    """Play up to a random Age and write the table down."""
    age = random.choice((1, 2, 3, 3))
    modules = random_modules(random)
    game = Game(random, modules.get("modules", ["tower", "projects"]))
    for each_age in range(1, age + 1):
        game.play_age(each_age)
        entry = game.take_markers(each_age) if "projects" in game.modules else None
        if entry:
            game.projects.append(entry)
        if each_age < age or is_resolved:
            if entry:
                game.resolve(entry)
            game.fight(each_age)
            game.spend()
    return write(random, game, age, modules)


def write(random: Random, game: Game, age: int, modules: Document) -> Document:
    """The table as a document; now and then a project or all hands are not noted."""
    document: Document = {"game": "babel", "age": age, **modules}
    rulings = random_rulings(random)
    if rulings:
        document["rulings"] = rulings
    with_hands = "tower" in game.modules and random.random() < 0.9
    document["players"] = [write_seat(each, game.dealt.get(each.name, []) if with_hands else []) for each in game.seats]
    if game.turns:
        document["tower"] = game.turns
    entries = [entry for entry in game.projects if random.random() < 0.95]
    if entries:
        document["projects"] = entries
    return document


def write_seat(each: Seat, dealt: list[int]) -> Document:
    """One city; what is empty is left out."""
    military: dict[str, Any] = {"victory": each.victory, "defeat": each.defeat}
    tokens: dict[str, Any] = {**each.tokens, "penalties": each.penalties, "lost_wonder": each.lost_wonder}
    data = {
        "name": each.name,
        "wonder": each.wonder,
        "free_city": each.free,
        "stages": each.stages,
        "cards": [card.name for card in each.cards],
        "coins": each.coins,
        "military": {key: value for key, value in military.items() if value},
        "tiles": dealt,
        "tokens": {key: value for key, value in tokens.items() if value},
    }
    return {key: value for key, value in data.items() if value}


def choose(random: Random, document: Document) -> None:
    """Write some science choices and copied guilds."""
    table = read(document)
    for city, data in zip(table.cities, document["players"], strict=True):
        copies = [card for card in copies_to_try(table, city) if card]
        copied = random.choice(copies) if copies and random.random() < 0.5 else None
        if copied:
            data["copied_guild"] = copied.name
        free = free_symbols(city, copied)
        if free and random.random() < 0.5:
            data["science"] = random.choices(SYMBOLS, k=random.randint(1, free))


def write_pads(random: Random, document: Document) -> None:
    """Write some rows on the players' own pads."""
    pads = {entry["name"]: entry["score"] for entry in score(document)["players"]}
    for data in document["players"]:
        pad = pads.get(data["name"], {})
        rows = random.sample(sorted(pad), random.randint(0, len(pad)))
        if rows:
            data["score_pad"] = {row: pad[row] for row in rows}
