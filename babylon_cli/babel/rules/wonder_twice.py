"""Every city has a wonder of its own."""

from collections.abc import Iterator

from babylon_cli.babel.rules.about import About, Rule, Source
from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.finding import Fault, Related

ABOUT = About(
    id="babel-wonder-twice",
    summary="Every city has a wonder of its own.",
    text=(
        "There is one board of each wonder, with a side A and a side B. So no two cities can have the same wonder, "
        "whichever sides they show. The Free City has a board, too. The game has seven wonders, so that one of eight "
        "players has a board of an expansion, which no file can name: then one board may stand in for it."
    ),
    broken_when=(
        "Two cities of one table have the same wonder, on the same side or on different ones; with eight players, "
        "more than one city has a wonder that another has already."
    ),
    sources=(
        Source("base", "contents", "the wonder boards"),
        Source("base", "set-up", "the wonder cards"),
    ),
)

PLAYERS_WITHOUT_A_BOARD = 8
"""With so many, one wonder is of an expansion."""


def check(table: Table) -> Iterator[Fault]:
    """Every city whose wonder an earlier city has already."""
    owners: dict[str, City] = {}
    stand_ins = 1 if len(table.players) == PLAYERS_WITHOUT_A_BOARD else 0
    for city in table.cities:
        owner = owners.setdefault(city.wonder.name, city)
        if owner is city:
            continue
        stand_ins -= 1
        if stand_ins < 0:
            yield Fault(
                ("players", city.seat, "wonder"),
                f"the board of {city.name}",
                f"{city.name} has the wonder {city.wonder.title} and {owner.name} has {owner.wonder.title}: "
                "both are sides of one board, and the game has one of each",
                "look at both boards again",
                (Related(("players", owner.seat, "wonder"), "the other city's wonder"),),
                player=city.seat,
            )


RULE = Rule(ABOUT, check)
