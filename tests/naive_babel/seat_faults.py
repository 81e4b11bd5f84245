"""Planters of faults in seats, tiles, choices and pads; each changes the document in place, and may fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .card_faults import pick_player
from .pad import SYMBOLS, score
from .pieces import GUILDS, WONDERS

if TYPE_CHECKING:
    from random import Random

    from .reading import Document


def count_wrong(random: Random, document: Document) -> None:
    """A Free City too many, or none where there should be one."""
    players = document["players"]
    free = [data for data in players if data.get("free_city")]
    if free and random.random() < 0.5:
        players.remove(free[0])
    else:
        taken = {data["wonder"].split()[0] for data in players}
        sides = [side for side in WONDERS if side.split()[0] not in taken]
        wonder = random.choice(sides or list(WONDERS))
        players.insert(random.randint(0, len(players)), {"name": "intruder", "free_city": True, "wonder": wonder})


def wonder_twice(random: Random, document: Document) -> None:
    """Give a city the wonder of another, on either side."""
    one, other = random.sample(document["players"], 2)
    one["wonder"] = other["wonder"][:-1] + random.choice("AB")


def hand_wrong(random: Random, document: Document) -> None:
    """A hand with a tile less, more, or of another hand, tiles of the Free City, a tile built twice, or four tiles."""
    data = random.choice(document["players"])
    hand = data.get("tiles", [])
    choice = random.random()
    if not any(each.get("tiles") for each in document["players"]) and choice < 0.5:
        turns = document.get("tower", [])
        free = [tile for tile in range(1, 25) if tile not in [each for turn in turns for each in turn.values()]]
        document["tower"] = [*turns, *[{data["name"]: tile} for tile in random.sample(free, 4)]]
    elif choice < 0.2 and document.get("tower"):
        document["tower"] = [*document["tower"], dict(random.choice(document["tower"]))]
    elif choice < 0.4:
        data["tiles"] = hand[:-1]
    elif choice < 0.6:
        data["tiles"] = [*hand, random.randint(1, 24)]
    elif choice < 0.8:
        data["tiles"] = [*hand[1:], random.randint(1, 24)]
    else:
        document["tower"] = [*document.get("tower", []), {data["name"]: random.randint(1, 24)}]


def two_tiles_in_a_turn(random: Random, document: Document) -> None:
    """Write two tiles of a hand in one turn."""
    data = pick_player(random, document)
    name, hand = data["name"], data.get("tiles") or random.sample(range(1, 25), 3)
    turns = [{each: tile for each, tile in turn.items() if each != name} for turn in document.get("tower", [])]
    turns.insert(random.randint(0, len(turns)), {name: random.sample(hand, random.randint(2, 3))})
    document["tower"] = [turn for turn in turns if turn]


def science_wrong(random: Random, document: Document) -> None:
    """More choices than free symbols, or a guild copied that cannot be."""
    data = random.choice(document["players"])
    if random.random() < 0.5:
        data["science"] = data.get("science", []) + random.choices(SYMBOLS, k=random.randint(1, 2))
    else:
        data["copied_guild"] = random.choice(GUILDS)


def pad_wrong(random: Random, document: Document) -> None:
    """A row of somebody's pad that is some points off."""
    data = pick_player(random, document)
    pad = next(entry["score"] for entry in score(document)["players"] if entry["name"] == data["name"])
    row = random.choice(sorted(pad))
    data["score_pad"] = {**data.get("score_pad", {}), row: pad[row] + random.choice((-3, -1, 1, 2, 10))}
