"""Changes a document at random without knowing what that breaks: for comparing two implementations."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from .layout import CORNERS
from .planting import LINK_KEYS, Site, write

if TYPE_CHECKING:
    from random import Random

    from .reading import Document

KINDS = ("single", "double", "statue", "none")
WORDS = ("statue", "fountain", "bridge", "staircase")


def disturb(random: Random, document: Document, changes: int | None = None) -> Document:
    """Return a copy with a few random changes in the gardens; nobody says which rules it breaks."""
    changed = deepcopy(document)
    players = [player for player in changed.get("players") or [] if player.get("terraces")]
    if not players:
        return changed
    for player in players:
        player.pop("score_pad", None)
        Site(random, changed, player).name_flowers()
    for _ in range(changes or random.randint(1, 4)):
        site = Site(random, changed, random.choice(players))
        if site.player["terraces"]:
            random.choice(DISTURBANCES)(site)
    if random.random() < 0.2:
        respell_flowers(random, players)
    return changed


def respell_flowers(random: Random, players: list[Document]) -> None:
    """Type some of the flowers in another letter case."""
    for data in [*players, *[terrace for player in players for terrace in player["terraces"]]]:
        if data.get("flower") is not None:
            data["flower"] = random.choice((str.upper, str.title, str.lower, str.lower))(str(data["flower"]))


def change_terrace(site: Site) -> None:
    """Move, lift, lower or drop a terrace."""
    random = site.random
    if random.random() < 0.5:
        site.pin_spots()
    terraces = site.player["terraces"]
    data = random.choice(terraces)
    choice = random.random()
    if choice < 0.3:
        terraces.remove(data)
    elif choice < 0.6:
        data["level"] = max(1, data["level"] + random.choice((-1, 1, 1, 2)))
    else:
        column = "ABCDEFGH".index(data["at"][0].upper()) + random.randint(-1, 1)
        row = int(data["at"][1]) - 1 + random.randint(-1, 1)
        data["at"] = write((min(max(column, 0), 7), min(max(row, 0), 7), 1))[:2]


def change_support(site: Site) -> None:
    """Write another support or belvedere at a corner."""
    data = site.random.choice(site.player["terraces"])
    corner = site.random.choice(sorted(CORNERS))
    choice = site.random.random()
    if choice < 0.6:
        data["pillars"] = {**(data.get("pillars") or {}), corner: site.random.choice(KINDS)}
    elif choice < 0.8:
        data["belvedere"] = corner
    else:
        data.pop("belvedere", None)


def scatter_statues(site: Site) -> None:
    """Add statues on terrace spots, free or not, seen or hidden."""
    spots = [(*cell, terrace.level) for terrace in site.garden.terraces for cell in terrace.cells.values()]
    site.random.shuffle(spots)
    for spot in spots[: site.random.randint(1, 5)]:
        if site.set_icon(spot, "statue") or site.random.random() < 0.1:
            site.add("statues", write(spot))


def add_link(site: Site) -> None:
    """Join two spots that lie near each other."""
    spots = [(*cell, terrace.level) for terrace in site.garden.terraces for cell in terrace.cells.values()]
    one = site.random.choice(spots) if spots else (0, 0, 1)
    near = [spot for spot in spots if abs(spot[0] - one[0]) + abs(spot[1] - one[1]) <= 2]
    other = site.random.choice(near) if near else one
    site.add(site.random.choice(LINK_KEYS), f"{write(one)}-{write(other)}")


def change_lists(site: Site) -> None:
    """Add a bare pillar, drop a piece, or let a spot count as another icon."""
    choice = site.random.random()
    keys = [key for key in ("statues", *LINK_KEYS) if site.player.get(key)]
    if choice < 0.3:
        cell = (site.random.randrange(8), site.random.randrange(8))
        site.add("bare_pillars", write((*cell, site.garden.top(cell))))
    elif choice < 0.6 and keys:
        key = site.random.choice(keys)
        site.player[key] = site.random.sample(site.player[key], len(site.player[key]) - 1)
    else:
        data = site.random.choice(site.player["terraces"])
        corner = site.random.choice(sorted(CORNERS))
        data["counts_as"] = {**(data.get("counts_as") or {}), corner: site.random.choice(WORDS)}


def forget(site: Site) -> None:
    """Say that the garden was noted from above."""
    if site.random.random() < 0.3:
        site.player["complete"] = False


DISTURBANCES = (change_terrace, change_support, scatter_statues, scatter_statues, add_link, change_lists, forget)
