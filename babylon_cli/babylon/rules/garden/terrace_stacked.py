"""No terrace lies exactly above another one."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import TERRACES, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.babylon.terms import on, terrace_name, terrace_place
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Message

ABOUT = About(
    id="terrace-stacked", subject="terraces", sources=cited(TERRACES.at("2nd point")), rulings=("superposed",)
)


MOST_TOLD = 8
"""Nobody builds so high on four cells; of a higher stack each terrace is told of so many beneath it."""


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every two terraces that lie on exactly the same four cells."""
    if len({terrace.at for terrace in layout.terraces}) == len(layout.terraces):
        return
    by_place: dict[int, list[Terrace]] = {}
    for terrace in layout.terraces:
        beneath = by_place.setdefault(terrace.at, [])
        same = [each for each in beneath if rulings.superposed == "never" or terrace.level - each.level == 1]
        for other in same[:MOST_TOLD]:
            yield _fault(terrace, other)
        beneath.append(terrace)


def _fault(terrace: Terrace, other: Terrace) -> Fault:
    return Fault(
        (*terrace.path, "at"),
        terrace_place(terrace),
        Message(
            "{terrace} covers exactly the same four cells as {other}: a terrace may overlap another only in part",
            terrace=terrace_name(terrace),
            other=terrace_name(other),
        ),
        Message("check the cell of one of the two"),
        (Related((*other.path, "at"), Message("the terrace on the same four cells")),),
        place=on(terrace),
    )


RULE = GardenRule(ABOUT, check, strictest={"superposed": "never"})
