"""Random documents: legal tables, made by really playing turns of building, and the same with one fault planted."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from .building import Builder
from .link_faults import LINK_PLANTERS
from .pad import score
from .piece_faults import PIECE_PLANTERS
from .reading import Document, rulings_of
from .table_faults import TABLE_PLANTERS
from .table_rules import exceeds_box
from .terrace_faults import TERRACE_PLANTERS
from .verdict import violations, warnings
from .writing import MATERIALS, Supply, forget_hidden, write_player

if TYPE_CHECKING:
    from random import Random

    from .planting import Planter

NAMES = ("Ana", "Bo", "Cléo", "Dirk")
FLOWERS = (["white", "pink", "sun", "vine"], ["rose", "lotus", "iris", "moss"], ["red", "rod", "blue", "yellow"])
RULINGS = {
    "superposed": ["never", "adjacent"],
    "bridge_gap": ["clear", "any", "ground"],
    "fountain_terraces": ["two", "one"],
    "hidden_belvedere": ["none", "counts"],
    "hidden_corner": ["forbid", "allow"],
    "statue_restart": ["free", "aligned"],
    "statue_corner": ["supports", "open"],
    "hidden_anchor": ["counts", "ignored"],
    "supply": ["warn", "limit", "ignore"],
}
PLANTERS: dict[str, Planter] = {**TERRACE_PLANTERS, **PIECE_PLANTERS, **LINK_PLANTERS, **TABLE_PLANTERS}
# Five players cannot have five of four flowers.
COMPANIONS = {"player-count": {"flower-unique"}}


def random_table(random: Random, players: int | None = None, terraces: int | None = None) -> Document:
    """A legal table of one to four players, each with this many terraces or a random number within the limit."""
    count = players or random.choice((1, 2, 2, 3, 3, 4, 4))
    document = random_frame(random)
    flowers = list(random.choice(FLOWERS))
    random.shuffle(flowers)
    if random.random() < 0.2:
        document["flowers"] = list(flowers)
    supply = Supply(random, count)
    limit = {2: 16, 3: 14, 4: 12}.get(count, 16)
    document["players"] = []
    for seat in range(count):
        wanted = random.choice((0, random.randint(1, limit), limit)) if terraces is None else terraces
        player = random_player(random, rulings_of(document), supply, flowers, seat, min(wanted, limit))
        if len(player.get("terraces") or []) < limit and random.random() < 0.3:
            player["storage"]["terrace"] = random_stored(random, supply, flowers)
        document["players"].append(player)
    if random.random() < 0.25:
        document["quarry"] = random_quarry(random, supply, flowers)
    if random.random() < 0.25:
        player = random.choice(document["players"])
        pad = score(document)[player["name"]]
        player["score_pad"] = {row: pad[row] for row in random.sample(list(pad), random.randint(1, len(pad)))}
    if rulings_of(document)["supply"] == "limit" and exceeds_box(document):
        document["rulings"]["supply"] = "warn"
    return document


def random_frame(random: Random) -> Document:
    """A document without players: a title and an evening, an edition and rulings, or none of them."""
    document: Document = {}
    if random.random() < 0.2:
        document |= {"title": "Friday night", "date": "2026-11-27 20:15", "place": "Ana's kitchen", "notes": "Rain.\n"}
    if random.random() < 0.3:
        document["edition"] = random.choice(("fr", "nl", "zh-Hant", "zh-Hans", "zh-Hans"))
    if random.random() < 0.4:
        chosen = random.sample(sorted(RULINGS), random.randint(1, 4))
        document["rulings"] = {ruling: random.choice(RULINGS[ruling]) for ruling in chosen}
    return document


def random_player(
    random: Random, rulings: dict[str, str], supply: Supply, flowers: list[str], seat: int, terraces: int
) -> Document:
    """One player with a garden that was really built, or seldom with a tally."""
    storage: Document = {"pillars": random.randint(0, 6), "doubles": 0}
    if random.random() < 0.04:
        return {
            "name": NAMES[seat],
            "flower": flowers[seat],
            "tally": random_tally(random, flowers),
            "storage": storage,
        }
    builder = Builder(random, rulings)
    builder.play(terraces)
    player = {"name": NAMES[seat], **write_player(builder, supply, flowers, flowers[seat]), "storage": storage}
    if random.random() < 0.05:
        forget_hidden(builder, player)
    return player


def random_tally(random: Random, flowers: list[str]) -> Document:
    """What a player counted who typed no garden."""
    return {
        "statues": {storey: random.randint(0, 2) for storey in (1, 2, 3)},
        "fountains": {random.randint(1, 3): random.randint(1, 2)},
        "bridges": {random.randint(1, 3): 1},
        "staircases": {"1-2": random.randint(0, 2), "2-3": 1},
        "flowers": {flower: random.randint(0, 4) for flower in flowers},
        "belvederes": random.randint(0, 6),
        "highest_terrace": random.randint(3, 6),
        "visible_holes": random.randint(10, 40),
    }


def random_stored(random: Random, supply: Supply, flowers: list[str]) -> Document:
    """A terrace in the notch."""
    stored: Document = {"flower": random.choice(flowers)}
    if random.random() < 0.8:
        icons = [random.choice("SFBT") for _ in range(random.randint(2, 4))]
        material = MATERIALS[len(icons)]
        icons += ["."] * (4 - len(icons))
        random.shuffle(icons)
        stored["icons"] = "".join(icons)
        if random.random() < 0.5 and supply.take([material]):
            stored["material"] = material
    return stored


def random_quarry(random: Random, supply: Supply, flowers: list[str]) -> list[list[str]]:
    """Four rows of what is left to dig, some stacks known to the bottom."""
    layers = ["clay", "granite", "basalt"]
    return [[random_stack(random, supply, flowers, layers) for _ in range(4)] for _ in range(4)]


def random_stack(random: Random, supply: Supply, flowers: list[str], layers: list[str]) -> str:
    """One stack from a random layer down, as far as somebody looked."""
    top = random.randrange(4)
    depth = random.choice((1, 1, 1, 2, 3))
    materials = layers[top : top + depth]
    if not materials or not supply.take(materials):
        return "floor"
    tiles = []
    for material in materials:
        words = [material]
        if random.random() < 0.8:
            words.append(random.choice(flowers))
            if random.random() < 0.3:
                count = {"clay": 2, "granite": 3, "basalt": 4}[material]
                icons = [random.choice("SFBT") for _ in range(count)] + ["."] * (4 - count)
                words.append("".join(random.sample(icons, 4)))
        tiles.append(" ".join(words))
    return " > ".join(tiles)


def plant_fault(random: Random, document: Document, rule: str | None = None) -> tuple[Document, str] | None:
    """Return a changed copy and the id of the one rule that it now breaks, or None if no fault found a place.

    The planter alone says which rule it breaks; the naive verdict must agree, and must name no other rule.
    """
    for _ in range(8):
        planted = rule or random.choice(list(PLANTERS))
        changed = deepcopy(document)
        if planted not in ("score-pad", "pad-sum"):
            for player in changed["players"]:
                player.pop("score_pad", None)
        if not PLANTERS[planted](random, changed):
            continue
        broken = violations(changed)
        named = broken | (warnings(changed) if planted == "supply-limit" else set())
        assert planted in named, f"{planted} was planted, but only {sorted(named)} is named in {changed}"
        if broken - COMPANIONS.get(planted, set()) <= {planted}:
            return changed, planted
    return None
