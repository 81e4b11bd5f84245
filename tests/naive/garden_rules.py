"""The rules about a garden's terraces, their supports and their storeys, checked by plain loops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .building_order import link_order_exists, order_exists
from .decoration_rules import decoration_violations

if TYPE_CHECKING:
    from .layout import Garden, Terrace

ICONS_OF = {"clay": 2, "granite": 3, "basalt": 4}
UNCHECKED_WHEN_INCOMPLETE = {"statue-alignment", "build-order"}


def garden_violations(garden: Garden, rulings: dict[str, str]) -> set[str]:
    """Every garden rule that this garden breaks."""
    broken = pair_violations(garden, rulings)
    broken |= support_violations(garden, rulings)
    broken |= decoration_violations(garden, rulings)
    if garden.off_board:
        broken.add("terrace-off-board")
    if any(has_wrong_icons(terrace) for terrace in garden.terraces):
        broken.add("terrace-icons")
    if garden.stored and has_wrong_icons(garden.stored):
        broken.add("terrace-icons")
    if garden.bare_pillars:
        broken.add("pillar-uncovered")
    if any(lacks_storey_below(garden, terrace) for terrace in garden.terraces):
        broken.add("storey-order")
    if garden.complete:
        if not link_order_exists(garden, rulings):
            broken.add("build-order")
        elif not order_exists(garden, rulings):
            broken.add("statue-alignment")
        return broken
    return broken - UNCHECKED_WHEN_INCOMPLETE


def lacks_storey_below(garden: Garden, terrace: Terrace) -> bool:
    """Whether no terrace lies, or may lie hidden, on the level below."""
    below = terrace.level - 1
    return below > 0 and all(other.level != below for other in garden.terraces) and not garden.may_hide(below)


def has_wrong_icons(terrace: Terrace) -> bool:
    """Whether a terrace of known material has another number of icons than its material."""
    if terrace.icons is None or terrace.material not in ICONS_OF:
        return False
    icons = [icon for icon in terrace.icons.values() if icon != "none"]
    return len(icons) != ICONS_OF[terrace.material]


def pair_violations(garden: Garden, rulings: dict[str, str]) -> set[str]:
    """What two terraces do to each other: terrace-collision and terrace-stacked."""
    broken = set()
    for one in garden.terraces:
        for other in garden.terraces:
            if one is other:
                continue
            one_cells, other_cells = set(one.cells.values()), set(other.cells.values())
            if one.level == other.level and one_cells & other_cells:
                broken.add("terrace-collision")
            is_next = abs(one.level - other.level) == 1
            if one_cells == other_cells and (is_next or rulings["superposed"] == "never"):
                broken.add("terrace-stacked")
    return broken


def support_violations(garden: Garden, rulings: dict[str, str]) -> set[str]:
    """What is wrong under the terraces: terrace-support, belvedere-corner and pillar-height."""
    broken = set()
    supports = garden.supports
    for terrace in garden.terraces:
        supported = [support.corner for support in supports if support.terrace is terrace]
        lacks_belvedere = len(supported) == 3 and terrace.belvedere is None
        rests = rulings["statue_corner"] == "supports" and rests_on_statue(garden, terrace)
        if len(supported) < 3:
            if garden.complete or terrace not in garden.noted:
                broken.add("terrace-support")
        elif lacks_belvedere or terrace.belvedere in supported or rests:
            broken.add("belvedere-corner")
    if not all(support.fits() for support in supports if garden.is_settled(support)):
        broken.add("pillar-height")
    return broken


def rests_on_statue(garden: Garden, terrace: Terrace) -> bool:
    """Whether the belvedere's corner comes down exactly on a standing statue."""
    if terrace.belvedere is None:
        return False
    below = (*terrace.cells[terrace.belvedere], terrace.level - 1)
    return any(statue.ends == [below] for statue in garden.standing("statue"))
