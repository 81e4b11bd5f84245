"""A terrace rests on at least three of its four corners."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pieces import CORNER_NAMES
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault
from babylon_cli.words import counted, listed

ABOUT = About(
    id="terrace-support",
    subject="terraces",
    summary="A terrace rests on at least three of its four corners.",
    text=(
        "Put something under at least three corners of a terrace before you lay it down. Single pillars, double "
        "pillars and statues all do. Whether you take three or four is up to you, and no reason is needed for "
        "three."
    ),
    broken_when=(
        "Fewer than three corners of a terrace are supported. A corner is open if the terrace's belvedere is on it "
        "or if its support is written as none. Every other corner counts as supported. So does the corner of a "
        "belvedere for which a support is written as well. Where this rule is broken, belvedere-corner is not "
        "reported for the same terrace."
    ),
    sources=(
        Source("fr", "B. Construire, 1. Tuile Terrasse", "1st point"),
        Source("fr", "B. Construire, 1. Tuile Terrasse", "Attention, 1st point"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "1st point"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "Opmerking, 1st point"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "1st point"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "注意, 1st point"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "1st point"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "注意, 1st point"),
    ),
    editions=(
        "The French and the Dutch book order three or four pillars. The two Chinese books say that a terrace may "
        "lie on three or four. We take all four to mean that fewer than three is not allowed."
    ),
    rulings=(),
    judges="position",
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
