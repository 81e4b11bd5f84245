"""Two to eight players sit at a table; with two, the Free City sits there, too."""

from collections.abc import Iterator

from babylon_cli.babel.rules.about import About, Rule, Source
from babylon_cli.babel.rules.rulings_of.places import projects, tower
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.words import counted

ABOUT = About(
    id="babel-player-count",
    summary="Two to eight players sit at a table; with two, the Free City sits there, too.",
    text=(
        "The tower and the projects are given for two to eight players. Two players play with a third city that "
        "nobody owns, the Free City; with any other number there is none. The Free City has neither tiles nor "
        "markers, but it is a neighbour of both players and fights with them."
    ),
    broken_when=(
        "The number of players, without the Free City, is not 2 to 8. Or two players have no Free City, or more "
        "than one; or another number of players has one."
    ),
    sources=(
        tower("Parties à 2 joueurs", "1st and 2nd paragraphs"),
        projects("Parties à 2 joueurs", "1st and 2nd paragraphs"),
        projects("Parties à 8 joueurs", "1st paragraph"),
        Source("base", "the two-player game", "the Free City"),
    ),
    rulings=("E46", "E47", "E48"),
)

FEWEST, MOST = 2, 8


def check(table: Table) -> Iterator[Fault]:
    """Too few players or too many, and a Free City that is missing or too much."""
    players = len(table.players)
    if not FEWEST <= players <= MOST:
        yield Fault(
            ("players",),
            "the table",
            f"the table has {counted(players, 'player')}, and Babel is played by 2 to 8",
            "add the other players" if players < FEWEST else "take out the players who are too many",
        )
    free = [city.seat for city in table.cities if city.free_city]
    if players == FEWEST and not free:
        yield Fault(
            ("players",),
            "the table",
            "the table has 2 players and no Free City, and two players play with it between them",
            "add the Free City with `free_city: true`",
        )
    yield from _too_many(table, free, 1 if players == FEWEST else 0)


def _too_many(table: Table, free: list[int], allowed: int) -> Iterator[Fault]:
    """Every Free City after the one that two players have."""
    expected = "two players play with one" if allowed else "only two players play with it"
    for seat in free[allowed:]:
        yield Fault(
            ("players", seat, "free_city"),
            f"the city {table.cities[seat].name}",
            f"the city {table.cities[seat].name} is a Free City at a table of {len(table.players)}, and {expected}",
            "take it out, or leave out `free_city` where a player has it",
            tuple([Related(("players", first, "free_city"), "the Free City") for first in free[:allowed]]),
            player=seat,
        )


RULE = Rule(ABOUT, check)
