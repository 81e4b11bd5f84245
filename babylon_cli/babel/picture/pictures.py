"""The tower of a table as a vector picture: the board with its tiles, and under it the laws and the builders."""

from collections.abc import Sequence

from babylon_cli.babel.picture.board import WIDTH, Board, board
from babylon_cli.babel.picture.builds import piles
from babylon_cli.babel.picture.found_at import draw_marks, marks_of
from babylon_cli.babel.picture.legend import legend
from babylon_cli.babel.picture.parts import Part, stacked
from babylon_cli.babel.picture.seats import letters_of_seats
from babylon_cli.babel.picture.text_map import text_map
from babylon_cli.babel.picture.tiles import draw_board
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.picture import Picture
from babylon_cli.printing.screen import Screen
from babylon_cli.printing.svg.elements import Box, document, element
from babylon_cli.printing.svg.palette import PAPER
from babylon_cli.wording.message import ENGLISH, Language, Message

MARGIN = 26

TITLE = Message("The Tower of Babel")


def pictures(table: Table, findings: Sequence[Finding] = (), language: Language = ENGLISH) -> tuple[Picture, ...]:
    """One picture of the tower with what is found about it outlined and numbered; none where it is not played."""
    if "tower" not in table.modules:
        return ()
    screen = Screen(colour=False, language=language)
    laid = piles(table)
    drawn = _drawn(table, board(laid), screen)
    marks = marks_of(drawn.things, findings)
    box = Box(-MARGIN, -MARGIN, WIDTH + 2 * MARGIN, drawn.height + 2 * MARGIN)
    paper = element("rect", x=box.x, y=box.y, width=box.width, height=box.height, fill=PAPER)
    description = "\n".join(text_map([[built.tile for built in reversed(pile)] for pile in laid], screen))
    title = language.say(TITLE)
    svg = document(box, title, description, paper + drawn.svg + draw_marks(marks))
    return (Picture(title, svg, ("tower",), tuple([mark.number for mark in marks])),)


def _drawn(table: Table, on_board: Board, screen: Screen) -> Part:
    """All but what is found."""
    letters = letters_of_seats(table)
    return stacked([draw_board(on_board, letters), *legend(on_board, table, letters, screen)])
