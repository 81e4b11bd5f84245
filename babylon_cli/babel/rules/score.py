"""The players' own pad agrees with what the table is worth."""

from collections.abc import Iterator

from babylon_cli.babel.rulebooks import BASE_END, PROJECTS_END, TOWER_END
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.scoring.pad import PRINTED
from babylon_cli.babel.scoring.settle import settle
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="babel-score",
    sources=(
        TOWER_END.at("1st to 3rd point"),
        PROJECTS_END.at("1st paragraph and Remarque"),
        BASE_END.at("the points"),
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
                    Message("the pad of {player}", player=city.name),
                    Message(
                        "the pad of {player} says {written} for {row}, and the table is worth {points}",
                        player=city.name,
                        written=written,
                        row=PRINTED[row],
                        points=points[row],
                    ),
                    Message("`babylon babel score --why` shows where each point comes from"),
                    player=city.seat,
                    on_pad=True,
                )


RULE = Rule(ABOUT, check)
