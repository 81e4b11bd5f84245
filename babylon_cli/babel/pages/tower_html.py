"""`babel tower --format html`: the tower as it lies, its laws, who built what, and the board after every turn."""

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from markupsafe import Markup

from babylon_cli.babel.answers.answer import Answered
from babylon_cli.babel.answers.tower import TowerAnswer
from babylon_cli.babel.pages.laws import law
from babylon_cli.babel.pages.pictures import board_after
from babylon_cli.babel.pages.tower import BUILT, LAWS, NO_LAW, NO_TILE, NOT_PLAYED, turn_told
from babylon_cli.printing.html.gardens import svg_of
from babylon_cli.printing.html.report import PageReport
from babylon_cli.wording.message import Counted, Message

if TYPE_CHECKING:
    from babylon_cli.babel.table.table import Table


class ShownTurn(NamedTuple):
    """A turn in a sentence, and the board after it."""

    told: Message
    svg: Markup


class TowerWords(NamedTuple):
    """What a section says of its parts."""

    not_played: Message = NOT_PLAYED
    no_tile: Message = NO_TILE
    laws: Message = LAWS
    no_law: Message = NO_LAW
    built: Message = BUILT
    turns: Message = Message("Turn by turn")
    player: Message = Message("Player")
    tiles: Message = Message("Tiles")
    points: Message = Message("Points")


class Report(PageReport[Answered[TowerAnswer]]):
    """Prints one section a document."""

    heading = Message("Tower of Babel")
    template = "babel/pages/tower.html"

    def facts(self, id: str, answer: Answered[TowerAnswer]) -> dict[str, Any]:
        """The board with its laws and builders, and the same after every turn."""
        told, table, language = (
            cast("TowerAnswer", answer.told),
            cast("Table", answer.document.table),
            self.screen.language,
        )
        turns = [
            ShownTurn(turn_told(number, turn), svg_of(board_after(table, number, language)))
            for number, turn in enumerate(told.turns, start=1)
        ]
        coins = Counted(told.age, "coin")
        return {
            "tower": told,
            "board": svg_of(board_after(table, len(told.turns), language)),
            "laws": [(tile, law(tile, language.code, coins)) for tile in told.active],
            "built": [(name, number, told.points[name]) for name, number in told.built.items()],
            "turns": turns,
            "words": TowerWords(),
        }
