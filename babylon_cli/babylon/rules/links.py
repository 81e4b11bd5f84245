"""The fault of a decoration whose ends do not fit each other, which is mended by what lies at its cells."""

from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import End, Layout, Placed
from babylon_cli.babylon.terms import at_ends
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message, listed


def link_fault(layout: Layout, piece: Placed, message: Message) -> Fault:
    """What is wrong with a link, and how it may have been meant."""
    return Fault(piece.path, piece.place, message, _help(layout, piece), place=at_ends(piece))


def _help(layout: Layout, piece: Placed) -> Message:
    """Where terraces lie at more than one level of its cells, for then another one may be meant."""
    there = [
        Message("at {cell} terraces lie on the levels {levels}", cell=CELL_NAMES[end.cell], levels=listed(levels))
        for end in piece.ends
        for levels in [_levels(layout, end)]
        if len(levels) > 1
    ]
    if not there:
        return Message("check the two cells; each has only one terrace")
    return Message(
        "check the two cells; {there}: write the level of the one that is meant, such as C3@1", there=listed(there, "")
    )


def _levels(layout: Layout, end: End) -> list[int]:
    return sorted({terrace.level for terrace in layout.stacks[end.cell]})
