"""Plants faults of the garden rules in what a turn builds and decorates."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from .game_site import CORNER_NAMES, TurnSite
from .layout import Decoration, Spot
from .reading import read_cell

if TYPE_CHECKING:
    from collections.abc import Callable

    from .reading import Document


def pick_build(site: TurnSite) -> Document | None:
    """One of the turn's builds."""
    builds: list[Document] = site.turn.get("build") or []
    return site.random.choice(builds) if builds else None


def plant_belvedere(site: TurnSite) -> bool:
    """Add a belvedere to a terrace on four supports, or leave one out."""
    build = pick_build(site)
    if build is None:
        return False
    if "belvedere" in build:
        build["pillars"] = {**build.get("pillars", {}), build.pop("belvedere"): "none"}
    else:
        corner = site.random.choice(CORNER_NAMES)
        supports = [support for support in site.garden.supports if support.corner == corner]
        kinds = [support.kind for support in supports if support.terrace in site.fresh]
        build["pillars"] = {**build.get("pillars", {}), corner: site.random.choice(kinds)}
        build["belvedere"] = corner
    return True


def plant_collision(site: TurnSite) -> bool:
    """Move a build so that it shares cells with another terrace on its level."""
    build = pick_build(site)
    if build is None or not site.old:
        return False
    other = site.random.choice(site.old)
    column, row = other.cells["NW"]
    site.move(build, column + site.random.randint(-1, 1), row + site.random.choice((-1, 1)))
    build["level"] = other.level
    site.drop_decorations()
    return True


def plant_stacked(site: TurnSite) -> bool:
    """Move a build exactly over another terrace."""
    build = pick_build(site)
    if build is None or not site.old:
        return False
    other = site.random.choice(site.old)
    site.move(build, *other.cells["NW"])
    build["level"] = other.level + site.random.choice((1, 2))
    site.drop_decorations()
    return True


def plant_off_board(site: TurnSite) -> bool:
    """Move a build over the edge."""
    build = pick_build(site)
    if build is None:
        return False
    line = site.random.randint(1, 8)
    build["at"] = site.random.choice((f"H{line}", f"{'ABCDEFGH'[line - 1]}8"))
    site.drop_decorations()
    return True


def plant_support(site: TurnSite) -> bool:
    """Take supports away until two are left."""
    build = pick_build(site)
    if build is None:
        return False
    corners = [corner for corner in CORNER_NAMES if corner != build.get("belvedere")]
    site.random.shuffle(corners)
    gone = corners[: 1 if "belvedere" in build else 2]
    build["pillars"] = {**build.get("pillars", {}), **dict.fromkeys(gone, "none")}
    return True


def plant_height(site: TurnSite) -> bool:
    """Write a single pillar for a double one, or the other way round."""
    build = pick_build(site)
    if build is None:
        return False
    corner = site.random.choice([corner for corner in CORNER_NAMES if corner != build.get("belvedere")])
    build["pillars"] = {**build.get("pillars", {}), corner: site.random.choice(("single", "double"))}
    return True


def plant_statue_pillar(site: TurnSite) -> bool:
    """Say that a pillar is a statue where none stands."""
    build = pick_build(site)
    if build is None:
        return False
    corner = site.random.choice([corner for corner in CORNER_NAMES if corner != build.get("belvedere")])
    build["pillars"] = {**build.get("pillars", {}), corner: "statue"}
    return True


def plant_storey(site: TurnSite) -> bool:
    """Lift a build to a storey that has none below."""
    build = pick_build(site)
    if build is None:
        return False
    highest = max([0] + [terrace.level for terrace in site.old])
    terrace_level = highest + 2
    places = [(column, row) for column, row in product(range(7), range(7)) if rests_at(site, column, row, highest) > 2]
    if not places:
        return False
    site.move(build, *site.random.choice(places))
    build["level"] = terrace_level
    build["belvedere"] = site.random.choice(CORNER_NAMES)
    site.turn["build"] = [build]
    site.turn.pop("keep", None)
    site.drop_decorations()
    return True


def rests_at(site: TurnSite, column: int, row: int, level: int) -> int:
    """How many of four cells have their topmost terrace on this level."""
    cells = [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)]
    tops = [max([0] + [terrace.level for terrace in site.old if cell in terrace.cells.values()]) for cell in cells]
    return tops.count(level)


