"""Every stack of the quarry is clay over granite over basalt."""

from collections.abc import Iterator
from itertools import pairwise

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.pieces import QUARRY_LEVELS
from babylon_cli.babylon.table.quarry import POSITION_NAMES, QUARRY_SIDE
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.terms import in_quarry
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message, Term

ABOUT = About(
    id="quarry-layers",
    subject="quarry",
    summary="Every stack of the quarry is clay over granite over basalt.",
    text=(
        "The quarry is laid in three layers: basalt at the bottom, granite upon it, clay on top. Digging takes only "
        "what lies on top. So every stack, read from the top, goes from clay to granite to basalt and leaves none "
        "out. A stack that has been dug into starts further down. The books tell this as part of the setup."
    ),
    broken_when=(
        "A stack, read from the top, names a material above one that belongs over it, or the same one twice: the "
        "order is clay, granite, basalt. Or it skips a layer between two that it names."
    ),
    sources=(
        Source("fr", "Mise en place", "step 3"),
        Source("fr", "A. Creuser", "1st paragraph"),
        Source("nl", "Voorbereiding", "step 3"),
        Source("nl", "A. Graven", "1st paragraph"),
        Source("zh-Hant", "遊戲設置", "step 3"),
        Source("zh-Hant", "A. 挖掘", "1st paragraph"),
        Source("zh-Hans", "游戏设置", "step 3"),
        Source("zh-Hans", "A. 挖掘", "1st paragraph"),
    ),
    editions="",
    rulings=(),
    judges="position",
)


def check(table: Table) -> Iterator[Fault]:
    """Every stack that is not clay over granite over basalt without a layer skipped."""
    for position, pile in enumerate(table.quarry.piles if table.quarry else ()):
        for upper, lower in pairwise(pile):
            if QUARRY_LEVELS[upper.material] - QUARRY_LEVELS[lower.material] != 1:
                yield Fault(
                    ("quarry", *divmod(position, QUARRY_SIDE)),
                    in_quarry(position),
                    Message(
                        "{position} has {upper} lying on {lower}: a stack is clay on granite on basalt, top first",
                        position=POSITION_NAMES[position],
                        upper=Term(upper.material.value),
                        lower=Term(lower.material.value),
                    ),
                    Message("check the order of the stack, or write only its top tile"),
                )


RULE = TableRule(ABOUT, check)
