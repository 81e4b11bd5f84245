"""Every player has a flower of their own."""

from collections.abc import Iterator

from babylon_cli.babylon.rulebooks import BOARDS, SET_UP, TERRACE_TILES, cited
from babylon_cli.babylon.rules.rule import TableRule
from babylon_cli.babylon.table.table import Player, Table
from babylon_cli.judging.about import About
from babylon_cli.judging.finding import Fault, Related
from babylon_cli.wording.message import Message

ABOUT = About(
    id="flower-unique",
    subject="table",
    sources=cited(
        BOARDS.at("the caption on the flower"),
        TERRACE_TILES.at("7th paragraph", zh_hans="the sentence on the four garden sides"),
        SET_UP.at("step 4"),
    ),
)


def check(table: Table) -> Iterator[Fault]:
    """Every player whose flower another player has already."""
    owners: dict[str, Player] = {}
    for player in table.players:
        owner = owners.setdefault(player.flower, player)
        if owner is not player:
            yield Fault(
                ("players", player.index, "flower"),
                Message("the board of {player}", player=player.name),
                Message(
                    "the flower {flower} is on the board of {owner}, too: each of the four boards has a flower of "
                    "its own",
                    flower=player.flower,
                    owner=owner.name,
                ),
                Message("look at the top right corner of both boards"),
                (Related(("players", owner.index, "flower"), Message("the other player's flower")),),
                player=player.index,
            )


RULE = TableRule(ABOUT, check)
