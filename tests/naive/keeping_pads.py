"""Leaves of a table what is left after an evening: pads in every spelling, with slips, beside gardens or alone."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from .pad import score
from .reading import GARDEN, PRINTED_ROWS

if TYPE_CHECKING:
    from random import Random

    from .reading import Document

LISTS = ("statues", "fountains", "bridges", "staircases")


def keep_pads(random: Random, document: Document) -> Document:
    """Return a copy in which some players have a pad, and some of these nothing else; nobody says what is wrong."""
    changed = deepcopy(document)
    pads = score(document)
    for player in changed.get("players") or []:
        if random.random() < 0.8:
            player["score_pad"] = write_pad(random, pads[player["name"]])
        if random.random() < 0.5:
            for key in GARDEN:
                player.pop(key, None)
            player.update({key: [] for key in random.sample(LISTS, random.choice((0, 1, 4)))})
        if player.get("tally") and random.random() < 0.5:
            player["tally"].pop("visible_holes")
    return changed


def write_pad(random: Random, pad: dict[str, Any]) -> dict[str, Any] | list[int]:
    """A pad with a slip or none, as a list of all rows or with some of them under either name."""
    rows = {row: points or 0 for row, points in pad.items()}
    for row in random.sample(list(rows), random.choice((0, 0, 1, 2))):
        rows[row] = max(0, rows[row] + random.choice((-3, -1, 1, 10)))
    if random.random() < 0.4:
        return list(rows.values())[: random.choice((8, 9))]
    names = {key: name for name, key in PRINTED_ROWS.items()}
    kept = random.sample(list(rows), random.choice((1, 4, 8, 9)))
    return {names.get(row, row) if random.random() < 0.5 else row: rows[row] for row in kept}
