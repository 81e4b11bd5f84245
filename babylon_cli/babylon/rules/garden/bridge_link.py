"""A bridge joins two cells of one storey with one cell between them."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import BRIDGE_POINT, cited
from babylon_cli.babylon.rules.links import link_fault
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import piece_name
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message, listed

ABOUT = About(id="bridge-link", subject="decorations", sources=cited(BRIDGE_POINT))

BRIDGE = Icon.BRIDGE


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every bridge that does not span exactly one cell between two spots of one level."""
    for piece in layout.of_kind(BRIDGE):
        reasons = _what_is_wrong(piece)
        if reasons and piece.on_terraces and piece.length is not None:
            message = Message(
                "{piece} must span exactly one cell between two spots of one level, but {reasons}",
                piece=piece_name(piece),
                reasons=listed(reasons),
            )
            yield link_fault(layout, piece, message)


def _what_is_wrong(piece: Placed) -> list[Message]:
    first, second = piece.ends
    reasons: list[Message] = []
    if piece.length != 2:
        cells = max(0, (piece.length or 0) - 1)
        between = Message("there are {cells} cells between its ends", cells=cells)
        reasons.append(between if cells else Message("no cell lies between its ends"))
    if first.level != second.level:
        reasons.append(
            Message("its ends are on level {first} and level {second}", first=first.height, second=second.height)
        )
    return reasons


RULE = GardenRule(ABOUT, check)
