"""The rules about the whole table: players, flowers, start terraces, the box, the storage, the quarry and the pad."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING
from unicodedata import normalize

from .garden_rules import ICONS_OF
from .names import looks_like_a_slip, same
from .pad import score_of
from .reading import Document, gardens_of, quarry_stacks, rulings_of

if TYPE_CHECKING:
    from .layout import Decoration, Garden, Terrace

TERRACES = {1: 16, 2: 16, 3: 14, 4: 12}
CLAY = {2: 10, 3: 13}
BOX = {
    "single": 148,
    "double": 60,
    "belvedere": 38,
    "staircase": 15,
    "fountain": 15,
    "statue": 38,
    "bridge": 15,
    "granite": 16,
    "basalt": 16,
}


def table_violations(document: Document) -> set[str]:
    """Every table rule that this document breaks as an error."""
    gardens, rulings = gardens_of(document), rulings_of(document)
    broken = set()
    if document.get("players") is not None and not 1 <= len(gardens) <= 4:
        broken.add("player-count")
    if len({garden.flower for garden in gardens}) < len(gardens):
        broken.add("flower-unique")
    if len(flower_names(document)) > 4:
        broken.add("flower-count")
    for garden in gardens:
        broken |= player_violations(garden, rulings)
        if len(gardens) in TERRACES and len(terraces_of(garden)) > most_terraces(garden, document):
            broken.add("terrace-count")
        pad = score_of(garden, rulings)
        if any(pad[row] != points for row, points in garden.score_pad.items()):
            broken.add("score-pad")
    tiles = [tile for stack in quarry_stacks(document) for tile in stack if "icons" in tile]
    if any(4 - tile["icons"].count(".") != ICONS_OF[tile["material"]] for tile in tiles):
        broken.add("terrace-icons")
    if any(not is_layered(stack) for stack in quarry_stacks(document)):
        broken.add("quarry-layers")
    if rulings["supply"] == "limit" and exceeds_box(document):
        broken.add("supply-limit")
    return broken


def table_warnings(document: Document) -> set[str]:
    """Every table rule that this document breaks as a warning."""
    warned = set()
    if document.get("players") is not None and len(document["players"]) == 1:
        warned.add("player-count")
    if has_doubtful_flower(document):
        warned.add("flower-count")
    if rulings_of(document)["supply"] == "warn" and exceeds_box(document):
        warned.add("supply-limit")
    return warned


def terraces_of(garden: Garden) -> list[Terrace]:
    """The terraces of a garden and the stored one."""
    return garden.terraces + ([garden.stored] if garden.stored else [])


def most_terraces(garden: Garden, document: Document) -> int:
    """The start terrace and one a turn; the start terrace is not counted where none of them can be it."""
    turns = TERRACES[len(document["players"])] - 1
    if document.get("round") is not None:
        to_play = (document.get("turn") or {}).get("player")
        turns = min(turns, document["round"] - (1 if to_play is not None and same(garden.name) == same(to_play) else 0))
    materials = {terrace.material for terrace in terraces_of(garden)}
    return turns + (1 if not materials or None in materials or "start" in materials else 0)


def player_violations(garden: Garden, rulings: dict[str, str]) -> set[str]:
    """The rules about what one player has: start-terrace, storage and token."""
    broken = set()
    starts = [terrace for terrace in terraces_of(garden) if terrace.material == "start"]
    if len(starts) > 1 or any(terrace.flower not in (None, garden.flower) for terrace in starts):
        broken.add("start-terrace")
    if garden.storage["pillars"] > 6:
        broken.add("storage-limit")
    if garden.storage["doubles"] > 0:
        broken.add("storage-double")
    if any(len(terrace.counts_as) > 1 for terrace in garden.terraces):
        broken.add("token-effect")
    if any(was_changed_twice(garden, link, rulings) for link in garden.decorations if len(link.ends) == 2):
        broken.add("token-effect")
    return broken


def was_changed_twice(garden: Garden, link: Decoration, rulings: dict[str, str]) -> bool:
    """Whether a link stands with both its ends on changed icons, so that two were changed in its turn."""
    owners = [garden.terraces_of(end) for end in link.ends]
    blank = 0
    for end, terraces in zip(link.ends, owners, strict=True):
        corners = [(terrace, terrace.corner_at(end[:2]) or "") for terrace in terraces]
        printed = [None if terrace.icons is None else terrace.icons[corner] for terrace, corner in corners]
        counted = [terrace.counts_as.get(corner) for terrace, corner in corners]
        if link.kind in printed or link.kind not in counted:
            return False
        blank += None in printed or "none" in printed
    return owners[0] != owners[1] and (blank < 2 or rulings["blank_per"] == "turn")


def flower_names(document: Document) -> set[str]:
    """Every flower of the file: the list's, the players', the terraces', the tallies' and the quarry's."""
    return {same(name) for name in typed_flowers(document)}


