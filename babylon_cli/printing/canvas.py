"""A drawing of so many rows and columns of signs, with lines that join where they meet, and with tinted grounds."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Literal

from babylon_cli.printing.screen import Role, Screen

Weight = Literal[1, 2]
LIGHT: Weight = 1
HEAVY: Weight = 2

JOINTS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
"""Where lines meet: by their weights to the left, below, to the right and above, counted in threes."""

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

LEFT, BELOW, RIGHT, ABOVE = 0, 2, 4, 6
"""Where among the bits of a place the weight of its line in each direction stands."""

Look = tuple[Role | None, int]
"""The role of a sign, and how dark its ground is: 0 is the ground of the page."""

PLAIN_LOOK: Look = (None, 0)


class Canvas:
    """Signs are put where they belong, and lines drawn where no sign is put."""

    def __init__(self, rows: int, columns: int) -> None:
        """Begin with nothing on it."""
        self.rows, self.columns = rows, columns
        self._signs: dict[tuple[int, int], str] = {}
        self._roles: dict[tuple[int, int], Role | None] = {}
        self._tints: dict[tuple[int, int], int] = {}
        self._lines: dict[tuple[int, int], int] = {}

    def put(self, row: int, column: int, text: str, role: Role | None = None) -> None:
        """Write a text of narrow signs over what is there; what is off the canvas is left away."""
        for place, sign in enumerate(text, start=column):
            if 0 <= row < self.rows and 0 <= place < self.columns:
                self._signs[row, place] = sign
                self._roles[row, place] = role

    def tint(self, row: int, column: int, width: int, tint: int) -> None:
        """Give some places of a row a ground."""
        for place in range(column, column + width):
            self._tints[row, place] = tint

    def across(self, row: int, column: int, length: int, weight: Weight) -> None:
        """Draw a line from a place to another that is so many columns to the right of it."""
        self._draw([(row, place) for place in range(column, column + length + 1)], LEFT, RIGHT, weight)

    def down(self, row: int, column: int, length: int, weight: Weight) -> None:
        """Draw a line from a place to another that is so many rows below it."""
        self._draw([(place, column) for place in range(row, row + length + 1)], ABOVE, BELOW, weight)

    def _draw(self, places: Sequence[tuple[int, int]], backwards: int, forwards: int, weight: int) -> None:
        lines = self._lines
        for place in places[:-1]:
            lines[place] = lines.get(place, 0) | weight << forwards
        for place in places[1:]:
            lines[place] = lines.get(place, 0) | weight << backwards

    def excerpt(self, screen: Screen, rows: Iterable[int], columns: Sequence[int]) -> list[str]:
        """Some rows and columns of it, line by line and all of one width, as the screen shows them."""
        return ["".join(self._painted([(row, column) for column in columns], screen)) for row in rows]

    def _painted(self, places: Sequence[tuple[int, int]], screen: Screen) -> Iterator[str]:
        """What stands at some places in a row; what looks the same is painted together."""
        for (role, tint), same in groupby(places, self._look if screen.colour else _plain_look):
            signs = "".join([self._signs.get(place) or _joint(self._lines.get(place, 0)) for place in same])
            text = signs if screen.takes_unicode else in_ascii(signs)
            is_plain = (role, tint) == PLAIN_LOOK or (tint == 0 and text.isspace())
            yield text if is_plain else screen.paint(text, role, tint=tint)

    def _look(self, place: tuple[int, int]) -> Look:
        is_line = place in self._lines and place not in self._signs
        return PLAIN_LOOK if is_line else (self._roles.get(place), self._tints.get(place, 0))


def _plain_look(_place: tuple[int, int]) -> Look:
    return PLAIN_LOOK


@cache
def _joint(lines: int) -> str:
    """What stands where lines meet, of which the heavier counts where two lie on each other."""
    weights = [min(lines >> direction & 3, 2) for direction in (ABOVE, RIGHT, BELOW, LEFT)]
    number = 0
    for weight in weights:
        number = 3 * number + weight
    return JOINTS[number]


def in_ascii(text: str) -> str:
    """A drawing, or a part of it, for a screen that has no other characters."""
    return text.translate(ASCII_SIGNS)
