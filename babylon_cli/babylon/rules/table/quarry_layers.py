"""Every stack of the quarry is clay over granite over basalt."""

from collections.abc import Iterator
from itertools import pairwise

from babylon_cli.babylon.rulebooks import DIGGING, SET_UP, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.pieces import QUARRY_LEVELS, Material
from babylon_cli.babylon.table.quarry import POSITION_NAMES, QUARRY_SIDE, Pile, Tile
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.terms import in_quarry
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message, Term

ABOUT = About(id="quarry-layers", subject="quarry", sources=cited(SET_UP.at("step 3"), DIGGING.at("1st paragraph")))


def check(table: Table) -> Iterator[Fault]:
    """Every stack that is not clay over granite over basalt without a layer skipped, and at set-up without its clay."""
    for position, pile in enumerate(table.quarry.piles if table.quarry else ()):
        faults = [
            _out_of_order(position, upper, lower)
            for upper, lower in pairwise(pile)
            if QUARRY_LEVELS[upper.material] - QUARRY_LEVELS[lower.material] != 1
        ]
        yield from faults
        if table.record is not None and not faults and (not pile or pile[0].material is not Material.CLAY):
            yield _without_clay(position, pile)


def _out_of_order(position: int, upper: Tile, lower: Tile) -> Fault:
    return Fault(
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


def _without_clay(position: int, pile: Pile) -> Fault:
    top = Term(pile[0].material.value) if pile else Message("the floor")
    return Fault(
        ("quarry", *divmod(position, QUARRY_SIDE)),
        in_quarry(position),
        Message(
            "{position} begins with {top}: before set-up takes any clay out, every stack begins with clay",
            position=POSITION_NAMES[position],
            top=top,
        ),
        Message("write the quarry of a record as it was laid out, and under `removed:` where clay was taken out"),
    )


RULE = TableRule(ABOUT, check)
