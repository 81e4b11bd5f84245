"""Every round after the first has its token."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="token-count",
    subject="tokens",
    summary="Every round after the first has its token.",
    text=(
        "At the end of a round the top token of the pile is turned over, and what it shows holds for "
        "everyone in the next round. So each round but the first has one token, which may be a blank one."
    ),
    broken_when=(
        "A round after the first names no token (`token: none` is a blank one), or the first round names one."
    ),
    sources=(
        Source("fr", "Fin de tour", "1st and 2nd paragraphs"),
        Source("fr", "Mise en place", "step 5"),
        Source("nl", "Einde van de ronde", "1st and 2nd paragraphs"),
        Source("nl", "Voorbereiding", "step 5"),
        Source("zh-Hant", "輪次結束", "1st and 2nd paragraphs"),
        Source("zh-Hant", "遊戲設置", "step 5"),
        Source("zh-Hans", "一轮结束", "1st and 2nd paragraphs"),
        Source("zh-Hans", "游戏设置", "step 5"),
    ),
    editions="",
    rulings=(),
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
