"""A player has at most 16, 14 or 12 terraces with 2, 3 or 4 players."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.about import About, Source
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import ROUNDS
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="terrace-count",
    subject="table",
    summary="A player has at most 16, 14 or 12 terraces with 2, 3 or 4 players.",
    text=(
        "Every turn brings you one terrace, and you began with your start terrace. That makes 16 terraces in a game "
        "of two, 14 in a game of three and 12 in a game of four. You may have fewer, since terraces may be "
        "discarded. The books do not give these sums: they follow from the number of rounds."
    ),
    broken_when=(
        "A garden together with the terrace in its owner's notch has more than 16 terraces with 2 players, more "
        "than 14 with 3, or more than 12 with 4. A garden that is judged alone may have 16. With more than four "
        "players it is not judged."
    ),
    sources=(
        Source("fr", "Déroulement d'une partie", "1st paragraph"),
        Source("fr", "A. Creuser", "1st paragraph"),
        Source("fr", "Mise en place", "step 4"),
        Source("fr", "C. Stocker/Défausser", "3rd and 4th paragraphs"),
        Source("nl", "Spelverloop", "1st paragraph"),
        Source("nl", "A. Graven", "1st paragraph"),
        Source("nl", "Voorbereiding", "step 4"),
        Source("nl", "C. Opslaan/Afleggen", "3rd and 4th paragraphs"),
        Source("zh-Hant", "如何進行遊戲", "1st paragraph"),
        Source("zh-Hant", "A. 挖掘", "1st paragraph"),
        Source("zh-Hant", "遊戲設置", "step 4"),
        Source("zh-Hant", "C. 存放/棄置", "3rd and 4th paragraphs"),
        Source("zh-Hans", "游戏流程", "1st paragraph"),
        Source("zh-Hans", "A. 挖掘", "1st paragraph"),
        Source("zh-Hans", "游戏设置", "step 4"),
        Source("zh-Hans", "C. 保留 / 弃置", "3rd and 4th paragraphs"),
    ),
    editions="",
    rulings=(),
    judges="position",
)

MOST_TERRACES = {players: rounds + 1 for players, rounds in ({1: ROUNDS[2]} | ROUNDS).items()}
"""By the number of players: one terrace a round and the start terrace. A garden alone may be of a game of two."""


def check(table: Table) -> Iterator[Fault]:
    """Every player with more terraces than the rounds and the start terrace give."""
    most = MOST_TERRACES.get(len(table.players))
    if most is None:
        return
    for player in table.players:
        stored = 0 if player.storage.terrace is None else 1
        built = len(player.layout.terraces)
        if built + stored > most:
            yield Fault(
                ("players", player.index, "terraces"),
                Message("the garden of {player}", player=player.name),
                Message(
                    "the garden has {built} and the notch {stored}, and a game of {players} gives a player {most}",
                    built=Counted(built, "terrace"),
                    stored=stored,
                    players=max(2, len(table.players)),
                    most=most,
                ),
                Message("take out the terraces that are typed twice, or add the players who are missing"),
                player=player.index,
            )


RULE = TableRule(ABOUT, check)
