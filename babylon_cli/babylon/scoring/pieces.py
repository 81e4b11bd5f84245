"""The rows that count pieces one by one: statues, fountains, bridges, staircases and belvederes.

A piece counts as it was typed, even if it breaks a rule; one that is not on terrace spots counts nothing.
A fountain or bridge that was typed between two levels counts on the lower one.
"""

from collections.abc import Callable, Sequence
from operator import add

from babylon_cli.babylon.scoring.visibility import covering, hidden_by, topmost
from babylon_cli.babylon.table.cells import CELL_NAMES, CORNER_CELLS
from babylon_cli.babylon.table.layout import Footing, Layout, Placed
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.terrace import Terrace
from babylon_cli.babylon.terms import at_ends, at_spot, terrace_name
from babylon_cli.judging.line import CountedRows, Line, Untold
from babylon_cli.wording.message import Message, Term

STATUE, FOUNTAIN, BRIDGE, STAIRCASE = Icon.STATUE, Icon.FOUNTAIN, Icon.BRIDGE, Icon.STAIRCASE

OFF_TERRACE = Message("not on terrace spots")
ANY_LEVEL = Message("1 on any level")


def statue_lines(layout: Layout, rows: CountedRows) -> list[Untold]:
    """1 point a level for each visible statue (fr, Décompte final, Statues)."""
    pillars = [(0, _line_of_pillar, (footing,)) for footing in layout.statue_footings]
    return _lines_of(layout, STATUE, 1, min) + pillars


def fountain_lines(layout: Layout, rows: CountedRows) -> list[Untold]:
    """3 points a level for each visible fountain (fr, Décompte final, Fontaines)."""
    return _lines_of(layout, FOUNTAIN, 3, min)


def bridge_lines(layout: Layout, rows: CountedRows) -> list[Untold]:
    """3 points a level for each visible bridge; its gap is a part of it (fr, Décompte final, Ponts)."""
    return _lines_of(layout, BRIDGE, 3, min)


def staircase_lines(layout: Layout, rows: CountedRows) -> list[Untold]:
    """The sum of the two levels for each visible staircase (fr, Décompte final, Escaliers)."""
    return _lines_of(layout, STAIRCASE, 1, add)


def belvedere_lines(layout: Layout, rows: CountedRows, *, hidden_count: bool = False) -> list[Untold]:
    """1 point for each visible belvedere on any level (fr, Décompte final, Belvédère)."""
    lines = []
    for terrace in layout.terraces:
        if terrace.belvedere is not None:
            top = layout.stacks[CORNER_CELLS[terrace.at][terrace.belvedere]][-1]
            over = (top,) if top.level > terrace.level else ()
            lines.append((0 if over and not hidden_count else 1, _line_of_belvedere, (terrace, over)))
    return lines


def _lines_of(layout: Layout, kind: Icon, points: int, counting: Callable[[int, int], int]) -> list[Untold]:
    """The lines of the decorations of a kind, which give points a level, given which of its two levels are counting.

    They give none if terraces hide them or they stand on none.
    """
    lines: list[Untold] = []
    for piece in layout.of_kind(kind):
        over = covering(layout, piece.ends) if piece.on_terraces else []
        if over and kind is BRIDGE:
            over = _covering_span(layout, piece, over)
        counts = piece.on_terraces and not over
        level = counting(piece.ends[0].height, piece.ends[-1].height)
        lines.append((points * level if counts else 0, _line_of_piece, (piece, over)))
    return lines


def _covering_span(layout: Layout, bridge: Placed, over: list[Terrace]) -> list[Terrace]:
    """The topmost terraces over a bridge whose ends are hidden by some; none if it is seen between them."""
    gap = bridge.gap_cell
    if gap is None:
        return over
    return over + topmost(layout, [gap]) if layout.hides(gap, min(_levels(bridge))) else []


def _line_of_piece(points: int, piece: Placed, over: Sequence[Terrace]) -> Line:
    reason = OFF_TERRACE if not piece.on_terraces else hidden_by(over) if over else _reason(piece)
    return Line(points, Term(piece.decoration.kind.word), piece.place, reason, at_ends(piece))


def _reason(piece: Placed) -> Message:
    """Where the points of a decoration that is seen come from."""
    kind, levels = piece.decoration.kind, sorted(_levels(piece))
    if kind is STAIRCASE:
        return Message("level {first} + level {second}", first=levels[0], second=levels[1])
    if kind is STATUE:
        return Message("1 × level {level}", level=levels[0])
    return Message("3 × level {level}", level=levels[0])


def _line_of_pillar(points: int, footing: Footing) -> Line:
    reason = Message("carries {terrace}: a pillar, no statue", terrace=terrace_name(footing.terrace))
    return _line_on_spot(points, "statue", (footing.cell, footing.surface), reason)


def _line_of_belvedere(points: int, terrace: Terrace, over: Sequence[Terrace]) -> Line:
    spot = (terrace.cells[terrace.belvedere or 0], terrace.level)
    if not over:
        return _line_on_spot(points, "belvedere", spot, ANY_LEVEL)
    template = "{hidden}; counts by the ruling {ruling}" if points else "{hidden}; nothing by the ruling {ruling}"
    reason = Message(template, hidden=hidden_by(over), ruling="hidden_belvedere")
    return _line_on_spot(points, "belvedere", spot, reason)


def _line_on_spot(points: int, noun: str, spot: tuple[int, int], reason: Message) -> Line:
    """The line of a piece that stands on one spot, a cell with its level."""
    cell, level = spot
    return Line(points, Term(noun), f"{CELL_NAMES[cell]}@{level}", reason, at_spot(cell, level))


def _levels(piece: Placed) -> list[int]:
    """The levels of its ends."""
    return [end.height for end in piece.ends]
