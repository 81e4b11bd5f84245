"""No building stands twice in one city."""

from collections.abc import Iterator

from babylon_cli.babel.rulebooks import BASE_TURN
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.table.table import Table
from babylon_cli.babel.terms import the_city
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Message

ABOUT = About(id="babel-card-twice", sources=(BASE_TURN.at("building: one building of a name in a city"),))


def check(table: Table) -> Iterator[Fault]:
    """Every card that its city has already."""
    for city in table.cities:
        first_places: dict[str, int] = {}
        for index, card in enumerate(city.cards):
            first = first_places.setdefault(card.name, index)
            if first != index:
                yield Fault(
                    ("players", city.seat, "cards", index),
                    the_city(city),
                    Message(
                        "{card} stands twice in the city of {player} and should stand there once",
                        card=card.said,
                        player=city.name,
                    ),
                    Message("look for the city in which the other copy was built"),
                    (Related(("players", city.seat, "cards", first), Message("the first one")),),
                    player=city.seat,
                )


RULE = Rule(ABOUT, check)
