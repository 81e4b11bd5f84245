"""Plants faults in what the whole table shows, one planter a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .layout import CORNERS
from .pad import score
from .reading import GARDEN, PRINTED_ROWS, read_pad
from .table_rules import TERRACES, flower_names

if TYPE_CHECKING:
    from random import Random

    from .planting import Planter
    from .reading import Document

STRANGE_FLOWERS = ("orchid", "thistle", "magnolia", "dahlia")
WRONG_STACKS = (
    "basalt > granite",
    "granite white > clay pink",
    "clay > basalt",
    "clay white > clay pink",
    "clay > basalt > granite",
    "clay > granite > granite",
)


def pick_player(random: Random, document: Document) -> Document | None:
    """A random player."""
    players: list[Document] = document.get("players") or []
    return random.choice(players) if players else None


def storage_of(player: Document) -> Document:
    """What the player keeps, empty at first if the file does not say."""
    player["storage"] = player.get("storage") or {}
    storage: Document = player["storage"]
    return storage


def plant_player_count(random: Random, document: Document) -> bool:
    """Bring the table to five players or more; one flower then serves twice, or a fifth is named."""
    players = document["players"]
    flowers = sorted(flower_names(document))
    while len(players) < 5 or random.random() < 0.2:
        players.append({"name": f"Guest {len(players)}", "flower": random.choice(flowers), "terraces": []})
    return True


def plant_flower_twice(random: Random, document: Document) -> bool:
    """Give one player another's flower."""
    players = document["players"]
    if len(players) < 2:
        return False
    one, other = random.sample(players, 2)
    one["flower"] = other["flower"]
    return True


def plant_fifth_flower(random: Random, document: Document) -> bool:
    """Name a fifth flower, in the list or on a terrace."""
    names = sorted(flower_names(document))
    strange = list(STRANGE_FLOWERS[len(names) - 5 :]) if len(names) < 4 else [random.choice(STRANGE_FLOWERS)]
    player = pick_player(random, document)
    terraces = [each for each in (player or {}).get("terraces") or [] if each.get("material") != "start"]
    if terraces and random.random() < 0.6:
        random.choice(terraces)["flower"] = strange.pop()
    document["flowers"] = sorted({*(document.get("flowers") or []), *names, *strange})
    return len(flower_names(document)) > 4


def plant_start(random: Random, document: Document) -> bool:
    """Give a player another's start terrace, or a second one."""
    player = pick_player(random, document)
    if player is None or not player.get("terraces"):
        return False
    terrace = random.choice(player["terraces"])
    flowers = sorted(flower_names(document) - {player["flower"]})
    if flowers and random.random() < 0.5:
        terrace.update(material="start", flower=random.choice(flowers))
        return True
    if terrace.get("material") == "start":
        return False
    terrace.update(material="start", flower=player["flower"])
    storage_of(player)["terrace"] = {"material": "start", "flower": player["flower"]}
    return True


def plant_terrace_count(random: Random, document: Document) -> bool:
    """Replace a garden by more terraces than the game gives, side by side on the board."""
    player = pick_player(random, document)
    if player is None:
        return False
    limit = TERRACES.get(len(document["players"]), 16)
    material = {"material": random.choice(("granite", "basalt"))} if random.random() < 0.3 else {}
    if random.random() < 0.4:
        document["round"] = random.randint(1, limit - 2)
        limit = document["round"] + 1
    if material:
        limit -= 1
    stored = limit == 16 or random.random() < 0.5
    places = [f"{column}{row}" for column in "ACEG" for row in "1357"]
    places = random.sample(places, limit if stored else limit + 1)
    flower = player["flower"]
    for key in ("tally", "complete", "statues", "fountains", "bridges", "staircases"):
        player.pop(key, None)
    player["terraces"] = [{"at": place, "level": 1, "flower": flower, **material} for place in places]
    storage_of(player).pop("terrace", None)
    if stored:
        storage_of(player)["terrace"] = {"flower": flower, **material}
    return True


