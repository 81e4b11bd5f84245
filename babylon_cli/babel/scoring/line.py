"""One line of the account, and the rows of the pad."""

from typing import Literal, NamedTuple

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


class Line(NamedTuple):
    """Points, what they are for, and how they come about."""

    points: int
    what: str
    reason: str
