"""No terrace lies exactly above another one."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.judging.finding import Fault, Related

ABOUT = About(
    id="terrace-stacked",
    subject="terraces",
    summary="No terrace lies exactly above another one.",
    text=(
        "Seen from above, a terrace never has the very same outline as another terrace of the garden. Move it by at "
        "least one row or one column, so that it lies over a half or a quarter of the other at most. By our ruling "
        "this holds for any two storeys, so a third terrace in between does not help."
    ),
    broken_when=(
        "Two terraces of one garden cover exactly the same four cells, whatever storeys they lie on. With the "
        "ruling superposed: adjacent, which the simplified Chinese edition takes, it is broken only when their "
        "storeys differ by one."
    ),
    sources=(
        Source("fr", "B. Construire, 1. Tuile Terrasse", "2nd point"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "2nd point"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "2nd point"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "2nd point"),
    ),
    editions=(
        "The French, the Dutch and the traditional Chinese book rule it out for any two terraces and say nothing "
        "about storeys. The simplified Chinese book speaks only of two terraces whose heights differ by one storey. "
        "There the same four cells on storeys 1 and 3 are allowed."
    ),
    rulings=("superposed",),
    judges="position",
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every two terraces that lie on exactly the same four cells."""
    by_place: dict[int, list[Terrace]] = {}
    for terrace in layout.terraces:
        beneath = by_place.setdefault(terrace.at, [])
        for other in beneath:
            if rulings.superposed == "never" or terrace.level - other.level == 1:
                yield _fault(terrace, other)
        beneath.append(terrace)


def _fault(terrace: Terrace, other: Terrace) -> Fault:
    return Fault(
        (*terrace.path, "at"),
        terrace.place,
        f"{terrace.name} covers exactly the same four cells as {other.name}: a terrace may overlap another "
        "only in part",
        "check the cell of one of the two",
        (Related((*other.path, "at"), "the terrace on the same four cells"),),
    )


RULE = GardenRule(ABOUT, check)
