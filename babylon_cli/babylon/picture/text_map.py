"""A garden seen from above as a small map of text: the topmost level at each cell and the piece that stands there."""

from babylon_cli.babylon.rules.standing import pieces_by_spot
from babylon_cli.babylon.table.cells import COLUMNS, HOLES, SIDE
from babylon_cli.babylon.table.layout import Layout
from babylon_cli.babylon.table.pieces import Icon
from babylon_cli.wording.message import Message

SIGNS = {"statue": "S", "fountain": "F", "bridge": "B", "staircase": "T", "belvedere": "v", "bare pillar": "i"}

LEGEND = Message(
    "row 1 is the far side of the board and row 8 its owner's; number: storey; S statue, F fountain, B bridge (= its "
    "gap), T staircase, v belvedere, i bare pillar, . hole"
)

BRIDGE = Icon.BRIDGE


def text_map(layout: Layout) -> list[str]:
    """Nine lines of 27 columns: the columns A to H, then the rows 1 to 8."""
    cells = [_cell(layout, cell) for cell in range(HOLES)]
    for placed in layout.of_kind(BRIDGE):
        gap = placed.gap_cell
        if gap is not None and not layout.hides(gap, placed.ends[0].height):
            cells[gap] = f"{cells[gap][0]}="
    head = "   " + " ".join(f"{column} " for column in COLUMNS)
    rows = [f"{row + 1}  " + " ".join(cells[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE)]
    return [line.rstrip() for line in (head, *rows)]


def _cell(layout: Layout, cell: int) -> str:
    """Two characters: the topmost level, or . for a hole, and the sign of a piece that stands on it."""
    stack = layout.stacks.get(cell)
    level = stack[-1].level if stack else 0
    pieces = pieces_by_spot(layout).get((cell, level), [])
    sign = SIGNS[pieces[-1].noun] if pieces else " "
    return (str(level)[-1] if level else ".") + sign
