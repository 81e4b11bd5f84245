"""Every end of a decoration stands on a spot of a terrace."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.layout import End, Layout, Placed
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.judging.finding import Fault
from babylon_cli.words import listed

ABOUT = About(
    id="decoration-off-terrace",
    subject="decorations",
    summary="Every end of a decoration stands on a spot of a terrace.",
    text=(
        "Statues, staircases, fountains and bridges stand on icons, and only terraces have icons. So none of them "
        "stands on the bare board, neither with one end nor with both. The middle of a bridge is no end: it hangs "
        "over the gap."
    ),
    broken_when=(
        "A statue, or an end of a staircase, a fountain or a bridge, is not on a spot of a terrace of that garden. "
        "It may be over a bare hole, or on a storey where no terrace lies at that cell. Of such a decoration "
        "nothing more is judged than the icon under its other end. It scores nothing."
    ),
    sources=(
        Source("fr", "B. Construire, 2. Éléments de décor", "1st paragraph"),
        Source("fr", "B. Construire, 2. Éléments de décor", "2nd paragraph"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "1st paragraph"),
        Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "2nd paragraph"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "1st paragraph"),
        Source("zh-Hant", "B. 建造, 2. 建造裝飾物", "2nd paragraph"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the sentence on the terraces of this round"),
        Source("zh-Hans", "B. 建造, 2. 装饰性物件", "the paragraph on free spots with the printed icon"),
    ),
    editions="",
    rulings=(),
    judges="position",
)


def check(layout: Layout, rulings: Rulings) -> Iterator[Fault]:
    """Every end of a decoration that is not on a terrace spot."""
    for piece in layout.placed:
        for end in piece.ends:
            if not end.terraces and not layout.may_leave_out(end):
                yield _fault(layout, piece, end)


def _fault(layout: Layout, piece: Placed, end: End) -> Fault:
    levels = [str(terrace.level) for terrace in layout.stacks.get(end.cell, ())]
    if len(levels) == 1:
        there = f"there is one on level {levels[0]}"
    else:
        there = f"there are terraces on levels {listed(levels)}" if levels else "only the board is there"
    return Fault(
        piece.path,
        end.name,
        f"{piece.name} needs a terrace at {end.name}, and {there}",
        "check the cell and the level of the piece; it scores nothing as it is",
    )


RULE = GardenRule(ABOUT, check)
