"""The rows of the pad."""

from typing import Literal

Row = Literal["military", "coins", "wonder", "civil", "commerce", "guilds", "science", "tower", "projects"]

ROWS: tuple[tuple[Row, str], ...] = (
    ("military", "Military"),
    ("coins", "Coins"),
    ("wonder", "Wonder"),
    ("civil", "Civil (blue)"),
    ("commerce", "Commerce (yellow)"),
    ("guilds", "Guilds"),
    ("science", "Science"),
    ("tower", "Tower of Babel"),
    ("projects", "Great Projects"),
)
"""Key and label of each row, in the order of the pad."""

TOTAL = "total"
