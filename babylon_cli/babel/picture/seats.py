"""The players at the tower: how many tiles each built, the points, and the tiles of each hand, built or not."""

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet

from babylon_cli.babel.picture.lines import APART, TEXT_X, entry, lines
from babylon_cli.babel.picture.parts import Part, Place, Thing, outset, stacked
from babylon_cli.babel.picture.signs import held_tile, seat_badge
from babylon_cli.babel.play.tower import tower_points
from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.finding import Path, dotted
from babylon_cli.printing.letters import letters_of
from babylon_cli.printing.screen import Screen
from babylon_cli.printing.svg.elements import Box, about
from babylon_cli.wording.message import Counted, Message

HELD_WIDTH, HELD_HEIGHT = 36, 26
"""A tile of a hand."""

ACROSS, DOWN = HELD_WIDTH + 8, HELD_HEIGHT + 14
"""From one to the next; a marker has room over each."""

IN_A_ROW = 7

WIDTH = TEXT_X + IN_A_ROW * ACROSS

Letters = Mapping[int, str]
"""A letter for each city, by its seat."""


def letters_of_seats(table: Table) -> Letters:
    """For each city a letter that no other one has."""
    letters = letters_of([city.name for city in table.cities])
    return {city.seat: letters[city.name] for city in table.cities}


def seat_parts(table: Table, letters: Letters, screen: Screen) -> Iterator[Part]:
    """Every player, and a Free City that holds or builds tiles though it should not."""
    builders = {laid.seat for turn in table.tower for laid in turn}
    for city in table.cities:
        if not city.free_city or city.tiles or city.seat in builders:
            yield _seat(city, table, letters[city.seat], screen)


def _seat(city: City, table: Table, letter: str, screen: Screen) -> Part:
    built = [laid.tile for turn in table.tower for laid in turn if laid.seat == city.seat]
    points = Counted(tower_points(table).get(city.name, 0), "point")
    told = Message("{player}: {tiles}, {points}", player=city.name, tiles=Counted(len(built), "tile"), points=points)
    head = entry(seat_badge(letter, 9), lines(told, screen))
    path: Path = ("players", city.seat)
    height = head.height - APART
    place = Place(outset(Box(0, 0, WIDTH, height), 6), ((WIDTH - 24, height / 2), (WIDTH - 68, height / 2)))
    paths: list[Path] = [path, (*path, "score_pad", "tower"), *([] if city.tiles else [(*path, "tiles")])]
    named = head._replace(things=tuple([Thing(each, place) for each in paths]))
    return stacked([named, _hand(city, path, set(built))]) if city.tiles else named


def _hand(city: City, path: Path, built: AbstractSet[int]) -> Part:
    """The tiles of a hand beside each other, with dashed borders where they are not built."""
    drawn, things = list[str](), list[Thing]()
    top = DOWN - HELD_HEIGHT - APART
    for index, tile in enumerate(city.tiles):
        row, column = divmod(index, IN_A_ROW)
        box = Box(TEXT_X + column * ACROSS, top + row * DOWN, HELD_WIDTH, HELD_HEIGHT)
        things.append(Thing((*path, "tiles", index), Place(outset(box, 3), ((box.x + HELD_WIDTH / 2, box.y - 7),))))
        drawn.append(about(dotted((*path, "tiles", index)), held_tile(box, str(tile), is_built=tile in built)))
    width = min(IN_A_ROW, len(city.tiles)) * ACROSS - ACROSS + HELD_WIDTH
    height = (len(city.tiles) - 1) // IN_A_ROW * DOWN + HELD_HEIGHT
    whole = Place(outset(Box(TEXT_X, top, width, height), 7), ((TEXT_X + width + 32, top + height / 2),))
    return Part("".join(drawn), top + height + APART + 5, (Thing((*path, "tiles"), whole), *things))
