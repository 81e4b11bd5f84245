"""A staircase joins two neighbouring cells, one storey apart."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import SCORING, STAIRCASE_POINT, cited
from babylon_cli.babylon.rules.links import link_fault
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import piece_name
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message, listed

ABOUT = About(
    id="staircase-link",
    subject="decorations",
    sources=cited(
        STAIRCASE_POINT, SCORING.at("4th point, Escaliers", "4th point, Trappen", "4th point, 階梯", "the point 阶梯")
    ),
)

STAIRCASE = Icon.STAIRCASE


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every staircase that does not link two neighbouring cells one level apart."""
    for piece in layout.of_kind(STAIRCASE):
        reasons = _what_is_wrong(piece)
        if reasons and piece.on_terraces and piece.length is not None:
            message = Message(
                "{piece} must link two neighbouring cells whose levels differ by exactly 1, but {reasons}",
                piece=piece_name(piece),
                reasons=listed(reasons),
            )
            yield link_fault(layout, piece, message)


def _what_is_wrong(piece: Placed) -> list[Message]:
    first, second = piece.ends
    reasons: list[Message] = []
    if piece.length != 1:
        reasons.append(Message("its ends are not neighbouring cells"))
    if abs(first.height - second.height) != 1:
        reasons.append(
            Message("it goes from level {first} to level {second}", first=first.height, second=second.height)
        )
    return reasons


RULE = GardenRule(ABOUT, check)
