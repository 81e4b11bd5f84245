"""The players take their turns clockwise from the first player."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import Record, Round
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message, listed

ABOUT = About(
    id="turn-order",
    subject="table",
    summary="The players take their turns clockwise from the first player.",
    text=(
        "In every round the first player begins, and the others follow clockwise until each has had one "
        "turn. The first player is the same in all rounds."
    ),
    broken_when=(
        "In a round the turns are not those of all players in clockwise order from the first player, one "
        "turn each. Only the last round that is written down may stop early."
    ),
    sources=(
        Source("fr", "Déroulement d'une partie", "2nd paragraph"),
        Source("fr", "Fin de tour", "3rd paragraph"),
        Source("nl", "Spelverloop", "2nd paragraph"),
        Source("nl", "Einde van de ronde", "3rd paragraph"),
        Source("zh-Hant", "如何進行遊戲", "2nd sentence"),
        Source("zh-Hant", "輪次結束", "3rd paragraph"),
        Source("zh-Hans", "游戏流程", "1st paragraph, 2nd sentence"),
        Source("zh-Hans", "一轮结束", "3rd paragraph"),
    ),
    editions="",
    rulings=(),
    judges="turn",
)


def check(table: Table) -> Iterator[Fault]:
    """Every round with a turn out of order, or with one that is missing."""
    record = table.record
    if record is None:
        return
    seats = len(table.players)
    names = [player.name for player in table.players]
    order = [(record.first_player + step) % seats for step in range(seats)]
    for played_round in record.rounds:
        yield from _in_round(played_round, order, names, record)


def _in_round(played_round: Round, order: list[int], names: list[str], record: Record) -> Iterator[Fault]:
    number = played_round.number
    where = Message("round {round}", round=number)
    for position, turn in enumerate(played_round.turns):
        if position >= len(order) or turn.player != order[position]:
            expected = names[order[position]] if position < len(order) else ""
            template = OUT_OF_ORDER if expected else TOO_MANY
            yield Fault(
                (*turn.path, "player"),
                where,
                Message(template, round=number, player=names[turn.player], expected=expected),
                Message("the players' order is {order}", order=listed([names[seat] for seat in order], "")),
                player=turn.player,
            )
            return
    missing = order[len(played_round.turns) :]
    if missing and number < len(record.rounds):
        message = Message("round {round} has no turn of {player}", round=number, player=names[missing[0]])
        help = Message("add the turn; only the last round may stop early")
        yield Fault(("rounds", number - 1), where, message, help, player=missing[0])


OUT_OF_ORDER = "round {round} has a turn of {player} where {expected} is to play"
TOO_MANY = "round {round} has a turn of {player} where everyone has played"


RULE = TableRule(ABOUT, check)
