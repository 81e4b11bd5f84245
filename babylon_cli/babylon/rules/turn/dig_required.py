"""A turn digs one terrace."""

from collections.abc import Iterator

from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="dig-required",
    subject="quarry",
    summary="A turn digs one terrace.",
    text=(
        "Every turn begins with digging: you take one visible terrace from the quarry. You cannot leave "
        "it out, and you cannot take two."
    ),
    broken_when="A turn names no position that is dug, or lists several.",
    sources=(
        Source("fr", "Déroulement d'une partie", "the three steps, 1st"),
        Source("fr", "A. Creuser", "1st paragraph"),
        Source("nl", "Spelverloop", "the three steps, 1st"),
        Source("nl", "A. Graven", "1st paragraph"),
        Source("zh-Hant", "如何進行遊戲", "step A"),
        Source("zh-Hant", "A. 挖掘", "1st paragraph"),
        Source("zh-Hans", "游戏流程", "step A"),
        Source("zh-Hans", "A. 挖掘", "1st paragraph"),
    ),
    editions="",
    rulings=(),
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
