"""The pad of a game, and the lines of its account: where points come from, or why a piece gives none."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from babylon_cli.judging.finding import BoardPlace
from babylon_cli.wording.message import ENGLISH, Fact, Language, Message, Term

TOTAL = "total"
"""The key of the sum of all rows."""

Points = Mapping[str, int | None]
"""Points by row key; None where nobody knows them."""


def number_told(number: int | None) -> str:
    """A number as a pad shows it, a question mark where nobody knows it."""
    return "?" if number is None else str(number)


class PadRow(NamedTuple):
    """One row of the pad: its key, its label, and the pad's own notation for its points."""

    key: str
    label: Term
    notation: str = ""


class PadForm(NamedTuple):
    """The pad of a game as it is printed in the box."""

    rows: tuple[PadRow, ...]
    about: str
    """The key of what stands under a player's name, such as `flower`."""
    tie: str
    """The key of what breaks a tie."""
    tie_label: Term


class Line(NamedTuple):
    """Points, what they are for, and the reason for them."""

    points: int
    what: Fact
    where: Fact
    """Where it is, in words; empty where a game has no places."""
    reason: Fact
    place: BoardPlace | None = None
    """The cells and the storey, where it lies on a board."""

    @property
    def told(self) -> Message:
        """The piece, its place and the reason."""
        if not self.where:
            return Message("{what}: {reason}", what=self.what, reason=self.reason)
        return Message("{what} {where}: {reason}", what=self.what, where=self.where, reason=self.reason)

    def data(self, language: Language = ENGLISH) -> dict[str, object]:
        """As the JSON contract has it."""
        where = {"where": language.say(self.where)} if self.where else {}
        place = {} if self.place is None else {"place": self.place.data()}
        what, reason = language.say(self.what), language.say(self.reason)
        return {"points": self.points, "what": what, **where, "reason": reason, **place}


Untold = tuple[int, Callable[..., Line], tuple[Any, ...]]
"""Points, and what makes their line of them and of something else where someone asks for it: most are shown without."""

CountedRows = Mapping[str, Sequence[Line | Untold]]
"""What each row of a pad is made of."""


def told(counted: CountedRows) -> dict[str, tuple[Line, ...]]:
    """The lines of every row."""
    return {row: tuple([line_of(each) for each in lines]) for row, lines in counted.items()}


def line_of(counted: Line | Untold) -> Line:
    """The line that tells where points come from."""
    if isinstance(counted, Line):
        return counted
    points, make, of = counted
    return make(points, *of)


points_of = itemgetter(0)
"""The points of a line, told or not: what it begins with."""


def total_of(lines: Iterable[Line | Untold]) -> int:
    """The sum of some lines: the only way in which the toolkit arrives at a number of points."""
    return sum(map(points_of, lines))


def totals_of(counted: CountedRows) -> dict[str, Any]:
    """The sum of the lines of each row, and the total: the same for a whole pad at a time."""
    points = {row: sum(map(points_of, lines)) if lines else 0 for row, lines in counted.items()}
    points[TOTAL] = sum(points.values())
    return points
