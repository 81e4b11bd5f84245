"""A staircase, a fountain or a bridge never runs diagonally."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import BRIDGE_POINT, FOUNTAIN_POINT, PRINTED_ICONS, STAIRCASE_POINT, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import at_ends, piece_name
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="decoration-diagonal",
    subject="decorations",
    sources=cited(PRINTED_ICONS, STAIRCASE_POINT, FOUNTAIN_POINT, BRIDGE_POINT),
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every staircase, fountain or bridge whose ends are in no common row or column."""
    for piece in layout.placed:
        if piece.on_terraces and piece.length is None:
            yield Fault(
                piece.path,
                piece.place,
                Message("{piece} lies askew: its two ends are in no common row or column", piece=piece_name(piece)),
                Message("check the two cells; a decoration that links two spots is never diagonal"),
                place=at_ends(piece),
            )


RULE = GardenRule(ABOUT, check)
