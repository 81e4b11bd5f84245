"""Random gardens whose terraces and pieces wait for each other, almost every second one with no order of building."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .building import Builder
from .ground import STEPS
from .planting import LINK_KEYS, Site, write
from .reading import DEFAULT_RULINGS, LINKED, Document

if TYPE_CHECKING:
    from random import Random

    from .layout import Spot

RULINGS = {
    "hidden_corner": ["forbid", "allow"],
    "statue_restart": ["free", "aligned"],
    "statue_corner": ["supports", "open"],
    "hidden_anchor": ["counts", "ignored"],
    "superposed": ["never", "adjacent"],
}


def random_order_garden(random: Random, terraces: int | None = None) -> Document:
    """A garden of one player with at most this many terraces; nobody says whether it can be built."""
    document: Document = {"players": [{"name": "Ana", "flower": "white"}]}
    if random.random() < 0.6:
        chosen = random.sample(sorted(RULINGS), random.randint(1, 4))
        document["rulings"] = {ruling: random.choice(RULINGS[ruling]) for ruling in chosen}
    wanted = terraces or random.randint(3, 10)
    places = pave(random, wanted) if random.random() < 0.6 else build(random, document, wanted)
    document["players"][0]["terraces"] = []
    for column, row, level in sorted(places, key=lambda place: place[2]):
        Site(random, document, document["players"][0]).add_terrace((column, row), level)
    change(random, document)
    return document


def pave(random: Random, wanted: int) -> list[Spot]:
    """Places in storeys that lie close together, each storey shifted against the one below, seldom one too high."""
    places: list[Spot] = []
    size = random.choice((4, 5, 6))
    right, down = random.randint(0, 8 - size), random.randint(0, 8 - size)
    cells = [(column + right, row + down) for column in range(size - 1) for row in range(size - 1)]
    for storey in range(1, random.choice((3, 3, 4)) + 1):
        random.shuffle(cells)
        # Every other column first, so that many terraces touch and pieces find partners.
        cells.sort(key=lambda cell: (cell[0] + storey) % 2 + random.choice((0, 0, 1)))
        share = 1 + max(1, wanted // 2 if storey == 1 else wanted // 3)
        for column, row in cells:
            level = storey + random.choice((0, 0, 0, 0, 0, 1))
            if share and all(leaves_room(place, (column, row, level)) for place in places):
                places.append((column, row, level))
                share -= 1
    return places[:wanted]


def leaves_room(place: Spot, new: Spot) -> bool:
    """Whether two terraces may lie at these places: they are apart, or on two levels and not one over the other."""
    if place[:2] == new[:2]:
        return False
    return place[2] != new[2] or abs(place[0] - new[0]) > 1 or abs(place[1] - new[1]) > 1


def build(random: Random, document: Document, wanted: int) -> list[Spot]:
    """The places of a garden that was really built."""
    builder = Builder(random, {**DEFAULT_RULINGS, **document.get("rulings", {})})
    builder.play(wanted)
    return [(*terrace.place, terrace.level) for terrace in builder.terraces]


def change(random: Random, document: Document) -> None:
    """Put pieces on free spots, seen or hidden, as if each had been placed in time."""
    player = document["players"][0]
    for terrace in player["terraces"]:
        terrace.pop("icons", None)
    for terrace in player["terraces"]:
        open_corner(Site(random, document, player), terrace)
    turn_pillars_into_statues(Site(random, document, player))
    kinds = [*LINK_KEYS, "staircases", "statues", "statues", "statues"] if random.random() < 0.7 else ["statues"]
    for _ in range(random.randint(2, 9)):
        site = Site(random, document, player)
        key = random.choice(kinds)
        if key == "statues":
            add_statue(site)
        else:
            add_link(site, key)
    if random.random() < 0.5:
        stairs_under(Site(random, document, player))
    if random.random() < 0.4:
        statues_under(Site(random, document, player))


def open_corner(site: Site, data: Document) -> None:
    """Let a terrace mostly have an open corner over another one, where a hidden piece may stand, or under one."""
    terrace = next(terrace for terrace, own in site.terraces() if own is data)
    if terrace.belvedere is not None or site.random.random() < 0.2:
        return
    taken = site.taken()
    corners = []
    for corner, cell in terrace.cells.items():
        is_between = site.garden.surface(cell, terrace.level) > 0 or site.garden.top(cell) > terrace.level
        if is_between and (*cell, terrace.level) not in taken:
            corners.append(corner)
    if corners:
        data["belvedere"] = site.random.choice(corners)


def turn_pillars_into_statues(site: Site) -> None:
    """Let some corners rest on a statue, not on a pillar."""
    for support in site.garden.supports:
        if support.gap == 1 and support.surface > 0 and site.random.random() < 0.1:
            data = site.data_of(support.terrace)
            data["pillars"] = {**(data.get("pillars") or {}), support.corner: "statue"}


def add_statue(site: Site) -> None:
    """Stand a statue on a free spot, preferably one that shares a line with another statue, seldom out of line."""
    statues = [statue.ends[0] for statue in site.garden.standing("statue")]
    free = site.free_spots()
    if site.rulings["statue_corner"] == "supports":
        under = [(column, row, level - 1) for column, row, level in site.garden.belvederes()]
        free = [spot for spot in free if spot not in under]
    in_line = [spot for spot in free if any(spot[0] == other[0] or spot[1] == other[1] for other in statues)]
    choice = in_line if in_line and site.random.random() < 0.8 else free
    if choice:
        site.add("statues", write(choice[0]))


def add_link(site: Site, key: str) -> None:
    """Join two free spots, as far as the link's own rules allow."""
    free = site.free_spots()
    pairs = [(one, other) for one in free for other in free if fits(site, key, one, other)]
    if pairs:
        join(site, key, site.random.choice(pairs))


