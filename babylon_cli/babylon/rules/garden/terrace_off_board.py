"""A terrace lies wholly over the 64 holes of its owner's board."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import BOARDS, TERRACES, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.cells import SIDE
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import on, terrace_name, terrace_place
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="terrace-off-board",
    subject="terraces",
    sources=cited(BOARDS.at("1st point"), TERRACES.at("3rd paragraph", zh_hans="1st and 3rd paragraphs")),
)

RIGHT = Message("the right edge of the board")
BOTTOM = Message("the bottom edge of the board")
BOTH = Message("the right and bottom edge of the board")


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every terrace that reaches over the edge of the construction zone."""
    for terrace in layout.off_board:
        row, column = divmod(terrace.at, SIDE)
        edges = RIGHT if row < SIDE - 1 else BOTTOM if column < SIDE - 1 else BOTH
        yield Fault(
            (*terrace.path, "at"),
            terrace_place(terrace),
            Message(
                "{terrace} reaches over {edges}: "
                "a terrace covers 2 x 2 of the 64 holes, so its north-west cell lies between A1 and G7",
                terrace=terrace_name(terrace),
                edges=edges,
            ),
            Message("write the north-west cell of the terrace in `at`; the terrace counts for nothing else until then"),
            place=on(terrace),
        )


RULE = GardenRule(ABOUT, check)
