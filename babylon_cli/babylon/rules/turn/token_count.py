"""Every round after the first has its token."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import END_OF_ROUND, SET_UP, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="token-count",
    subject="tokens",
    sources=cited(END_OF_ROUND.at("1st and 2nd paragraphs"), SET_UP.at("step 5")),
    judges="turn",
)


def check(table: Table) -> Iterator[Fault]:
    """Every round whose token is missing, and a token in the first."""
    for played_round in table.record.rounds if table.record is not None else ():
        number = played_round.number
        path = ("rounds", number - 1)
        if number > 1 and played_round.token is None:
            yield Fault(
                path,
                Message("round {round}", round=number),
                Message("round {round} names no token", round=number),
                Message("write `token:` with what it shows; a blank one is `none`"),
            )
        if number == 1 and played_round.token not in (None, "none"):
            yield _in_first_round((*path, "token"), played_round.token)
    if table.turn is not None and table.round == 1 and table.token not in (None, "none"):
        yield _in_first_round(("token",), table.token)


def _in_first_round(path: tuple[str | int, ...], token: str) -> Fault:
    message = Message("round 1 names the token {token}, and the first token is turned over after round 1", token=token)
    help = Message("leave it out, or move it to the round in which it acts")
    return Fault(path, Message("round {round}", round=1), message, help)


RULE = TableRule(ABOUT, check)
