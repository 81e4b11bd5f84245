"""No card of a later Age is built."""

from collections.abc import Iterator

from babylon_cli.babel.rules.about import About, Rule, Source
from babylon_cli.babel.rules.rulings_of.places import projects
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="babel-card-age",
    summary="No card of a later Age is built.",
    text=(
        "Each Age has its own deck. A city can have cards of the Age that is played and of those before, never of "
        "one to come. Glassworks, Loom and Press are in two decks and count as cards of Age I."
    ),
    broken_when="A city has a card of a later Age than the file's.",
    sources=(
        Source("base", "set-up", "one deck an Age"),
        projects("La totale", "Début d'un Âge"),
    ),
    rulings=("E64",),
)


def check(table: Table) -> Iterator[Fault]:
    """Every card of an Age that is not played yet."""
    for city in table.cities:
        for index, card in enumerate(city.cards):
            if card.age > table.age:
                yield Fault(
                    ("players", city.seat, "cards", index),
                    f"the city {city.name}",
                    f"{card.name} in the city of {city.name} is a card of Age {card.age}, and the file is in "
                    f"Age {table.age}",
                    "check the card and the Age of the file",
                    player=city.seat,
                )


RULE = Rule(ABOUT, check)
