"""The rules about what stands on spots: decorations, belvederes and the feet of pillars, checked by plain loops."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .layout import Cell, Decoration, Garden, Spot, Support


def decoration_violations(garden: Garden, rulings: dict[str, str]) -> set[str]:
    """Every rule about decorations and occupied spots that this garden breaks."""
    broken = occupation_violations(garden)
    for decoration in garden.decorations:
        on_terrace = [end for end in decoration.ends if garden.is_on_terrace(end)]
        if any(lacks_icon(garden, end, decoration.kind) for end in on_terrace):
            broken.add("decoration-icon")
        if len(on_terrace) < len(decoration.ends):
            broken.add("decoration-off-terrace")
        elif decoration.kind != "statue":
            broken |= link_violations(garden, decoration, rulings)
    for support in statue_supports(garden):
        if support.surface > 0 and lacks_icon(garden, support.spot(), "statue"):
            broken.add("decoration-icon")
    return broken


def statue_supports(garden: Garden) -> list[Support]:
    """The statues that carry a terrace at the right height."""
    return [support for support in garden.supports if support.kind == "statue" and support.fits()]


def lacks_icon(garden: Garden, spot: Spot, kind: str) -> bool:
    """Whether every terrace of the spot is known to show another icon there, and none counts as this kind."""
    owners = garden.terraces_of(spot)
    for terrace in owners:
        corner = terrace.corner_at(spot[:2]) or ""
        if terrace.icons is None or terrace.icons[corner] == kind or terrace.counts_as.get(corner) == kind:
            return False
    return bool(owners)


def pillar_spots(garden: Garden) -> set[Spot]:
    """Where pillars certainly stand under terraces; two terraces that collide share theirs."""
    statues = {statue.ends[0] for statue in garden.standing("statue")}
    spots = set()
    for support in garden.supports:
        if support.kind == "statue" or not support.fits():
            continue
        # Seen from above, a double may be a single on a terrace that is left out, a single may be the statue itself.
        is_guess = not garden.complete and not support.typed and support.terrace in garden.noted
        if is_guess and (support.gap == 2 or support.spot() in statues):
            continue
        spots.add(support.spot())
    return spots


def other_pieces(garden: Garden) -> list[Spot]:
    """The spot of every piece that carries nothing: a spot is listed once for each piece on it."""
    spots = garden.bare_pillars + garden.belvederes()
    for decoration in garden.sound_decorations():
        spots.extend(set(decoration.ends))
    return spots


def occupation_violations(garden: Garden) -> set[str]:
    """Two pieces on one spot: spot-occupied, or statue-pillar where one of them is a statue that carries."""
    broken = set()
    pieces = other_pieces(garden)
    everything = pieces + list(pillar_spots(garden))
    if len(everything) != len(set(everything)):
        broken.add("spot-occupied")
    for support in statue_supports(garden):
        if support.surface == 0 or support.spot() in pieces:
            broken.add("statue-pillar")
    return broken


def link_violations(garden: Garden, decoration: Decoration, rulings: dict[str, str]) -> set[str]:
    """Whether the two ends of a staircase, fountain or bridge may be joined."""
    one, other = decoration.ends
    if one[0] != other[0] and one[1] != other[1]:
        return {"decoration-diagonal"}
    distance = abs(one[0] - other[0]) + abs(one[1] - other[1])
    storeys = abs(one[2] - other[2])
    if decoration.kind == "staircase":
        return set() if distance == 1 and storeys == 1 else {"staircase-link"}
    if decoration.kind == "fountain":
        joined = distance == 1 and storeys == 0
        if rulings["fountain_terraces"] == "two" and on_one_terrace(garden, one, other):
            joined = False
        return set() if joined else {"fountain-link"}
    if distance != 2 or storeys != 0:
        return {"bridge-link"}
    return set() if gap_is_empty(garden, decoration, rulings) else {"bridge-gap"}


def on_one_terrace(garden: Garden, one: Spot, other: Spot) -> bool:
    """Whether both spots can only belong to the same terrace."""
    owners, other_owners = garden.terraces_of(one), garden.terraces_of(other)
    return len(owners) == 1 and owners == other_owners


def gap_of(bridge: Decoration) -> Cell | None:
    """The cell between the ends of a bridge, if there is exactly one."""
    one, other = bridge.ends
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    if sorted((across, down)) != [0, 2]:
        return None
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2


def gap_is_empty(garden: Garden, bridge: Decoration, rulings: dict[str, str]) -> bool:
    """Whether the cell between the ends of a well linked bridge is an empty space."""
    gap, level = gap_of(bridge), bridge.ends[0][2]
    assert gap is not None
    if garden.terraces_of((*gap, level)):
        return False
    for other in garden.standing("bridge"):
        if other is not bridge and gap_of(other) == gap and {end[2] for end in other.ends} == {level}:
            return False
    for support in garden.supports:
        # Seen from above it may be a single on a terrace that is left out, but that one would fill the gap as well.
        passes = support.cell == gap and support.surface < level < support.terrace.level
        if passes and support.fits():
            return False
    if rulings["bridge_gap"] == "any":
        return True
    surface = garden.surface(gap, level)
    if rulings["bridge_gap"] == "ground" and surface > 0:
        return False
    return (*gap, surface) not in other_pieces(garden)
