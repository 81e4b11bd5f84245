"""What is seen from above: only terraces hide, and one visible cell is enough (fr, Décompte final)."""

from collections.abc import Sequence

from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.terms import terrace_name
from babylon_cli.wording.message import Message, listed


def hidden_by(layout: Layout, cells: Sequence[tuple[int, int]]) -> Message | None:
    """The terraces that hide every one of these cells, given with their levels, or None if one cell is seen."""
    covering = []
    for cell, level in cells:
        if not layout.hides(cell, level):
            return None
        covering.append(layout.stacks[cell][-1])
    terraces = dict.fromkeys([terrace_name(terrace) for terrace in covering])
    return Message("hidden by {terraces}", terraces=listed(terraces))


def has_hidden_belvedere(layout: Layout) -> bool:
    """Whether a terrace hides a belvedere, of which no edition but zh-Hans says whether it counts."""
    return any(
        [
            terrace.belvedere is not None and layout.hides(terrace.cells[terrace.belvedere], terrace.level)
            for terrace in layout.terraces
        ]
    )
