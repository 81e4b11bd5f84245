"""Plants faults with single pieces: pillars, belvederes, statues and icons, one planter a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .planting import LINK_KEYS, WORDS, Planter, Site, are_in_line, pick_site, write
from .reading import LINKED, Document

if TYPE_CHECKING:
    from random import Random

    from .layout import Spot


def plant_uncovered(random: Random, document: Document) -> bool:
    """Stand a pillar on a free spot or hole in sight."""
    site = pick_site(random, document)
    if site is None:
        return False
    cell = (random.randrange(8), random.randrange(8))
    spot = (*cell, site.garden.top(cell))
    if spot in site.taken():
        return False
    site.add("bare_pillars", write(spot) if random.random() < 0.5 else write(spot)[:2])
    return True


def plant_occupied(random: Random, document: Document) -> bool:
    """Put a second piece where one stands: a copy, or a statue under a pillar or a belvedere."""
    site = pick_site(random, document)
    if site is None:
        return False
    keys = [key for key in ("statues", *LINK_KEYS) if site.player.get(key)]
    if keys and random.random() < 0.3:
        key = random.choice(keys)
        site.add(key, random.choice(site.player[key]))
        return True
    carried = [support for support in site.garden.supports if support.kind == "statue"]
    if carried and random.random() < 0.5:
        support = random.choice(carried)
        del site.data_of(support.terrace)["pillars"][support.corner]
        site.add("statues", write(support.spot()))
        return True
    spots = [support.spot() for support in site.garden.supports if support.surface > 0 and support.kind != "statue"]
    return stand_statue(site, spots + site.garden.belvederes())


def stand_statue(site: Site, spots: list[Spot]) -> bool:
    """Add a statue on one of these spots, where its icon is or can be made a statue's."""
    site.random.shuffle(spots)
    for spot in spots:
        if site.set_icon(spot, "statue"):
            site.pin_spots()
            site.add("statues", write(spot))
            return True
    return False


def plant_statue_pillar(random: Random, document: Document) -> bool:
    """Call a pillar on the board a statue, or let a statue carry a corner where a belvedere stands."""
    site = pick_site(random, document)
    if site is None:
        return False
    for terrace, data in site.terraces():
        if terrace.level == 1:
            corner = random.choice([support.corner for support in site.garden.supports if support.terrace is terrace])
            data["pillars"] = {**terrace.written, corner: "statue"}
            return True
        if terrace.belvedere is None:
            continue
        cell = terrace.cells[terrace.belvedere]
        below = (*cell, terrace.level - 1)
        if below in site.garden.belvederes() and site.set_icon(below, "statue"):
            data["pillars"] = {**terrace.written, terrace.belvedere: "statue"}
            del data["belvedere"]
            return True
    return False


def plant_off_terrace(random: Random, document: Document) -> bool:
    """Put a statue, or one end of something longer, where no terrace is."""
    site = pick_site(random, document)
    if site is None:
        return False
    cell = (random.randrange(8), random.randrange(8))
    levels = {terrace.level for terrace in site.garden.terraces_at(cell)}
    level = random.choice([level for level in range(1, 6) if level not in levels])
    text = write((*cell, level))
    if not levels and random.random() < 0.5:
        text = text[:2]
    keys = [key for key in LINK_KEYS if site.player.get(key)]
    if keys and random.random() < 0.5:
        key = random.choice(keys)
        place = random.randrange(len(site.player[key]))
        ends = site.player[key][place].split("-")
        ends[random.randrange(2)] = text
        site.player[key] = [*site.player[key]]
        site.player[key][place] = "-".join(ends)
    else:
        site.add("statues", text)
    return True


def plant_icon(random: Random, document: Document) -> bool:
    """Print another icon under an end of a decoration, or put a statue where no statue's icon is."""
    site = pick_site(random, document)
    if site is None:
        return False
    ends = [(end, each.kind) for each in site.garden.decorations for end in each.ends]
    ends += [(support.spot(), "statue") for support in site.garden.supports if support.kind == "statue"]
    random.shuffle(ends)
    for spot, kind in ends if random.random() < 0.7 else []:
        terrace = site.garden.terraces_of(spot)[0]
        corner = terrace.corner_at((spot[0], spot[1])) or ""
        if terrace.icons is None or terrace.counts_as.get(corner) == kind or terrace.icons[corner] != kind:
            continue
        terrace.icons[corner] = random.choice([other for other in ("statue", *LINKED.values()) if other != kind])
        site.data_of(terrace)["icons"] = "".join(WORDS[icon] for icon in terrace.icons.values())
        return True
    for spot in site.free_spots():
        terrace = site.garden.terraces_of(spot)[0]
        corner = terrace.corner_at((spot[0], spot[1])) or ""
        if terrace.icons and "statue" not in (terrace.icons[corner], terrace.counts_as.get(corner)):
            site.add("statues", write(spot))
            return True
    return False


def plant_alignment(random: Random, document: Document) -> bool:
    """Add a statue in sight that is in line with no other, while another in sight stands to the end."""
    site = pick_site(random, document)
    if site is None:
        return False
    listed = [statue.ends[0] for statue in site.garden.decorations if statue.kind == "statue"]
    carrying = [support.spot() for support in site.garden.supports if support.kind == "statue"]
    if not any(site.garden.is_visible(statue) for statue in listed):
        return False
    seen = [spot for spot in site.free_spots() if site.garden.is_visible(spot)]
    statues = listed + carrying
    return stand_statue(site, [spot for spot in seen if not any(are_in_line(spot, other) for other in statues)])


PIECE_PLANTERS: dict[str, Planter] = {
    "pillar-uncovered": plant_uncovered,
    "spot-occupied": plant_occupied,
    "statue-pillar": plant_statue_pillar,
    "decoration-off-terrace": plant_off_terrace,
    "decoration-icon": plant_icon,
    "statue-alignment": plant_alignment,
}
