"""Two, three or four players sit at a table."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import CONTENTS, COURSE, SET_UP, TERRACE_TILES, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import TABLE, Fault
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="player-count",
    subject="table",
    sources=cited(
        CONTENTS.at("the four boards", zh_hant=""),
        TERRACE_TILES.at("", zh_hant="7th paragraph"),
        SET_UP.at("steps 5 and 6"),
        COURSE.at("1st paragraph"),
    ),
)

WRONG_NUMBER = "the table has {players}, and Babylon is played by 2 to 4"
ALONE = "the table has {players}, and Babylon is played by 2 to 4; this garden is judged alone"


def check(table: Table) -> Iterator[Fault]:
    """A table of no, one or more than four players; one garden may be scored alone."""
    players = len(table.players)
    if 2 <= players <= 4 or (players == 0 and table.quarry is not None):
        return
    alone = players == 1
    yield Fault(
        ("players",),
        TABLE,
        Message(ALONE if alone else WRONG_NUMBER, players=Counted(players, "player")),
        Message("add the other players") if players < 2 else Message("take out the players who are too many"),
        severity="warning" if alone else "error",
    )


RULE = TableRule(ABOUT, check)
