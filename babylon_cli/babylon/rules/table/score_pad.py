"""The players' own score pad agrees with the gardens."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import CONTENTS, SCORING, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.scoring.pad import score_player
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="score-pad",
    subject="score pad",
    sources=cited(SCORING.at("1st paragraph and the eight points"), CONTENTS.at("the score pad", zh_hant="")),
    rulings=("hidden_belvedere",),
)


def check(table: Table) -> Iterator[Fault]:
    """Every row of a player's own score pad that differs from what the garden scores."""
    for player in table.players:
        if not player.score_pad:
            continue
        points = score_player(player, table.rulings).points()
        for row, written in player.score_pad.items():
            if written != points[row]:
                yield Fault(
                    ("players", player.index, "score_pad", row),
                    Message("the pad of {player}", player=player.name),
                    Message(
                        "the pad says {written} for {row}, and the garden scores {points}",
                        written=written,
                        row=row,
                        points=points[row],
                    ),
                    Message("`babylon score --why` shows where each point comes from"),
                    player=player.index,
                )


RULE = TableRule(ABOUT, check)
