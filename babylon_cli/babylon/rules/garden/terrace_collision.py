"""Two terraces of one garden never share a cell on the same storey."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.cells import COVER, names_of
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault, Related

ABOUT = About(
    id="terrace-collision",
    subject="terraces",
    summary="Two terraces of one garden never share a cell on the same storey.",
    text=(
        "Two terraces cannot be in the same place. Where a terrace lies, no other may lie on that storey, not even "
        "with a single corner. No rulebook spells this out. It follows from the free spot that every pillar needs, "
        "and from the spot under a terrace being lost for good."
    ),
    broken_when=(
        "Two terraces of one garden have at least one cell in common and lie on the same storey. Where a support of "
        "each would stand on the same cell and on the same surface, they are taken for one pillar, and only this "
        "fault is reported. Two terraces on the same storey and on the same four cells also break terrace-stacked."
    ),
    sources=(
        Source("fr", "B. Construire, 1. Tuile Terrasse", "2nd paragraph"),
        Source("fr", "B. Construire, 2. Éléments de décor", "Important"),
        Source("nl", "B. Bouwen, 1. Terrastegels", "2nd paragraph"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "Belangrijk"),
        Source("zh-Hant", "B. 建造, 1. 露臺板塊", "2nd paragraph"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "重要"),
        Source("zh-Hans", "B. 建造, 1. 露台板块", "2nd paragraph"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "重要"),
    ),
    editions=(
        "No edition has a sentence for it. The French and the traditional Chinese book ask for a free place under "
        "every pillar, on the board and on a terrace. The Dutch book asks for an empty hole but does not repeat it "
        "for a terrace, and the simplified Chinese book leaves it out for pillars. All four close the spots that a "
        "terrace hides."
    ),
    rulings=(),
    judges="position",
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every two terraces that share a cell on one level."""
    covered: dict[int, int] = {}
    for position, terrace in enumerate(layout.terraces):
        cover = COVER[terrace.at]
        if covered.get(terrace.level, 0) & cover:
            yield from _collisions(layout, position)
        covered[terrace.level] = covered.get(terrace.level, 0) | cover


def _collisions(layout: Layout, position: int) -> Iterator[Fault]:
    terrace = layout.terraces[position]
    for other in layout.terraces[:position]:
        shared = COVER[other.at] & COVER[terrace.at]
        if other.level == terrace.level and shared:
            yield Fault(
                (*terrace.path, "at"),
                terrace.place,
                f"{terrace.name} and {other.name} both cover {names_of(shared)}: "
                "two terraces of one level share no cell",
                "check the cell or the level of one of the two",
                (Related((*other.path, "at"), "the other terrace"),),
            )


RULE = GardenRule(ABOUT, check)
