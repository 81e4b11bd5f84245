"""Puts terraces and decorations into a garden one after the other, and names the rules that each of them breaks."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from .decoration_rules import gap_of, link_violations, other_pieces, pillar_spots, statue_supports
from .garden_rules import UNCHECKED_WHEN_INCOMPLETE, has_wrong_icons, lacks_storey_below, rests_on_statue
from .layout import Decoration, Garden, Spot, Support, Terrace

# A finding is the id of a rule and the pieces or the spot that break it.
Findings = set[tuple[str, Any]]


def copy_garden(garden: Garden) -> Garden:
    """A garden that can grow on its own; terraces, supports and decorations themselves never change."""
    return replace(
        garden,
        terraces=list(garden.terraces),
        supports=list(garden.supports),
        over={cell: list(terraces) for cell, terraces in garden.over.items()},
        decorations=list(garden.decorations),
        bare_pillars=list(garden.bare_pillars),
    )


def standing_faults(garden: Garden, rulings: dict[str, str]) -> Findings:
    """The faults that an old piece may come to have when a new one is put down."""
    found: Findings = set()
    pieces = Counter(other_pieces(garden) + list(pillar_spots(garden)))
    for spot, number in pieces.items():
        if number > 1:
            found.add(("spot-occupied", spot))
    for bridge in garden.standing("bridge"):
        if "bridge-gap" in link_violations(garden, bridge, rulings):
            found.add(("bridge-gap", bridge))
    others = other_pieces(garden)
    for support in statue_supports(garden):
        if support.spot() in others:
            found.add(("statue-pillar", (support.terrace, support.corner)))
    return found | support_faults(garden, rulings)


def support_faults(garden: Garden, rulings: dict[str, str]) -> Findings:
    """What is wrong under the terraces and at their belvederes."""
    found: Findings = set()
    for support in garden.supports:
        if garden.is_settled(support) and not support.fits():
            found.add(("pillar-height", (support.terrace, support.corner)))
    corners: dict[Terrace, list[str]] = {terrace: [] for terrace in garden.terraces}
    for support in garden.supports:
        corners[support.terrace].append(support.corner)
    for terrace, supported in corners.items():
        lacks_belvedere = len(supported) == 3 and terrace.belvedere is None
        rests = rulings["statue_corner"] == "supports" and rests_on_statue(garden, terrace)
        if len(supported) < 3:
            if garden.complete or terrace not in garden.noted:
                found.add(("terrace-support", terrace))
        elif lacks_belvedere or terrace.belvedere in supported or rests:
            found.add(("belvedere-corner", terrace))
    return found


def checked(garden: Garden, broken: set[str]) -> set[str]:
    """The ids without those that a garden seen from above leaves open."""
    return broken if garden.complete else broken - UNCHECKED_WHEN_INCOMPLETE


def find_support(garden: Garden, terrace: Terrace, corner: str) -> Support | None:
    """What holds this corner of a terrace that is about to be laid; None for an open corner."""
    written = terrace.written.get(corner)
    if written == "none" or (written is None and corner == terrace.belvedere):
        return None
    cell = terrace.cells[corner]
    surface = garden.surface(cell, terrace.level)
    gap = terrace.level - surface
    if written is not None:
        kind = written
    elif gap == 1 and statue_at(garden, (*cell, surface)) is not None:
        kind = "statue"
    else:
        kind = {1: "single", 2: "double"}.get(gap, "nothing")
    return Support(terrace, corner, cell, kind, written is not None, surface, gap)


def statue_at(garden: Garden, spot: Spot) -> Decoration | None:
    """The statue that stands on a spot, if any."""
    for statue in garden.standing("statue"):
        if statue.ends == [spot]:
            return statue
    return None


def slips_under(garden: Garden, terrace: Terrace, supports: list[Support], rulings: dict[str, str]) -> bool:
    """Whether a corner of a new terrace comes to lie under an existing one."""
    supported = [support.corner for support in supports]
    for corner, cell in terrace.cells.items():
        if garden.top(cell) > terrace.level and (corner in supported or rulings["hidden_corner"] == "forbid"):
            return True
    return False


def place_terrace(garden: Garden, terrace: Terrace, rulings: dict[str, str]) -> set[str]:
    """Lay a terrace on its supports; the ids of the rules broken by that. The garden changes."""
    before = standing_faults(garden, rulings)
    broken: set[str] = set()
    supports = [support for corner in terrace.cells if (support := find_support(garden, terrace, corner)) is not None]
    is_hidden = slips_under(garden, terrace, supports, rulings)
    if is_hidden:
        broken.add("build-order")
    if lacks_storey_below(garden, terrace):
        broken.add("storey-order")
    if has_wrong_icons(terrace):
        broken.add("terrace-icons")
    broken |= neighbour_faults(garden, terrace, rulings)
    for support in supports:
        if support.kind == "statue" and support.fits():
            statue = statue_at(garden, support.spot())
            if statue is not None:
                garden.decorations.remove(statue)
            if support.surface == 0 or statue is None or support.spot() in other_pieces(garden):
                broken.add("statue-pillar")
    put_down(garden, terrace, supports)
    for rule, place in standing_faults(garden, rulings) - before:
        is_own = (
            rule in ("spot-occupied", "statue-pillar")
            or place is terrace
            or place in [(terrace, corner) for corner in terrace.cells]
        )
        if is_own or not is_hidden:
            broken.add(rule)
    return checked(garden, broken)


def put_down(garden: Garden, terrace: Terrace, supports: list[Support]) -> None:
    """Add the terrace; the supports of older terraces above it now have it as their surface."""
    garden.terraces.append(terrace)
    for cell in terrace.cells.values():
        garden.over.setdefault(cell, []).append(terrace)
    renewed = []
    for support in garden.supports:
        surface = garden.surface(support.cell, support.terrace.level)
        if surface != support.surface:
            renewed.append(replace(support, surface=surface, gap=support.terrace.level - surface))
        else:
            renewed.append(support)
    garden.supports = renewed + supports


def neighbour_faults(garden: Garden, terrace: Terrace, rulings: dict[str, str]) -> set[str]:
    """Whether a new terrace collides with another or lies exactly over or under it."""
    broken = set()
    cells = set(terrace.cells.values())
    for other in garden.terraces:
        others = set(other.cells.values())
        if other.level == terrace.level and cells & others:
            broken.add("terrace-collision")
        is_next = abs(other.level - terrace.level) == 1
        if cells == others and (is_next or rulings["superposed"] == "never"):
            broken.add("terrace-stacked")
    return broken


def shows_icon(garden: Garden, spot: Spot, kind: str, fresh: list[Terrace]) -> bool:
    """Whether the spot shows this icon, may show it, or counts as it on a terrace built this turn."""
    owners = garden.terraces_of(spot)
    for terrace in owners:
        corner = terrace.corner_at(spot[:2]) or ""
        if terrace.icons is None or terrace.icons[corner] == kind:
            return True
        if terrace in fresh and terrace.counts_as.get(corner) == kind:
            return True
    return not owners


def place_decoration(
    garden: Garden, decoration: Decoration, fresh: list[Terrace], ever: list[Spot], rulings: dict[str, str]
) -> set[str]:
    """Place a decoration; the ids of the rules broken by that. The garden and the statues ever placed change."""
    broken: set[str] = set()
    on_terrace = [end for end in decoration.ends if garden.is_on_terrace(end)]
    if not all(shows_icon(garden, end, decoration.kind, fresh) for end in on_terrace):
        broken.add("decoration-icon")
    if len(on_terrace) < len(decoration.ends):
        garden.decorations.append(decoration)
        return broken | {"decoration-off-terrace"}
    is_fresh = any(terrace in fresh for end in decoration.ends for terrace in garden.terraces_of(end))
    is_hidden = is_under_terrace(garden, decoration)
    if not is_fresh:
        broken.add("decoration-fresh")
    elif is_hidden:
        broken.add("build-order")
    if decoration.kind == "statue":
        if not is_in_line(garden, decoration.ends[0], ever, rulings):
            broken.add("statue-alignment")
        ever.append(decoration.ends[0])
    before = standing_faults(garden, rulings)
    garden.decorations.append(decoration)
    if decoration.kind != "statue":
        broken |= link_violations(garden, decoration, rulings)
    for rule, place in standing_faults(garden, rulings) - before:
        if rule == "spot-occupied" or place is decoration or not is_hidden:
            broken.add(rule)
    return checked(garden, broken)


def is_under_terrace(garden: Garden, decoration: Decoration) -> bool:
    """Whether an end, or the gap of a bridge, lies under a terrace."""
    spots = list(decoration.ends)
    gap = gap_of(decoration) if decoration.kind == "bridge" else None
    if gap is not None and decoration.ends[0][2] == decoration.ends[1][2]:
        spots.append((*gap, decoration.ends[0][2]))
    return not all(garden.is_visible(spot) for spot in spots)


def is_in_line(garden: Garden, spot: Spot, ever: list[Spot], rulings: dict[str, str]) -> bool:
    """Whether a statue may be placed here by the rule of alignment."""
    standing = [statue.ends[0] for statue in garden.standing("statue")]
    if rulings["hidden_anchor"] == "ignored":
        standing = [statue for statue in standing if garden.is_visible(statue)]
    if not standing:
        if rulings["statue_restart"] == "free" or not ever:
            return True
        standing = ever
    return any(spot[0] == other[0] or spot[1] == other[1] for other in standing)
