"""A game has 15, 13 or 11 rounds with 2, 3 or 4 players."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import COURSE, END_OF_GAME, SET_UP, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import ROUNDS
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="round-count",
    subject="table",
    sources=cited(
        COURSE.at("1st paragraph"),
        SET_UP.at("step 5"),
        END_OF_GAME.at("1st paragraph"),
    ),
    judges="turn",
)


def check(table: Table) -> Iterator[Fault]:
    """More rounds than the game has."""
    most = ROUNDS.get(len(table.players))
    if most is None:
        return
    limit = f"a game of {len(table.players)} players has {most} rounds"
    if table.record is not None and len(table.record.rounds) > most:
        yield Fault(
            ("rounds", most),
            "the game",
            f"the record has {len(table.record.rounds)} rounds, and {limit}",
            "take out the rounds that are typed twice, or add the players who are missing",
        )
    if table.turn is not None and table.round is not None and table.round > most:
        yield Fault(("round",), "the game", f"the turn belongs to round {table.round}, and {limit}", "check the round")


RULE = TableRule(ABOUT, check)
