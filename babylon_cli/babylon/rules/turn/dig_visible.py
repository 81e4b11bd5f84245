"""The dug terrace is visible in the quarry."""

from collections.abc import Iterator

from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rulebooks import DIGGING, cited
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.babylon.table.quarry import POSITION_NAMES
from babylon_cli.babylon.terms import in_quarry
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(id="dig-visible", subject="quarry", sources=cited(DIGGING.at("1st paragraph")), judges="turn")


def check(played: PlayedTurn) -> Iterator[Fault]:
    """A turn that digs where nothing lies, or another tile than the one on top."""
    turn, digging = played.turn, played.digging
    if turn.dig is None:
        return
    name = POSITION_NAMES[turn.dig]
    where = in_quarry(turn.dig)
    if digging.empty:
        yield Fault(
            (*turn.path, "dig"),
            where,
            Message("the turn digs at {position}, and only the floor of the quarry is left there", position=name),
            Message("check the position, and what was dug there before"),
        )
    elif digging.contradiction is not None:
        yield Fault(
            (*turn.path, "dug"),
            where,
            Message(
                "the terrace dug at {position} is said to be {contradiction}: only the tile on top can be dug",
                position=name,
                contradiction=digging.contradiction,
            ),
            Message("check the position, or what `dug:` says"),
        )


RULE = TurnRule(ABOUT, check)
