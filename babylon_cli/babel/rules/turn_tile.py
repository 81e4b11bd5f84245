"""A player builds one tile in a turn."""

from collections.abc import Iterator

from babylon_cli.babel.rulebooks import BASE_TURN, PLACED_IN_ORDER, TOWER_AGE
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.rules.tower_places import Place, tower_places
from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Path
from babylon_cli.wording.message import Message, listed

ABOUT = About(
    id="babel-turn-tile",
    sources=(TOWER_AGE.at("action d"), PLACED_IN_ORDER, BASE_TURN.at("the action with the chosen card")),
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
            yield Fault(
                path,
                places[0].where,
                Message(
                    "{player} builds the tiles {tiles} in one turn, and a player builds one",
                    player=builder.name,
                    tiles=listed([place.tile for place in places]),
                ),
                Message("write each tile in an entry of its own turn"),
                player=builder.seat,
            )


def _most(table: Table, builder: City) -> int:
    """The most tiles that a player builds in one turn: one, and one more with the seventh card (E62)."""
    is_allowed = table.rulings.last_card_tile == "allowed"
    return 1 + (is_allowed and builder.stages_that("play_last_card") > 0)


RULE = Rule(ABOUT, check)
