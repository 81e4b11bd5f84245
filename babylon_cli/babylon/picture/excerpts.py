"""The parts of gardens that faults are about, cut out of their drawings."""

from collections.abc import Collection, Iterable, Mapping

from babylon_cli.babylon.picture.seen import Seen
from babylon_cli.babylon.picture.sheet import Drawing, Window
from babylon_cli.babylon.picture.text_drawing import garden_drawing
from babylon_cli.babylon.rules.verdict import TableVerdict
from babylon_cli.babylon.table.cells import CELL_NUMBERS, SIDE
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.beside import Sketches
from babylon_cli.judging.finding import BoardPlace, Finding, Path
from babylon_cli.printing.letters import letters_of

MOST_CELLS = 4
"""How many cells an excerpt has across and down."""

MOST_EXCERPTS = 30
"""How many there are of one document: nobody looks at more."""


def excerpts(table: Table, verdict: TableVerdict) -> Sketches:
    """For each finding that is about cells of a garden what can be seen there; findings at one place share it."""
    signs, after = letters_of(table.known_flowers()), _gardens_after_turns(verdict)
    drawn: dict[tuple[int, BoardPlace], Drawing] = {}
    found: dict[tuple[Path, BoardPlace], Drawing] = {}
    for finding in verdict.findings:
        layout, place = _layout_of(finding, table, after), finding.place
        if layout is None or place is None:
            continue
        key = (id(layout), place)
        if key not in drawn and len(drawn) < MOST_EXCERPTS:
            drawn[key] = _excerpt(layout, place, signs)
        if key in drawn:
            found[finding.path, place] = drawn[key]
    return found


def _gardens_after_turns(verdict: TableVerdict) -> dict[Path, Layout]:
    """For each turn that was judged, by where the file describes it, the garden that it leaves."""
    if verdict.play is None:
        return {}
    return {judged.played.turn.path: judged.played.after.layout for judged in verdict.play.turns}


def _layout_of(finding: Finding, table: Table, after: Mapping[Path, Layout]) -> Layout | None:
    """The garden in which something was found: that after the turn, where it was found in one."""
    for turn, layout in after.items():
        if finding.path[: len(turn)] == turn:
            return layout
    return next((player.layout for player in table.players if player.name == finding.player), None)


def _excerpt(layout: Layout, place: BoardPlace, signs: Mapping[str, str]) -> Drawing:
    cells = [CELL_NUMBERS[name] for name in place.cells]
    window = window_around(cells)
    if not is_small(window):
        window = window_around(cells[:1])
    faults = dict.fromkeys(cells, ())
    return garden_drawing(seen_at(layout, place.storey, cells), signs, faults=faults, window=window)


def seen_at(layout: Layout, storey: int | None, cells: Iterable[int]) -> Seen:
    """The garden from above, or the storey that is meant where something hides it."""
    if storey and any([layout.hides(cell, storey) for cell in cells]):
        return Seen(layout, storey)
    return Seen(layout)


def window_around(cells: Collection[int]) -> Window:
    """The part of the board with some cells in it, and those beside them where it stays small."""
    return Window(_spread([cell // SIDE for cell in cells]), _spread([cell % SIDE for cell in cells]))


def is_small(window: Window) -> bool:
    """Whether a part of the board is taken in at a glance."""
    return max(len(window.rows), len(window.columns)) <= MOST_CELLS


def _spread(places: Collection[int]) -> range:
    """The rows, or the columns, from the first to the last, with one before and one after them as far as they fit."""
    low, high = min(places), max(places)
    room = MOST_CELLS - (high - low + 1)
    return range(max(low - (room > 0), 0), min(high + (room > 1), SIDE - 1) + 1)
