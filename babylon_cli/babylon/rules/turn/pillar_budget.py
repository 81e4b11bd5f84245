"""The supports cost no more pillars than are in hand."""

from collections.abc import Iterator

from babylon_cli.babylon.play.budget import Budget
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rulebooks import DIGGING, STORING, TERRACES, TOKENS, cited
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.words import counted

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
    """A turn that spends or keeps more than there is."""
    budget = played.budget
    if not played.budget_is_known or not budget.is_overdrawn:
        return
    turn = played.turn
    player = f"the turn of {played.before.player.name}"
    if (budget.left or 0) < 0:
        yield Fault(
            (*turn.path, "build"),
            player,
            f"the supports cost {counted(budget.spent, 'single pillar')}{_doubles(budget)}, and there are "
            f"{budget.in_hand}: {in_hand(budget)}",
            "check the storage zone, the levels and the supports; a statue under a corner costs nothing",
        )
        return
    yield Fault(
        (*turn.path, "keep"),
        player,
        f"the turn keeps {counted(budget.kept, 'single pillar')}{_kept_doubles(budget)} and has {budget.left} left: "
        f"{in_hand(budget)}, {budget.spent} spent",
        "keep no more than is left",
    )


def in_hand(budget: Budget) -> str:
    """Where the pillars in hand come from, such as `3 stored + 1 dug`."""
    parts = [f"{budget.stored} stored", f"{budget.dug} dug"]
    if budget.token:
        parts.append(f"{budget.token} from the round token")
    return " + ".join(parts)


def _doubles(budget: Budget) -> str:
    if not budget.doubles_used:
        return ""
    bought = max(0, budget.doubles_used - budget.doubles_in_hand)
    given = budget.doubles_used - bought
    free = f", {given} already in hand" if given else ""
    singles = f"{counted(budget.singles_used, 'single')} and " if budget.singles_used else ""
    return f" ({singles}{counted(budget.doubles_used, 'double')} at 2 each{free})"


def _kept_doubles(budget: Budget) -> str:
    return f" and {counted(budget.kept_doubles, 'double one')}" if budget.kept_doubles else ""


RULE = TurnRule(ABOUT, check)
