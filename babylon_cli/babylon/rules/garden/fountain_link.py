"""A fountain joins neighbouring cells of two terraces on one storey."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="fountain-link",
    subject="decorations",
    summary="A fountain joins neighbouring cells of two terraces on one storey.",
    text=(
        "A fountain runs from one cell to the next one in the row or column. Both ends are on the same storey. By "
        "our ruling they are on two different terraces, so two fountain icons side by side on one terrace are not "
        "enough."
    ),
    broken_when=(
        "The two ends of a fountain are not side by side in a row or a column. Or they are not on the same storey. "
        "Or they are on one and the same terrace: this last case is no fault with the ruling fountain_terraces: "
        "one, which the simplified Chinese edition takes. If the ends are neither in one row nor in one column, "
        "decoration-diagonal is reported instead. If an end is not on a terrace, decoration-off-terrace is."
    ),
    sources=(
        Source("fr", "B. Construire, 2. Éléments de décor", "the point Fontaine"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "the point Fontein"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "the point 噴泉"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the point 喷泉"),
    ),
    editions=(
        "The French, the Dutch and the traditional Chinese book ask for two terraces. The simplified Chinese book "
        "only asks that the terraces of the two icons be on one storey. Only the French book says row or column "
        "here; the other three say side by side."
    ),
    rulings=("fountain_terraces",),
    judges="position",
)

FOUNTAIN = Icon.FOUNTAIN


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every fountain that does not link two neighbouring cells of two terraces on one level."""
    for piece in layout.of_kind(FOUNTAIN):
        if piece.on_terraces and piece.length is not None:
            yield from _faults(piece, rulings)


def _faults(piece: Placed, rulings: Rulings) -> Iterator[Fault]:
    first, second = piece.ends
    reasons = []
    if piece.length != 1:
        reasons.append("its ends are not neighbouring cells")
    if first.level != second.level:
        reasons.append(f"its ends are on level {first.level} and level {second.level}")
    elif rulings.fountain_terraces == "two" and first.terraces == second.terraces and len(first.terraces) == 1:
        reasons.append(f"both ends are on {first.terraces[0].name}")
    on_two = "of two terraces " if rulings.fountain_terraces == "two" else ""
    if reasons:
        yield Fault(
            piece.path,
            piece.place,
            f"{piece.name} must link two neighbouring cells {on_two}on one level, but {' and '.join(reasons)}",
            "check the two cells; write the level of a spot that is not the topmost, such as C3@1",
        )


RULE = GardenRule(ABOUT, check)
