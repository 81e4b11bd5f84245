"""Plants faulty staircases, fountains and bridges, one planter a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .decoration_rules import gap_of, other_pieces
from .planting import Planter, Site, are_in_line, pick_site, write
from .reading import LINKED, Document

if TYPE_CHECKING:
    from random import Random

    from .layout import Spot


def add_link(site: Site, key: str, ends: tuple[Spot, Spot]) -> bool:
    """Add a decoration between two spots whose icons are, or can be made, the right ones."""
    if not all(site.set_icon(end, LINKED[key]) for end in ends):
        return False
    site.add(key, "-".join(write(end) for end in ends))
    return True


def free_pairs(site: Site) -> list[tuple[Spot, Spot]]:
    """Every two free spots, in random order."""
    spots = site.free_spots()
    pairs = [(one, other) for one in spots for other in spots if one != other]
    site.random.shuffle(pairs)
    return pairs


def steps_between(one: Spot, other: Spot) -> tuple[int, int]:
    """How many cells and how many storeys lie between two spots in line."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]), abs(one[2] - other[2])


def plant_diagonal(random: Random, document: Document) -> bool:
    """Join two spots that share neither row nor column."""
    site = pick_site(random, document)
    if site is None:
        return False
    key = random.choice(sorted(LINKED))
    pairs = [pair for pair in free_pairs(site) if not are_in_line(*pair)]
    return any(add_link(site, key, pair) for pair in pairs[:20])


def plant_staircase(random: Random, document: Document) -> bool:
    """Join two spots in line that are not neighbours a storey apart."""
    site = pick_site(random, document)
    if site is None:
        return False
    pairs = [pair for pair in free_pairs(site) if are_in_line(*pair) and steps_between(*pair) != (1, 1)]
    return any(add_link(site, "staircases", pair) for pair in pairs[:20])


def plant_fountain(random: Random, document: Document) -> bool:
    """Join two spots in line that are no neighbours on one level, or lie on one terrace."""
    site = pick_site(random, document)
    if site is None:
        return False
    pairs = []
    for one, other in free_pairs(site):
        is_one_terrace = site.garden.terraces_of(one) == site.garden.terraces_of(other)
        is_too_small = is_one_terrace and site.rulings["fountain_terraces"] == "two"
        if are_in_line(one, other) and (steps_between(one, other) != (1, 0) or is_too_small):
            pairs.append((one, other))
    return any(add_link(site, "fountains", pair) for pair in pairs[:20])


def plant_bridge(random: Random, document: Document) -> bool:
    """Join two spots in line that do not have exactly one cell between them on one level."""
    site = pick_site(random, document)
    if site is None:
        return False
    pairs = [pair for pair in free_pairs(site) if are_in_line(*pair) and steps_between(*pair) != (2, 0)]
    return any(add_link(site, "bridges", pair) for pair in pairs[:20])


def plant_gap(random: Random, document: Document) -> bool:
    """Lay a bridge over a cell that is not empty, or put something under one."""
    site = pick_site(random, document)
    if site is None:
        return False
    for bridge in site.garden.decorations if random.random() < 0.4 else []:
        if bridge.kind == "bridge" and put_under(site, bridge.ends):
            return True
    pairs = []
    for one, other in free_pairs(site):
        if are_in_line(one, other) and steps_between(one, other) == (2, 0) and is_blocked(site, one, other):
            pairs.append((one, other))
    return any(add_link(site, "bridges", pair) for pair in pairs[:20])


def put_under(site: Site, ends: list[Spot]) -> bool:
    """Add a statue on the terrace in the gap of a bridge, where no piece may stand."""
    gap = ((ends[0][0] + ends[1][0]) // 2, (ends[0][1] + ends[1][1]) // 2)
    spot = (*gap, site.garden.surface(gap, ends[0][2]))
    if site.rulings["bridge_gap"] != "clear" or spot not in site.free_spots() or not site.set_icon(spot, "statue"):
        return False
    site.pin_spots()
    site.add("statues", write(spot))
    return True


def is_blocked(site: Site, one: Spot, other: Spot) -> bool:
    """Whether something fills the cell between two spots of one level."""
    level = one[2]
    gap = ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)
    surface = site.garden.surface(gap, level)
    if site.garden.terraces_of((*gap, level)):
        return True
    for support in site.garden.supports:
        if support.cell == gap and support.surface < level < support.terrace.level:
            return True
    for bridge in site.garden.decorations:
        if bridge.kind == "bridge" and bridge.ends[0][2] == level and gap_of(bridge) == gap:
            return True
    if site.rulings["bridge_gap"] == "ground":
        return surface > 0
    return site.rulings["bridge_gap"] == "clear" and (*gap, surface) in other_pieces(site.garden)


LINK_PLANTERS: dict[str, Planter] = {
    "decoration-diagonal": plant_diagonal,
    "staircase-link": plant_staircase,
    "fountain-link": plant_fountain,
    "bridge-link": plant_bridge,
    "bridge-gap": plant_gap,
}
