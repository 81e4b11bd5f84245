"""One line of the account: a piece, its place, its points and the reason for them."""

from typing import NamedTuple


class Line(NamedTuple):
    """Where some points come from, or why a piece gives none."""

    points: int
    what: str
    where: str
    reason: str
