"""A bridge joins two cells of one storey with one cell between them."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="bridge-link",
    subject="decorations",
    summary="A bridge joins two cells of one storey with one cell between them.",
    text=(
        "A bridge spans exactly one cell. Its two ends face each other in a row or a column, on the same storey. A "
        "wider gap cannot be bridged, and neighbouring cells cannot either. What may lie in the gap is told under "
        "bridge-gap."
    ),
    broken_when=(
        "The two ends of a bridge are not exactly two cells apart in a row or a column, with one cell between them. "
        "Or they are not on the same storey. If the ends are neither in one row nor in one column, "
        "decoration-diagonal is reported instead. If an end is not on a terrace, decoration-off-terrace is. Where "
        "this rule is broken, bridge-gap is not judged."
    ),
    sources=(
        Source("fr", "B. Construire, 2. Éléments de décor", "the point Pont"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "the point Brug"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "the point 橋樑"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the point 小桥"),
    ),
    editions=(
        "All four want one storey and a gap of one. The French book gives no width in figures, only an empty space; "
        "the Dutch and the traditional Chinese book say one empty spot; the simplified Chinese book says a gap into "
        "which just one spot would fit. That the ends are in a row or a column is said by the French and the "
        "simplified Chinese book. The traditional Chinese book says facing each other, and the Dutch book relies on "
        "its ban on diagonals."
    ),
    rulings=(),
    judges="position",
)

BRIDGE = Icon.BRIDGE


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every bridge that does not span exactly one cell between two spots of one level."""
    for piece in layout.of_kind(BRIDGE):
        if piece.on_terraces and piece.length is not None:
            yield from _faults(piece)


def _faults(piece: Placed) -> Iterator[Fault]:
    first, second = piece.ends
    reasons = []
    if piece.length != 2:
        cells = max(0, (piece.length or 0) - 1)
        reasons.append(f"there are {cells} cells between its ends" if cells else "no cell lies between its ends")
    if first.level != second.level:
        reasons.append(f"its ends are on level {first.level} and level {second.level}")
    if reasons:
        yield Fault(
            piece.path,
            piece.place,
            f"{piece.name} must span exactly one cell between two spots of one level, but {' and '.join(reasons)}",
            "check the two cells; write the level of a spot that is not the topmost, such as C3@1",
        )


RULE = GardenRule(ABOUT, check)
