"""A storey is begun only when the storey below it has a terrace."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="storey-order",
    subject="storeys",
    summary="A storey is begun only when the storey below it has a terrace.",
    text=(
        "Nobody builds on storey 2 before there is a terrace on storey 1, and so on upwards. It does not matter "
        "where that lower terrace lies: it may be at the other end of the garden. It may be hidden by now, and you "
        "may go back to a lower storey whenever you like. The last two points are our reading, for the books ask "
        "for no more than that the lower terrace is there."
    ),
    broken_when=(
        "A terrace lies on storey 2 or higher, and no terrace of the same garden, hidden or not, lies on the storey "
        "directly below. The board is no storey, so storey 1 needs nothing before it."
    ),
    sources=(
        Source("fr", "B. Construire, 1. Tuile Terrasse", "Attention, 2nd point"),
        Source("fr", "Décompte final", "8th point, Point culminant"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "Opmerking, 2nd point"),
        Source("nl", "Eindtelling", "8th point, Panorama"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "注意, 2nd point"),
        Source("zh-Hant", "最終計分", "8th point, 最高層級"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "注意, 2nd point"),
        Source("zh-Hans", "终局计分", "the point 高度分"),
    ),
    editions="",
    rulings=(),
    judges="position",
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every terrace on a storey above one that the garden does not have."""
    if not layout.garden.complete:
        return
    levels = {terrace.level for terrace in layout.terraces}
    for terrace in layout.terraces:
        beneath = terrace.level - 1
        if beneath >= 1 and beneath not in levels:
            yield Fault(
                (*terrace.path, "level"),
                terrace.place,
                f"{terrace.name} has no storey to follow: the garden has no terrace on level {beneath}, seen or hidden",
                "check the level; a garden noted from above without its hidden terraces says `complete: false`",
            )


RULE = GardenRule(ABOUT, check)
