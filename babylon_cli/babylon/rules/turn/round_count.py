"""A game has 15, 13 or 11 rounds with 2, 3 or 4 players."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import ROUNDS
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="round-count",
    subject="table",
    summary="A game has 15, 13 or 11 rounds with 2, 3 or 4 players.",
    text=(
        "The number of rounds is fixed by the number of players: 15 with two, 13 with three and 11 with "
        "four. A record that stops earlier tells of a game in progress."
    ),
    broken_when=(
        "A record has more than 15 rounds with 2 players, 13 with 3 or 11 with 4; or a table with a turn "
        "names a round that the game does not have."
    ),
    sources=(
        Source("fr", "Déroulement d'une partie", "1st paragraph"),
        Source("fr", "Mise en place", "step 5"),
        Source("fr", "Fin de partie", "1st paragraph"),
        Source("nl", "Spelverloop", "1st paragraph"),
        Source("nl", "Voorbereiding", "step 5"),
        Source("nl", "Einde van het spel", "1st paragraph"),
        Source("zh-Hant", "如何進行遊戲", "1st paragraph"),
        Source("zh-Hant", "遊戲設置", "step 5"),
        Source("zh-Hant", "遊戲結束", "1st paragraph"),
        Source("zh-Hans", "游戏流程", "1st paragraph"),
        Source("zh-Hans", "游戏设置", "step 5"),
        Source("zh-Hans", "游戏结束", "1st paragraph"),
    ),
    editions="",
    rulings=(),
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