def fits(site: Site, key: str, one: Spot, other: Spot) -> bool:
    """Whether a link of this kind may join two spots; a bridge's gap is looked at for terraces only."""
    across, down, storeys = abs(one[0] - other[0]), abs(one[1] - other[1]), abs(one[2] - other[2])
    if min(across, down) > 0 or across + down != (2 if LINKED[key] == "bridge" else 1):
        return False
    if LINKED[key] == "staircase":
        return storeys == 1
    gap = ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)
    is_one_terrace = site.garden.terraces_of(one) == site.garden.terraces_of(other)
    is_filled = LINKED[key] == "bridge" and bool(site.garden.terraces_of((*gap, one[2])))
    return storeys == 0 and not is_one_terrace and not is_filled


def stairs_under(site: Site) -> None:
    """Lead staircases from under open corners to the neighbours of the same storey: these are what goes in a circle."""
    for terrace, _ in site.terraces():
        if terrace.belvedere is None:
            continue
        cell = terrace.cells[terrace.belvedere]
        free = site.free_spots()
        lower = (*cell, terrace.level - 1)
        upper = [(cell[0] + right, cell[1] + down, terrace.level) for right, down in STEPS]
        upper = [spot for spot in upper if spot in free and spot[:2] not in terrace.cells.values()]
        if lower in free and upper and site.random.random() < 0.6:
            join(site, "staircases", (lower, site.random.choice(upper)))
            site = Site(site.random, {"rulings": site.rulings}, site.player)


def statues_under(site: Site) -> None:
    """Stand statues under open corners, and one in line with each on the terrace over it."""
    for terrace, _ in site.terraces():
        if terrace.belvedere is None or site.random.random() < 0.3:
            continue
        cell = terrace.cells[terrace.belvedere]
        surface = site.garden.surface(cell, terrace.level)
        is_open = terrace.level - surface > 1 or site.rulings["statue_corner"] == "open"
        free = site.free_spots()
        own = [spot for spot in free if terrace in site.garden.terraces_of(spot)]
        in_line = [spot for spot in own if spot[0] == cell[0] or spot[1] == cell[1]]
        if is_open and (*cell, surface) in free and in_line:
            site.add("statues", write((*cell, surface)))
            site.add("statues", write(in_line[0]))
            site = Site(site.random, {"rulings": site.rulings}, site.player)


def join(site: Site, key: str, ends: tuple[Spot, Spot]) -> None:
    """Add a link, its ends in either order."""
    site.add(key, "-".join(write(end) for end in site.random.sample(ends, 2)))
