"""A player has at most 16, 14 or 12 terraces with 2, 3 or 4 players."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import COURSE, DIGGING, SET_UP, STORING, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Table
from babylon_cli.babylon.table.turn import ROUNDS
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault
from babylon_cli.wording.message import Counted, Message

ABOUT = About(
    id="terrace-count",
    subject="table",
    sources=cited(
        COURSE.at("1st paragraph"),
        DIGGING.at("1st paragraph"),
        SET_UP.at("step 4"),
        STORING.at("3rd and 4th paragraphs"),
    ),
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
