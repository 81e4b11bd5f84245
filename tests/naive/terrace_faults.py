"""Plants faults in the terraces of a garden and in what holds them up, one planter a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .garden_rules import ICONS_OF
from .layout import CORNERS
from .planting import LINK_KEYS, Planter, Site, pick_site, write

if TYPE_CHECKING:
    from random import Random

    from .reading import Document


def plant_off_board(random: Random, document: Document) -> bool:
    """Add a terrace that hangs over the right or lower edge."""
    site = pick_site(random, document)
    if site is None:
        return False
    place = random.choice([(7, random.randrange(8)), (random.randrange(8), 7)])
    data: Document = {"at": write((*place, 1))[:2], "level": random.randint(1, 2), "flower": site.player["flower"]}
    site.player["terraces"].append(data)
    return True


def plant_collision(random: Random, document: Document) -> bool:
    """Add a terrace that shares some cells with another on its level."""
    site = pick_site(random, document)
    if site is None:
        return False
    for terrace, _ in site.terraces():
        column, row = terrace.cells["NW"]
        moves = [(right, down) for right in (-1, 0, 1) for down in (-1, 0, 1) if right or down]
        random.shuffle(moves)
        for right, down in moves:
            place = (column + right, row + down)
            if 0 <= place[0] <= 6 and 0 <= place[1] <= 6 and site.add_terrace(place, terrace.level):
                return True
    return False


def plant_stacked(random: Random, document: Document) -> bool:
    """Add a terrace exactly over or under another."""
    site = pick_site(random, document)
    if site is None:
        return False
    steps = [-1, 1, 1] if site.rulings["superposed"] == "adjacent" else [-2, -1, 1, 1, 2, 2]
    for terrace, _ in site.terraces():
        level = terrace.level + random.choice(steps)
        if level >= 1 and site.add_terrace(terrace.cells["NW"], level):
            return True
    return False


def plant_support(random: Random, document: Document) -> bool:
    """Take supports away until fewer than three are left."""
    site = pick_site(random, document)
    if site is None:
        return False
    terrace, data = site.terraces()[0]
    corners = [corner for corner in CORNERS if corner != terrace.belvedere]
    random.shuffle(corners)
    gone = corners[: 1 if terrace.belvedere else 2]
    if not terrace.belvedere and random.random() < 0.5:
        data["belvedere"] = gone.pop()
    data["pillars"] = {**terrace.written, **dict.fromkeys(gone, "none")}
    data["pillars"].pop(data.get("belvedere"), None)
    return True


def plant_height(random: Random, document: Document) -> bool:
    """Write a support that is too short or too long, or lift a whole terrace."""
    site = pick_site(random, document)
    if site is None:
        return False
    support = random.choice(site.garden.supports)
    data = site.data_of(support.terrace)
    cells = support.terrace.cells.values()
    if random.random() < 0.3 and all(site.garden.top(cell) == support.terrace.level for cell in cells):
        site.pin_spots()
        data["level"] = support.terrace.level + random.choice((2, 3))
        return True
    wrong = "double" if support.gap == 1 else random.choice(("single", "single", "statue"))
    data["pillars"] = {**support.terrace.written, support.corner: wrong}
    return True


def plant_belvedere(random: Random, document: Document) -> bool:
    """Take a belvedere away, or put one on a supported corner."""
    site = pick_site(random, document)
    if site is None:
        return False
    if random.random() < 0.3 and stand_statue_under_belvedere(site):
        return True
    terrace, data = site.terraces()[0]
    if terrace.belvedere is None:
        supports = {support.corner: support.kind for support in site.garden.supports if support.terrace is terrace}
        data["belvedere"] = random.choice(sorted(supports))
        data["pillars"] = {**terrace.written, data["belvedere"]: supports[data["belvedere"]]}
    elif random.random() < 0.5:
        del data["belvedere"]
        data["pillars"] = {**terrace.written, terrace.belvedere: "none"}
    else:
        cell = terrace.cells[terrace.belvedere]
        kind = "single" if terrace.level - site.garden.surface(cell, terrace.level) == 1 else "double"
        data["pillars"] = {**terrace.written, terrace.belvedere: kind}
    return True


def stand_statue_under_belvedere(site: Site) -> bool:
    """Turn a statue that carries into a statue with a belvedere right above it."""
    if site.rulings["statue_corner"] != "supports":
        return False
    for support in site.garden.supports:
        if support.kind == "statue" and support.terrace.belvedere is None:
            data = site.data_of(support.terrace)
            data["belvedere"] = support.corner
            data["pillars"] = {key: kind for key, kind in data["pillars"].items() if key != support.corner}
            site.add("statues", write(support.spot()))
            return True
    return False


def plant_storey(random: Random, document: Document) -> bool:
    """Add a terrace two storeys above the highest, on doubles, or leave nothing but storey 2."""
    site = pick_site(random, document)
    if site is None:
        return False
    highest = max(terrace.level for terrace in site.garden.terraces)
    second = [data for data in site.player["terraces"] if data["level"] == 2]
    if second and random.random() < 0.7:
        site.name_flowers()
        for data in second:
            data.pop("pillars", None)
        for key in ("statues", *LINK_KEYS):
            site.player.pop(key, None)
        site.player["terraces"] = second
        return True
    places = [(column, row) for column in range(7) for row in range(7)]
    random.shuffle(places)
    return any(site.add_terrace(place, highest + 2) for place in places)


def plant_icons(random: Random, document: Document) -> bool:
    """Give a terrace a material with another number of icons."""
    site = pick_site(random, document)
    if site is None:
        return False
    for terrace, data in site.terraces():
        if terrace.icons is not None:
            count = len([icon for icon in terrace.icons.values() if icon != "none"])
            data["material"] = random.choice([material for material, icons in ICONS_OF.items() if icons != count])
            return True
    return False


TERRACE_PLANTERS: dict[str, Planter] = {
    "terrace-off-board": plant_off_board,
    "terrace-collision": plant_collision,
    "terrace-stacked": plant_stacked,
    "terrace-support": plant_support,
    "pillar-height": plant_height,
    "belvedere-corner": plant_belvedere,
    "storey-order": plant_storey,
    "terrace-icons": plant_icons,
}
