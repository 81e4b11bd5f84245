"""The last row of the pad: how high the garden is."""

from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.babylon.terms import on, terrace_place
from babylon_cli.judging.finding import BoardPlace
from babylon_cli.judging.line import CountedRows, Line, Untold
from babylon_cli.wording.message import Message, Term


def highest_terrace_lines(layout: Layout, rows: CountedRows) -> list[Untold]:
    """Twice the level of the highest terrace (fr, Décompte final, Point culminant)."""
    return [(2 * highest.level, _line_of_terrace, (highest,)) for highest in layout.terraces[-1:]]


def _line_of_terrace(points: int, terrace: Terrace) -> Line:
    return summit_line(terrace.level, terrace_place(terrace), on(terrace))


def summit_line(level: int, where: Message, place: BoardPlace | None = None) -> Line:
    """The line of a garden whose highest terrace lies on this level."""
    return Line(2 * level, Term("highest terrace"), where, Message("2 × level {level}", level=level), place)