def typed_flowers(document: Document) -> set[str]:
    """Every flower name of the file as it is typed."""
    names = [*(document.get("flowers") or [])]
    for player in document.get("players") or []:
        stored = (player.get("storage") or {}).get("terrace") or {}
        tally = player.get("tally") or {}
        names += [player["flower"], stored.get("flower"), *(tally.get("flowers") or {})]
        on_board = [data for data in player.get("terraces") or [] if not {*data["at"].upper()} & {"H", "8"}]
        names += [terrace.get("flower") for terrace in on_board]
    for row in document.get("quarry") or []:
        for stack in row:
            words = [tile.split()[1:2] for tile in stack.split(">")]
            names += [word for (word,) in filter(None, words) if len(word) != 4 or not set(word) <= set("SFBT.")]
    for played in document.get("rounds") or []:
        names += [(turn.get("dug") or {}).get("flower") for turn in played.get("turns") or []]
    return {str(name) for name in names if name is not None}


def has_doubtful_flower(document: Document) -> bool:
    """Whether a flower looks misspelt, is missing in a list of fewer than four, or is typed in two letter cases.

    Beside a full list every other name is an error already.
    """
    listed = {same(name) for name in document.get("flowers") or []}
    names, typed = flower_names(document), {normalize("NFC", name) for name in typed_flowers(document)}
    if len(typed) > len(names):
        return True
    if len(listed) == 4:
        return False
    if len(listed) > 0 and len(names) <= 4 and names - listed:
        return True
    return any(looks_like_a_slip(one, other) for one in names for other in names)


def is_layered(stack: list[dict[str, str]]) -> bool:
    """Whether the materials follow each other from the top down without a step too many."""
    materials = [tile["material"] for tile in stack]
    runs: tuple[list[str], ...] = (
        [],
        ["clay"],
        ["granite"],
        ["basalt"],
        ["clay", "granite"],
        ["granite", "basalt"],
        ["clay", "granite", "basalt"],
    )
    return materials in runs


def exceeds_box(document: Document) -> bool:
    """Whether the table shows more pieces of a kind than the box holds."""
    gardens = gardens_of(document)
    shown: Counter[str] = Counter()
    for garden in gardens:
        shown.update(pieces_of(garden))
    shown.update(tile["material"] for stack in quarry_stacks(document) for tile in stack)
    limits = {**BOX, "clay": CLAY.get(len(gardens), 16)}
    return any(shown[piece] > limit for piece, limit in limits.items())


def pieces_of(garden: Garden) -> Counter[str]:
    """How many pieces of each kind one player has; a bare pillar is taken for a single one."""
    shown: Counter[str] = Counter()
    for support in garden.supports:
        if garden.complete or support.typed or support.gap == 1:
            shown[support.kind] += 1
    shown["single"] += len(garden.bare_pillars) + garden.storage["pillars"]
    shown["double"] += garden.storage["doubles"]
    shown.update(decoration.kind for decoration in garden.decorations)
    for terrace in terraces_of(garden):
        if terrace.belvedere is not None:
            shown["belvedere"] += 1
        if terrace.material is not None:
            shown[terrace.material] += 1
    tally = garden.tally or {}
    shown["belvedere"] += tally.get("belvederes") or 0
    for row in ("statues", "fountains", "bridges", "staircases"):
        shown[row[:-1]] += sum((tally.get(row) or {}).values())
    return shown
