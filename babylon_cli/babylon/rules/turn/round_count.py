"""A game has 15, 13 or 11 rounds with 2, 3 or 4 players."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import COURSE, END_OF_GAME, SET_UP, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import ROUNDS
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="round-count",
    subject="table",
    sources=cited(COURSE.at("1st paragraph"), SET_UP.at("step 5"), END_OF_GAME.at("1st paragraph")),
    judges="turn",
)


def check(table: Table) -> Iterator[Fault]:
    """More rounds than the game has."""
    most = ROUNDS.get(len(table.players))
    if most is None:
        return
    players, where = len(table.players), Message("the game")
    if table.record is not None and len(table.record.rounds) > most:
        yield Fault(
            ("rounds", most),
            where,
            Message(
                "the record has {rounds} rounds, and a game of {players} players has {most} rounds",
                rounds=len(table.record.rounds),
                players=players,
                most=most,
            ),
            Message("take out the rounds that are typed twice, or add the players who are missing"),
        )
    if table.turn is not None and table.round is not None and table.round > most:
        message = Message(
            "the turn belongs to round {round}, and a game of {players} players has {most} rounds",
            round=table.round,
            players=players,
            most=most,
        )
        yield Fault(("round",), where, message, Message("check the round"))


RULE = TableRule(ABOUT, check)
