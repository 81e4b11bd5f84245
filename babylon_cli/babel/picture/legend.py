"""What stands under the drawn board: the laws in words, who built each tile, and what each player has of it."""

from collections.abc import Iterable, Iterator

from babylon_cli.babel.pages.laws import law
from babylon_cli.babel.picture.board import Board, Tile
from babylon_cli.babel.picture.lines import entry, heading, lines
from babylon_cli.babel.picture.parts import Part
from babylon_cli.babel.picture.seats import Letters, seat_parts
from babylon_cli.babel.picture.signs import CLAY
from babylon_cli.babel.table.table import Table
from babylon_cli.printing.screen import Screen
from babylon_cli.printing.svg.badges import tag
from babylon_cli.printing.svg.palette import LOWER
from babylon_cli.wording.message import Counted, Message

HANDS = Message("dashed tiles are in a hand, not built")


def legend(board: Board, table: Table, letters: Letters, screen: Screen) -> Iterator[Part]:
    """The tiles in force in the order of their spaces, those that are covered, and the players."""
    tiles = [tile for space in board.spaces for tile in space.tiles]
    in_force, covered = [tile for tile in tiles if not tile.covered], [tile for tile in tiles if tile.covered]
    yield heading(Message("Laws in force"), screen)
    yield from _laws(in_force, table, screen)
    if not in_force:
        yield entry("", lines(Message("none"), screen))
    if covered:
        yield heading(Message("Covered"), screen)
        yield from _laws(covered, table, screen)
    yield heading(Message("Built"), screen)
    if any([city.tiles for city in table.cities]):
        yield entry("", (), lines(HANDS, screen))
    yield from seat_parts(table, letters, screen)


def _laws(tiles: Iterable[Tile], table: Table, screen: Screen) -> Iterator[Part]:
    """Each tile with its law, and under it who built it in which turn."""
    coins = Counted(table.age, "coin")
    for tile in tiles:
        built = tile.built
        sign = tag(str(built.tile), paper=LOWER if tile.covered else CLAY)
        builder = Message("{player}, turn {turn}", player=built.city.name, turn=built.turn)
        told = law(built.tile, screen.language.code, coins)
        yield entry(sign, lines(told, screen), lines(builder, screen))
