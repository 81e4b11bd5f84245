"""The supports cost no more pillars than are in hand."""

from collections.abc import Iterator

from babylon_cli.babylon.play.budget import Budget
from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TurnRule
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Counted, Message

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
    where = Message("the turn of {player}", player=played.before.player.name)
    if (budget.left or 0) < 0:
        help = Message("check the storage zone, the levels and the supports; a statue under a corner costs nothing")
        yield Fault((*turn.path, "build"), where, _spends_too_much(budget), help)
    else:
        yield Fault((*turn.path, "keep"), where, _keeps_too_much(budget), Message("keep no more than is left"))


def _spends_too_much(budget: Budget) -> Message:
    return Message(
        SPENDS_DOUBLES if budget.doubles_used else SPENDS,
        cost=Counted(budget.spent, "single pillar"),
        doubles=_doubles(budget),
        pillars=budget.in_hand or 0,
        in_hand=in_hand(budget),
    )


SPENDS = "the supports cost {cost}, and there are {pillars}: {in_hand}"
SPENDS_DOUBLES = "the supports cost {cost} ({doubles}), and there are {pillars}: {in_hand}"


def _keeps_too_much(budget: Budget) -> Message:
    return Message(
        KEEPS_DOUBLES if budget.kept_doubles else KEEPS,
        kept=Counted(budget.kept, "single pillar"),
        doubles=Counted(budget.kept_doubles, "double one"),
        left=budget.left or 0,
        in_hand=in_hand(budget),
        spent=budget.spent,
    )


KEEPS = "the turn keeps {kept} and has {left} left: {in_hand}, {spent} spent"
KEEPS_DOUBLES = "the turn keeps {kept} and {doubles} and has {left} left: {in_hand}, {spent} spent"


def in_hand(budget: Budget) -> Message:
    """Where the pillars in hand come from, such as `3 stored + 1 dug`."""
    stored, dug = budget.stored or 0, budget.dug or 0
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
