"""A terrace rests on at least three of its four corners."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import SUPPORTS_NEEDED, TERRACES, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.words import counted, listed

ABOUT = About(
    id="terrace-support",
    subject="terraces",
    sources=cited(
        TERRACES.at("1st point"),
        SUPPORTS_NEEDED,
    ),
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every terrace with two or more open corners."""
    if not layout.garden.complete:
        return
    for corners in layout.open_corners.values():
        if len(corners) < 2:
            continue
        terrace = corners[0].terrace
        open_names = [CORNER_NAMES[corner.corner] for corner in corners]
        yield Fault(
            (*terrace.path, "pillars"),
            terrace.place,
            f"{terrace.name} rests on {counted(4 - len(corners), 'support')} and needs at least 3: "
            f"nothing stands under its {listed(open_names)} corners",
            "write the supports that stand there in `pillars`, or take out a `none` or the belvedere",
        )


RULE = GardenRule(ABOUT, check)
