"""The supports cost no more pillars than are in hand."""

from collections.abc import Iterator

from babylon_cli.babylon.play.budget import Budget
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rulebooks import DIGGING, STORING, TERRACES, TOKENS, cited
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="pillar-budget",
    subject="pillars",
    sources=cited(
        TERRACES.at("2nd and 5th paragraphs"),
        DIGGING.at("the four points"),
        STORING.at("1st paragraph"),
        TOKENS.at("1st and 2nd points"),
    ),
    judges="turn",
)


def check(played: PlayedTurn) -> Iterator[Fault]:
    """A turn that spends or keeps more than there is, or where that is not known, than there can be at all."""
    budget = played.best_budget
    if not budget.is_overdrawn:
        return
    turn = played.turn
    where = Message("the turn of {player}", player=played.before.player.name)
    if budget.most_left < 0:
        help = Message("check the storage zone, the levels and the supports; a statue under a corner costs nothing")
        yield Fault((*turn.path, "build"), where, _spends_too_much(played), help)
    else:
        yield Fault((*turn.path, "keep"), where, _keeps_too_much(played), Message("keep no more than is left"))


def _spends_too_much(played: PlayedTurn) -> Message:
    budget = played.best_budget
    return Message(
        SPENDS[played.budget_is_known, budget.doubles_used > 0],
        cost=Counted(budget.spent, "single pillar"),
        doubles=_doubles(budget),
        pillars=budget.most_in_hand,
        in_hand=in_hand(budget),
    )


SPENDS = {
    (True, False): "the supports cost {cost}, and there are {pillars}: {in_hand}",
    (True, True): "the supports cost {cost} ({doubles}), and there are {pillars}: {in_hand}",
    (False, False): "the supports cost {cost}, and there can be at most {pillars}: {in_hand}",
    (False, True): "the supports cost {cost} ({doubles}), and there can be at most {pillars}: {in_hand}",
}
"""By whether it is known what there is, and whether there are doubles among the supports."""


def _keeps_too_much(played: PlayedTurn) -> Message:
    budget = played.best_budget
    return Message(
        KEEPS[played.budget_is_known, budget.kept_doubles > 0],
        kept=Counted(budget.kept, "single pillar"),
        doubles=Counted(budget.kept_doubles, "double one"),
        left=budget.most_left,
        in_hand=in_hand(budget),
        spent=budget.spent,
    )


KEEPS = {
    (True, False): "the turn keeps {kept} and has {left} left: {in_hand}, {spent} spent",
    (True, True): "the turn keeps {kept} and {doubles} and has {left} left: {in_hand}, {spent} spent",
    (False, False): "the turn keeps {kept} and can have at most {left} left: {in_hand}, {spent} spent",
    (False, True): "the turn keeps {kept} and {doubles} and can have at most {left} left: {in_hand}, {spent} spent",
}
"""By whether it is known what there is, and whether doubles are kept."""


def in_hand(budget: Budget) -> Message:
    """Where the pillars in hand come from, at most where that is not known, such as `3 stored + 1 dug`."""
    stored, dug = budget.most_stored, budget.most_dug
    if not budget.token:
        return Message("{stored} stored + {dug} dug", stored=stored, dug=dug)
    return Message(
        "{stored} stored + {dug} dug + {token} from the round token", stored=stored, dug=dug, token=budget.token
    )


def _doubles(budget: Budget) -> Message:
    """What the double pillars cost."""
    given = min(budget.doubles_used, budget.doubles_in_hand)
    return Message(
        DOUBLES[budget.singles_used > 0, given > 0],
        singles=Counted(budget.singles_used, "single"),
        doubles=Counted(budget.doubles_used, "double"),
        given=given,
    )


DOUBLES = {
    (False, False): "{doubles} at 2 each",
    (False, True): "{doubles} at 2 each, {given} already in hand",
    (True, False): "{singles} and {doubles} at 2 each",
    (True, True): "{singles} and {doubles} at 2 each, {given} already in hand",
}
"""By whether there are singles as well, and whether some doubles were in hand."""


RULE = TurnRule(ABOUT, check)
