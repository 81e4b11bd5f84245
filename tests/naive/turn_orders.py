"""Tries every order in which a turn's builds and decorations may have happened, and keeps the best."""

from __future__ import annotations

import heapq
from itertools import count
from typing import TYPE_CHECKING, Any

from .game_placing import copy_garden, place_decoration, place_terrace
from .game_reading import Tile, letters_of, quarter_turns, same_icons
from .layout import Decoration, Garden, Spot, Terrace
from .reading import LINKED, Document, read_cell, read_terrace

if TYPE_CHECKING:
    from collections.abc import Callable

# A moment within a turn: the garden and everything that happened so far.
Moment = dict[str, Any]
NEVER = 10**9


def decorations_of(turn: Document, garden: Garden) -> list[Decoration]:
    """The turn's decorations; a spot without level is on the topmost terrace after all builds of the turn."""
    built = [read_terrace(data) for data in turn.get("build") or []]

    def read(text: str) -> Spot:
        cell_text, _, level = text.strip().partition("@")
        cell = read_cell(cell_text)
        tops = [terrace.level for terrace in built if terrace.on_board() and cell in terrace.cells.values()]
        return (*cell, int(level) if level else max([garden.top(cell), *tops]))

    found = [Decoration("statue", [read(text)]) for text in turn.get("statues") or []]
    for key, kind in LINKED.items():
        for text in turn.get(key) or []:
            ends = [read(end) for end in text.split("-")]
            found.append(Decoration(kind, ends))
    return found


def first_moment(garden: Garden, ever: list[Spot], hand: dict[str, Any]) -> Moment:
    """The moment after the dig: nothing is built yet."""
    return {
        "garden": garden,
        "ever": ever,
        "notch": list(hand["notch"]),
        "built": [],
        "placed": [],
        "history": [],
        "fresh": [],
        "used": [],
        "off_board": [],
        "broken": [],
        "warned": set(),
        "first_fault": NEVER,
        "is_finished": False,
    }


def best_order(
    garden: Garden,
    ever: list[Spot],
    hand: dict[str, Any],
    turn: Document,
    rulings: dict[str, str],
    cost_faults: Callable[[Moment], set[str]],
    *,
    any_build_order: bool,
) -> Moment:
    """The moment after the whole turn, by an order with the fewest faults and, of these, the latest first fault.

    `hand` has the `notch` (a list of tiles), the tile `dug`, and whether it `is_known` what was dug.
    """
    builds = turn.get("build") or []
    decorations = decorations_of(turn, garden)
    number = count()
    start = first_moment(garden, ever, hand)
    waiting: list[tuple[int, int, int, int, Moment]] = [(0, -NEVER, 0, next(number), start)]
    seen = set()
    while True:
        moment = heapq.heappop(waiting)[-1]
        if moment["is_finished"]:
            return moment
        # What a moment may still become depends on what was placed before each build, not on the order in between.
        key = str([sorted(part) for part in split(moment["history"])])
        if key in seen:
            continue
        seen.add(key)
        left = [place for place in range(len(builds)) if place not in moment["built"]]
        following = [
            after_build(moment, place, builds[place], hand, rulings)
            for place in (left if any_build_order else left[:1])
        ]
        coming = [builds[place] for place in left]
        for place, decoration in enumerate(decorations):
            is_early = waits_for(decoration, coming, moment["garden"]) or (builds and not moment["built"])
            if place not in moment["placed"] and not is_early:
                following.append(after_decoration(moment, place, decoration, rulings))
        if not left and len(moment["placed"]) == len(decorations):
            end = dict(moment, is_finished=True)
            following.append(with_faults(end, cost_faults(end)))
        for later in following:
            steps = len(later["history"])
            priority = (len(later["broken"]), -later["first_fault"], -steps, next(number))
            heapq.heappush(waiting, (*priority, later))


def waits_for(decoration: Decoration, coming: list[Document], garden: Garden) -> bool:
    """Whether an end is to stand on a terrace that the turn has still to build."""
    for end in decoration.ends:
        for data in coming:
            terrace = read_terrace(data)
            if terrace.level == end[2] and end[:2] in terrace.cells.values() and not garden.terraces_of(end):
                return terrace.on_board()
    return False


