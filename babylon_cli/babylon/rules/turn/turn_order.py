"""The players take their turns clockwise from the first player."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import COURSE, END_OF_ROUND, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import Record, Round
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message, listed

ABOUT = About(
    id="turn-order",
    subject="table",
    sources=cited(
        COURSE.at("2nd paragraph", zh_hant="1st paragraph, 2nd sentence", zh_hans="2nd paragraph, 1st sentence"),
        END_OF_ROUND.at("3rd paragraph"),
    ),
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
