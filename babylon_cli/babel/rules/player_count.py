"""Two to eight players sit at a table; with two, the Free City sits there, too."""

from collections.abc import Iterator

from babylon_cli.babel.rulebooks import BASE_FOR_TWO, PROJECTS_FOR_EIGHT, PROJECTS_FOR_TWO, TOWER_FOR_TWO
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.table.table import Table
from babylon_cli.babel.terms import the_city
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import TABLE, Fault, Related
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="babel-player-count",
    sources=(
        TOWER_FOR_TWO.at("1st and 2nd paragraphs"),
        PROJECTS_FOR_TWO.at("1st and 2nd paragraphs"),
        PROJECTS_FOR_EIGHT.at("1st paragraph"),
        BASE_FOR_TWO.at("the Free City"),
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
            TABLE,
            Message("the table has {players}, and Babel is played by 2 to 8", players=Counted(players, "player")),
            Message("add the other players") if players < FEWEST else Message("take out the players who are too many"),
        )
    free = [city.seat for city in table.cities if city.free_city]
    if players == FEWEST and not free:
        yield Fault(
            ("players",),
            TABLE,
            Message("the table has 2 players and no Free City, and two players play with it between them"),
            Message("add the Free City with `free_city: true`"),
        )
    yield from _too_many(table, free, 1 if players == FEWEST else 0)


def _too_many(table: Table, free: list[int], allowed: int) -> Iterator[Fault]:
    """Every Free City after the one that two players have."""
    expected = Message("two players play with one") if allowed else Message("only two players play with it")
    for seat in free[allowed:]:
        yield Fault(
            ("players", seat, "free_city"),
            the_city(table.cities[seat]),
            Message(
                "the city {player} is a Free City at a table of {players}, and {expected}",
                player=table.cities[seat].name,
                players=len(table.players),
                expected=expected,
            ),
            Message("take it out, or leave out `free_city` where a player has it"),
            tuple([Related(("players", first, "free_city"), Message("the Free City")) for first in free[:allowed]]),
            player=seat,
        )


RULE = Rule(ABOUT, check)
