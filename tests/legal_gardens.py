"""Legal gardens to change, one change each, and where a rule is then broken."""

from copy import deepcopy
from functools import lru_cache
from random import Random
from typing import Any

from hypothesis import assume, settings
from hypothesis import strategies as st

from tests.drawing import Plain, found, table_of
from tests.naive.generate import random_table

CORNERS = ("NW", "NE", "SW", "SE")
GARDENS = 50
EXAMPLES = 15


@lru_cache(maxsize=GARDENS)
def _garden(number: int) -> Plain:
    random = Random(number)
    while True:
        document = random_table(random, players=2, terraces=random.randint(5, 14))
        ana = document["players"][0]
        if len(ana.get("terraces") or []) > 4 and ana.get("complete") is not False:
            for player in document["players"]:
                player.pop("score_pad", None)
            return document


def legal_garden(number: int) -> Plain:
    """A copy of one of the gardens, to be changed."""
    return deepcopy(_garden(number))


documents = st.integers(0, GARDENS - 1).map(legal_garden)
"""A legal table of two; the first player has a garden of five terraces or more."""

choices = st.integers(0, 10**6)
"""A number that picks one of several things."""


def ana(document: Plain) -> Any:
    """The first player's keys."""
    return document["players"][0]


def picked(choice: int, among: list[Any]) -> Any:
    """One of several things."""
    assume(among)
    return among[choice % len(among)]


def cells_of(terrace: Plain) -> dict[str, str]:
    """The cell under each corner of a terrace."""
    column, row = "ABCDEFGH".index(terrace["at"][0].upper()), int(terrace["at"][1])
    cells = {}
    for corner, (right, down) in zip(CORNERS, ((0, 0), (1, 0), (0, 1), (1, 1)), strict=True):
        cells[corner] = f"{'ABCDEFGH'[column + right]}{row + down}"
    return cells


def spot(terrace: Plain, corner: str) -> str:
    """One spot of a terrace, with its level."""
    return f"{cells_of(terrace)[corner]}@{terrace['level']}"


def open_corners(terrace: Plain) -> set[str]:
    """The corners of a legal terrace that nothing stands under."""
    written = terrace.get("pillars") or {}
    return {corner for corner in CORNERS if corner == terrace.get("belvedere") or written.get(corner) == "none"}


def paths_of(rule: str, document: Plain) -> list[str]:
    """Where a rule is broken."""
    return [path for broken_rule, path in found(table_of(document)) if broken_rule == rule]


def examples(function: Any) -> Any:
    """Run a property on a few gardens."""
    return settings(max_examples=EXAMPLES)(function)
