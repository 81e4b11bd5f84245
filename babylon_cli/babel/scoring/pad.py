"""The pad of Babel."""

from babylon_cli.judging.line import TOTAL, PadForm, PadRow
from babylon_cli.wording.message import Term

PAD_ROWS = (
    PadRow("military", Term("Military")),
    PadRow("coins", Term("Coins")),
    PadRow("wonder", Term("Wonder")),
    PadRow("civil", Term("Civil (blue)")),
    PadRow("commerce", Term("Commerce (yellow)")),
    PadRow("guilds", Term("Guilds")),
    PadRow("science", Term("Science")),
    PadRow("tower", Term("Tower of Babel")),
    PadRow("projects", Term("Great Projects")),
)
PRINTED = {**{row.key: row.label for row in PAD_ROWS}, TOTAL: Term("Total")}
"""What the pad calls each row, and the sum under them."""

PAD_FORM = PadForm(PAD_ROWS, about="board", tie="coins_in_hand", tie_label=Term("Coins in hand"))
