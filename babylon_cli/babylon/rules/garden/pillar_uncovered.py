"""No pillar stands without a terrace on it."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="pillar-uncovered",
    subject="pillars",
    summary="No pillar stands without a terrace on it.",
    text=(
        "A pillar is put up to carry a terrace, never to wait for one. When your turn ends, a terrace rests on each "
        "pillar of your garden. The books give no moment for this: that we look at the end of the turn is our "
        "reading."
    ),
    broken_when=(
        "A pillar, single or double, stands on a hole of the board or on a spot of a terrace, and no terrace rests "
        "on it. Such pillars are written under bare_pillars."
    ),
    sources=(
        Source("fr", "B. Construire, 1. Tuile Terrasse", "Attention, 3rd point"),
        Source("fr", "B. Construire, 1. Tuile Terrasse", "2nd paragraph"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "Opmerking, 3rd point"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "2nd paragraph"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "注意, 3rd point"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "2nd paragraph"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "注意, 3rd point"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "2nd paragraph"),
    ),
    editions=(
        "Three of the books speak of all the pillars that were placed, the simplified Chinese book of all the "
        "pillars in the garden. It comes to the same. None says by when."
    ),
    rulings=(),
    judges="position",
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every pillar that stands and carries nothing."""
    for index, spot in enumerate(layout.garden.bare_pillars):
        place = layout.find(spot).name
        yield Fault(
            ("bare_pillars", index),
            place,
            f"the pillar at {place} carries no terrace: every pillar that was placed ends under one",
            "take the pillar out, or describe the terrace that it carries",
        )


RULE = GardenRule(ABOUT, check)
