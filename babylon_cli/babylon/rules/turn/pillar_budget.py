"""The supports cost no more pillars than are in hand."""

from collections.abc import Iterator

from babylon_cli.babylon.play.budget import Budget
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.judging.finding import Fault
from babylon_cli.words import counted

ABOUT = About(
    id="pillar-budget",
    subject="pillars",
    summary="The supports cost no more pillars than are in hand.",
    text=(
        "You build with the single pillars of your storage zone, those that digging has just given, and "
        "those of the round token. Two single pillars may be changed for a double one at any time, never "
        "the other way round. A statue that carries a terrace costs nothing. What is kept must be left "
        "over."
    ),
    broken_when=(
        "The supports of the turn's terraces cost more single pillars than stored, dug and token pillars "
        "make together, a double pillar counting two unless the token gave it; or more pillars are kept "
        "than are left."
    ),
    sources=(
        Source("fr", "B. Construire, 1. Tuile Terrasse", "2nd and 5th paragraphs"),
        Source("fr", "A. Creuser", "the four points"),
        Source("fr", "C. Stocker/Défausser", "1st paragraph"),
        Source("fr", "Description des effets des tuiles Tour", "1st and 2nd points"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "2nd and 5th paragraphs"),
        Source("nl", "A. Graven", "the four points"),
        Source("nl", "C. Opslaan/Afleggen", "1st paragraph"),
        Source("nl", "Speciale effecten van de Rondefiches", "1st and 2nd points"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "2nd and 5th paragraphs"),
        Source("zh-Hant", "A. 挖掘", "the four points"),
        Source("zh-Hant", "C. 存放/棄置", "1st paragraph"),
        Source("zh-Hant", "輪次指示物的特殊效果", "1st and 2nd points"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "2nd and 5th paragraphs"),
        Source("zh-Hans", "A. 挖掘", "the four points"),
        Source("zh-Hans", "C. 保留 / 弃置", "1st paragraph"),
        Source("zh-Hans", "轮次指示物的特殊效果", "1st and 2nd points"),
    ),
    editions="",
    rulings=(),
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
