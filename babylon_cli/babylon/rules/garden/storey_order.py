"""A storey is begun only when the storey below it has a terrace."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import SCORING, STOREY_BELOW, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import on, terrace_name, terrace_place
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="storey-order",
    subject="storeys",
    sources=cited(
        STOREY_BELOW,
        SCORING.at("8th point, Point culminant", "8th point, Panorama", "8th point, 最高層級", "the point 高度分"),
    ),
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every terrace on a storey above one that the garden does not have."""
    levels = layout.covered.keys()
    missing = {level - 1 for level in levels if level > 0} - levels
    for terrace in layout.terraces if missing else ():
        beneath = terrace.level - 1
        if beneath in missing and not layout.may_hide_storey(beneath):
            yield Fault(
                (*terrace.path, "level"),
                terrace_place(terrace),
                Message(
                    "{terrace} has no storey to follow: the garden has no terrace on level {level}, seen or hidden",
                    terrace=terrace_name(terrace),
                    level=beneath,
                ),
                Message(
                    "check the level; a garden noted from above without its hidden terraces says `complete: false`"
                ),
                place=on(terrace),
            )


RULE = GardenRule(ABOUT, check)
