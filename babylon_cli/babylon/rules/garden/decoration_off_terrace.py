"""Every end of a decoration stands on a spot of a terrace."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import PRINTED_ICONS, TERRACES_OF_THE_TURN, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import End, Layout, Placed
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import at_spot, piece_name, spot_name
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message, listed, plural

ABOUT = About(id="decoration-off-terrace", subject="decorations", sources=cited(TERRACES_OF_THE_TURN, PRINTED_ICONS))


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every end of a decoration that is not on a terrace spot."""
    for piece in layout.placed:
        for end in piece.ends if not piece.on_terraces else ():
            if not end.terraces and not layout.may_leave_out(end):
                yield _fault(layout, piece, end)


def _fault(layout: Layout, piece: Placed, end: End) -> Fault:
    where = spot_name(end.cell, end.level)
    return Fault(
        piece.path,
        where,
        Message(
            "{piece} needs a terrace at {spot}, and {there}",
            piece=piece_name(piece),
            spot=where,
            there=_what_is_there([terrace.level for terrace in layout.stacks.get(end.cell, ())]),
        ),
        Message("check the cell and the level of the piece; it scores nothing as it is"),
        place=at_spot(end.cell, end.level),
    )


def _what_is_there(levels: list[int]) -> Message:
    if not levels:
        return Message("only the board is there")
    return plural(
        len(levels), "there is one on level {levels}", "there are terraces on levels {levels}", levels=listed(levels)
    )


RULE = GardenRule(ABOUT, check)
