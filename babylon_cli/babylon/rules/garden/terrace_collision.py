"""Two terraces of one garden never share a cell on the same storey."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import HIDDEN_SPOTS, TERRACES, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.cells import COVER, names_of
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.babylon.terms import on, terrace_name, terrace_place
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Message, listed

ABOUT = About(id="terrace-collision", subject="terraces", sources=cited(TERRACES.at("2nd paragraph"), HIDDEN_SPOTS))


MOST_TOLD = 8
"""Four terraces that lie apart cover the cells of a fifth; of a place where more collide, each is told of so many."""


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every two terraces that share a cell on one level."""
    for terrace in layout.colliding:
        before = layout.terraces[: layout.terraces.index(terrace)]
        beside = [other for other in before if other.level == terrace.level and COVER[other.at] & COVER[terrace.at]]
        for other in beside[:MOST_TOLD]:
            yield _fault(terrace, other)


def _fault(terrace: Terrace, other: Terrace) -> Fault:
    return Fault(
        (*terrace.path, "at"),
        terrace_place(terrace),
        Message(
            "{terrace} and {other} both cover {cells}: two terraces of one level share no cell",
            terrace=terrace_name(terrace),
            other=terrace_name(other),
            cells=listed(names_of(COVER[other.at] & COVER[terrace.at])),
        ),
        Message("check the cell or the level of one of the two"),
        (Related((*other.path, "at"), Message("the other terrace")),),
        place=on(terrace),
    )


RULE = GardenRule(ABOUT, check)
