"""The players' own score pad agrees with the gardens."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import CONTENTS, SCORING, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.rules.table.pad_sum import is_added_up_wrongly
from babylon_cli.babylon.scoring.pad import score_player
from babylon_cli.babylon.table.pad_rows import PRINTED
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.judging.line import TOTAL
from babylon_cli.wording.message import Message

ABOUT = About(
    id="score-pad",
    subject="score pad",
    sources=cited(SCORING.at("1st paragraph and the eight points"), CONTENTS.at("the score pad", zh_hant="")),
    rulings=("hidden_belvedere",),
)


GARDEN_SCORES = "the pad says {written} for {row}, and the garden scores {points}"
COUNT_SCORES = "the pad says {written} for {row}, and what was counted scores {points}"


def check(table: Table) -> Iterator[Fault]:
    """Every row of a player's own score pad that differs from what the garden scores.

    A total that is not the sum of the pad's own rows is no count of the garden, and `pad-sum` tells it.
    """
    for player in table.players:
        if not player.score_pad or player.only_pad:
            continue
        points = score_player(player, table.rulings).points
        for row, written in player.score_pad.items():
            if written != points[row] and not (row == TOTAL and is_added_up_wrongly(player)):
                yield Fault(
                    player.pad_path(row),
                    Message("the pad of {player}", player=player.name),
                    Message(
                        GARDEN_SCORES if player.tally is None else COUNT_SCORES,
                        written=written,
                        row=PRINTED[row],
                        points=str(points[row]),
                    ),
                    Message("`babylon score --why` shows where each point comes from"),
                    player=player.index,
                    on_pad=True,
                )


RULE = TableRule(ABOUT, check)