def plant_supply(random: Random, document: Document) -> bool:
    """Show more clay than the box holds in quarry and notch; an error only where the ruling says so."""
    player = pick_player(random, document)
    if player is None:
        return False
    document["rulings"] = {**(document.get("rulings") or {}), "supply": random.choice(("warn", "limit"))}
    document["quarry"] = [["clay"] * 4 for _ in range(4)]
    for data in player.get("terraces") or []:
        if data.get("material") == "clay":
            return True
    if "terrace" in storage_of(player):
        storage_of(player)["terrace"] = {"flower": player["flower"], "material": "clay"}
        return True
    return len(document["players"]) in (2, 3)


def plant_storage_limit(random: Random, document: Document) -> bool:
    """Keep more than six single pillars."""
    player = pick_player(random, document)
    if player is None:
        return False
    storage_of(player)["pillars"] = random.randint(7, 12)
    return True


def plant_storage_double(random: Random, document: Document) -> bool:
    """Keep a double pillar."""
    player = pick_player(random, document)
    if player is None:
        return False
    storage_of(player)["doubles"] = random.randint(1, 2)
    return True


def plant_token(random: Random, document: Document) -> bool:
    """Let two spots of one terrace count as other icons."""
    player = pick_player(random, document)
    if player is None or not player.get("terraces"):
        return False
    terrace = random.choice(player["terraces"])
    kinds = ("statue", "fountain", "bridge", "staircase")
    corners = random.sample(sorted(CORNERS), random.randint(2, 3))
    terrace["counts_as"] = {**(terrace.get("counts_as") or {}), **{corner: random.choice(kinds) for corner in corners}}
    return True


def plant_layers(random: Random, document: Document) -> bool:
    """Turn a stack of the quarry upside down, or leave a layer out."""
    flowers = sorted(flower_names(document))
    if not document.get("quarry"):
        document["quarry"] = [["floor"] * 4 for _ in range(4)]
    stack = random.choice(WRONG_STACKS)
    for known in ("white", "pink"):
        stack = stack.replace(known, random.choice(flowers))
    random.choice(document["quarry"])[random.randrange(4)] = stack
    return True


def plant_pad(random: Random, document: Document) -> bool:
    """Write one row wrong, and another not at all: the sum of all of them would be wrong as well."""
    player = pick_player(random, document)
    if player is None or (player.get("terraces") is None and player.get("tally") is None):
        return False
    pad = score(document)[player["name"]]
    row, missing = random.sample(list(pad), 2)
    written = {**read_pad(player.get("score_pad")), row: pad[row] + random.choice((-1, 1, 4) if pad[row] else (1, 4))}
    player["score_pad"] = {row: points for row, points in written.items() if row != missing}
    return True


def plant_pad_sum(random: Random, document: Document) -> bool:
    """Add the rows of a pad up wrongly, with a garden or without, in a list or by their names."""
    player = pick_player(random, document)
    if player is None:
        return False
    pad = score(document)[player["name"]]
    if None in pad.values():
        return False
    if random.random() < 0.3:
        for key in GARDEN:
            player.pop(key, None)
    pad["total"] += random.choice((-1, 1, 10) if pad["total"] else (1, 10))
    names = {key: name for name, key in PRINTED_ROWS.items()}
    spelled = {names.get(row, row): points for row, points in pad.items()}
    player["score_pad"] = random.choice((pad, spelled, list(pad.values())))
    return True


TABLE_PLANTERS: dict[str, Planter] = {
    "player-count": plant_player_count,
    "flower-unique": plant_flower_twice,
    "flower-count": plant_fifth_flower,
    "start-terrace": plant_start,
    "terrace-count": plant_terrace_count,
    "supply-limit": plant_supply,
    "storage-limit": plant_storage_limit,
    "storage-double": plant_storage_double,
    "token-effect": plant_token,
    "quarry-layers": plant_layers,
    "score-pad": plant_pad,
    "pad-sum": plant_pad_sum,
}