def plant_uncovered(site: TurnSite) -> bool:
    """Leave a pillar without a terrace."""
    holes = [(column, row) for column, row in product(range(8), range(8)) if site.garden.top((column, row)) == 0]
    site.turn["bare_pillars"] = [site.pinned("ABCDEFGH"[column] + str(row + 1)) for column, row in holes[:1]]
    site.pin_decorations()
    return bool(holes)


def plant_occupied(site: TurnSite) -> bool:
    """Place a statue on a spot of this turn that carries a piece."""
    free = site.free_spots(site.fresh)
    spots = [(*cell, terrace.level) for terrace in site.fresh for cell in terrace.cells.values()]
    taken = [spot for spot in spots if spot not in free and site.garden.is_visible(spot)]
    return bool(taken) and site.add(Decoration("statue", [site.random.choice(taken)]))


def plant_icon(site: TurnSite) -> bool:
    """Decorate a spot that has another icon."""
    return site.add_decoration(on_fresh=True, shows=False)


def plant_alignment(site: TurnSite) -> bool:
    """Place a statue out of line."""
    spots = [spot for spot in site.free_spots(site.fresh) if site.shows(spot, "statue")]
    return bool(spots) and site.add(Decoration("statue", [spots[0]]))


def plant_off_terrace(site: TurnSite) -> bool:
    """Place a statue in a hole of the board, or one end of a fountain beside its terrace."""
    column, row = site.random.randrange(8), site.random.randrange(8)
    if site.garden.top((column, row)) > 0:
        return False
    ends: list[Spot] = [(column, row, 0)]
    fountains = [spot for spot in site.free_spots(site.fresh) if site.shows(spot, "fountain")]
    if not fountains:
        return site.add(Decoration("statue", ends))
    return site.add(Decoration("fountain", [fountains[0], *ends]))


def plant_link(kind: str, *, diagonal: bool = False) -> Callable[[TurnSite], bool]:
    """A planter that joins two spots with the right icons which may not be joined."""

    def plant(site: TurnSite) -> bool:
        """Add the decoration."""
        ends = [spot for spot in site.free_spots(site.garden.terraces) if site.shows(spot, kind)]
        fresh = [spot for spot in ends if spot in site.free_spots(site.fresh)]
        for one, other in product(fresh, ends):
            in_line = one[0] == other[0] or one[1] == other[1]
            if one != other and in_line != diagonal:
                return site.add(Decoration(kind, [one, other]))
        return False

    return plant


def plant_diagonal(site: TurnSite) -> bool:
    """Join two spots that are neither in one row nor in one column."""
    return plant_link(site.random.choice(("fountain", "bridge", "staircase")), diagonal=True)(site)


def plant_gap(site: TurnSite) -> bool:
    """Build a bridge over something, or something under a bridge."""
    ends = [spot for spot in site.free_spots(site.garden.terraces) if site.shows(spot, "bridge")]
    for one, other in product(ends, ends):
        steps = sorted((abs(one[0] - other[0]), abs(one[1] - other[1])))
        if steps == [0, 2] and one[2] == other[2]:
            return site.add(Decoration("bridge", [one, other]))
    bridges = [decoration for decoration in site.garden.decorations if decoration.kind == "bridge"]
    build = pick_build(site)
    if not bridges or build is None:
        return False
    one, other = site.random.choice(bridges).ends
    build["level"] = one[2]
    column, row = read_cell("ABCDEFGH"[(one[0] + other[0]) // 2] + str((one[1] + other[1]) // 2 + 1))
    site.move(build, column - site.random.randint(0, 1), row - site.random.randint(0, 1))
    site.drop_decorations()
    return True


GARDEN_PLANTERS: dict[str, Callable[[TurnSite], bool]] = {
    "belvedere-corner": plant_belvedere,
    "terrace-collision": plant_collision,
    "terrace-stacked": plant_stacked,
    "terrace-off-board": plant_off_board,
    "terrace-support": plant_support,
    "pillar-height": plant_height,
    "statue-pillar": plant_statue_pillar,
    "storey-order": plant_storey,
    "pillar-uncovered": plant_uncovered,
    "spot-occupied": plant_occupied,
    "decoration-icon": plant_icon,
    "statue-alignment": plant_alignment,
    "decoration-off-terrace": plant_off_terrace,
    "decoration-diagonal": plant_diagonal,
    "staircase-link": plant_link("staircase"),
    "fountain-link": plant_link("fountain"),
    "bridge-link": plant_link("bridge"),
    "bridge-gap": plant_gap,
}
