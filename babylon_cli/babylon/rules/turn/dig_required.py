"""A turn digs one terrace."""

from collections.abc import Iterator

from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rulebooks import COURSE, DIGGING, cited
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="dig-required",
    subject="quarry",
    sources=cited(COURSE.at("the three steps, 1st", zh_hant="step A", zh_hans="step A"), DIGGING.at("1st paragraph")),
    judges="turn",
)


def check(played: PlayedTurn) -> Iterator[Fault]:
    """A turn without one dug terrace."""
    turn = played.turn
    if turn.dig is None:
        yield Fault(
            turn.path,
            Message("the quarry"),
            Message("the turn digs no terrace, and every turn digs one"),
            Message("write `dig:` with the position of the terrace that was taken, such as `dig: B2`"),
        )
    elif turn.digs_listed:
        yield Fault(
            (*turn.path, "dig"),
            Message("the quarry"),
            Message("the turn lists what it digs, and a turn digs one terrace; what is listed first counts as dug"),
            Message("write the one position without brackets, such as `dig: B2`"),
        )


RULE = TurnRule(ABOUT, check)
