"""What a page shows of a table of Babel: its tower, with all that is known of it, or the board alone."""

from collections.abc import Sequence

from babylon_cli.babel.picture.board import WIDTH, board
from babylon_cli.babel.picture.builds import piles
from babylon_cli.babel.picture.pictures import MARGIN, TITLE, pictures
from babylon_cli.babel.picture.seats import letters_of_seats
from babylon_cli.babel.picture.text_map import text_map
from babylon_cli.babel.picture.tiles import draw_board
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.picture import Picture, Shown
from babylon_cli.printing.screen import Screen
from babylon_cli.printing.svg.elements import Box, document, element
from babylon_cli.printing.svg.palette import PAPER
from babylon_cli.wording.message import Language


def pictures_of(table: Table, findings: Sequence[Finding], language: Language) -> tuple[Shown, ...]:
    """The tower, where a tile of it is built."""
    return tuple([Shown(each) for each in pictures(table, findings, language)]) if table.tower else ()


def board_after(table: Table, turns: int, language: Language) -> Picture:
    """The board with its tiles after so many turns; what a page says in words is left out."""
    then = table._replace(tower=table.tower[:turns])
    screen, laid = Screen(colour=False, language=language), piles(then)
    drawn = draw_board(board(laid), letters_of_seats(then))
    box = Box(-MARGIN, -MARGIN, WIDTH + 2 * MARGIN, drawn.height + 2 * MARGIN)
    paper = element("rect", x=box.x, y=box.y, width=box.width, height=box.height, fill=PAPER)
    title = language.say(TITLE)
    description = "\n".join(text_map([[built.tile for built in reversed(pile)] for pile in laid], screen))
    return Picture(title, document(box, title, description, paper + drawn.svg), ("tower",))
