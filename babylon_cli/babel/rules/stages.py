"""No more stages are built than the wonder has."""

from collections.abc import Iterator

from babylon_cli.babel.rulebooks import BASE_BOARDS, BASE_TURN
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Counted, Message

ABOUT = About(id="babel-stages", sources=(BASE_BOARDS.at("the stages"), BASE_TURN.at("building a stage")))


def check(table: Table) -> Iterator[Fault]:
    """Every city with more stages than its wonder has."""
    for city in table.cities:
        most = len(city.wonder.stages)
        if city.stages > most:
            yield Fault(
                ("players", city.seat, "stages"),
                Message("the wonder of {player}", player=city.name),
                Message(
                    "{player} has built {stages}, and {wonder} has {most}",
                    player=city.name,
                    stages=Counted(city.stages, "stage"),
                    wonder=city.wonder.said,
                    most=most,
                ),
                Message("check the number of stages and the side of the wonder"),
                player=city.seat,
            )


RULE = Rule(ABOUT, check)
