"""The rows on the players' own pad add up to its total."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import CONTENTS, ROWS_ADDED_UP, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.pad_rows import ROW_KEYS
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.judging.line import TOTAL
from babylon_cli.wording.message import Message

ABOUT = About(id="pad-sum", subject="score pad", sources=cited(ROWS_ADDED_UP, CONTENTS.at("the score pad", zh_hant="")))


def check(table: Table) -> Iterator[Fault]:
    """Every pad of eight rows whose total is not their sum."""
    for player in table.players:
        if is_added_up_wrongly(player):
            yield Fault(
                player.pad_path(TOTAL),
                Message("the pad of {player}", player=player.name),
                Message(
                    "the rows on the pad add up to {total}, and {written} is written",
                    total=_sum_of_rows(player),
                    written=player.score_pad[TOTAL],
                ),
                Message("add the eight rows up again"),
                player=player.index,
                on_pad=True,
            )


def is_added_up_wrongly(player: Player) -> bool:
    """Whether the pad has all rows and a total, and they do not agree."""
    pad = player.score_pad
    return TOTAL in pad and len(pad) == len(ROW_KEYS) + 1 and _sum_of_rows(player) != pad[TOTAL]


def _sum_of_rows(player: Player) -> int:
    return sum([player.score_pad[row] for row in ROW_KEYS])


RULE = TableRule(ABOUT, check)
