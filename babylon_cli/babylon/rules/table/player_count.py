"""Two, three or four players sit at a table."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.finding import TABLE, Fault
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="player-count",
    subject="table",
    summary="Two, three or four players sit at a table.",
    text=(
        "The game is for two, three or four players. No book has a sentence that says so. It follows from the four "
        "boards, and from the setup and the number of rounds, which are given for two, three and four. You may "
        "still have a single garden checked and scored: that only brings a warning."
    ),
    broken_when="The number of players at the table is not 2, 3 or 4. With one player it is a warning and no error.",
    sources=(
        Source("fr", "Matériel", "the four boards"),
        Source("fr", "Mise en place", "steps 5 and 6"),
        Source("fr", "Déroulement d'une partie", "1st paragraph"),
        Source("nl", "Inhoud", "the four boards"),
        Source("nl", "Voorbereiding", "steps 5 and 6"),
        Source("nl", "Spelverloop", "1st paragraph"),
        Source("zh-Hant", "露臺板塊", "7th paragraph"),
        Source("zh-Hant", "遊戲設置", "steps 5 and 6"),
        Source("zh-Hant", "如何進行遊戲", "1st paragraph"),
        Source("zh-Hans", "游戏配件", "the four boards"),
        Source("zh-Hans", "游戏设置", "steps 5 and 6"),
        Source("zh-Hans", "游戏流程", "1st paragraph"),
    ),
    editions=(
        "The numbers are the same in all four. In the traditional Chinese text that we have, the list of parts "
        "names only the plastic pieces; the four boards are named in its section on terraces."
    ),
    rulings=(),
    judges="position",
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
