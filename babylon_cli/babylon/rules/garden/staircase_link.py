"""A staircase joins two neighbouring cells, one storey apart."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="staircase-link",
    subject="decorations",
    summary="A staircase joins two neighbouring cells, one storey apart.",
    text=(
        "A staircase leads from one cell to the next one in the row or column. One end is exactly one storey higher "
        "than the other. It cannot climb two storeys, and it cannot stay on the same one. Which two storeys they "
        "are does not matter."
    ),
    broken_when=(
        "The two ends of a staircase are not side by side in a row or a column. Or the storeys of its two ends do "
        "not differ by exactly 1. If the ends are neither in one row nor in one column, decoration-diagonal is "
        "reported instead. If an end is not on a terrace, decoration-off-terrace is."
    ),
    sources=(
        Source("fr", "B. Construire, 2. Éléments de décor", "the point Escalier"),
        Source("fr", "Décompte final", "4th point, Escaliers"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "the point Trap"),
        Source("nl", "Eindtelling", "4th point, Trappen"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "the point 階梯"),
        Source("zh-Hant", "最終計分", "4th point, 階梯"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the point 阶梯"),
        Source("zh-Hans", "终局计分", "the point 阶梯"),
    ),
    editions=(
        "The French book says that the neighbours are in a row or a column, and the simplified Chinese book says so "
        "and adds: as seen from above. The Dutch and the traditional Chinese book only say side by side, and leave "
        "the rest to the ban on diagonals. The French words for the height could be taken for a whole storey in "
        "between; the examples of the final count, from 1 to 2 and from 2 to 3, show that neighbouring storeys are "
        "meant."
    ),
    rulings=(),
    judges="position",
)

STAIRCASE = Icon.STAIRCASE


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every staircase that does not link two neighbouring cells one level apart."""
    for piece in layout.of_kind(STAIRCASE):
        if piece.on_terraces and piece.length is not None:
            yield from _faults(piece)


def _faults(piece: Placed) -> Iterator[Fault]:
    first, second = piece.ends
    levels = abs((first.level or 0) - (second.level or 0))
    reasons = []
    if piece.length != 1:
        reasons.append("its ends are not neighbouring cells")
    if levels != 1:
        reasons.append(f"it goes from level {first.level} to level {second.level}")
    if reasons:
        yield Fault(
            piece.path,
            piece.place,
            f"{piece.name} must link two neighbouring cells whose levels differ by exactly 1, "
            f"but {' and '.join(reasons)}",
            "check the two cells; write the level of a spot that is not the topmost, such as C3@1",
        )


RULE = GardenRule(ABOUT, check)
