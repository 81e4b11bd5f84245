"""What is seen from above: only terraces hide, and one visible cell is enough (fr, Décompte final)."""

from collections.abc import Sequence
from functools import lru_cache

from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.babylon.terms import terrace_name
from babylon_cli.wording.message import Message, listed


def covering(layout: Layout, cells: Sequence[tuple[int, int]]) -> list[Terrace]:
    """The topmost terraces over these cells, given with their levels; none if a cell is seen."""
    terraces = []
    for cell, level in cells:
        if not layout.hides(cell, level):
            return []
        terraces.append(layout.stacks[cell][-1])
    return terraces


def hidden_by(terraces: Sequence[Terrace]) -> Message:
    """That these terraces hide something, each told once."""
    names = dict.fromkeys([terrace_name(terrace) for terrace in terraces])
    return Message("hidden by {terraces}", terraces=listed(names))


@lru_cache(maxsize=8)
def has_hidden_belvedere(layout: Layout) -> bool:
    """Whether a terrace hides a belvedere, of which no edition but zh-Hans says whether it counts."""
    return any(
        [
            terrace.belvedere is not None and layout.hides(terrace.cells[terrace.belvedere], terrace.level)
            for terrace in layout.terraces
        ]
    )
