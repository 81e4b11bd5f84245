"""Which rules a table breaks."""

from __future__ import annotations

from itertools import combinations, pairwise

from .joining import is_join_colour_broken, turns_of_an_age
from .military import are_tokens_impossible
from .pad import copies_to_try, free_symbols, score
from .pieces import CARDS, GUILDS, Card
from .reading import City, Document, Table, read
from .spending import given_before, spent
from .tower import built_by


def check(document: Document) -> set[str]:
    """The ids of all broken rules."""
    table = read(document)
    return {rule for rule, is_broken in RULES.items() if is_broken(table)} | pad_faults(document, table)


def pad_faults(document: Document, table: Table) -> set[str]:
    """`babel-score` if a row that players wrote differs from the pad."""
    pads = {entry["name"]: entry["score"] for entry in score(document)["players"]}
    written = [(city.name, row, points) for city in table.players() for row, points in city.score_pad.items()]
    return {"babel-score" for name, row, points in written if pads[name][row] != points}


def is_count_wrong(table: Table) -> bool:
    """2 to 8 players, and one Free City with two only."""
    players = len(table.players())
    return not 2 <= players <= 8 or len(table.cities) - players != (1 if players == 2 else 0)


def is_wonder_twice(table: Table) -> bool:
    """One wonder, on whichever side, at two cities; with eight players one may stand in for an unknown board."""
    wonders = [city.wonder_name.split()[0] for city in table.cities]
    stand_ins = 1 if len(table.players()) == 8 else 0
    return len(wonders) - len(set(wonders)) > stand_ins


def is_hand_wrong(table: Table) -> bool:
    """Hands of three different tiles, each built from the own hand and once."""
    if "tower" not in table.modules:
        return False
    built = [tile for city in table.cities for tile in built_by(table, city)]
    dealt = [tile for city in table.cities for tile in city.tiles]
    if len(set(built)) < len(built):
        return True
    if not dealt:
        return any(len(built_by(table, city)) > (0 if city.free else 3) for city in table.cities)
    foreign = any(tile not in city.tiles for city in table.cities for tile in built_by(table, city))
    sizes = any(len(city.tiles) != (0 if city.free else 3) for city in table.cities)
    return foreign or sizes or len(set(dealt)) < len(dealt)


def are_two_in_a_turn(table: Table) -> bool:
    """Two tiles of one player in one turn, or three where Babylon B's last card may build one."""
    most = dict.fromkeys([city.name for city in table.cities], 1)
    if table.rulings["last_card_tile"] == "allowed":
        most.update({city.name: 2 for city in table.cities if city.stages_with("last_card")})
    return any(len(tiles) > most[name] for turn in table.turns for name, tiles in turn.items())


def are_actions_too_many(table: Table) -> bool:
    """More built than a player had cards to do it with."""
    return any(
        actions(table, city) > actions_allowed(table, city) or is_an_age_too_full(table, city)
        for city in table.players()
    )


def actions(table: Table, city: City) -> int:
    """Cards, stages and tiles of a player; a stage that the wonder does not have is a fault of its own."""
    return len(city.cards) + min(city.stages, len(city.wonder().stages)) + len(built_by(table, city))


def actions_allowed(table: Table, city: City) -> int:
    """Six or seven an Age, and what Halikarnassus and free tokens built."""
    seven = bool(city.stages_with("last_card"))
    tokens = sum(spent(table, city, kind, table.age) for kind in ("free_building", "free_stage"))
    return turns_of_an_age(seven=seven) * table.age + len(city.stages_with("discard")) + tokens


def is_an_age_too_full(table: Table, city: City) -> bool:
    """More cards that are dealt in some Ages only than these Ages had turns, discard piles and tokens for."""
    everything = range(1, table.age + 1)
    for ages in [set(some) for number in everything for some in combinations(everything, number)]:
        cards = [card for card in city.cards if is_dealt_only_in(card, ages, table.age)]
        tokens = min(
            given_before(table, city, "free_building", max(ages)), spent(table, city, "free_building", table.age)
        )
        turns = turns_of_an_age(seven=bool(city.stages_with("last_card"))) * len(ages)
        if len(ages) < table.age and len(cards) > turns + len(city.stages_with("discard")) + tokens:
            return True
    return False


def is_dealt_only_in(card: Card, ages: set[int], latest: int) -> bool:
    """Whether some of these Ages are all those in which a card has been dealt so far."""
    decks = [age for age in card.copies if age <= latest]
    return bool(decks) and all(age in ages for age in decks)


def is_card_twice(table: Table) -> bool:
    """One name twice in a city."""
    return any(len({card.name for card in city.cards}) < len(city.cards) for city in table.cities)


def are_copies_too_many(table: Table) -> bool:
    """More copies on the table than there are, or more guilds than are in play."""
    names = [card.name for city in table.cities for card in city.cards]
    guilds = {name for name in names if name in GUILDS}
    players = max(len(table.players()), 3)
    return len(guilds) > players + 2 or any(names.count(name) > copies_of(table, name) for name in set(names))


def copies_of(table: Table, name: str) -> int:
    """How many copies of a card are in play up to the file's Age, and those of its first Age in any case."""
    column = min(max(len(table.players()), 3), 7) - 3
    card = CARDS[name]
    if card.colour == "purple":
        return 1
    return sum(copies[column] for age, copies in card.copies.items() if age <= max(table.age, card.age))


def is_card_too_late(table: Table) -> bool:
    """A card of a later Age than the file's."""
    return any(card.age > table.age for city in table.cities for card in city.cards)


def are_stages_too_many(table: Table) -> bool:
    """More stages than the wonder has."""
    return any(city.stages > len(city.wonder().stages) for city in table.cities)


def is_project_misplaced(table: Table) -> bool:
    """Ages that do not rise, a card of another Age, or an Age later than the file's."""
    ages = [entry.age for entry in table.entries]
    foreign = any(entry.project.age != entry.age or entry.age > table.age for entry in table.entries)
    return foreign or any(later <= sooner for sooner, later in pairwise(ages))


def are_markers_too_many(table: Table) -> bool:
    """More markers beyond one each than can have been taken while one was left on the card."""
    more_than_one = [sum(max(0, held - 1) for held in entry.joined.values()) for entry in table.entries]
    return any(number >= table.markers() for number in more_than_one)


def is_choice_wrong(table: Table) -> bool:
    """More science choices than free symbols, or a guild copied that cannot be."""
    for city in table.cities:
        free = max(free_symbols(city, copied) for copied in copies_to_try(table, city))
        if len(city.science) > free:
            return True
        copied = city.copied_guild
        near = any(neighbour.has(copied) for neighbour in table.neighbours(city)) if copied else True
        if copied and not (near and city.stages_with("copy_guild")):
            return True
    return False


RULES = {
    "babel-player-count": is_count_wrong,
    "babel-wonder-twice": is_wonder_twice,
    "babel-tile-hand": is_hand_wrong,
    "babel-turn-tile": are_two_in_a_turn,
    "babel-actions": are_actions_too_many,
    "babel-card-twice": is_card_twice,
    "babel-card-copies": are_copies_too_many,
    "babel-card-age": is_card_too_late,
    "babel-stages": are_stages_too_many,
    "babel-project-order": is_project_misplaced,
    "babel-join-colour": is_join_colour_broken,
    "babel-markers": are_markers_too_many,
    "babel-tokens": are_tokens_impossible,
    "babel-science-choice": is_choice_wrong,
}
