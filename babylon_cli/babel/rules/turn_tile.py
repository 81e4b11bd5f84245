"""A player builds one tile in a turn."""

from collections.abc import Iterator

from babylon_cli.babel.rules.about import About, Rule, Source
from babylon_cli.babel.rules.rulings_of.places import tower
from babylon_cli.babel.rules.tower_places import Place, tower_places
from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.finding import Fault, Path
from babylon_cli.words import listed

ABOUT = About(
    id="babel-turn-tile",
    summary="A player builds one tile in a turn.",
    text=(
        "A tile is built with the card of the turn: the card is discarded for it. As a player has one card a turn, "
        "there is one tile a turn for each player, however many players build one in the same turn. Babylon B with "
        "its second stage plays the seventh card of an Age together with the sixth, and by our ruling each of the "
        "two may build a tile; `last_card_tile: forbidden` keeps the seventh from it."
    ),
    broken_when=(
        "One entry of the tower gives a player two tiles or more; or three or more to Babylon B with two stages, "
        "where its last card may build a tile. Without the module tower it is not looked at."
    ),
    sources=(
        tower("Déroulement d'un Âge", "action d"),
        tower("Placement des tuiles Babel", "3rd paragraph"),
        Source("base", "a turn", "the action with the chosen card"),
    ),
    rulings=("E02", "E62"),
)


def check(table: Table) -> Iterator[Fault]:
    """Every entry of the tower in which a player builds more than one tile."""
    if "tower" not in table.modules:
        return
    entries: dict[Path, list[Place]] = {}
    for place in tower_places(table):
        entries.setdefault(place.path, []).append(place)
    for path, places in entries.items():
        builder = places[0].builder
        if len(places) > _most(table, builder):
            tiles = listed([str(place.tile) for place in places])
            yield Fault(
                path,
                places[0].where,
                f"{builder.name} builds the tiles {tiles} in one turn, and a player builds one",
                "write each tile in an entry of its own turn",
                player=builder.seat,
            )


def _most(table: Table, builder: City) -> int:
    """The most tiles that a player builds in one turn: one, and one more with the seventh card (E62)."""
    is_allowed = table.rulings.last_card_tile == "allowed"
    return 1 + (is_allowed and builder.stages_that("play_last_card") > 0)


RULE = Rule(ABOUT, check)
