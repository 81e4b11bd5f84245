"""The ways in which one more terrace can stand in a garden, in a few letters."""

from collections import Counter

from babylon_cli.babylon.moves.builds import Hand, Stand, legal_stands
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.rulings import DEFAULT_RULINGS, Rulings
from tests.drawing import layout

ANY = Hand(99, 0)
"""As many pillars as one likes."""


def stands(terraces: str, in_hand: Hand = ANY, rulings: Rulings = DEFAULT_RULINGS) -> list[Stand]:
    """The ways to build one more terrace in a garden."""
    found = list(legal_stands(layout(terraces), in_hand, rulings))
    assert len(set(found)) == len(found)
    return found


def levels(found: list[Stand]) -> dict[int, int]:
    """How many ways there are on each level."""
    return dict(Counter(stand.level for stand in found))


def at(found: list[Stand], cell: str, level: int) -> list[str]:
    """The ways to stand at one place: the supports by their first letters, an open corner as a point."""
    letters = {"single": "s", "double": "d", "statue": "t", "none": "."}
    ways = [stand for stand in found if CELL_NAMES[stand.at] == cell and stand.level == level]
    for stand in ways:
        opened = [corner for corner in range(4) if stand.supports[corner] is None]
        assert not opened
        words = [support.value for support in stand.supports if support is not None]
        assert (words.index("none") if "none" in words else None) == stand.belvedere
    return ["".join(letters[support.value] for support in stand.supports if support is not None) for stand in ways]
