"""The players' own pad agrees with what the table is worth."""

from collections.abc import Iterator

from babylon_cli.babel.rules.about import About, Rule, Source
from babylon_cli.babel.rules.rulings_of.places import projects, tower
from babylon_cli.babel.scoring.settle import settle
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="babel-score",
    summary="The players' own pad agrees with what the table is worth.",
    text=(
        "The players may write down what they put on their pad. Each row is compared with what the table is worth, "
        "and so is the total. Tokens and coins count as written."
    ),
    broken_when=(
        "A row of a player's own pad, or its total, differs from the one worked out. Rows that are not written are "
        "not compared. The Free City has no pad."
    ),
    sources=(
        tower("Fin de la partie", "1st to 3rd point"),
        projects("Fin de la partie", "1st paragraph and Remarque"),
        Source("base", "the end of the game", "the points"),
    ),
    rulings=("E44", "E45", "E66"),
)


def check(table: Table) -> Iterator[Fault]:
    """Every row of a player's own pad that differs from what the table is worth."""
    if not any([city.score_pad for city in table.players]):
        return
    for standing in settle(table).standings:
        city, points = standing.city, standing.points
        for row, written in city.score_pad.items():
            if written != points[row]:
                yield Fault(
                    ("players", city.seat, "score_pad", row),
                    f"the pad of {city.name}",
                    f"the pad of {city.name} says {written} for {row}, and the table is worth {points[row]}",
                    "`babylon babel score --why` shows where each point comes from",
                    player=city.seat,
                )


RULE = Rule(ABOUT, check)
