"""The players take their turns clockwise from the first player."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import COURSE, END_OF_ROUND, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import Record, Round
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault

ABOUT = About(
    id="turn-order",
    subject="table",
    sources=cited(
        COURSE.at("2nd paragraph", zh_hant="2nd sentence", zh_hans="1st paragraph, 2nd sentence"),
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
    where = f"round {played_round.number}"
    path = ("rounds", played_round.number - 1)
    for position, turn in enumerate(played_round.turns):
        if position >= len(order) or turn.player != order[position]:
            expected = f"{names[order[position]]} is to play" if position < len(order) else "everyone has played"
            yield Fault(
                (*turn.path, "player"),
                where,
                f"round {played_round.number} has a turn of {names[turn.player]} where {expected}",
                f"the players' order is {', '.join(names[seat] for seat in order)}",
                player=turn.player,
            )
            return
    missing = order[len(played_round.turns) :]
    if missing and played_round.number < len(record.rounds):
        message = f"round {played_round.number} has no turn of {names[missing[0]]}"
        yield Fault(path, where, message, "add the turn; only the last round may stop early", player=missing[0])


RULE = TableRule(ABOUT, check)
