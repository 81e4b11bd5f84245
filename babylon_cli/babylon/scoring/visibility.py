"""What is seen from above: only terraces hide, and one visible cell is enough (fr, Décompte final)."""

from collections.abc import Iterable, Sequence

from babylon_cli.babylon.table.layout import End, Layout
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.babylon.terms import terrace_name
from babylon_cli.wording.message import Message, listed


def covering(layout: Layout, ends: Sequence[End]) -> list[Terrace]:
    """The topmost terraces over these ends of a piece on terraces; none if one of them is seen."""
    stacks = layout.stacks
    for end in ends:
        if stacks[end.cell][-1] in end.terraces:
            return []
    return topmost(layout, [end.cell for end in ends])


def topmost(layout: Layout, cells: Iterable[int]) -> list[Terrace]:
    """The topmost terrace of each of these cells, all of them covered."""
    return [layout.stacks[cell][-1] for cell in cells]


def hidden_by(terraces: Iterable[Terrace]) -> Message:
    """That these terraces hide something, each told once."""
    names = dict.fromkeys([terrace_name(terrace) for terrace in terraces])
    return Message("hidden by {terraces}", terraces=listed(names))
