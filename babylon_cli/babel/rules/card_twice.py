"""No building stands twice in one city."""

from collections.abc import Iterator

from babylon_cli.babel.rules.about import About, Rule, Source
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Fault, Related

ABOUT = About(
    id="babel-card-twice",
    summary="No building stands twice in one city.",
    text=(
        "A city cannot have two buildings of one name, even where the deck has several copies. The three grey "
        "cards of Age II are the same buildings as those of Age I. This holds for the Free City, too."
    ),
    broken_when="A city has a card of a name that it has already; each one after the first is reported.",
    sources=(Source("base", "a turn", "building: one building of a name in a city"),),
)


def check(table: Table) -> Iterator[Fault]:
    """Every card that its city has already."""
    for city in table.cities:
        first_places: dict[str, int] = {}
        for index, card in enumerate(city.cards):
            first = first_places.setdefault(card.name, index)
            if first != index:
                yield Fault(
                    ("players", city.seat, "cards", index),
                    f"the city {city.name}",
                    f"{card.name} stands twice in the city of {city.name} and should stand there once",
                    "look for the city in which the other copy was built",
                    (Related(("players", city.seat, "cards", first), "the first one"),),
                    player=city.seat,
                )


RULE = Rule(ABOUT, check)
