"""No pillar stands without a terrace on it."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import TERRACES, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import at_spot, spot_name
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="pillar-uncovered",
    subject="pillars",
    sources=cited(
        TERRACES.at("Attention, 3rd point", "Opmerking, 3rd point", "注意, 3rd point", "注意, 3rd point"),
        TERRACES.at("2nd paragraph"),
    ),
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every pillar that stands and carries nothing."""
    for index, spot in enumerate(layout.garden.bare_pillars):
        end = layout.find(spot)
        where = spot_name(end.cell, end.level)
        yield Fault(
            ("bare_pillars", index),
            where,
            Message("the pillar at {spot} carries no terrace: every pillar that was placed ends under one", spot=where),
            Message("take the pillar out, or describe the terrace that it carries"),
            place=at_spot(end.cell, end.level),
        )


RULE = GardenRule(ABOUT, check)
