"""One picture of several drawings, with titles over them and a legend below, all in real text."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from babylon_cli.printing.layout import display_width, shortened, wrapped
from babylon_cli.printing.safe import harmless
from babylon_cli.printing.svg.drawing import Drawing, moved, paper
from babylon_cli.printing.svg.elements import Box, placed, words
from babylon_cli.printing.svg.palette import INK, SOFT_INK

EDGE = 14
LEAST_WIDTH = 460.0
HEADLINE, TITLE, TEXT = 28.0, 22.0, 13.0
"""The sizes of letters."""
WIDTH_OF_A_LETTER = 0.56
"""How wide a letter is at most in most fonts, as a part of its size."""
LINE = 1.45
"""From one line to the next, in sizes of letters."""
SIGN = 32
"""The room that the sign of a legend has at the left of its text, and the height of its line."""


class Titled(NamedTuple):
    """A drawing with what it shows."""

    title: str
    drawing: Drawing


class Entry(NamedTuple):
    """A sign of a legend, drawn around the origin, and what it means."""

    sign: str
    meaning: str


class Sheet:
    """What is put on it stands below what was put before."""

    def __init__(self, drawings: Sequence[Titled], columns: int = 1) -> None:
        """Begin with drawings in so many columns; the sheet is as wide as they are."""
        self._parts: list[str] = []
        self._down = float(EDGE)
        widths = [titled.drawing.box.width for titled in drawings]
        self._column = max(widths, default=0.0)
        self.width = max(LEAST_WIDTH, min(columns, len(drawings)) * self._column + 2 * EDGE)
        self._drawings, self._columns = drawings, columns

    def headline(self, text: str) -> None:
        """A text in large letters."""
        self._say(text, EDGE, self._columns_of(HEADLINE, self.width), HEADLINE, INK)

    def draw(self) -> None:
        """The drawings, each below its title."""
        for start in range(0, len(self._drawings), self._columns):
            row = self._drawings[start : start + self._columns]
            top = self._down
            for place, titled in enumerate(row):
                self._down = top
                x = EDGE + place * self._column
                self._say(titled.title, x, self._columns_of(TITLE, self._column), TITLE, INK)
                self._parts.append(moved(titled.drawing, x, self._down))
            self._down += max([titled.drawing.box.height for titled in row]) + EDGE

    def legend(self, entries: Iterable[Entry]) -> None:
        """Signs with their meanings, as many in a line as there is room for."""
        x, lines = float(EDGE), 0
        for sign, meaning in entries:
            shown = shortened(harmless(meaning), self._columns_of(TEXT, self.width - SIGN))
            width = SIGN + display_width(shown) * TEXT * WIDTH_OF_A_LETTER + EDGE
            if not lines or x + width > self.width:
                x, lines = float(EDGE), lines + 1
                self._down += SIGN
            middle = self._down - SIGN / 2
            self._parts.append(placed(sign, x + SIGN / 2, middle))
            self._parts.append(words(shown, x + SIGN + 2, middle + TEXT / 3, TEXT, SOFT_INK))
            x += width
        self._down += EDGE if lines else 0

    def paragraph(self, text: str) -> None:
        """A text in small letters, in as many lines as it needs."""
        for line in wrapped(harmless(text), self._columns_of(TEXT, self.width), "").split("\n"):
            self._say(line, EDGE, self._columns_of(TEXT, self.width), TEXT, SOFT_INK)

    def drawing(self) -> Drawing:
        """The whole sheet."""
        box = Box(0, 0, self.width, self._down + EDGE)
        numbers = frozenset[int]().union(*[titled.drawing.numbers for titled in self._drawings])
        return Drawing(paper(box) + "".join(self._parts), box, numbers)

    def _say(self, text: str, x: float, columns: int, size: float, ink: str) -> None:
        self._down += size * LINE
        self._parts.append(words(shortened(harmless(text), columns), x, self._down - size * (LINE - 1), size, ink))

    def _columns_of(self, size: float, width: float) -> int:
        """How many letters fit into a line."""
        return max(1, int((width - 2 * EDGE) / (size * WIDTH_OF_A_LETTER)))
