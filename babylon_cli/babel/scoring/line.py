"""The rows of the pad."""

from typing import Literal

from babylon_cli.wording.message import Term

Row = Literal["military", "coins", "wonder", "civil", "commerce", "guilds", "science", "tower", "projects"]

ROWS: tuple[tuple[Row, Term], ...] = (
    ("military", Term("Military")),
    ("coins", Term("Coins")),
    ("wonder", Term("Wonder")),
    ("civil", Term("Civil (blue)")),
    ("commerce", Term("Commerce (yellow)")),
    ("guilds", Term("Guilds")),
    ("science", Term("Science")),
    ("tower", Term("Tower of Babel")),
    ("projects", Term("Great Projects")),
)
"""Key and label of each row, in the order of the pad."""

TOTAL = "total"