def split(history: list[str]) -> list[list[str]]:
    """The steps so far, cut at each build; the builds stand alone."""
    parts: list[list[str]] = [[]]
    for step in history:
        if step.startswith("build"):
            parts += [[step], []]
        else:
            parts[-1].append(step)
    return parts


def with_faults(moment: Moment, broken: set[str]) -> Moment:
    """The moment with the faults of its last step noted."""
    moment["broken"] = moment["broken"] + sorted(broken)
    if broken and moment["first_fault"] == NEVER:
        moment["first_fault"] = len(moment["history"])
    return moment


def after_decoration(moment: Moment, place: int, decoration: Decoration, rulings: dict[str, str]) -> Moment:
    """The moment after one more decoration."""
    later = dict(moment)
    later["garden"], later["ever"] = copy_garden(moment["garden"]), list(moment["ever"])
    later["placed"] = [*moment["placed"], place]
    later["history"] = [*moment["history"], f"decoration {place}"]
    return with_faults(later, place_decoration(later["garden"], decoration, moment["fresh"], later["ever"], rulings))


def after_build(moment: Moment, place: int, data: Document, hand: dict[str, Any], rulings: dict[str, str]) -> Moment:
    """The moment after one more build."""
    later = dict(moment)
    later["garden"] = copy_garden(moment["garden"])
    later["built"] = [*moment["built"], place]
    later["history"] = [*moment["history"], f"build {place}"]
    broken, warned, tile = take_tile(later, data, hand)
    terrace = terrace_of(data, tile)
    if not terrace.on_board():
        later["off_board"] = [*moment["off_board"], dict(data, **known(tile))]
        return with_faults(later, {"terrace-off-board"})
    if "build-source" in broken or (tile["icons"] and data.get("icons") is not None):
        # Icons that are not the source's are no fault of the material besides.
        broken |= place_terrace(later["garden"], terrace, rulings) - {"terrace-icons"}
    else:
        broken |= place_terrace(later["garden"], terrace, rulings)
    later["fresh"] = [*moment["fresh"], terrace]
    later["warned"] = moment["warned"] | warned
    return with_faults(later, broken)


def known(tile: Tile) -> Document:
    """What is known of a tile."""
    return {key: value for key, value in tile.items() if value is not None}


def take_tile(later: Moment, data: Document, hand: dict[str, Any]) -> tuple[set[str], set[str], Tile]:
    """Take a build's terrace from where it comes: the ids broken, the ids warned of, and what is known of it."""
    source = data["from"]
    icons = letters_of(data.get("icons"))
    unknown: Tile = {"flower": None, "material": None, "icons": None}
    is_again = source in later["used"] or len(later["built"]) > 2
    later["used"] = [*later["used"], source]
    if source == "dug":
        if not hand["is_known"]:
            return set(), set(), unknown
        tile = hand["dug"]
    else:
        fitting = [tile for tile in later["notch"] if icons and tile["icons"] and same_icons(icons, tile["icons"])]
        choice = fitting or later["notch"] or hand["notch"]
        if not choice:
            return {"build-source"}, set(), unknown
        tile = choice[0]
        later["notch"] = [other for other in later["notch"] if other is not tile]
    if is_again:
        return {"build-source"}, set(), unknown
    if icons is None or tile["icons"] is None:
        return set(), set(), tile
    if not same_icons(icons, tile["icons"]):
        return {"build-source"}, set(), tile
    return set(), set() if icons in quarter_turns(tile["icons"]) else {"build-source"}, tile


def terrace_of(data: Document, tile: Tile) -> Terrace:
    """The terrace as it is built: as it was given where nothing else is typed."""
    merged = {key: value for key, value in data.items() if key not in ("flower", "material") and value is not None}
    if "icons" not in merged and tile["icons"] is not None:
        merged["icons"] = tile["icons"]
    for key in ("flower", "material"):
        if tile[key] is not None:
            merged[key] = tile[key]
    return read_terrace(merged)
