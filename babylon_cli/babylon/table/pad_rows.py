"""The rows of the score pad as it is printed in the box, in their order."""

from babylon_cli.judging.line import TOTAL, PadRow
from babylon_cli.wording.message import Term

PAD_ROWS = (
    PadRow("statues", Term("Statues"), "1/1"),
    PadRow("fountains", Term("Fountains"), "3/1"),
    PadRow("bridges", Term("Bridges"), "3/1"),
    PadRow("staircases", Term("Staircases"), "1+1"),
    PadRow("decoration_sets", Term("Decorations"), "4"),
    PadRow("flower_sets", Term("Flowers"), "4"),
    PadRow("belvederes", Term("Belvederes"), "1"),
    PadRow("highest_terrace", Term("Highest terrace"), "×2"),
)

ROW_KEYS = tuple([row.key for row in PAD_ROWS])

PRINTED = {**{row.key: row.label for row in PAD_ROWS}, TOTAL: Term("Total")}
"""What the pad calls each row, and the sum under them."""
