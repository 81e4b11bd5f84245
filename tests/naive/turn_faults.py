"""Plants faults of the turn rules: in what a turn digs, builds, pays and keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .game_generate import POSITIONS
from .game_reading import LAYERS, read_quarry, stack_at
from .game_site import CORNER_NAMES, ICON_WORDS, TurnSite

if TYPE_CHECKING:
    from collections.abc import Callable


def plant_dig_required(site: TurnSite) -> bool:
    """Dig two tiles, or none."""
    if site.random.random() < 0.7:
        site.turn["dig"] = [site.turn["dig"], site.random.choice(POSITIONS)]
    else:
        del site.turn["dig"]
    return True


def plant_dig_visible(site: TurnSite) -> bool:
    """Dig where nothing is left, or describe another tile than the visible one."""
    if site.quarry is None:
        if site.random.random() < 0.5:
            site.turn["dug"] = {**site.turn.get("dug", {}), "material": site.random.choice(LAYERS)}
        else:
            site.turn["dig"] = site.often_dug()
        return True
    empty = [position for position in POSITIONS if not stack_at(site.quarry, position)]
    if empty and site.random.random() < 0.7:
        site.turn["dig"] = site.random.choice(empty)
        return True
    before = read_quarry(site.before, to_the_bottom=True)
    flower = None if before is None else stack_at(before, site.turn["dig"])[0]["flower"]
    others = [str(player["flower"]) for player in site.before["players"] if str(player["flower"]) != flower]
    if flower is None:
        return False
    site.turn["dug"] = {**site.turn.get("dug", {}), "flower": site.random.choice(others)}
    return True


def plant_dig_reward(site: TurnSite) -> bool:
    """Claim another number of pillars than the tile gives."""
    if site.account["dug"] is None or site.quarry is None:
        site.turn["pillars_taken"] = site.random.randint(0, 8)
        return True
    site.turn["pillars_taken"] = max(0, site.account["dug"] + site.random.choice((-2, -1, 1, 2)))
    return bool(site.turn["pillars_taken"] != site.account["dug"])


def plant_build_source(site: TurnSite) -> bool:
    """Change an icon, build from an empty notch, or build the same terrace again."""
    builds = site.turn.get("build") or []
    if not builds:
        return False
    choice, build = site.random.random(), site.random.choice(builds)
    if choice < 0.5:
        icons = site.icons_of(build)
        if icons is None:
            return False
        place = site.random.randrange(4)
        build["icons"] = icons[:place] + site.random.choice("SFBT.") + icons[place + 1 :]
    elif choice < 0.75:
        build["from"] = "stored" if build["from"] == "dug" else "dug"
    else:
        build["icons"] = site.icons_of(build)
        builds.append({**build, **site.random_place(), "pillars": {}})
    return True


def plant_build_order(site: TurnSite) -> bool:
    """Lay a terrace with a corner under an existing one."""
    builds = site.turn.get("build") or []
    raised = [terrace for terrace in site.old if terrace.level > 1]
    if not builds or not raised:
        return False
    build, above = site.random.choice(builds), site.random.choice(raised)
    column, row = above.cells["NW"]
    site.move(build, column + site.random.choice((-1, 1)), row + site.random.choice((-1, 0, 1)))
    build["level"] = site.random.randint(1, above.level - 1)
    site.drop_decorations()
    return True


def plant_pillar_budget(site: TurnSite) -> bool:
    """Keep more pillars than are left, or hold a terrace up with more than there is."""
    keep = site.turn.setdefault("keep", {})
    if site.account["returned"] is None:
        keep["pillars"] = site.random.randint(3, 12)
        return True
    keep["pillars"] = site.account["kept"] + site.account["returned"] + site.random.choice((1, 1, 2, 3))
    return bool(keep["pillars"] <= 6)


def plant_decoration_fresh(site: TurnSite) -> bool:
    """Decorate older terraces only."""
    return site.add_decoration(on_fresh=False)


def plant_token_effect(site: TurnSite) -> bool:
    """Let one more spot count as another icon."""
    builds = site.turn.get("build") or []
    if not builds:
        return False
    build = site.random.choice(builds)
    corner = site.random.choice(CORNER_NAMES)
    build["counts_as"] = {**build.get("counts_as", {}), corner: site.random.choice(ICON_WORDS)}
    return True


def plant_storage_notch(site: TurnSite) -> bool:
    """Keep both terraces, or one that is built."""
    built = [build["from"] for build in site.turn.get("build") or []]
    keep = site.turn.setdefault("keep", {})
    keep["terrace"] = site.random.choice(["both", *built])
    return True


def plant_storage_limit(site: TurnSite) -> bool:
    """Keep more than six of the pillars that are left, when nothing is built."""
    left: int = (site.account["stored"] or 0) + (site.account["dug"] or 0) + site.account["token"]
    if left < 7:
        return False
    site.turn.pop("build", None)
    site.turn.pop("keep", None)
    site.drop_decorations()
    site.turn.setdefault("keep", {})["pillars"] = site.random.randint(7, left)
    return True


def plant_storage_double(site: TurnSite) -> bool:
    """Keep a double pillar."""
    keep = site.turn.setdefault("keep", {})
    keep["doubles"] = 1
    left = site.account["kept"] + (site.account["returned"] or 0)
    keep["pillars"] = min(6, max(0, left - site.random.choice((0, 2, 2))))
    return True


TURN_PLANTERS: dict[str, Callable[[TurnSite], bool]] = {
    "dig-required": plant_dig_required,
    "dig-visible": plant_dig_visible,
    "dig-reward": plant_dig_reward,
    "build-source": plant_build_source,
    "build-order": plant_build_order,
    "pillar-budget": plant_pillar_budget,
    "decoration-fresh": plant_decoration_fresh,
    "token-effect": plant_token_effect,
    "storage-notch": plant_storage_notch,
    "storage-limit": plant_storage_limit,
    "storage-double": plant_storage_double,
}
