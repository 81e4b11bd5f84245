"""A terrace rests on at least three of its four corners."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import SUPPORTS_NEEDED, TERRACES, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import on, terrace_name, terrace_place
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Counted, Message, listed

ABOUT = About(id="terrace-support", subject="terraces", sources=cited(TERRACES.at("1st point"), SUPPORTS_NEEDED))


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every terrace with two or more open corners."""
    for terrace in layout.written:  # of any other only the corner of the belvedere is open
        corners = terrace.open_corners
        if len(corners) < 2 or not layout.was_seen_built(terrace):
            continue
        open_names = [CORNER_NAMES[corner] for corner in corners]
        yield Fault(
            (*terrace.path, "pillars"),
            terrace_place(terrace),
            Message(
                "{terrace} rests on {supports} and needs at least 3: nothing stands under its {corners} corners",
                terrace=terrace_name(terrace),
                supports=Counted(4 - len(corners), "support"),
                corners=listed(open_names),
            ),
            Message("write the supports that stand there in `pillars`, or take out a `none` or the belvedere"),
            place=on(terrace),
        )


RULE = GardenRule(ABOUT, check)
