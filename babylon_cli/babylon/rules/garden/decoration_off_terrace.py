"""Every end of a decoration stands on a spot of a terrace."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import PRINTED_ICONS, TERRACES_OF_THE_TURN, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import End, Layout, Placed
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.words import listed

ABOUT = About(
    id="decoration-off-terrace",
    subject="decorations",
    sources=cited(
        TERRACES_OF_THE_TURN,
        PRINTED_ICONS,
    ),
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every end of a decoration that is not on a terrace spot."""
    for piece in layout.placed:
        for end in piece.ends:
            if not end.terraces and not layout.may_leave_out(end):
                yield _fault(layout, piece, end)


def _fault(layout: Layout, piece: Placed, end: End) -> Fault:
    levels = [str(terrace.level) for terrace in layout.stacks.get(end.cell, ())]
    if len(levels) == 1:
        there = f"there is one on level {levels[0]}"
    else:
        there = f"there are terraces on levels {listed(levels)}" if levels else "only the board is there"
    return Fault(
        piece.path,
        end.name,
        f"{piece.name} needs a terrace at {end.name}, and {there}",
        "check the cell and the level of the piece; it scores nothing as it is",
    )


RULE = GardenRule(ABOUT, check)
