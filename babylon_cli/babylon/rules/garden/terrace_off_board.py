"""A terrace lies wholly over the 64 holes of its owner's board."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.cells import SIDE
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="terrace-off-board",
    subject="terraces",
    summary="A terrace lies wholly over the 64 holes of its owner's board.",
    text=(
        "The 64 holes are all the ground that you have: columns A to H and rows 1 to 8. A terrace takes two columns "
        "and two rows of it. No part of a terrace may hang over the edge, not even the open corner of a terrace on "
        "three pillars. That last point is our reading, for the books only say where a garden is built. They also "
        "leave the eight by eight shape to the pictures: it follows from the number of holes."
    ),
    broken_when=(
        "At least one of the four cells of a terrace is not one of the 64 holes of the board. Such a terrace is "
        "reported once. It is then left out of every other rule and of the score."
    ),
    sources=(
        Source("fr", "Description des plateaux individuels", "1st point"),
        Source("fr", "B. Construire, 1. Tuile Terrasse", "3rd paragraph"),
        Source("nl", "Spelersborden", "1st point"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "3rd paragraph"),
        Source("zh-Hant", "玩家圖板", "1st point"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "3rd paragraph"),
        Source("zh-Hans", "玩家版图", "1st point"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "1st and 3rd paragraphs"),
    ),
    editions=(
        "The French book calls the zone the limit of the garden. The Dutch and the traditional Chinese book only "
        "say that you build your garden there. The simplified Chinese book says in addition, under B 1, that a "
        "terrace is placed inside this zone. No book speaks of a corner that sticks out."
    ),
    rulings=(),
    judges="position",
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every terrace that reaches over the edge of the construction zone."""
    for terrace in layout.off_board:
        row, column = divmod(terrace.at, SIDE)
        edges = [edge for edge, over in (("right", column == SIDE - 1), ("bottom", row == SIDE - 1)) if over]
        yield Fault(
            (*terrace.path, "at"),
            terrace.place,
            f"{terrace.name} reaches over the {' and '.join(edges)} edge of the board: "
            "a terrace covers 2 x 2 of the 64 holes, so its north-west cell lies between A1 and G7",
            "write the north-west cell of the terrace in `at`; the terrace counts for nothing else until then",
        )


RULE = GardenRule(ABOUT, check)
