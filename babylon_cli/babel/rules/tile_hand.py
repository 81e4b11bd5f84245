"""A player has a hand of three tiles, and builds each of them once."""

from collections.abc import Iterator

from babylon_cli.babel.rulebooks import TOWER_FOR_TWO, TOWER_PARTS, TOWER_SET_UP
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.rules.tower_places import Place, tower_places
from babylon_cli.babel.table.table import City, Table
from babylon_cli.babel.terms import the_city
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Path, Related
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="babel-tile-hand",
    sources=(
        TOWER_PARTS.at("Tuiles Babel"),
        TOWER_SET_UP.at("2nd paragraph and steps 1 to 3"),
        TOWER_FOR_TWO.at("2nd paragraph"),
    ),
    rulings=("E45", "E46", "E48"),
)

TILES_OF_A_HAND = 3


def check(table: Table) -> Iterator[Fault]:
    """Every hand and every tile of the tower that the draft cannot have brought about."""
    if "tower" not in table.modules:
        return
    if hands_are_written(table):
        yield from _of_wrong_size(table)
        yield from _held_twice(table)
    for city in table.cities:
        if city.free_city and city.tiles:
            yield _of_free_city(city)
    yield from _built_by_another(table)
    yield from _built_twice(table)
    if not hands_are_written(table):
        yield from _more_than_a_hand(table)


def hands_are_written(table: Table) -> bool:
    """Whether any player's hand of tiles is written at all."""
    return any([city.tiles for city in table.players])


def _of_wrong_size(table: Table) -> Iterator[Fault]:
    for city in table.players:
        if len(city.tiles) != TILES_OF_A_HAND:
            yield Fault(
                ("players", city.seat, "tiles"),
                _the_hand(city),
                Message(
                    "the hand of {player} has {tiles}, and after the draft it has 3",
                    player=city.name,
                    tiles=Counted(len(city.tiles), "tile"),
                ),
                Message("write the three tiles of the draft, those that are built already among them"),
                player=city.seat,
            )


def _the_hand(city: City) -> Message:
    return Message("the hand of {player}", player=city.name)


def _of_free_city(city: City) -> Fault:
    return Fault(
        ("players", city.seat, "tiles"),
        the_city(city),
        Message(
            "{player} has {tiles}, and the Free City has none", player=city.name, tiles=Counted(len(city.tiles), "tile")
        ),
        Message("take the tiles out"),
        player=city.seat,
    )


def _held_twice(table: Table) -> Iterator[Fault]:
    first_places: dict[int, tuple[Path, City]] = {}
    for city in table.players:
        for index, tile in enumerate(city.tiles):
            path: Path = ("players", city.seat, "tiles", index)
            first, owner = first_places.setdefault(tile, (path, city))
            if first != path:
                yield Fault(
                    path,
                    _the_hand(city),
                    Message(
                        "tile {tile} is in the hand of {holder}, and it is in the hand of {owner} already: each tile "
                        "is there once",
                        tile=tile,
                        holder=city.name,
                        owner=owner.name,
                    ),
                    Message("look at both tiles again"),
                    (Related(first, Message("the other one")),),
                    player=city.seat,
                )


def _built_by_another(table: Table) -> Iterator[Fault]:
    """Every tile that is built by a player who does not hold it, or by the Free City."""
    written = hands_are_written(table)
    for place in tower_places(table):
        builder = place.builder
        if builder.free_city or (written and place.tile not in builder.tiles):
            yield Fault(
                place.path,
                place.where,
                _not_held(builder, place.tile),
                Message("look for the player who built it, or at the hand"),
                _where_held(table, place.tile),
                player=builder.seat,
            )


def _not_held(builder: City, tile: int) -> Message:
    if builder.free_city:
        return Message(
            "{player} builds tile {tile} without holding it: the Free City builds none", player=builder.name, tile=tile
        )
    return Message(
        "{player} builds tile {tile} without holding it: players build the tiles that they hold",
        player=builder.name,
        tile=tile,
    )


def _where_held(table: Table, tile: int) -> tuple[Related, ...]:
    holders = [city for city in table.players if tile in city.tiles]
    caption = Message("the tile in a hand")
    return tuple([Related(("players", city.seat, "tiles", city.tiles.index(tile)), caption) for city in holders])


def _built_twice(table: Table) -> Iterator[Fault]:
    first_places: dict[int, Place] = {}
    for place in tower_places(table):
        first = first_places.setdefault(place.tile, place)
        if first is not place:
            yield Fault(
                place.path,
                place.where,
                Message(
                    "tile {tile} is built by {builder} in {where}, and it was built by {first} in {before} already: "
                    "each tile is built once",
                    tile=place.tile,
                    builder=place.builder.name,
                    where=place.where,
                    first=first.builder.name,
                    before=first.where,
                ),
                Message("take out the entry that is wrong"),
                (Related(first.path, Message("where it was built first")),),
                player=place.builder.seat,
            )


def _more_than_a_hand(table: Table) -> Iterator[Fault]:
    """Every tile that is one more than a hand holds; where hands are written it is not of the builder's."""
    built: dict[int, list[Place]] = {}
    for place in tower_places(table):
        if not place.builder.free_city:
            built.setdefault(place.builder.seat, []).append(place)
    for places in built.values():
        for place in places[TILES_OF_A_HAND:]:
            yield Fault(
                place.path,
                place.where,
                Message(
                    "{player} builds tile {tile} in {where}, and {tiles} in all: a hand has {most}",
                    player=place.builder.name,
                    tile=place.tile,
                    where=place.where,
                    tiles=Counted(len(places), "tile"),
                    most=TILES_OF_A_HAND,
                ),
                Message("look for the player who built it"),
                tuple([Related(other.path, Message("another tile")) for other in places[:TILES_OF_A_HAND]]),
                player=place.builder.seat,
            )


RULE = Rule(ABOUT, check)
