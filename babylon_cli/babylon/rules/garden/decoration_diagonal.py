"""A staircase, a fountain or a bridge never runs diagonally."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="decoration-diagonal",
    subject="decorations",
    summary="A staircase, a fountain or a bridge never runs diagonally.",
    text=(
        "Both ends of a staircase, a fountain or a bridge lie in one row or in one column. Corner to corner is not "
        "allowed, however near the two icons are. This does not depend on the storeys of the two ends."
    ),
    broken_when=(
        "The two ends of a staircase, a fountain or a bridge are neither in the same row nor in the same column. "
        "This is then the only fault reported for the link: staircase-link, fountain-link, bridge-link and "
        "bridge-gap are not judged. A decoration with an end that is not on a terrace is not judged here."
    ),
    sources=(
        Source("fr", "B. Construire, 2. Éléments de décor", "2nd paragraph"),
        Source("fr", "B. Construire, 2. Éléments de décor", "the point Escalier"),
        Source("fr", "B. Construire, 2. Éléments de décor", "the point Fontaine"),
        Source("fr", "B. Construire, 2. Éléments de décor", "the point Pont"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "2nd paragraph"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "the point Trap"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "the point Fontein"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "the point Brug"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "2nd paragraph"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "the point 階梯"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "the point 噴泉"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "the point 橋樑"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the paragraph on free spots with the printed icon"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the point 阶梯"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the point 喷泉"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the point 小桥"),
    ),
    editions=(
        "The French and the Dutch book forbid the diagonal for every decoration, and the traditional Chinese book "
        "forbids joining terraces diagonally. The simplified Chinese book forbids it where a piece joins icons on "
        "two terraces, and repeats row or column for the staircase and the bridge but not for the fountain. The "
        "French book repeats it for all three. The Dutch book does not repeat it: it asks only for icons side by "
        "side, and for the bridge not even that."
    ),
    rulings=(),
    judges="position",
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every staircase, fountain or bridge whose ends are in no common row or column."""
    for piece in layout.placed:
        if piece.on_terraces and piece.length is None:
            yield Fault(
                piece.path,
                piece.place,
                f"{piece.name} lies askew: its two ends are in no common row or column",
                "check the two cells; a decoration that links two spots is never diagonal",
            )


RULE = GardenRule(ABOUT, check)
