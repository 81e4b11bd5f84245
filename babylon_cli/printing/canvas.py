"""A drawing of so many rows and columns of signs, with lines that join where they meet, and with tinted grounds."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from babylon_cli.printing.screen import Role, Screen

Weight = Literal[1, 2]
LIGHT: Weight = 1
HEAVY: Weight = 2

JOINTS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
"""Where lines meet: by their weight to the left, below, to the right and above, counted in threes."""

ASCII_SIGNS = str.maketrans(
    {
        **dict.fromkeys(JOINTS.strip(), "+"),
        **dict.fromkeys("╴╸╶─╾╺╼━", "-"),
        **dict.fromkeys("╷╻╵│╽╹╿┃", "|"),
        "·": ".",
        "░": ":",
        "═": "=",
        "║": "=",
    }
)

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
        self._arms: dict[tuple[int, int], dict[int, int]] = {}
        """For each place of a line its weight in each direction."""

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
        arms = self._arms.setdefault((row, column), {})
        arms[direction] = max(weight, arms.get(direction, 0))

    def excerpt(self, screen: Screen, rows: Iterable[int], columns: Sequence[int]) -> list[str]:
        """Some rows and columns of it, line by line and all of one width, as the screen shows them."""
        return [self._line([self._seen(row, column) for column in columns], screen) for row in rows]

    def _seen(self, row: int, column: int) -> tuple[str, Look]:
        tint = self._tints.get((row, column), 0)
        if (row, column) in self._signs:
            sign, role = self._signs[row, column]
            return sign, Look(role, tint)
        arms = self._arms.get((row, column))
        if arms is None:
            return " ", Look(None, tint)
        joint = sum([direction * weight for direction, weight in arms.items()])
        return JOINTS[joint], PLAIN_LOOK

    def _line(self, signs: list[tuple[str, Look]], screen: Screen) -> str:
        """One line, in which signs of the same look are painted together."""
        runs: list[tuple[str, Look]] = []
        for sign, look in signs:
            if runs and runs[-1][1] == look:
                runs[-1] = (runs[-1][0] + sign, look)
            else:
                runs.append((sign, look))
        return "".join([_painted(text, look, screen) for text, look in runs])


def in_ascii(text: str) -> str:
    """A drawing, or a part of it, for a screen that has no other characters."""
    return text.translate(ASCII_SIGNS)


def _painted(signs: str, look: Look, screen: Screen) -> str:
    text = signs if screen.takes_unicode else in_ascii(signs)
    if look == PLAIN_LOOK or (look.tint == 0 and text.isspace()):
        return text
    return screen.paint(text, look.role, tint=look.tint)
