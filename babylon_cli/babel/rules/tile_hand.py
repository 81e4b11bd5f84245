"""A player has a hand of three tiles, and builds each of them once."""

from collections.abc import Iterator

from babylon_cli.babel.rules.about import About, Rule
from babylon_cli.babel.rules.rulings_of.places import tower
from babylon_cli.babel.rules.tower_places import Place, tower_places
from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.finding import Fault, Path, Related
from babylon_cli.words import counted

ABOUT = About(
    id="babel-tile-hand",
    summary="A player has a hand of three tiles, and builds each of them once.",
    text=(
        "Three tiles are dealt to each player, and the draft moves them round: everybody ends with three. The 24 "
        "tiles are all different, so no number is in two hands, or in one hand twice. A tile is built by the "
        "player who holds it, and then it is gone. The Free City has no tiles. Where a file writes no hand at all, "
        "only tiles that are built twice, or by the Free City, are looked for."
    ),
    broken_when=(
        "A hand has another number of tiles than three, or a tile that is in the same hand or another one already; "
        "the Free City has tiles or builds one; a player builds a tile that is not in that player's hand; or a "
        "tile is built a second time. Without the module tower nothing of this is looked at."
    ),
    sources=(
        tower("Éléments de jeu", "Tuiles Babel"),
        tower("Phase de préparation", "2nd paragraph and steps 1 to 3"),
        tower("Parties à 2 joueurs", "2nd paragraph"),
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


def hands_are_written(table: Table) -> bool:
    """Whether any player's hand of tiles is written at all."""
    return any([city.tiles for city in table.players])


def _of_wrong_size(table: Table) -> Iterator[Fault]:
    for city in table.players:
        if len(city.tiles) != TILES_OF_A_HAND:
            yield Fault(
                ("players", city.seat, "tiles"),
                f"the hand of {city.name}",
                f"the hand of {city.name} has {counted(len(city.tiles), 'tile')}, and after the draft it has 3",
                "write the three tiles of the draft, those that are built already among them",
                player=city.seat,
            )


def _of_free_city(city: City) -> Fault:
    return Fault(
        ("players", city.seat, "tiles"),
        f"the city {city.name}",
        f"{city.name} has {counted(len(city.tiles), 'tile')}, and the Free City has none",
        "take the tiles out",
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
                    f"the hand of {city.name}",
                    f"tile {tile} is in the hand of {city.name}, and it is in the hand of {owner.name} already: "
                    "each tile is there once",
                    "look at both tiles again",
                    (Related(first, "the other one"),),
                    player=city.seat,
                )


def _built_by_another(table: Table) -> Iterator[Fault]:
    """Every tile that is built by a player who does not hold it, or by the Free City."""
    written = hands_are_written(table)
    for place in tower_places(table):
        builder = place.builder
        if builder.free_city or (written and place.tile not in builder.tiles):
            expected = "the Free City builds none" if builder.free_city else "players build the tiles that they hold"
            yield Fault(
                place.path,
                place.where,
                f"{builder.name} builds tile {place.tile} without holding it: {expected}",
                "look for the player who built it, or at the hand",
                _where_held(table, place.tile),
                player=builder.seat,
            )


def _where_held(table: Table, tile: int) -> tuple[Related, ...]:
    holders = [city for city in table.players if tile in city.tiles]
    return tuple(
        [Related(("players", city.seat, "tiles", city.tiles.index(tile)), "the tile in a hand") for city in holders]
    )


def _built_twice(table: Table) -> Iterator[Fault]:
    first_places: dict[int, Place] = {}
    for place in tower_places(table):
        first = first_places.setdefault(place.tile, place)
        if first is not place:
            yield Fault(
                place.path,
                place.where,
                f"tile {place.tile} is built by {place.builder.name} in {place.where}, and it was built by "
                f"{first.builder.name} in {first.where} already: each tile is built once",
                "take out the entry that is wrong",
                (Related(first.path, "where it was built first"),),
                player=place.builder.seat,
            )


RULE = Rule(ABOUT, check)
