"""The players' own score pad agrees with the gardens."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.scoring.pad import score_player
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Message

ABOUT = About(
    id="score-pad",
    subject="score pad",
    summary="The players' own score pad agrees with the gardens.",
    text=(
        "The players may write down what they put on their pad. Each row is then compared with what the garden is "
        "worth, and so is the total. This finds slips in counting and adding. It follows from the final count: a "
        "row has one right number."
    ),
    broken_when=(
        "A row of the players' own pad, or its total, differs from the one worked out from the garden. The report "
        "names the row and gives both numbers. Rows that were not written down are not compared. Whether a hidden "
        "belvedere counts depends on the ruling hidden_belvedere."
    ),
    sources=(
        Source("fr", "Décompte final", "1st paragraph and the eight points"),
        Source("fr", "Matériel", "the score pad"),
        Source("nl", "Eindtelling", "1st paragraph and the eight points"),
        Source("nl", "Inhoud", "the score pad"),
        Source("zh-Hant", "最終計分", "1st paragraph and the eight points"),
        Source("zh-Hans", "终局计分", "1st paragraph and the eight points"),
        Source("zh-Hans", "游戏配件", "the score pad"),
    ),
    editions=(
        "The points are the same in all four. Only the simplified Chinese book names belvederes among the things "
        "that score nothing when they are wholly hidden."
    ),
    rulings=("hidden_belvedere",),
    judges="position",
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
