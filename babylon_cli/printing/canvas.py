"""A drawing of so many rows and columns of signs, with lines that join where they meet, and with tinted grounds."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from babylon_cli.printing.screen import Role, Screen

Weight = Literal[1, 2]
LIGHT: Weight = 1
HEAVY: Weight = 2

JOINTS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
"""Where lines meet: by their weight to the left, below, to the right and above, counted in threes."""

PLAIN_SIGNS = {"·": ".", "░": ":", "═": "=", "║": "="}
"""What stands for a sign where a screen has no other characters than those of ASCII."""

LEFT, BELOW, RIGHT, ABOVE = 1, 3, 9, 27
"""What an arm of weight 1 in each direction adds to the place among the joints."""


class Look(NamedTuple):
    """How a sign is painted."""

    role: Role | None = None
    tint: int = 0
    """How dark its ground is; 0 is the ground of the page."""


PLAIN_LOOK = Look()


class Canvas:
    """Signs are put where they belong, and lines drawn where no sign is put."""

    def __init__(self, rows: int, columns: int) -> None:
        """Begin with nothing on it."""
        self.rows, self.columns = rows, columns
        self._signs: dict[tuple[int, int], tuple[str, Role | None]] = {}
        self._tints: dict[tuple[int, int], int] = {}
        self._arms: dict[tuple[int, int, int], int] = {}

    def put(self, row: int, column: int, text: str, role: Role | None = None) -> None:
        """Write a text of narrow signs over what is there; what is off the canvas is left away."""
        for place, sign in enumerate(text, start=column):
            if 0 <= row < self.rows and 0 <= place < self.columns:
                self._signs[row, place] = (sign, role)

    def tint(self, row: int, column: int, width: int, tint: int) -> None:
        """Give some places of a row a ground."""
        for place in range(column, column + width):
            self._tints[row, place] = tint

    def across(self, row: int, column: int, length: int, weight: Weight) -> None:
        """Draw a line from a place to another that is so many columns to the right of it."""
        for place in range(column, column + length):
            self._arm(row, place, RIGHT, weight)
            self._arm(row, place + 1, LEFT, weight)

    def down(self, row: int, column: int, length: int, weight: Weight) -> None:
        """Draw a line from a place to another that is so many rows below it."""
        for place in range(row, row + length):
            self._arm(place, column, BELOW, weight)
            self._arm(place + 1, column, ABOVE, weight)

    def _arm(self, row: int, column: int, direction: int, weight: Weight) -> None:
        self._arms[row, column, direction] = max(weight, self._arms.get((row, column, direction), 0))

    def lines(self, screen: Screen) -> list[str]:
        """The drawing line by line, all of one width, as the screen shows it."""
        return self.excerpt(screen, range(self.rows), range(self.columns))

    def excerpt(self, screen: Screen, rows: Iterable[int], columns: Sequence[int]) -> list[str]:
        """Some rows and columns of it."""
        return [self._line([self._seen(row, column, screen) for column in columns], screen) for row in rows]

    def _seen(self, row: int, column: int, screen: Screen) -> tuple[str, Look]:
        tint = self._tints.get((row, column), 0)
        if (row, column) in self._signs:
            sign, role = self._signs[row, column]
            return sign if screen.takes_unicode else PLAIN_SIGNS.get(sign, sign), Look(role, tint)
        arms = {direction: self._arms.get((row, column, direction), 0) for direction in (LEFT, BELOW, RIGHT, ABOVE)}
        if not any(arms.values()):
            return " ", Look(None, tint)
        joint = sum([direction * weight for direction, weight in arms.items()])
        return JOINTS[joint] if screen.takes_unicode else _plain_joint(arms), PLAIN_LOOK

    def _line(self, signs: list[tuple[str, Look]], screen: Screen) -> str:
        """One line, in which signs of the same look are painted together."""
        runs: list[tuple[str, Look]] = []
        for sign, look in signs:
            if runs and runs[-1][1] == look:
                runs[-1] = (runs[-1][0] + sign, look)
            else:
                runs.append((sign, look))
        return "".join([_painted(text, look, screen) for text, look in runs])


def _plain_joint(arms: dict[int, int]) -> str:
    is_across, is_down = arms[LEFT] or arms[RIGHT], arms[ABOVE] or arms[BELOW]
    if is_across and is_down:
        return "+"
    return "-" if is_across else "|"


def _painted(text: str, look: Look, screen: Screen) -> str:
    if look == PLAIN_LOOK or (look.tint == 0 and text.isspace()):
        return text
    return screen.paint(text, look.role, tint=look.tint)
