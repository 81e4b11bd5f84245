"""The final pad: every row of every player, every choice of a guild and of science symbols tried."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from .pieces import CARDS, GUILDS
from .reading import Document, read
from .tower import tower_points

if TYPE_CHECKING:
    from .pieces import Card
    from .reading import City, Table

Pad = dict[str, int]
SYMBOLS = ("compass", "tablet", "gear")


def score(document: Document) -> dict[str, Any]:
    """`players`: name, score (the ten rows) and rank of each; `winners`: their names."""
    table = read(document)
    players = table.players()
    pads = [pad_of(table, city) for city in players]
    standings = [(pad["total"], city.coins) for pad, city in zip(pads, players, strict=True)]
    ranks = [1 + len([other for other in standings if other > mine]) for mine in standings]
    return {
        "players": [
            {"name": city.name, "score": pad, "rank": rank}
            for city, pad, rank in zip(players, pads, ranks, strict=True)
        ],
        "winners": [city.name for city, rank in zip(players, ranks, strict=True) if rank == 1],
    }


def pad_of(table: Table, city: City) -> Pad:
    """The best pad over all choices; of equal totals no copy, the first guild, most compasses, most tablets."""
    best: Pad = {}
    for copied in copies_to_try(table, city):
        for placed in placements(city, copied):
            pad = pad_with(table, city, copied, placed)
            if not best or pad["total"] > best["total"]:
                best = pad
    return best


def copies_to_try(table: Table, city: City) -> list[Card | None]:
    """The guild that was written, or none and every guild of the neighbours."""
    if not city.stages_with("copy_guild"):
        return [None]
    if city.copied_guild is not None:
        return [CARDS[city.copied_guild]]
    near = [name for name in GUILDS if any(neighbour.has(name) for neighbour in table.neighbours(city))]
    return [None, *(CARDS[name] for name in near)]


def free_symbols(city: City, copied: Card | None) -> int:
    """How many science symbols are of the player's choice."""
    cards = [*city.cards, copied] if copied else city.cards
    return len([card for card in cards if card.effect == ["science", "any"]]) + len(city.stages_with("science"))


def placements(city: City, copied: Card | None) -> list[list[str]]:
    """Every way to choose the free symbols after those that were written, most compasses and then tablets first."""
    free = free_symbols(city, copied)
    written = city.science[:free]
    every = product(SYMBOLS, repeat=free - len(written))
    chosen = [[*written, *rest] for rest in every]
    return sorted(chosen, key=lambda placed: (-placed.count("compass"), -placed.count("tablet")))


def pad_with(table: Table, city: City, copied: Card | None, placed: list[str]) -> Pad:
    """The pad for one choice."""
    symbols = placed + [card.effect[1] for card in city.of_colour("green")]
    counts = [symbols.count(symbol) for symbol in SYMBOLS]
    guilds = [*city.of_colour("purple"), *([copied] if copied else [])]
    rows = {
        "military": sum(city.victory) - city.defeat,
        "coins": city.coins // 3,
        "wonder": sum(map(int, city.stages_with("points"))),
        "civil": sum(card.number("points") for card in city.of_colour("blue")),
        "commerce": sum(end_points(table, city, card) for card in city.of_colour("yellow")),
        "guilds": sum(end_points(table, city, card) for card in guilds),
        "science": sum(count * count for count in counts) + 7 * min(counts),
        "tower": tower_points(table, city),
        "projects": project_points(table, city, min(counts)),
    }
    return {**rows, "total": sum(rows.values())}


def end_points(table: Table, city: City, card: Card) -> int:
    """What a card counts at the end: so much for each thing that some cities have."""
    if card.effect[0] != "end":
        return 0
    _, points, what, whose = card.effect
    cities = [city] if "self" in whose else []
    if "left" in whose:
        cities += table.neighbours(city)
    return int(points) * sum(number_of(each, what) for each in cities)


def number_of(city: City, what: str) -> int:
    """How many stages, defeat tokens or cards of some colours a city has."""
    if what == "stages":
        return len(city.built_stages())
    if what == "defeats":
        return city.defeat
    return len(city.of_colour(*what.split("/")))


def project_points(table: Table, city: City, sets: int) -> int:
    """What the tokens of the Great Projects count."""
    guilds = sum(len(each.of_colour("purple")) for each in [city, *table.neighbours(city)])
    points = 3 * sets * city.token("science_sets") + guilds * city.token("guilds")
    return points + len(city.built_stages()) * city.token("stages") - sum(city.penalties())
