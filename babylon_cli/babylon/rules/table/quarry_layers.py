"""Every stack of the quarry is clay over granite over basalt."""

from collections.abc import Iterator
from itertools import pairwise

from babylon_cli.babylon.rulebooks import DIGGING, SET_UP, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.pieces import QUARRY_LEVELS
from babylon_cli.babylon.table.quarry import POSITION_NAMES, QUARRY_SIDE
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.terms import in_quarry
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message, Term

ABOUT = About(id="quarry-layers", subject="quarry", sources=cited(SET_UP.at("step 3"), DIGGING.at("1st paragraph")))


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
