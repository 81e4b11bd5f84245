"""The tower of a table as a vector picture: the board with its tiles, and under it the laws and the builders."""

from collections.abc import Sequence

from babylon_cli.babel.picture.board import WIDTH, board
from babylon_cli.babel.picture.builds import piles
from babylon_cli.babel.picture.found_at import draw_marks, marks_of
from babylon_cli.babel.picture.legend import legend
from babylon_cli.babel.picture.parts import stacked
from babylon_cli.babel.picture.seats import letters_of_seats
from babylon_cli.babel.picture.text_map import text_map
from babylon_cli.babel.picture.tiles import draw_board
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.picture import Picture
from babylon_cli.printing.screen import Screen
from babylon_cli.printing.svg.drawing import Drawing, paper
from babylon_cli.printing.svg.elements import Box, document
from babylon_cli.wording.message import ENGLISH, Language, Message

MARGIN = 26

TITLE = Message("The Tower of Babel")


def pictures(table: Table, findings: Sequence[Finding] = (), language: Language = ENGLISH) -> tuple[Picture, ...]:
    """One picture of the tower with what is found about it outlined and numbered; none where it is not played."""
    if "tower" not in table.modules:
        return ()
    drawing, title = draw_tower(table, findings, language), language.say(TITLE)
    svg = document(drawing.box, title, described(table, language), drawing.content)
    return (Picture(title, svg, ("tower",), tuple(sorted(drawing.numbers))),)


def draw_tower(table: Table, findings: Sequence[Finding], language: Language) -> Drawing:
    """The tower of a table that plays it, and what stands under its board."""
    on_board, letters = board(piles(table)), letters_of_seats(table)
    screen = Screen(colour=False, language=language)
    drawn = stacked([draw_board(on_board, letters), *legend(on_board, table, letters, screen)])
    marks = marks_of(drawn.things, findings)
    box = Box(-MARGIN, -MARGIN, WIDTH + 2 * MARGIN, drawn.height + 2 * MARGIN)
    content = paper(box) + drawn.svg + draw_marks(marks)
    return Drawing(content, box, frozenset([mark.number for mark in marks]))


def described(table: Table, language: Language) -> str:
    """The tower for who cannot see it: a map of text."""
    spaces = [[built.tile for built in reversed(pile)] for pile in piles(table)]
    return "\n".join(text_map(spaces, Screen(colour=False, language=language)))
