"""The rows that count pieces one by one: statues, fountains, bridges, staircases and belvederes.

A piece counts as it was typed, even if it breaks a rule; one that is not on terrace spots counts nothing.
A fountain or bridge that was typed between two levels counts on the lower one.
"""

from collections.abc import Iterator

from babylon_cli.babylon.scoring.visibility import hidden_by
from babylon_cli.babylon.table.cells import CELL_NAMES
from babylon_cli.babylon.table.layout import STATUE as STATUE_SUPPORT
from babylon_cli.babylon.table.layout import Layout, Placed
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.terms import at_ends, at_spot, terrace_name
from babylon_cli.judging.line import CountedRows, Line, Untold
from babylon_cli.wording.message import Message, Term

STATUE, FOUNTAIN, BRIDGE, STAIRCASE = Icon.STATUE, Icon.FOUNTAIN, Icon.BRIDGE, Icon.STAIRCASE

OFF_TERRACE = Message("not on terrace spots")
ANY_LEVEL = Message("1 on any level")


def statue_lines(layout: Layout, rows: CountedRows) -> Iterator[Untold]:
    """1 point a level for each visible statue (fr, Décompte final, Statues)."""
    for statue in layout.of_kind(STATUE):
        level = statue.ends[0].height
        yield _line(layout, statue, level, Message("1 × level {level}", level=level))
    for footing in layout.footings:
        if footing.support is STATUE_SUPPORT:
            reason = Message("carries {terrace}: a pillar, no statue", terrace=terrace_name(footing.terrace))
            yield _on_spot(0, "statue", (footing.cell, footing.surface), reason)


def fountain_lines(layout: Layout, rows: CountedRows) -> Iterator[Untold]:
    """3 points a level for each visible fountain (fr, Décompte final, Fontaines)."""
    for fountain in layout.of_kind(FOUNTAIN):
        yield _by_three(layout, fountain)


def bridge_lines(layout: Layout, rows: CountedRows) -> Iterator[Untold]:
    """3 points a level for each visible bridge; its gap is a part of it (fr, Décompte final, Ponts)."""
    for bridge in layout.of_kind(BRIDGE):
        yield _by_three(layout, bridge)


def staircase_lines(layout: Layout, rows: CountedRows) -> Iterator[Untold]:
    """The sum of the two levels for each visible staircase (fr, Décompte final, Escaliers)."""
    for staircase in layout.of_kind(STAIRCASE):
        first, second = sorted([end.height for end in staircase.ends])
        reason = Message("level {first} + level {second}", first=first, second=second)
        yield _line(layout, staircase, first + second, reason)


def belvedere_lines(layout: Layout, rulings: Rulings) -> Iterator[Untold]:
    """1 point for each visible belvedere on any level (fr, Décompte final, Belvédère)."""
    for terrace in layout.terraces:
        if terrace.belvedere is None:
            continue
        spot = (terrace.cells[terrace.belvedere], terrace.level)
        hidden = hidden_by(layout, [spot])
        if hidden is None:
            yield _on_spot(1, "belvedere", spot, ANY_LEVEL)
        elif rulings.hidden_belvedere == "counts":
            by_ruling = Message("{hidden}; counts by the ruling {ruling}", hidden=hidden, ruling="hidden_belvedere")
            yield _on_spot(1, "belvedere", spot, by_ruling)
        else:
            by_ruling = Message("{hidden}; nothing by the ruling {ruling}", hidden=hidden, ruling="hidden_belvedere")
            yield _on_spot(0, "belvedere", spot, by_ruling)


def _by_three(layout: Layout, piece: Placed) -> Untold:
    level = min([end.height for end in piece.ends])
    return _line(layout, piece, 3 * level, Message("3 × level {level}", level=level))


def _line(layout: Layout, piece: Placed, points: int, reason: Message) -> Untold:
    if not piece.on_terraces:
        return Untold(0, _line_of_piece, (piece, OFF_TERRACE))
    hidden = hidden_by(layout, _cells(piece))
    if hidden is not None:
        return Untold(0, _line_of_piece, (piece, hidden))
    return Untold(points, _line_of_piece, (piece, reason))


def _line_of_piece(points: int, piece: Placed, reason: Message) -> Line:
    return Line(points, Term(piece.decoration.kind.word), piece.place, reason, at_ends(piece))


def _on_spot(points: int, noun: str, spot: tuple[int, int], reason: Message) -> Untold:
    """The line of a piece that stands on one spot, a cell with its level."""
    return Untold(points, _line_on_spot, (noun, spot, reason))


def _line_on_spot(points: int, noun: str, spot: tuple[int, int], reason: Message) -> Line:
    cell, level = spot
    return Line(points, Term(noun), f"{CELL_NAMES[cell]}@{level}", reason, at_spot(cell, level))


def _cells(piece: Placed) -> list[tuple[int, int]]:
    """The cells of a piece with their levels: its ends, and the gap of a bridge."""
    cells = [(end.cell, end.height) for end in piece.ends]
    if piece.decoration.kind is BRIDGE and piece.gap_cell is not None:
        cells.append((piece.gap_cell, min([level for _, level in cells])))
    return cells
