"""A fountain joins neighbouring cells of two terraces on one storey."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import FOUNTAIN_POINT, cited
from babylon_cli.babylon.rules.links import link_fault
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import End, Layout, Placed
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import piece_name, terrace_name
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message, listed

ABOUT = About(id="fountain-link", subject="decorations", sources=cited(FOUNTAIN_POINT), rulings=("fountain_terraces",))

FOUNTAIN = Icon.FOUNTAIN

ON_TWO_TERRACES = Message("must link two neighbouring cells of two terraces on one level")
ON_ONE_LEVEL = Message("must link two neighbouring cells on one level")


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every fountain that does not link two neighbouring cells of two terraces on one level."""
    for piece in layout.of_kind(FOUNTAIN):
        reasons = _what_is_wrong(piece, rulings)
        if reasons and piece.on_terraces and piece.length is not None:
            must = ON_TWO_TERRACES if rulings.fountain_terraces == "two" else ON_ONE_LEVEL
            message = Message(
                "{piece} {must}, but {reasons}", piece=piece_name(piece), must=must, reasons=listed(reasons)
            )
            yield link_fault(layout, piece, message)


def _what_is_wrong(piece: Placed, rulings: Rulings) -> list[Message]:
    first, second = piece.ends
    reasons: list[Message] = []
    if piece.length != 1:
        reasons.append(Message("its ends are not neighbouring cells"))
    if first.level != second.level:
        reasons.append(
            Message("its ends are on level {first} and level {second}", first=first.height, second=second.height)
        )
    elif rulings.fountain_terraces == "two" and _are_on_one_terrace(first, second):
        reasons.append(Message("both ends are on {terrace}", terrace=terrace_name(first.terraces[0])))
    return reasons


def _are_on_one_terrace(first: End, second: End) -> bool:
    return len(first.terraces) == len(second.terraces) == 1 and first.terraces[0] is second.terraces[0]


RULE = GardenRule(ABOUT, check, strictest={"fountain_terraces": "two"})
