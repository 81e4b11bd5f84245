"""A fountain joins neighbouring cells of two terraces on one storey."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import FOUNTAIN_POINT, cited
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="fountain-link",
    subject="decorations",
    sources=cited(
        FOUNTAIN_POINT,
    ),
    rulings=("fountain_terraces",),
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


RULE = GardenRule(ABOUT, check, strictest={"fountain_terraces": "two"})
