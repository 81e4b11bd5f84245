"""Every city has a wonder of its own."""

from collections.abc import Iterator

from babylon_cli.babel.rulebooks import BASE_CONTENTS, BASE_SET_UP
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.table.table import City, Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Message

ABOUT = About(
    id="babel-wonder-twice", sources=(BASE_CONTENTS.at("the wonder boards"), BASE_SET_UP.at("the wonder cards"))
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
                Message("the board of {player}", player=city.name),
                Message(
                    "{player} has the wonder {wonder} and {owner} has {other}: they are of one board, and the game has "
                    "one of each",
                    player=city.name,
                    wonder=city.wonder.said,
                    owner=owner.name,
                    other=owner.wonder.said,
                ),
                Message("look at both boards again"),
                (Related(("players", owner.seat, "wonder"), Message("the other city's wonder")),),
                player=city.seat,
            )


RULE = Rule(ABOUT, check)
