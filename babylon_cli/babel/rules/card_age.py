"""No card of a later Age is built."""

from collections.abc import Iterator

from babylon_cli.babel.rulebooks import BASE_SET_UP, EVERYTHING
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.table.table import Table
from babylon_cli.babel.terms import the_city
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="babel-card-age", sources=(BASE_SET_UP.at("one deck an Age"), EVERYTHING.at("Début d'un Âge")), rulings=("E64",)
)


def check(table: Table) -> Iterator[Fault]:
    """Every card of an Age that is not played yet."""
    for city in table.cities:
        for index, card in enumerate(city.cards):
            if card.age > table.age:
                yield Fault(
                    ("players", city.seat, "cards", index),
                    the_city(city),
                    Message(
                        "{card} in the city of {player} is a card of Age {age}, and the file is in Age {present}",
                        card=card.said,
                        player=city.name,
                        age=card.age,
                        present=table.age,
                    ),
                    Message("check the card and the Age of the file"),
                    player=city.seat,
                )


RULE = Rule(ABOUT, check)
